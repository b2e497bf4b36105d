/// Bytes as lines of Base64 (RFC 4648, section 4), the text that `HitMaskFile(embeddedText:)` decodes.
func base64Lines(_ bytes: [UInt8], bytesPerLine: Int = 84) -> [String] {
    stride(from: 0, to: bytes.count, by: bytesPerLine).map { start in
        base64(bytes[start..<min(start + bytesPerLine, bytes.count)])
    }
}

private let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

/// Bytes as Base64 in one line.
func base64(_ bytes: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: bytes.startIndex, to: bytes.endIndex, by: 3) {
        let group = bytes[start..<min(start + 3, bytes.endIndex)]
        let word = (0..<3).reduce(0) { $0 << 8 | (start + $1 < bytes.endIndex ? Int(bytes[start + $1]) : 0) }
        for place in 0..<4 {
            text.append(place <= group.count ? digits[word >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
        }
    }
    return String(decoding: text, as: UTF8.self)
}
