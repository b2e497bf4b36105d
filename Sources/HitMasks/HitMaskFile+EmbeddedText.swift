extension HitMaskFile {
    /// Why a text is not an embedded mask file.
    public enum EmbeddedTextError: Error, Sendable, Hashable {
        /// The text is no Base64: at byte `offset` stands what does not belong there, or the text ends too soon.
        case notBase64(offset: Int)
        /// The text is Base64 of bytes that are not a valid mask file.
        case format(HitMask.FormatError)
    }

    /// Decodes and validates a mask file that lies in the program as text.
    ///
    /// `hitmask accessors --embed` writes such a text. It is a literal of Base64 (RFC 4648, section 4) with line breaks
    /// anywhere, because a compiler takes a text of 64 KB in half a second and an array of as many numbers in half a
    /// minute.
    ///
    ///     let file = try HitMaskFile(embeddedText: "k0hNUw0KGgoBAAAAQAAAAE…")
    ///
    /// Decode a text once and keep the file, as the written accessors do.
    ///
    /// - Complexity: O(bytes). Allocates the decoded bytes.
    public init(embeddedText text: StaticString) throws(EmbeddedTextError) {
        try self.init(decoding: text.withUTF8Buffer { Base64.decoded(RawBytes(UnsafeRawBufferPointer($0))) })
    }

    /// Decodes and validates a text that was read.
    package init(embeddedText text: RawBytes) throws(EmbeddedTextError) {
        try self.init(decoding: Base64.decoded(text))
    }

    private init(decoding decoded: Result<[UInt8], Base64.Fault>) throws(EmbeddedTextError) {
        switch decoded {
        case .failure(let fault): throw .notBase64(offset: fault.offset)
        case .success(let bytes):
            do throws(HitMask.FormatError) {
                try self.init(bytes)
            } catch {
                throw .format(error)
            }
        }
    }
}

extension HitMaskFile.EmbeddedTextError: CustomStringConvertible {
    /// What was found, in plain words.
    public var description: String {
        switch self {
        case .notBase64(let offset): "the embedded text is not Base64 at byte \(offset)"
        case .format(let error): "the embedded text: \(error)"
        }
    }
}

/// Base64 as RFC 4648, section 4, has it, with line breaks between any two characters.
private enum Base64 {
    struct Fault: Error { let offset: Int }

    static func decoded(_ text: RawBytes) -> Result<[UInt8], Fault> {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count / 4 * 3)
        var (bits, bitCount, count, padding) = (UInt32(0), 0, 0, 0)
        for offset in 0..<text.count {
            let character = text.u8(at: offset)
            if character == 0x0A { continue }
            count &+= 1
            if character == UInt8(ascii: "="), padding > 0 || count & 3 == 3 || count & 3 == 0 {
                padding &+= 1
                // A fourth character ends its group, and a padded group ends the text.
                if padding > 2 || (padding == 2 && count & 3 != 0) { return .failure(Fault(offset: offset)) }
                continue
            }
            guard padding == 0, let digit = digit(character) else { return .failure(Fault(offset: offset)) }
            bits = bits << 6 | digit
            bitCount &+= 6
            if bitCount >= 8 {
                bitCount &-= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(bitCount)))
            }
        }
        return count & 3 == 0 ? .success(bytes) : .failure(Fault(offset: text.count))
    }

    private static func digit(_ character: UInt8) -> UInt32? {
        switch character {
        case 0x41...0x5A: UInt32(character) &- 0x41
        case 0x61...0x7A: UInt32(character) &- 0x61 &+ 26
        case 0x30...0x39: UInt32(character) &- 0x30 &+ 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
