/// A number with twice the digits of a `Double`: the unevaluated sum of two (Dekker 1971, Knuth's two-sum).
///
/// The edges of pixels are computed with it, so that an edge that a `Double` can hold comes out as exactly that one, through
/// thirds of a point and over any origin. The relative error of each operation is below 2⁻¹⁰⁰.
struct DoubleDouble: Sendable {
    /// The nearest `Double`.
    private(set) var value: Double
    /// What the nearest `Double` leaves over.
    private(set) var rest: Double

    init(_ value: Double) { (self.value, rest) = (value, 0) }

    /// The sum of two numbers, exactly.
    private init(_ a: Double, plus b: Double) {
        let sum = a + b
        let part = sum - a
        let rest = (a - (sum - part)) + (b - part)
        // Beyond the largest number, and for none at all, there is no rest.
        (value, self.rest) = (sum, rest.isFinite ? rest : 0)
    }

    /// The product of two numbers, exactly but for the smallest ones.
    private init(_ a: Double, times b: Double) {
        let product = a * b
        let (a1, a2) = DoubleDouble.halves(a)
        let (b1, b2) = DoubleDouble.halves(b)
        let rest = ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2
        (value, self.rest) = (product, rest.isFinite ? rest : 0)
    }

    /// A number as the sum of two of half its digits (Veltkamp).
    private static func halves(_ number: Double) -> (Double, Double) {
        let scaled = number * 0x1.000_0002p27
        let high = scaled - (scaled - number)
        return (high, number - high)
    }

    static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
        let sum = DoubleDouble(a.value, plus: b.value)
        let rests = DoubleDouble(a.rest, plus: b.rest)
        let near = DoubleDouble(sum.value, plus: sum.rest + rests.value)
        return DoubleDouble(near.value, plus: near.rest + rests.rest)
    }

    static prefix func - (a: DoubleDouble) -> DoubleDouble {
        var negative = a
        (negative.value, negative.rest) = (-a.value, -a.rest)
        return negative
    }

    static func - (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble { a + -b }

    static func * (a: DoubleDouble, b: Double) -> DoubleDouble {
        let product = DoubleDouble(a.value, times: b)
        return DoubleDouble(product.value, plus: product.rest + a.rest * b)
    }

    static func / (a: DoubleDouble, b: Double) -> DoubleDouble {
        let quotient = a.value / b
        let remainder = a - DoubleDouble(quotient, times: b)
        let correction = remainder.value / b
        return DoubleDouble(quotient, plus: correction.isFinite ? correction : 0)
    }
}
