/// One line or Bézier curve of a path, turned so that the same curve drawn the other way is the same value.
///
/// So two shapes that share a border compute the same numbers for it, and a point on it belongs to exactly one of them.
struct PathEdge {
    enum Degree { case line, quadratic, cubic }

    typealias Point = HitMask.Point

    let degree: Degree
    let start: Point
    /// The control points; that of a quadratic curve twice, those of a line its ends.
    let control1: Point
    let control2: Point
    let end: Point
    /// What a crossing from the lower y to the higher one adds to the winding number: 1, or -1 if the edge was turned.
    let sign: Int

    init(line start: Point, _ end: Point) {
        self.init(.line, start, start, end, end)
    }

    init(quadratic start: Point, _ control: Point, _ end: Point) {
        self.init(.quadratic, start, control, control, end)
    }

    init(cubic start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
        self.init(.cubic, start, control1, control2, end)
    }

    private init(_ degree: Degree, _ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
        self.degree = degree
        let isTurned = end.isAbove(start) || end == start && control2.isAbove(control1)
        (self.start, self.end) = isTurned ? (end, start) : (start, end)
        (self.control1, self.control2) = isTurned ? (control2, control1) : (control1, control2)
        sign = isTurned ? -1 : 1
    }
}

extension HitMask.Point {
    /// The order of rows, and in a row from left to right.
    fileprivate func isAbove(_ other: HitMask.Point) -> Bool { y < other.y || y == other.y && x < other.x }
}

/// The numbers of one axis of an edge: a polynomial in Bernstein form.
struct PathAxis {
    let degree: PathEdge.Degree
    let start: Double
    let control1: Double
    let control2: Double
    let end: Double

    var least: Double { min(min(start, control1), min(control2, end)) }
    var most: Double { max(max(start, control1), max(control2, end)) }

    /// The coordinate at 0 ... 1 of the way, within the hull of the four numbers.
    func value(at t: Double) -> Double {
        let u = 1 - t
        let value =
            switch degree {
            case .line: u * start + t * end
            case .quadratic: u * (u * start + t * control1) + t * (u * control1 + t * end)
            case .cubic:
                u * u * (u * start + 3 * t * control1) + t * t * (3 * u * control2 + t * end)
            }
        return max(least, min(most, value))
    }

    /// How fast the coordinate changes there.
    func slope(at t: Double) -> Double {
        let u = 1 - t
        switch degree {
        case .line: return end - start
        case .quadratic: return 2 * (u * (control1 - start) + t * (end - control1))
        case .cubic:
            let middle = 2 * u * t * (control2 - control1)
            return 3 * (u * u * (control1 - start) + middle + t * t * (end - control2))
        }
    }

    /// Where between 0 and 1 the coordinate turns, in order: the two places of a cubic curve, or fewer. A place that
    /// there is not is 1.
    var turns: (Double, Double) {
        switch degree {
        case .line: return (1, 1)
        case .quadratic: return (PathAxis.within(start - control1, over: start - 2 * control1 + end), 1)
        case .cubic:
            let (d0, d1, d2) = (control1 - start, control2 - control1, end - control2)
            let discriminant = d1 * d1 - d0 * d2
            guard discriminant > 0 else { return (1, 1) }
            // The two roots of d0 · u² + 2 · d1 · u · t + d2 · t², without the difference of near numbers.
            let half = d1 - d0
            let q = -(half + (half < 0 ? -discriminant.squareRoot() : discriminant.squareRoot()))
            let first = PathAxis.within(q, over: d0 - 2 * d1 + d2)
            let second = PathAxis.within(d0, over: q)
            return first <= second ? (first, second) : (second, first)
        }
    }

    private static func within(_ part: Double, over whole: Double) -> Double {
        let ratio = part / whole
        return ratio > 0 && ratio < 1 ? ratio : 1
    }
}

extension PathEdge {
    var horizontal: PathAxis {
        PathAxis(degree: degree, start: start.x, control1: control1.x, control2: control2.x, end: end.x)
    }

    var vertical: PathAxis {
        PathAxis(degree: degree, start: start.y, control1: control1.y, control2: control2.y, end: end.y)
    }
}
