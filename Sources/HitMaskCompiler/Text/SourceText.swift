/// The bytes of a text file as UTF-8 without a byte-order mark, and a place in them with its line.
///
/// UTF-16 is read where a byte-order mark says so. A line ends with a line feed, a carriage return or both.
struct SourceText {
    /// The text in UTF-8.
    let bytes: [UInt8]
    /// The index of the next byte.
    private(set) var position = 0
    /// The line of the next byte, counted from 1.
    private(set) var line = 1
    private var valueCount = 0

    /// How many values, elements and attributes a text may have: a small file must not take much memory.
    static let maximumValueCount = 1_000_000

    init(_ raw: [UInt8]) throws(TextFault) {
        if raw.starts(with: [0xEF, 0xBB, 0xBF]) {
            bytes = Array(raw.dropFirst(3))
        } else if raw.starts(with: [0xFF, 0xFE]) || raw.starts(with: [0xFE, 0xFF]) {
            let (low, high) = raw[0] == 0xFF ? (0, 1) : (1, 0)
            let units = stride(from: 2, to: raw.count - 1, by: 2).map { i in
                UInt16(raw[i + low]) | UInt16(raw[i + high]) << 8
            }
            bytes = Array(String(decoding: units, as: UTF16.self).utf8)
        } else {
            bytes = raw
        }
        if let offset = Self.firstInvalidByte(of: bytes) {
            let line = 1 + bytes[..<offset].count { $0 == UInt8(ascii: "\n") }
            throw TextFault(line: line, .notUTF8(offset: offset))
        }
    }

    /// The offset of the first byte that is not part of UTF-8 text, or nil.
    private static func firstInvalidByte(of bytes: [UInt8]) -> Int? {
        var decoder = UTF8.ForwardParser()
        var rest = bytes.makeIterator()
        var offset = 0
        while true {
            switch decoder.parseScalar(from: &rest) {
            case .valid(let scalar): offset += scalar.count
            case .emptyInput: return nil
            case .error: return offset
            }
        }
    }

    /// Counts a value, an element or an attribute.
    mutating func countValue() throws(TextFault) {
        valueCount += 1
        let limit = SourceText.maximumValueCount
        if valueCount > limit { throw fault(.tooManyValues(limit: limit)) }
    }

    /// The next byte, or nil at the end.
    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Goes behind the next byte.
    mutating func advance() {
        guard let byte = next else { return }
        position += 1
        let isLineFeed = byte == UInt8(ascii: "\n")
        if isLineFeed || byte == UInt8(ascii: "\r") && next != UInt8(ascii: "\n") { line += 1 }
    }

    /// Goes behind the given text if it comes next.
    mutating func skip(_ text: StaticString) -> Bool {
        let end = position + text.utf8CodeUnitCount
        guard end <= bytes.count, text.withUTF8Buffer({ $0.elementsEqual(bytes[position..<end]) }) else { return false }
        while position < end { advance() }
        return true
    }

    /// Goes behind spaces and line ends.
    mutating func skipSpace() {
        while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B && byte != 0x0C {
            advance()
        }
    }

    /// The text from an index to the next byte.
    func text(from start: Int) -> String { String(decoding: bytes[start..<position], as: UTF8.self) }

    /// What comes next, for a message.
    var found: String {
        guard position < bytes.count else { return "the end of the file" }
        let head = String(decoding: bytes[position..<min(position + 8, bytes.count)], as: UTF8.self)
        return head.unicodeScalars.first.map { "'\($0)'" } ?? "nothing"
    }

    /// A fault in the line of the next byte.
    func fault(_ reason: TextFault.Reason) -> TextFault { TextFault(line: line, reason) }

    /// The fault that something else was expected next.
    func fault(expected: String) -> TextFault { fault(.unexpected(found: found, expected: expected)) }
}

extension [UInt8] {
    /// Where a text first occurs, or nil.
    func offset(of text: StaticString) -> Int? {
        let sought = Array("\(text)".utf8)
        guard count >= sought.count else { return nil }
        return (0...count - sought.count).first { start in
            self[start] == sought[0] && self[start..<start + sought.count].elementsEqual(sought)
        }
    }
}
