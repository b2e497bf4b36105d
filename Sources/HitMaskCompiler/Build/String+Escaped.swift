#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension String {
    /// The text with its control characters written out, so that a file's name cannot forge a line of a message.
    ///
    ///     "two\nlines".escaped   // "two\\nlines"
    ///
    /// Line and paragraph separators and the marks that turn the writing direction are written out too.
    package var escaped: String {
        guard utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return self }
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.isUnprintable: text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// The text of the bytes, or nil where they are not UTF-8.
    package init?(utf8Bytes bytes: some Collection<UInt8>) {
        self.init(decoding: bytes, as: UTF8.self)
        guard utf8.elementsEqual(bytes) else { return nil }
    }

    /// Bytes that may not be UTF-8, for a message: `caf\xE9.png`.
    package init(escapingBytes bytes: some Collection<UInt8>) {
        if let text = String(utf8Bytes: bytes) {
            self = text
            return
        }
        self = ""
        for byte in bytes {
            if byte < 0x80 {
                unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                self += "\\x" + String(byte, radix: 16, uppercase: true)
            }
        }
    }
}

extension Unicode.Scalar {
    /// Whether a terminal would act on the character rather than show it.
    fileprivate var isUnprintable: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x2029, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
