#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

// Names of files and masks are compared by their bytes: `String` compares normalised text, in which two can be one.

/// A text as a key of sets and dictionaries by its bytes.
struct ExactText: Hashable {
    let text: String

    init(_ text: String) { self.text = text }

    static func == (one: ExactText, other: ExactText) -> Bool { one.text.hasSameBytes(as: other.text) }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension String {
    /// Whether the bytes of this text come before those of the other.
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
