/// Reads the numbers of a line, with spaces or tabs between and around them.
struct PointScanner {
    let text: [UInt8]
    var position: Int
    let end: Int

    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]

    /// Whether nothing but space is left.
    mutating func isAtEnd() -> Bool {
        skipSpace()
        return position == end
    }

    /// The next word as a number, the same that `Double(_: String)` gives, or nil if it is none.
    ///
    /// No string is made for the usual ones: up to 15 digits and the power of ten to divide them by are exact, so the
    /// quotient is rounded once, correctly.
    mutating func number() -> Double? {
        skipSpace()
        let start = position
        let isNegative = position < end && text[position] == UInt8(ascii: "-")
        if isNegative { position += 1 }
        var (value, digitCount, fractionCount, hasPoint) = (0, 0, 0, false)
        while position < end, !PointScanner.isSpace(text[position]) {
            let byte = text[position]
            let digit = Int(byte) - 0x30
            if (0...9).contains(digit), digitCount < 15 {
                value = value * 10 + digit
                digitCount += 1
                if hasPoint { fractionCount += 1 }
            } else if byte == UInt8(ascii: "."), !hasPoint {
                hasPoint = true
            } else {
                return unusualNumber(from: start)
            }
            position += 1
        }
        guard digitCount > 0 else { return nil }
        let magnitude = fractionCount == 0 ? Double(value) : Double(value) / PointScanner.powersOfTen[fractionCount]
        return isNegative ? -magnitude : magnitude
    }

    private mutating func unusualNumber(from start: Int) -> Double? {
        while position < end, !PointScanner.isSpace(text[position]) { position += 1 }
        return Double(String(decoding: text[start..<position], as: UTF8.self))
    }

    private mutating func skipSpace() {
        while position < end, PointScanner.isSpace(text[position]) { position += 1 }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}
