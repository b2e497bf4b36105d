extension AlphaThreshold {
    /// Why a text is no threshold.
    public enum Malformed: Error, Hashable, Sendable {
        /// There is no text.
        case empty
        /// The text is none of the forms `0.1`, `50%`, `128/255`, `0` and `1`.
        case unknownForm(String)
        /// The text is a negative number.
        case negative(String)
        /// The text is a number above 1 or 100%.
        case aboveOne(String)
        /// The text is a fraction over 0.
        case zeroDenominator(String)
        /// The text has more characters or digits than are computed exactly.
        case tooLong(count: Int, limit: Int)
    }

    private static let longestText = 40
    private static let mostDigits = 18

    /// Reads a decimal number, a percentage or a fraction of whole numbers: `0.1`, `50%`, `12.5%`, `128/255`, `0`, `1`.
    ///
    /// - Throws: ``Malformed`` with the text that was found.
    public init(_ text: String) throws(Malformed) {
        guard !text.isEmpty else { throw .empty }
        let length = text.utf8.count
        guard length <= Self.longestText else { throw .tooLong(count: length, limit: Self.longestText) }
        if text.hasPrefix("-") { throw .negative(text) }
        let (numerator, denominator) = try Self.fraction(of: text)
        guard denominator > 0 else { throw .zeroDenominator(text) }
        guard numerator <= denominator else { throw .aboveOne(text) }
        self.init(reducing: numerator, over: denominator)
    }

    private static func fraction(of text: String) throws(Malformed) -> (UInt64, UInt64) {
        let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        if parts.count == 2 { return (try whole(parts[0], of: text), try whole(parts[1], of: text)) }
        var number = text.utf8[...]
        let percent = number.last == UInt8(ascii: "%")
        if percent { number.removeLast() }
        let halves = number.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count == 1, halves.count <= 2 else { throw .unknownForm(text) }
        let integer = try whole(halves[0], of: text)
        guard halves.count == 2 else { return (integer, percent ? 100 : 1) }
        let decimals = try whole(halves[1], of: text)
        let digits = halves[0].count + halves[1].count + (percent ? 2 : 0)
        guard digits <= mostDigits else { throw .tooLong(count: digits, limit: mostDigits) }
        let power = halves[1].reduce(into: UInt64(1)) { power, _ in power *= 10 }
        return (integer * power + decimals, power * (percent ? 100 : 1))
    }

    private static func whole(_ digits: Substring.UTF8View, of text: String) throws(Malformed) -> UInt64 {
        guard !digits.isEmpty, digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else { throw .unknownForm(text) }
        guard digits.count <= mostDigits else { throw .tooLong(count: digits.count, limit: mostDigits) }
        return digits.reduce(0) { $0 * 10 + UInt64($1 - UInt8(ascii: "0")) }
    }
}

extension AlphaThreshold: CustomStringConvertible {
    /// A text that ``init(_:)`` reads back as the same threshold: `0`, `1`, or a fraction in lowest terms.
    public var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }
}

extension AlphaThreshold.Malformed: CustomStringConvertible {
    /// What is wrong with the text and what to write instead.
    public var description: String {
        switch self {
        case .empty: "the alpha threshold is empty; \(Self.forms)"
        case .unknownForm(let text): "\(text.debugDescription) is no alpha threshold; \(Self.forms)"
        case .negative(let text): "the alpha threshold \(text.debugDescription) is negative; the least is 0"
        case .aboveOne(let text):
            "the alpha threshold \(text.debugDescription) is above 1, so nothing would be opaque; the greatest is 1 or "
                + "100%, and an 8-bit alpha is written as a fraction such as 128/255"
        case .zeroDenominator(let text): "the alpha threshold \(text.debugDescription) divides by 0"
        case .tooLong(let count, let limit):
            "the alpha threshold has \(count) characters, and at most \(limit) are computed exactly"
        }
    }

    private static let forms = "write 0.1, 50% or 128/255"
}
