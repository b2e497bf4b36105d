import Testing

@testable import HitMaskCompiler

@Suite struct `Messages` {
    @Test func `hold one line whatever a name holds`() {
        #expect(
            "a\nb\r\tc\u{0}\u{1B}[31m\u{7F}\u{85}\u{202E}\u{2028}".escaped
                == "a\\nb\\r\\tc\\u{0}\\u{1B}[31m\\u{7F}\\u{85}\\u{202E}\\u{2028}")
        for text in ["plain", "Zoë", "日本", "👩‍🚀", "back\\slash", ""] { #expect(text.escaped == text) }
        let diagnostic = Diagnostic("x\ny.png", line: 3, .nameIsNotUTF8)
        #expect(diagnostic.description == "x\\ny.png:3: error: the name is not UTF-8 text")
    }

    @Test func `show bytes that are no text`() {
        #expect(String(escapingBytes: [0x61, 0xFF, 0xC3, 0xA9]) == "a\\xFF\\xC3\\xA9")
        #expect(String(escapingBytes: Array("é".utf8)) == "é")
        #expect(String(utf8Bytes: [0xED, 0xA0, 0x80]) == nil)
        #expect(String(utf8Bytes: Array("\u{FFFD}".utf8)) == "\u{FFFD}")
    }

    @Test func `come in an order that depends on them alone`() {
        let messages = [
            Diagnostic("b", .full(pixels: 9, hasAlpha: true, faint: nil)), Diagnostic("a", line: 2, .nameIsNotUTF8),
            Diagnostic("a", line: 1, .nameIsNotUTF8), Diagnostic("B", .folderLoop), Diagnostic("a", .folderLoop),
        ]
        let sorted = messages.sorted(by: Diagnostic.precedes).map(\.place)
        #expect(sorted == ["B", "a", "a:1", "a:2", "b"])
        #expect(messages.reversed().sorted(by: Diagnostic.precedes).map(\.place) == sorted)
    }

    @Test func `give shares that are zero or whole only if they are`() {
        #expect(
            [(0, 9), (9, 9), (1, 100_000), (99_999, 100_000), (1, 2), (1, 3), (0, 0)].map(percentText)
                == ["0.0 %", "100.0 %", "0.1 %", "99.9 %", "50.0 %", "33.3 %", "0.0 %"])
    }
}
