/// Reads the words of SVG path data: commands, numbers, flags, with or without spaces and commas between them.
struct SVGPathScanner {
    private let bytes: [UInt8]
    /// The byte that is read next.
    private(set) var offset = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    /// The next letter, or nil at the end.
    mutating func command() throws(SVGPathFault) -> UInt8? {
        skipSpaces()
        guard offset < bytes.count else { return nil }
        let byte = bytes[offset]
        guard "MLHVCSQTAZ".utf8.contains(byte & 0xDF), byte & 0x40 != 0 else {
            let rest = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
            throw .unknownCommand(offset: offset, found: String(rest.prefix(1)))
        }
        offset += 1
        return byte
    }

    /// Whether a number comes next, so that the last command is repeated.
    mutating func isAtNumber() -> Bool {
        let start = offset
        skipSeparators()
        if offset < bytes.count, "+-.0123456789".utf8.contains(bytes[offset]) { return true }
        offset = start
        return false
    }

    /// The next number, of a command that is named in the error.
    mutating func number(of command: UInt8) throws(SVGPathFault) -> Double {
        skipSeparators()
        let start = offset
        if let byte = byte, byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { offset += 1 }
        var digits = skipDigits()
        if byte == UInt8(ascii: ".") {
            offset += 1
            digits += skipDigits()
        }
        guard digits > 0 else {
            offset = start
            throw .missingNumber(offset: start, command: String(UnicodeScalar(command)))
        }
        skipExponent()
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        guard let value = Double(text), value.magnitude <= 1e9 else {
            throw .numberOutOfRange(offset: start, found: text)
        }
        return value
    }

    /// The next flag of an arc: one digit, which needs no space behind it.
    mutating func flag() throws(SVGPathFault) -> Bool {
        skipSeparators()
        guard let byte, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
            throw .invalidFlag(offset: offset)
        }
        offset += 1
        return byte == UInt8(ascii: "1")
    }

    private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func skipDigits() -> Int {
        let start = offset
        while let byte, 0x30...0x39 ~= byte { offset += 1 }
        return offset - start
    }

    private mutating func skipExponent() {
        let start = offset
        guard let byte, byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") else { return }
        offset += 1
        if let sign = self.byte, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { offset += 1 }
        if skipDigits() == 0 { offset = start }
    }

    private mutating func skipSpaces() {
        while let byte, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte) { offset += 1 }
    }

    private mutating func skipSeparators() {
        skipSpaces()
        guard byte == UInt8(ascii: ",") else { return }
        offset += 1
        skipSpaces()
    }
}
