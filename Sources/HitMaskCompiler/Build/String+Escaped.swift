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

    /// Whether the bytes of this text come before those of the other.
    ///
    /// `<` and `==` of `String` compare normalised text, in which two file names can be one.
    package func precedesByBytes(_ other: String) -> Bool {
        let order = orderOfBytes(other, count: min(utf8.count, other.utf8.count))
        return order < 0 || order == 0 && utf8.count < other.utf8.count
    }

    /// Whether both texts have the same bytes.
    package func hasSameBytes(as other: String) -> Bool {
        utf8.count == other.utf8.count && orderOfBytes(other, count: utf8.count) == 0
    }

    /// Less than, equal to or greater than 0, as the first bytes of this text come before, are or come after the other's.
    private func orderOfBytes(_ other: String, count: Int) -> Int32 {
        // Only texts of another language have to be copied for this.
        var (own, other) = (self, other)
        return own.withUTF8 { own in
            other.withUTF8 { other in count == 0 ? 0 : memcmp(own.baseAddress!, other.baseAddress!, count) }
        }
    }
}

/// A text as a key of sets and dictionaries by its bytes: `String` compares normalised text.
struct ExactText: Hashable {
    let text: String

    init(_ text: String) { self.text = text }

    static func == (one: ExactText, other: ExactText) -> Bool { one.text.hasSameBytes(as: other.text) }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
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
