/// Reads the XML that sprite sheets and property lists are written in: elements, attributes, text, comments, CDATA, and
/// the five entities and character numbers of XML 1.0.
///
/// Entities and elements that a file declares for itself are a fault: with them, a small file can become a large one. A
/// program that links Foundation's reader takes three times as long to start.
struct MarkupReader {
    private static let maximumDepth = 64
    private var text: SourceText

    /// Reads a document: one element, and what may stand around it.
    static func read(_ bytes: [UInt8]) throws(TextFault) -> MarkupElement {
        var reader = MarkupReader(text: try SourceText(bytes))
        try reader.skipProlog()
        guard reader.text.next == UInt8(ascii: "<") else { throw reader.text.fault(expected: "an element") }
        let root = try reader.element(depth: 1)
        try reader.skipMiscellany()
        guard reader.text.next == nil else { throw reader.text.fault(expected: "the end of the file") }
        return root
    }

    private mutating func skipProlog() throws(TextFault) {
        text.skipSpace()
        if text.skip("<?xml") {
            let start = text.position
            try skip(past: "?>")
            try checkEncoding(of: text.text(from: start))
        }
        try skipMiscellany()
        guard text.skip("<!DOCTYPE") else { return }
        while let byte = text.next, byte != UInt8(ascii: ">") {
            if byte == UInt8(ascii: "[") { throw text.fault(.ownDeclarations) }
            text.advance()
        }
        guard text.skip(">") else { throw text.fault(expected: "'>'") }
        try skipMiscellany()
    }

    /// Refuses other encodings where they would matter. The marks of UTF-16 were heeded before.
    private func checkEncoding(of declaration: String) throws(TextFault) {
        let bytes = Array(declaration.utf8)
        guard let start = bytes.offset(of: "encoding") else { return }
        let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
        let quoted = bytes[start...].drop { !quotes.contains($0) }.dropFirst().prefix { !quotes.contains($0) }
        let name = String(decoding: quoted, as: UTF8.self)
        let isUnicode = ["utf-8", "utf8", "utf-16", "us-ascii"].contains(name.lowercased())
        if !isUnicode, text.bytes.contains(where: { $0 >= 0x80 }) { throw text.fault(.encoding(name)) }
    }

    /// Goes behind spaces, comments and instructions.
    private mutating func skipMiscellany() throws(TextFault) {
        while true {
            text.skipSpace()
            if text.skip("<!--") {
                try skip(past: "-->")
            } else if text.skip("<?") {
                try skip(past: "?>")
            } else {
                return
            }
        }
    }

    private mutating func skip(past end: StaticString) throws(TextFault) {
        while !text.skip(end) {
            guard text.next != nil else { throw text.fault(expected: "'\(end)'") }
            text.advance()
        }
    }

    private mutating func element(depth: Int) throws(TextFault) -> MarkupElement {
        guard depth <= Self.maximumDepth else { throw text.fault(.tooDeep(limit: Self.maximumDepth)) }
        try text.countValue()
        let line = text.line
        text.advance()
        var element = MarkupElement(name: try name(), line: line)
        var names: Set<String> = []
        while true {
            text.skipSpace()
            if text.skip("/>") { return element }
            if text.skip(">") { break }
            let attribute = try attribute()
            guard names.insert(attribute.name).inserted else {
                throw text.fault(.repeatedKey(attribute.name, firstLine: line))
            }
            try text.countValue()
            element.attributes.append(attribute)
        }
        try readContent(of: &element, depth: depth)
        let end = try name()
        guard end.hasSameBytes(as: element.name) else {
            throw text.fault(.wrongEnd(found: end, expected: element.name, openedOnLine: line))
        }
        text.skipSpace()
        guard text.skip(">") else { throw text.fault(expected: "'>'") }
        return element
    }

    /// Reads to behind the `</` that ends the element.
    private mutating func readContent(of element: inout MarkupElement, depth: Int) throws(TextFault) {
        while let byte = text.next {
            if text.skip("</") {
                return
            } else if text.skip("<!--") {
                try skip(past: "-->")
            } else if text.skip("<?") {
                try skip(past: "?>")
            } else if text.skip("<![CDATA[") {
                let start = text.position
                try skip(past: "]]>")
                element.text += text.text(from: start).dropLast(3)
            } else if byte == UInt8(ascii: "<") {
                element.children.append(try self.element(depth: depth + 1))
            } else {
                element.text += try characters { $0 == UInt8(ascii: "<") }
            }
        }
        throw text.fault(expected: "</\(element.name)>, which was opened in line \(element.line)")
    }

    private mutating func attribute() throws(TextFault) -> (name: String, value: String) {
        let name = try name()
        text.skipSpace()
        guard text.skip("=") else { throw text.fault(expected: "'='") }
        text.skipSpace()
        guard let quote = text.next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw text.fault(expected: "a value in quotes")
        }
        text.advance()
        let value = try characters { $0 == quote || $0 == UInt8(ascii: "<") }
        guard text.next == quote else { throw text.fault(expected: "the quote that ends the value") }
        text.advance()
        return (name, value)
    }

    private mutating func name() throws(TextFault) -> String {
        let start = text.position
        while let byte = text.next, isNameByte(byte) { text.advance() }
        guard text.position > start else { throw text.fault(expected: "a name") }
        return text.text(from: start)
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: ":"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    /// The text up to a byte, with its references replaced.
    private mutating func characters(until isEnd: (UInt8) -> Bool) throws(TextFault) -> String {
        var characters = ""
        var start = text.position
        while let byte = text.next, !isEnd(byte) {
            guard byte == UInt8(ascii: "&") else {
                text.advance()
                continue
            }
            characters += text.text(from: start)
            characters.unicodeScalars.append(try reference())
            start = text.position
        }
        return characters + text.text(from: start)
    }

    private mutating func reference() throws(TextFault) -> Unicode.Scalar {
        let start = text.position
        while let byte = text.next, byte != UInt8(ascii: ";"), text.position - start < 12 { text.advance() }
        let reference = text.text(from: start).dropFirst()
        guard text.skip(";") else { throw text.fault(.escape("&\(reference)")) }
        switch reference {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        let isHexadecimal = reference.hasPrefix("#x")
        let digits = reference.dropFirst(isHexadecimal ? 2 : 1)
        guard reference.hasPrefix("#"), digits.allSatisfy(\.isHexDigit),
            let number = UInt32(digits, radix: isHexadecimal ? 16 : 10), let scalar = Unicode.Scalar(number)
        else { throw text.fault(.escape("&\(reference);")) }
        return scalar
    }
}
