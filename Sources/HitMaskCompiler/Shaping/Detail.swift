import HitMasks

extension Shaping {
    /// At which part of the art's resolution a mask is stored, and when a cell of it is opaque.
    ///
    ///     try Shaping.Detail("1/2")           // a quarter of the pixels, opaque where at least half of a cell is
    ///     try Shaping.Detail("25%:any")       // opaque where any of a cell is
    public struct Detail: Sendable, Hashable {
        /// Pixels of the mask …
        public let numerator: Int
        /// … to pixels of the art, in lowest terms.
        public let denominator: Int
        /// When a pixel of the mask, which is a cell of the art, is opaque.
        public let rule: HitMask.Bitmap.CellRule

        /// The highest denominator: finer steps help nobody, and the mask's border may have to be as wide.
        public static let greatestDenominator = 1000

        /// The art's own resolution.
        public static let full = Detail(unchecked: 1, over: 1, .half)

        /// Whether it is the art's own resolution.
        public var isFull: Bool { numerator == denominator }

        /// Makes the detail `numerator / denominator`.
        ///
        /// - Throws: ``DetailFault`` with the fraction, unless it lies above 0, not above 1, and has a denominator of at
        ///   most ``greatestDenominator`` in lowest terms.
        public init(
            _ numerator: Int, over denominator: Int, opaqueIf rule: HitMask.Bitmap.CellRule = .half
        ) throws(DetailFault) {
            let text = "\(numerator)/\(denominator)"
            guard denominator > 0 else { throw .zeroDenominator(text) }
            guard numerator >= 0 else { throw .negative(text) }
            guard numerator > 0 else { throw .zero(text) }
            guard numerator <= denominator else { throw .aboveOne(text) }
            var (divisor, rest) = (denominator, numerator)
            while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
            guard denominator / divisor <= Detail.greatestDenominator else {
                throw .tooFine(text, denominator: denominator / divisor, limit: Detail.greatestDenominator)
            }
            self.init(unchecked: numerator / divisor, over: denominator / divisor, rule)
        }

        private init(unchecked numerator: Int, over denominator: Int, _ rule: HitMask.Bitmap.CellRule) {
            (self.numerator, self.denominator, self.rule) = (numerator, denominator, rule)
        }

        /// The fraction as the format has it.
        package var fraction: PixelScale { PixelScale(pixels: UInt16(numerator), points: UInt16(denominator))! }

        /// The scale of a mask at this detail of art of a scale; nil if its fraction needs numbers above 65,535.
        package func scale(of art: PixelScale) -> PixelScale? {
            var (pixels, points) = (Int(art.pixels) * numerator, Int(art.points) * denominator)
            var (divisor, rest) = (points, pixels)
            while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
            (pixels, points) = (pixels / divisor, points / divisor)
            guard let pixels = UInt16(exactly: pixels), let points = UInt16(exactly: points) else { return nil }
            return PixelScale(pixels: pixels, points: points)
        }
    }
}
