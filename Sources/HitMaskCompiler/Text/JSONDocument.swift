/// Reads JSON (RFC 8259), strictly, with the line of each value.
///
/// Foundation's reader gives no lines, no order of keys, and one of two values of a repeated key without saying so; and a
/// program that links Foundation takes three times as long to start. Comments and trailing commas are faults. A
/// byte-order mark is skipped.
///
/// Time and memory are in proportion to the text; nesting is limited to ``maximumDepth``.
package enum JSONDocument {
    /// How deep arrays and objects may be nested.
    package static let maximumDepth = 64

    /// Reads a document: one value.
    ///
    /// - Throws: ``TextFault``.
    package static func read(_ bytes: [UInt8]) throws(TextFault) -> SourceValue {
        var scanner = JSONScanner(text: try SourceText(bytes))
        return try scanner.document()
    }
}

private struct JSONScanner {
    var text: SourceText

    mutating func document() throws(TextFault) -> SourceValue {
        let root = try value(depth: 0)
        text.skipSpace()
        guard text.next == nil else { throw text.fault(expected: "the end of the file") }
        return root
    }

    private mutating func value(depth: Int) throws(TextFault) -> SourceValue {
        text.skipSpace()
        try text.countValue()
        let line = text.line
        switch text.next {
        case UInt8(ascii: "{"): return SourceValue(.object(try members(depth: depth + 1)), line: line)
        case UInt8(ascii: "["): return SourceValue(.array(try elements(depth: depth + 1)), line: line)
        case UInt8(ascii: "\""): return SourceValue(.string(try string()), line: line)
        case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
            return SourceValue(.number(try number()), line: line)
        default:
            if text.skip("true") { return SourceValue(.bool(true), line: line) }
            if text.skip("false") { return SourceValue(.bool(false), line: line) }
            if text.skip("null") { return SourceValue(.null, line: line) }
            throw text.fault(expected: "a JSON value")
        }
    }

    private mutating func members(depth: Int) throws(TextFault) -> [SourceValue.Member] {
        var members: [SourceValue.Member] = []
        try list(until: "}", depth: depth) { (scanner) throws(TextFault) in
            let line = scanner.text.line
            guard scanner.text.next == UInt8(ascii: "\"") else { throw scanner.text.fault(expected: "a key in quotes") }
            let key = try scanner.string()
            scanner.text.skipSpace()
            guard scanner.text.skip(":") else { throw scanner.text.fault(expected: "':'") }
            members.append(SourceValue.Member(key: key, line: line, value: try scanner.value(depth: depth)))
        }
        return members
    }

    private mutating func elements(depth: Int) throws(TextFault) -> [SourceValue] {
        var elements: [SourceValue] = []
        try list(until: "]", depth: depth) { (scanner) throws(TextFault) in
            elements.append(try scanner.value(depth: depth))
        }
        return elements
    }

    /// Reads what stands between brackets, separated by commas.
    private mutating func list(
        until end: StaticString, depth: Int, _ element: (inout JSONScanner) throws(TextFault) -> Void
    ) throws(TextFault) {
        guard depth <= JSONDocument.maximumDepth else { throw text.fault(.tooDeep(limit: JSONDocument.maximumDepth)) }
        text.advance()
        text.skipSpace()
        if text.skip(end) { return }
        while true {
            text.skipSpace()
            try element(&self)
            text.skipSpace()
            if text.skip(end) { return }
            guard text.skip(",") else { throw text.fault(expected: "',' or '\(end)'") }
        }
    }

    private mutating func number() throws(TextFault) -> String {
        let start = text.position
        while let byte = text.next, isWordByte(byte) { text.advance() }
        let number = text.text(from: start)
        guard isJSONNumber(number) else { throw text.fault(.malformedNumber(number)) }
        return number
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        default: false
        }
    }

    private func isJSONNumber(_ number: String) -> Bool {
        var rest = number.utf8[...]
        func digits() -> Int {
            let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
            rest = rest.dropFirst(count)
            return count
        }
        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        let hasLeadingZero = rest.first == UInt8(ascii: "0")
        let whole = digits()
        guard whole > 0, whole == 1 || !hasLeadingZero else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            guard digits() > 0 else { return false }
        }
        if let byte = rest.first, byte | 0x20 == UInt8(ascii: "e") {
            rest = rest.dropFirst()
            if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
            guard digits() > 0 else { return false }
        }
        return rest.isEmpty
    }
}

// MARK: Strings

extension JSONScanner {
    fileprivate mutating func string() throws(TextFault) -> String {
        text.advance()
        var string = ""
        var start = text.position
        while true {
            guard let byte = text.next else { throw text.fault(expected: "'\"' at the end of the text") }
            switch byte {
            case UInt8(ascii: "\""):
                string += text.text(from: start)
                text.advance()
                return string
            case UInt8(ascii: "\\"):
                string += text.text(from: start)
                string.unicodeScalars.append(try escape())
                start = text.position
            case 0..<0x20: throw text.fault(.controlCharacter(byte))
            default: text.advance()
            }
        }
    }

    private mutating func escape() throws(TextFault) -> Unicode.Scalar {
        let start = text.position
        text.advance()
        let byte = text.next
        text.advance()
        switch byte {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"):
            let unit = try hexadecimalDigits(from: start)
            // A character beyond U+FFFF is two escapes, a high and a low surrogate.
            guard (0xD800..<0xDC00).contains(unit), text.skip("\\u") else {
                guard let scalar = Unicode.Scalar(unit) else { throw text.fault(.escape(text.text(from: start))) }
                return scalar
            }
            let low = try hexadecimalDigits(from: start)
            guard (0xDC00..<0xE000).contains(low), let scalar = Unicode.Scalar((unit - 0xD7C0) << 10 | (low - 0xDC00))
            else { throw text.fault(.escape(text.text(from: start))) }
            return scalar
        default: throw text.fault(.escape(text.text(from: start)))
        }
    }

    private mutating func hexadecimalDigits(from start: Int) throws(TextFault) -> UInt32 {
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = text.next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
                throw text.fault(.escape(text.text(from: start)))
            }
            unit = unit << 4 | UInt32(digit)
            text.advance()
        }
        return unit
    }
}
