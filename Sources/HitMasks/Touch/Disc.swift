/// The pixels within a distance of a point: those whose closed square comes as near as that.
///
/// The distance of pixel (x, y) from the point is √(dx² + dy²), where dx is how far the point lies to the left of x or
/// to the right of x + 1, else 0, and dy likewise; dx, dy and the squares are computed as `Double`.
struct Disc {
    let x: Double
    let y: Double
    private let radius: Double
    /// A power of two by which lengths are multiplied before they are squared, so that no square that matters is
    /// 0 or infinite.
    private let unit: Double
    /// The greatest square of a distance that is near enough.
    private(set) var limit: Double

    /// Nil if there is no such pixel: the point is not finite, or the radius is not above 0.
    init?(x: Double, y: Double, radius: Double) {
        guard x.isFinite, y.isFinite, radius > 0 else { return nil }
        (self.x, self.y) = (x, y)
        self.radius = radius
        let isFar = max(x.magnitude, y.magnitude) > 0x1p500
        unit = isFar ? 0x1p-600 : radius < 0x1p-500 ? 0x1p600 : 1
        limit = radius * unit * (radius * unit)
    }

    func square(_ dx: Double, _ dy: Double) -> Double { dx * unit * (dx * unit) + dy * unit * (dy * unit) }

    func distance(ofSquare square: Double) -> Double { square.squareRoot() / unit }

    /// From now on only what is as near as this is near enough.
    mutating func shrink(toSquare square: Double) { limit = square }

    func dx(toColumn column: Int) -> Double { Disc.gap(from: x, to: column) }

    func dy(toRow row: Int) -> Double { Disc.gap(from: y, to: row) }

    private static func gap(from position: Double, to index: Int) -> Double {
        let (before, behind) = (Double(index) - position, position - Double(index + 1))
        return before > 0 ? before : behind > 0 ? behind : 0
    }

    func isNear(dx: Double, dy: Double) -> Bool { square(dx, dy) <= limit }

    /// The columns of a range that are near enough in a row at the distance `dy`.
    func columns(of range: Range<Int>, dy: Double) -> Range<Int> {
        let rest = limit - square(0, dy)
        guard rest >= 0 else { return range.lowerBound..<range.lowerBound }
        let half = distance(ofSquare: rest)
        let nearest = index(of: x, in: range)
        // Distances fall to the left of the nearest column and rise to the right of it.
        let start = first(in: range.lowerBound..<nearest, near: x - half) { isNear(dx: dx(toColumn: $0), dy: dy) }
        let end = first(in: nearest..<range.upperBound, near: x + half) { !isNear(dx: dx(toColumn: $0), dy: dy) }
        return start..<end
    }

    /// The index at a position, or the one of the range that comes next to it. The range is not empty.
    func index(of position: Double, in range: Range<Int>) -> Int {
        guard position > Double(range.lowerBound) else { return range.lowerBound }
        guard position < Double(range.upperBound) else { return range.upperBound - 1 }
        return Int(position)
    }

    /// The first index for which a condition holds that holds for all behind it, too; the range's end if there is none.
    /// It is looked for around a guess, which can be off by what rounding does.
    private func first(in range: Range<Int>, near guess: Double, where holds: (Int) -> Bool) -> Int {
        guard !range.isEmpty else { return range.lowerBound }
        var (low, high) = (range.lowerBound, range.upperBound)
        if x.magnitude < 0x1p48, radius < 0x1p48 {
            low = index(of: guess - 3, in: range)
            high = min(index(of: guess + 3, in: range) + 1, high)
        }
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
