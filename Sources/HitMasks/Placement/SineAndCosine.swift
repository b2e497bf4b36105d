/// Sine and cosine of an angle in radians, within two units in the last place up to a million turns.
///
/// The runtime links no mathematics library, and needs these for rotations alone. The angle is brought into an eighth
/// of a turn around a quarter, with π/2 in three parts (Cody and Waite), and the series of Taylor do the rest. An angle
/// that is the nearest number to a quarter turn counts as the quarter turn. Not a number for one that is not finite or
/// is beyond 10⁹, where π/2 would need more parts.
func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    guard angle.magnitude < 1e9 else { return (.nan, .nan) }
    // Rounded by what the sum cannot hold: rounding by name would call the mathematics library.
    let quarters = (angle * 2 / .pi + 0x1.8p52) - 0x1.8p52
    let quarter = Int(quarters) & 3
    var rest = 0.0
    if angle != quarters * (.pi / 2) {
        // π/2 as two numbers of 33 bits and one of what is left: their products with `quarters` are exact.
        let near = (angle - quarters * 0x1.921FB544p0) - quarters * 0x1.0B4611A6p-34
        rest = near - quarters * 0x1.3198A2E037073p-69
    }
    let square = rest * rest
    let sine =
        rest + rest * square
        * series(square, [-6, 120, -5040, 362_880, -39_916_800, 6_227_020_800, -1_307_674_368_000])
    let cosine =
        1 - square / 2 + square * square
        * series(square, [24, -720, 40_320, -3_628_800, 479_001_600, -87_178_291_200, 20_922_789_888_000])
    switch quarter {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
}

/// 1/f₀ + x/f₁ + x²/f₂ + …
private func series(_ x: Double, _ factorials: [Double]) -> Double {
    factorials.reversed().reduce(0) { $0 * x + 1 / $1 }
}
