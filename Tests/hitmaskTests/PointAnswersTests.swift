import Testing

@testable import hitmask

/// Answers a text in pieces of a size, with a mask that is opaque in 0 ..< 10 × 0 ..< 10.
private func answers(_ text: String, pieces: Int = .max) throws -> String {
    var answers = PointAnswers { x, y in x >= 0 && x < 10 && y >= 0 && y < 10 }
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
        try answers.take(bytes.prefix(pieces))
        bytes = bytes.dropFirst(pieces)
    }
    try answers.finish()
    return String(decoding: answers.drain(), as: UTF8.self)
}

@Suite struct `Answering points` {
    @Test func `gives a line for a line, however the text is cut`() throws {
        let text = "0 0\n10 0\n9.99\t9.99\r\n  -0.001   3  \n5 5"
        for pieces in [1, 2, 3, 7, 100] { #expect(try answers(text, pieces: pieces) == "1\n0\n1\n0\n1\n") }
        #expect(try answers("") == "")
    }

    @Test func `reads numbers as Swift does`() throws {
        var seen: [Double] = []
        let numbers = [
            "0", "-0", "1", "-3", "0.1", ".5", "5.", "123456789012345", "1234567890123456789", "0.30000000000000004",
            "2.9999999999999999", "1e3", "-1.5E-2", "inf", "-inf", "000000000000000000001", "99999999999999.9",
        ]
        var answers = PointAnswers { x, y in
            seen.append(x)
            return true
        }
        try answers.take(Array(numbers.map { "\($0) 0\n" }.joined().utf8)[...])
        #expect(seen == numbers.map { Double($0)! })
    }

    @Test func `a line that is no point is named with its number`() {
        for (text, found) in [
            ("1 2\nx 2\n", "x 2"), ("1 2\n1\n", "1"), ("1 2\n\n", ""), ("1 2\n1 2 3\n", "1 2 3"), ("1 2\n1,2\n", "1,2"),
            ("1 2\n- 3", "- 3"), ("1 2\n1.2.3 4", "1.2.3 4"), ("1 2\n. 4", ". 4"),
        ] {
            #expect(throws: PointFault(line: 2, found: found)) { try answers(text) }
        }
    }

    @Test func `answers before a bad line are kept`() throws {
        var answers = PointAnswers { _, _ in true }
        #expect(throws: PointFault.self) { try answers.take(Array("1 1\n2 2\nbad\n3 3\n".utf8)[...]) }
        #expect(answers.drain() == Array("1\n1\n".utf8))
    }

    @Test func `a line without end is refused before it fills the memory`() {
        #expect(throws: PointFault.self) { try answers(String(repeating: "1", count: 100_000), pieces: 1000) }
    }
}
