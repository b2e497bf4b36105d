import Foundation
import Testing

@testable import HitMaskCompiler

@Suite struct `JSON text` {
    @Test func `keeps the order of keys and breaks lines to a depth`() {
        let value: JSON = ["b": [.integer(1), .array([])], "a": .object([]), "c": ["x": .null]]
        #expect(value.text() == #"{"b": [1, []], "a": {}, "c": {"x": null}}"#)
        #expect(value.text(expandedDepth: 1) == "{\n  \"b\": [1, []],\n  \"a\": {},\n  \"c\": {\"x\": null}\n}")
    }

    @Test func `reads back as what was written`() throws {
        let text = (0..<0x180).map { String(Unicode.Scalar($0)!) }.joined() + "\u{2028}🎛️"
        let value: JSON = [
            "t": .string(text), "n": .number(-1.5), "w": .number(2), "i": .integer(.min), "b": .bool(true),
        ]
        for depth in 0...2 {
            let data = Data(value.text(expandedDepth: depth).utf8)
            let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
            #expect(object["t"] as? String == text)
            #expect(object["n"] as? Double == -1.5)
            #expect(object["i"] as? Int == .min)
            #expect(object["b"] as? Bool == true)
        }
        #expect(value.text().contains("\"w\": 2,"))
    }
}

@Suite struct `Finding what was meant` {
    @Test func `takes few dropped, added, changed or swapped letters`() {
        let known = ["buttons/play", "buttons/stop", "disc", "diamond"]
        #expect(closest(to: "buttons/plya", among: known) == ["buttons/play"])
        #expect(closest(to: "Disc", among: known) == ["disc"])
        #expect(closest(to: "disk", among: known) == ["disc"])
        #expect(closest(to: "play", among: known) == ["buttons/play"])
        #expect(closest(to: "dia", among: known) == ["diamond"])
        #expect(closest(to: "unrelated", among: known) == [])
        #expect(closest(to: "", among: known) == [])
    }

    @Test func `gives the likeliest three`() {
        #expect(
            closest(to: "star1", among: ["star22", "star2", "star3", "star4", "star"]) == ["star", "star2", "star3"])
    }
}
