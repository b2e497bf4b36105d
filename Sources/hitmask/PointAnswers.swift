import HitMaskCompiler

/// Turns lines `x y` into lines `1` (opaque) or `0`, in whatever pieces they come.
struct PointAnswers {
    private let isOpaque: (_ x: Double, _ y: Double) -> Bool
    /// Lines that are not answered yet; between calls, the beginning of one.
    private var text: [UInt8] = []
    private var lineNumber = 0
    private var answers: [UInt8] = []

    /// A line longer than this holds no point.
    private static let longestLine = 4096

    init(_ isOpaque: @escaping (_ x: Double, _ y: Double) -> Bool) { self.isOpaque = isOpaque }

    /// Answers the lines that end in the bytes, and keeps the rest for later.
    mutating func take(_ bytes: ArraySlice<UInt8>) throws(PointFault) {
        text += bytes
        var start = 0
        defer { text.removeSubrange(..<start) }
        while let end = text[start...].firstIndex(of: 0x0A) {
            try answer(start..<end)
            start = end + 1
        }
        if text.count - start > PointAnswers.longestLine { try answer(start..<start + 40) }
    }

    /// Answers the last line if no line break ends it.
    mutating func finish() throws(PointFault) {
        if !text.isEmpty { try answer(text.indices) }
    }

    /// The answers since the last time.
    mutating func drain() -> [UInt8] {
        defer { answers.removeAll(keepingCapacity: true) }
        return answers
    }

    private mutating func answer(_ line: Range<Int>) throws(PointFault) {
        lineNumber += 1
        var scanner = PointScanner(text: text, position: line.lowerBound, end: line.upperBound)
        guard let x = scanner.number(), let y = scanner.number(), scanner.isAtEnd() else {
            throw PointFault(line: lineNumber, found: String(escapingBytes: text[line]))
        }
        answers.append(UInt8(ascii: isOpaque(x, y) ? "1" : "0"))
        answers.append(0x0A)
    }
}

/// A line that is no point.
struct PointFault: Error, Hashable, CustomStringConvertible {
    /// The line, counted from 1.
    let line: Int
    /// What it says.
    let found: String

    var description: String { "expected 'x y', two numbers; found '\(found)'" }
}
