/// The least alpha that counts as opaque, as an exact fraction of full alpha.
///
/// It is not a tolerance: an alpha equal to the threshold is opaque, and 0 means "any alpha above 0", because a pixel
/// without alpha is never opaque. The comparison is made in integers at the picture's own depth, so `0.5` is
/// 128 of 255 and 32,768 of 65,535.
///
///     AlphaThreshold.default.leastAlpha(maximum: 255)        // 26
///     try AlphaThreshold("50%").leastAlpha(maximum: 255)     // 128
///     try AlphaThreshold("0").leastAlpha(maximum: 255)       // 1: never 0
///     try AlphaThreshold("1").leastAlpha(maximum: 255)       // 255
public struct AlphaThreshold: Sendable, Hashable {
    /// The upper part of the fraction in lowest terms.
    public let numerator: UInt64
    /// The lower part of the fraction in lowest terms.
    public let denominator: UInt64

    /// One tenth: low enough for soft edges and faint art, above the noise that scaling leaves behind.
    public static let `default` = AlphaThreshold(reducing: 1, over: 10)

    /// Makes the threshold `numerator / denominator`.
    ///
    /// - Throws: ``Malformed/zeroDenominator(_:)`` or ``Malformed/aboveOne(_:)``.
    public init(numerator: UInt64, denominator: UInt64) throws(Malformed) {
        let text = "\(numerator)/\(denominator)"
        guard denominator > 0 else { throw .zeroDenominator(text) }
        guard numerator <= denominator else { throw .aboveOne(text) }
        self.init(reducing: numerator, over: denominator)
    }

    init(reducing numerator: UInt64, over denominator: UInt64) {
        var (divisor, rest) = (denominator, numerator)
        while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
        self.numerator = numerator / divisor
        self.denominator = denominator / divisor
    }

    /// The least alpha that is opaque where full alpha is `maximum`.
    ///
    /// - Parameter maximum: 255 for 8-bit pictures and palettes, 65,535 for 16-bit ones, `(1 << depth) - 1` otherwise.
    /// - Returns: The least `alpha` with `alpha > 0` and `alpha / maximum >= threshold`, in `1 ... maximum`.
    /// - Precondition: `maximum` is above 0.
    public func leastAlpha(maximum: UInt32) -> UInt32 {
        precondition(maximum > 0, "full alpha is at least 1")
        return UInt32(least(of: UInt64(maximum)))
    }

    /// The least whole number above 0 that is at least the threshold's share of another one.
    func least(of maximum: UInt64) -> UInt64 {
        let product = numerator.multipliedFullWidth(by: maximum)
        let (quotient, remainder) = denominator.dividingFullWidth(product)
        return max(1, quotient + (remainder > 0 ? 1 : 0))
    }
}
