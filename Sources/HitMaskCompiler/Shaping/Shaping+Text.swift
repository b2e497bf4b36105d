import HitMasks

extension Shaping.Area {
    /// Why a text is no area.
    public enum Malformed: Error, Hashable, Sendable {
        /// The text is no whole number of pixels.
        case unknownForm(String)
        /// The number is too large.
        case tooLarge(String)
    }

    /// Reads a whole number of pixels: `40`.
    public init(_ text: String) throws(Malformed) {
        guard !text.isEmpty, text.utf8.allSatisfy({ $0.isDigit }) else { throw .unknownForm(text) }
        guard let number = Int(text) else { throw .tooLarge(text) }
        self.init(pixels: number)
    }
}

extension Shaping.HoleFilling {
    /// Reads the value of `--fill-holes`: the greatest area of a hole that is filled, or nothing for all holes.
    public init(_ text: String?) throws(Shaping.Area.Malformed) {
        self = if let text { .upTo(try Shaping.Area(text)) } else { .all }
    }
}

extension Shaping.Outset {
    /// Why a text is no outset.
    public enum Malformed: Error, Hashable, Sendable {
        /// The text is none of the forms `3`, `1.5`, `-2` and `8pt`.
        case unknownForm(String)
        /// The text has more characters than are read.
        case tooLong(count: Int, limit: Int)
    }

    private static let longestText = 40

    /// Reads a distance in pixels of the art or, with `pt` behind it, in points: `3`, `1.5`, `8pt`, `-2`, `-0.5pt`.
    public init(_ text: String) throws(Malformed) {
        let count = text.utf8.count
        guard count <= Self.longestText else { throw .tooLong(count: count, limit: Self.longestText) }
        let isInPoints = text.hasSuffix("pt")
        let number = isInPoints ? text.dropLast(2) : text[...]
        let digits = number.hasPrefix("-") ? number.dropFirst() : number
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        guard 1...2 ~= parts.count, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) }),
            let value = Double(number)
        else { throw .unknownForm(text) }
        self.init(value, isInPoints ? .points : .pixels)
    }
}

extension Shaping.Detail {
    /// Reads a decimal number, a percentage or a fraction, with the rule for cells behind a colon: `0.5`, `50%`, `1/2`,
    /// `1/2:any`, `1/2:half`. Without a rule a cell is opaque if at least half of it is.
    public init(_ text: String) throws(Shaping.DetailFault) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let rule: HitMask.Bitmap.CellRule
        switch parts.count == 2 ? parts[1] : "half" {
        case "half": rule = .half
        case "any": rule = .any
        case let word: throw .unknownRule(String(word))
        }
        // The forms of a share of the whole are the same as those of a threshold.
        let share: AlphaThreshold
        do {
            share = try AlphaThreshold(String(parts[0]))
        } catch {
            throw Shaping.DetailFault(error, text)
        }
        guard share.numerator > 0 else { throw .zero(text) }
        guard share.denominator <= Self.greatestDenominator else {
            throw .tooFine(text, denominator: Int(share.denominator), limit: Self.greatestDenominator)
        }
        try self.init(Int(share.numerator), over: Int(share.denominator), opaqueIf: rule)
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
