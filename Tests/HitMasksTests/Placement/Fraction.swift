/// An exact fraction, for a model that rounds nothing.
struct Fraction: Comparable, Hashable {
    let numerator: Int
    let denominator: Int

    init(_ numerator: Int, _ denominator: Int = 1) {
        precondition(denominator != 0)
        var (a, b) = (numerator.magnitude, denominator.magnitude)
        while b != 0 { (a, b) = (b, a % b) }
        let divisor = denominator < 0 ? -Int(max(a, 1)) : Int(max(a, 1))
        self.numerator = numerator / divisor
        self.denominator = denominator / divisor
    }

    /// A number with few bits behind the point, exactly.
    init(_ number: Double) {
        precondition(number * 4096 == (number * 4096).rounded(), "\(number) has more bits than the model takes")
        self.init(Int(number * 4096), 4096)
    }

    var value: Double { Double(numerator) / Double(denominator) }

    static func + (a: Fraction, b: Fraction) -> Fraction {
        Fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
    }
    static func - (a: Fraction, b: Fraction) -> Fraction { a + Fraction(-b.numerator, b.denominator) }
    static func * (a: Fraction, b: Fraction) -> Fraction {
        Fraction(a.numerator * b.numerator, a.denominator * b.denominator)
    }
    static func / (a: Fraction, b: Fraction) -> Fraction {
        Fraction(a.numerator * b.denominator, a.denominator * b.numerator)
    }
    static func < (a: Fraction, b: Fraction) -> Bool {
        a.numerator * b.denominator < b.numerator * a.denominator
    }
}
