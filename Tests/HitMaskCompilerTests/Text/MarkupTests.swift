import Testing

@testable import HitMaskCompiler

@Suite struct `Reading XML` {
    private func read(_ text: String) throws -> MarkupElement { try MarkupReader.read(Array(text.utf8)) }

    @Test func `gives elements, attributes and texts with their lines`() throws {
        let root = try read(
            "\u{FEFF}<?xml version='1.0' encoding='UTF-8'?>\r\n<!-- <b> -->\r\n<!DOCTYPE a SYSTEM \"x\">\r\n<a x = '1' y=\"&lt;'&#65;&#x42;&quot;\">"
                + "t&amp;<b/>\n<?p <?><c k=''>in<!-- out -->side</c><![CDATA[<&]]>u</a>\n<!-- end -->\n")
        #expect(root.name == "a" && root.line == 4)
        #expect(root["x"] == "1" && root["y"] == "<'AB\"" && root["z"] == nil)
        #expect(root.text == "t&\n<&u")
        #expect(root.children.map(\.name) == ["b", "c"])
        #expect(root.children.map(\.line) == [4, 5])
        #expect(root.children[1].text == "inside")
    }

    @Test(arguments: [
        ("<a>\n<b></a>", 2, TextFault.Reason.wrongEnd(found: "a", expected: "b", openedOnLine: 2)),
        ("<a>\n", 2, .unexpected(found: "the end of the file", expected: "</a>, which was opened in line 1")),
        ("<a x=1/>", 1, .unexpected(found: "'1'", expected: "a value in quotes")),
        ("<a x='1' x='2'/>", 1, .repeatedKey("x", firstLine: 1)), ("<a>&b;</a>", 1, .escape("&b;")),
        ("<a>&#xD800;</a>", 1, .escape("&#xD800;")), ("<a>&#99999999999;</a>", 1, .escape("&#9999999999")),
        ("<a x='<'/>", 1, .unexpected(found: "'<'", expected: "the quote that ends the value")),
        ("<a/>\n<b/>", 2, .unexpected(found: "'<'", expected: "the end of the file")),
        ("x", 1, .unexpected(found: "'x'", expected: "an element")),
        ("<a", 1, .unexpected(found: "the end of the file", expected: "a name")),
        ("<!-- a", 1, .unexpected(found: "the end of the file", expected: "'-->'")),
        ("<?xml encoding='ISO-8859-1'?><a>é</a>", 1, .encoding("ISO-8859-1")),
    ])
    func `says what is wrong where`(_ text: String, _ line: Int, _ reason: TextFault.Reason) {
        #expect(throws: TextFault(line: line, reason)) { try read(text) }
    }

    @Test func `takes any encoding for text that is the same in all`() throws {
        #expect(try read("<?xml encoding='ISO-8859-1'?><a>e</a>").text == "e")
    }

    @Test func `gives property lists as values`() throws {
        let text = """
            <plist><dict>
            <key>a</key><array><integer>1</integer><real>2.5</real><string>x</string></array>
            <key>b</key><true/>
            <key>b</key><dict/>
            </dict></plist>
            """
        let root = try PropertyList.read(Array(text.utf8))
        #expect(root.members.map(\.key) == ["a", "b", "b"])
        #expect(root.members.map(\.line) == [2, 3, 4])
        #expect(root.members[0].value.elements.map(\.content) == [.number("1"), .number("2.5"), .string("x")])
        #expect(root.members.dropFirst().map(\.value.content) == [.bool(true), .object([])])
    }

    @Test(arguments: [
        ("bplist00", TextFault.Reason.binaryPropertyList),
        ("<plist><dict><true/></dict></plist>", .unexpected(found: "<true>", expected: "<key>")),
        ("<plist><dict><key>a</key></dict></plist>", .unexpected(found: "the end", expected: "a value for 'a'")),
        ("<plist><a/></plist>", .unexpected(found: "<a>", expected: "an element of a property list")),
        ("<plist/>", .unexpected(found: "0", expected: "<plist> with one value")),
    ])
    func `refuses property lists that are none`(_ text: String, _ reason: TextFault.Reason) {
        #expect(throws: TextFault(line: 1, reason)) { try PropertyList.read(Array(text.utf8)) }
    }
}
