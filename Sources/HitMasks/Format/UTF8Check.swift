extension RawBytes {
    /// Whether the bytes of a range are well-formed UTF-8 (Unicode 16, table 3-7).
    package func isUTF8(_ range: Range<Int>) -> Bool {
        var offset = range.lowerBound
        while offset < range.upperBound {
            // Eight ASCII characters at once: nearly every name is nothing else.
            if offset + 8 <= range.upperBound, u64(at: offset) & 0x8080_8080_8080_8080 == 0 {
                offset += 8
                continue
            }
            guard let size = characterSize(at: offset), offset + size <= range.upperBound else { return false }
            offset += size
        }
        return true
    }

    /// The bytes of the well-formed character at an offset, or nil.
    private func characterSize(at offset: Int) -> Int? {
        let first = u8(at: offset)
        let size: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch first {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: size = 2
        case 0xE0: (size, second) = (3, 0xA0...0xBF)
        case 0xED: (size, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: size = 3
        case 0xF0: (size, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: size = 4
        case 0xF4: (size, second) = (4, 0x80...0x8F)
        default: return nil
        }
        guard second.contains(u8(at: offset + 1)) else { return nil }
        for index in 2..<max(size, 2) where u8(at: offset + index) & 0xC0 != 0x80 { return nil }
        return size
    }
}
