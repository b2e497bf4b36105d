import HitMasks

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An elliptic arc between two points, as SVG describes it (SVG 2, "Elliptical arc implementation notes", B.2).
struct SVGArc {
    typealias Point = HitMask.Point

    private let end: Point
    private let center: Point
    private let radii: HitMask.Size
    private let turn: (cosine: Double, sine: Double)
    private let startAngle: Double
    private let sweep: Double

    /// The arc, or nil where SVG has a straight line or nothing: between equal points, and for a radius of zero.
    init?(
        from start: Point, to end: Point, radii: HitMask.Size, degrees: Double, isLarge: Bool, isClockwise: Bool
    ) {
        var (width, height) = (abs(radii.width), abs(radii.height))
        guard start != end, width > 0, height > 0 else { return nil }
        self.end = end
        turn = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
        // Half of the way from the end to the start, in the frame of the ellipse.
        let (dx, dy) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
        let (x, y) = (turn.cosine * dx + turn.sine * dy, turn.cosine * dy - turn.sine * dx)
        // Radii that do not reach are made larger.
        let reach = (x / width) * (x / width) + (y / height) * (y / height)
        if reach > 1 { (width, height) = (width * reach.squareRoot(), height * reach.squareRoot()) }
        self.radii = HitMask.Size(width: width, height: height)
        guard reach > 0, width.isFinite, height.isFinite else { return nil }

        let factor = (reach >= 1 ? 0 : (1 / reach - 1).squareRoot()) * (isLarge == isClockwise ? -1 : 1)
        let (cx, cy) = (factor * width * y / height, -factor * height * x / width)
        center = Point(
            x: turn.cosine * cx - turn.sine * cy + (start.x + end.x) / 2,
            y: turn.sine * cx + turn.cosine * cy + (start.y + end.y) / 2)
        startAngle = atan2((y - cy) / height, (x - cx) / width)
        let difference = atan2((-y - cy) / height, (-x - cx) / width) - startAngle
        if isClockwise {
            sweep = difference < 0 ? difference + 2 * .pi : difference
        } else {
            sweep = difference > 0 ? difference - 2 * .pi : difference
        }
    }

    /// The arc as cubic curves of at most an eighth of a turn.
    var curves: [(control1: Point, control2: Point, end: Point)] {
        let count = max(1, Int((abs(sweep) / (.pi / 4) - 1e-9).rounded(.up)))
        let step = sweep / Double(count)
        let reach = 4.0 / 3 * tan(step / 4)
        return (0..<count).map { index in
            let (from, to) = (startAngle + Double(index) * step, startAngle + Double(index + 1) * step)
            return (
                point(cos(from) - reach * sin(from), sin(from) + reach * cos(from)),
                point(cos(to) + reach * sin(to), sin(to) - reach * cos(to)),
                index == count - 1 ? end : point(cos(to), sin(to))
            )
        }
    }

    /// A point of the frame in which the ellipse is the unit circle.
    private func point(_ x: Double, _ y: Double) -> Point {
        let (across, down) = (x * radii.width, y * radii.height)
        return Point(
            x: center.x + turn.cosine * across - turn.sine * down,
            y: center.y + turn.sine * across + turn.cosine * down)
    }
}
