extension Shaping {
    /// Why a number or a text is no detail.
    public enum DetailFault: Error, Hashable, Sendable {
        /// The text is none of the forms `0.5`, `50%` and `1/2`.
        case unknownForm(String)
        /// The word behind the colon is no rule.
        case unknownRule(String)
        /// The fraction is negative.
        case negative(String)
        /// The fraction is 0: nothing would be left.
        case zero(String)
        /// The fraction is above 1: there is no more detail than the art has.
        case aboveOne(String)
        /// The fraction is over 0.
        case zeroDenominator(String)
        /// The fraction in lowest terms has too high a denominator.
        case tooFine(String, denominator: Int, limit: Int)

        init(_ fault: AlphaThreshold.Malformed, _ text: String) {
            switch fault {
            case .empty, .unknownForm, .tooLong: self = .unknownForm(text)
            case .negative: self = .negative(text)
            case .aboveOne: self = .aboveOne(text)
            case .zeroDenominator: self = .zeroDenominator(text)
            }
        }
    }

    /// Why a mask cannot be shaped as it is wanted.
    public enum Fault: Error, Hashable, Sendable {
        /// With the outset a side, `width` or `height`, has more pixels than a mask can have.
        case sideTooLong(name: String, found: Int, limit: Int)
        /// With the outset the mask has more pixels than the limit.
        case tooManyPixels(found: Int, limit: Int)
        /// The mask's pixels per point, `pixels / points` in lowest terms, are a fraction that the format cannot hold.
        case scale(artPixels: Int, artPoints: Int, detail: Detail)
    }
}

extension Shaping.Area.Malformed: CustomStringConvertible {
    /// What is wrong with the text and what to write instead.
    public var description: String {
        switch self {
        case .unknownForm(let text): "\(text.debugDescription) is no area; write a whole number of pixels such as 40"
        case .tooLarge(let text): "the area \(text.debugDescription) is larger than any mask"
        }
    }
}

extension Shaping.Outset.Malformed: CustomStringConvertible {
    /// What is wrong with the text and what to write instead.
    public var description: String {
        switch self {
        case .unknownForm(let text):
            "\(text.debugDescription) is no outset; write pixels of the art (3, 1.5, -2) or points (8pt)"
        case .tooLong(let count, let limit): "the outset has \(count) characters, and at most \(limit) are read"
        }
    }
}

extension Shaping.DetailFault: CustomStringConvertible {
    /// What is wrong with the text and what to write instead.
    public var description: String {
        switch self {
        case .unknownForm(let text): "\(text.debugDescription) is no detail; write 0.5, 50% or 1/2"
        case .unknownRule(let word):
            "\(word.debugDescription) is no rule for cells; write half (at least half of a cell is opaque) or any"
        case .negative(let text): "the detail \(text.debugDescription) is negative; it lies above 0 and is at most 1"
        case .zero(let text): "the detail \(text.debugDescription) leaves nothing; it lies above 0 and is at most 1"
        case .aboveOne(let text): "the detail \(text.debugDescription) is above 1, and the art has no more than that"
        case .zeroDenominator(let text): "the detail \(text.debugDescription) divides by 0"
        case .tooFine(let text, let denominator, let limit):
            "the detail \(text.debugDescription) is a fraction over \(denominator) in lowest terms, and at most \(limit) is "
                + "possible; write one such as 1/2, 1/3 or 0.4"
        }
    }
}

extension Shaping.Fault: CustomStringConvertible {
    /// What cannot be done and what to do about it.
    public var description: String {
        switch self {
        case .sideTooLong(let name, let found, let limit):
            "with its outset the mask's \(name) is \(found) pixels, and at most \(limit) are possible; make the outset smaller"
        case .tooManyPixels(let found, let limit):
            "with its outset the mask has \(found) pixels, and the limit is \(limit); make the outset smaller, or raise the "
                + "limit with --max-pixels \(found)"
        case .scale(let pixels, let points, let detail):
            "at a detail of \(detail.numerator)/\(detail.denominator) the scale \(pixels)/\(points) becomes a fraction that "
                + "the format cannot hold; choose a detail such as 1/2"
        }
    }
}
