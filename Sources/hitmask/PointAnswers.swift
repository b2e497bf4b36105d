import HitMaskCompiler

/// Turns lines `x y` into lines `1` (opaque) or `0`, in whatever pieces they come.
struct PointAnswers {
    private let isOpaque: (_ x: Double, _ y: Double) -> Bool
    private var unfinishedLine: [UInt8] = []
    private var lineNumber = 0
    private var answers: [UInt8] = []

    /// A line longer than this holds no point.
    private static let longestLine = 4096

    init(_ isOpaque: @escaping (_ x: Double, _ y: Double) -> Bool) { self.isOpaque = isOpaque }

    /// Answers the lines that end in the bytes, and keeps the rest for later.
    mutating func take(_ bytes: ArraySlice<UInt8>) throws(PointFault) {
        var rest = bytes
        while let end = rest.firstIndex(of: 0x0A) {
            if unfinishedLine.isEmpty {
                try answer(rest[..<end])
            } else {
                unfinishedLine += rest[..<end]
                try answer(unfinishedLine[...])
                unfinishedLine.removeAll()
            }
            rest = rest[(end + 1)...]
        }
        unfinishedLine += rest
        if unfinishedLine.count > PointAnswers.longestLine { try answer(unfinishedLine.prefix(40) + "…".utf8) }
    }

    /// Answers the last line if no line break ends it.
    mutating func finish() throws(PointFault) {
        if !unfinishedLine.isEmpty { try answer(unfinishedLine[...]) }
    }

    /// The answers since the last time.
    mutating func drain() -> [UInt8] {
        defer { answers.removeAll(keepingCapacity: true) }
        return answers
    }

    private mutating func answer(_ line: ArraySlice<UInt8>) throws(PointFault) {
        lineNumber += 1
        guard let (x, y) = point(in: line) else {
            throw PointFault(line: lineNumber, found: String(escapingBytes: line))
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

/// The two numbers of a line, with spaces or tabs between and around them.
private func point(in line: ArraySlice<UInt8>) -> (Double, Double)? {
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    guard let xStart = line.firstIndex(where: { !isSpace($0) }),
        let xEnd = line[xStart...].firstIndex(where: isSpace),
        let yStart = line[xEnd...].firstIndex(where: { !isSpace($0) })
    else { return nil }
    let yEnd = line[yStart...].firstIndex(where: isSpace) ?? line.endIndex
    guard line[yEnd...].allSatisfy(isSpace), let x = number(line[xStart..<xEnd]), let y = number(line[yStart..<yEnd])
    else { return nil }
    return (x, y)
}

/// The same number as `Double(_: String)` gives, without making a string for the usual ones.
///
/// Up to 15 digits and the power of ten to divide them by are exact, so the quotient is rounded once, correctly.
private func number(_ text: ArraySlice<UInt8>) -> Double? {
    let isNegative = text.first == UInt8(ascii: "-")
    var (value, digitCount, fractionCount, hasPoint) = (0, 0, 0, false)
    for byte in isNegative ? text.dropFirst() : text {
        switch byte {
        case 0x30...0x39 where digitCount < 15:
            value = value * 10 + Int(byte - 0x30)
            digitCount += 1
            if hasPoint { fractionCount += 1 }
        case UInt8(ascii: ".") where !hasPoint: hasPoint = true
        default: return Double(String(decoding: text, as: UTF8.self))
        }
    }
    guard digitCount > 0 else { return nil }
    let magnitude = Double(value) / powersOfTen[fractionCount]
    return isNegative ? -magnitude : magnitude
}

private let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
]
