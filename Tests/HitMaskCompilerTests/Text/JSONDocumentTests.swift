import Testing

@testable import HitMaskCompiler

@Suite struct `Reading JSON` {
    private func read(_ text: String) throws -> SourceValue { try JSONDocument.read(Array(text.utf8)) }

    @Test func `keeps lines, order, repetitions and the text of numbers`() throws {
        let root = try read("\u{FEFF}{\"b\": 1.50,\r\n\"a\": [true,\r\n\r\nnull, \"x\"],\n\"b\": -2e3}\r\n")
        #expect(root.members.map(\.key) == ["b", "a", "b"])
        #expect(root.members.map(\.line) == [1, 2, 5])
        #expect(root.members[0].value.content == .number("1.50"))
        #expect(root.members[2].value.content == .number("-2e3"))
        #expect(root.members[1].value.elements.map(\.content) == [.bool(true), .null, .string("x")])
        #expect(root.members[1].value.elements.map(\.line) == [2, 4, 4])
    }

    @Test func `counts a lone carriage return as the end of a line`() throws {
        #expect(try read("[1,\r2,\r\n3]").elements.map(\.line) == [1, 2, 3])
    }

    @Test func `reads UTF-16 by its mark`() throws {
        let units = Array("{\"é\": 1}".utf16)
        for (mark, low) in [([0xFF, 0xFE] as [UInt8], 0), ([0xFE, 0xFF], 1)] {
            let bytes =
                mark
                + units.flatMap { low == 0 ? [UInt8($0 & 255), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 255)] }
            #expect(try JSONDocument.read(bytes).members.map(\.key) == ["é"])
        }
    }

    @Test(arguments: [
        (#""a\"\\\/\b\f\n\r\t""#, "a\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u20AC""#, "é€"), (#""\ud83d\ude00""#, "😀"),
        (#""\u0000""#, "\0"), ("\"é😀\"", "é😀"), ("\"\"", ""),
    ])
    func `undoes escapes`(_ text: String, _ expected: String) throws {
        #expect(try read(text).string == expected)
    }

    @Test(arguments: ["0", "-0", "12", "1.5", "1e5", "1E+05", "-0.5e-7", "123456789012345678901234567890"])
    func `takes the numbers of JSON`(_ text: String) throws {
        #expect(try read(text).content == .number(text))
    }

    @Test(arguments: ["01", "1.", "1e", "-", "1e+", "0x10", "1.5.2", "--1", "1-2", "1a"])
    func `takes no other numbers`(_ text: String) {
        #expect(throws: TextFault(line: 2, .malformedNumber(text))) { try read("[\n" + text + "]") }
    }

    @Test(arguments: [
        ("", 1, "the end of the file", "a JSON value"), ("{\n", 2, "the end of the file", "a key in quotes"),
        ("[1,]", 1, "']'", "a JSON value"), ("{\"a\":1,}", 1, "'}'", "a key in quotes"),
        ("[1 2]", 1, "'2'", "',' or ']'"), ("{\"a\" 1}", 1, "'1'", "':'"), ("{a:1}", 1, "'a'", "a key in quotes"),
        ("1\n2", 2, "'2'", "the end of the file"), ("// x\n1", 1, "'/'", "a JSON value"),
        ("\"a", 1, "the end of the file", "'\"' at the end of the text"), ("[tru]", 1, "'t'", "a JSON value"),
        ("[é]", 1, "'é'", "a JSON value"), ("+1", 1, "'+'", "a JSON value"),
    ])
    func `says what it expected where`(_ text: String, _ line: Int, _ found: String, _ expected: String) {
        #expect(throws: TextFault(line: line, .unexpected(found: found, expected: expected))) { try read(text) }
    }

    @Test(arguments: [#"\x"#, #"\u12"#, #"\ud800"#, #"\ude00"#, #"\ud800\u0041"#])
    func `refuses escapes that are none`(_ escape: String) {
        let error = #expect(throws: TextFault.self) { try read("\"" + escape + "\"") }
        guard case .escape = error?.reason else {
            return #expect(Bool(false), "\(escape): \(String(describing: error))")
        }
    }

    @Test func `refuses control characters and what is no UTF-8`() {
        #expect(throws: TextFault(line: 1, .controlCharacter(10))) { try read("\"a\nb\"") }
        #expect(throws: TextFault(line: 2, .notUTF8(offset: 4))) {
            try JSONDocument.read([0x5B, 0x0A, 0x20, 0x22, 0xFF, 0x22, 0x5D])
        }
    }

    @Test func `limits how deep it nests`() throws {
        let nested = { (depth: Int) in
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(try read(nested(64)).isArray)
        #expect(throws: TextFault(line: 1, .tooDeep(limit: 64))) { try read(nested(65)) }
    }

    @Test func `finds a key, and a key that says two things`() throws {
        let root = try read("{\"a\": 1,\n\"a\": 1,\n\"b\": [1],\n\"b\": [\n1], \"c\": {\"x\": 1},\n\"c\": {\"x\": 2}}")
        #expect(try root.value(of: "a")?.content == .number("1"))
        #expect(try root.value(of: "b")?.line == 3)
        #expect(try root.value(of: "d") == nil)
        #expect(throws: TextFault(line: 6, .repeatedKey("c", firstLine: 5))) { try root.value(of: "c") }
    }
}
