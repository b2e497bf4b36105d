import Foundation

public enum CGPathFillRule: Int, Sendable {
    case winding
    case evenOdd
}

open class CGPath: @unchecked Sendable {
    /// The subpaths as polygons: curves are made of sixteen lines.
    public fileprivate(set) var standInPolygons: [[CGPoint]] = []
    fileprivate var isOpen = false

    fileprivate init() {}

    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        var winding = 0
        for polygon in standInPolygons {
            for (index, start) in polygon.enumerated() {
                let (one, other) = (
                    start.applying(transform), polygon[(index + 1) % polygon.count].applying(transform)
                )
                guard (one.y <= point.y) != (other.y <= point.y) else { continue }
                let x = one.x + (point.y - one.y) / (other.y - one.y) * (other.x - one.x)
                if x > point.x { winding += other.y > one.y ? 1 : -1 }
            }
        }
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }

    public var boundingBox: CGRect {
        let points = standInPolygons.joined()
        guard let first = points.first else { return .null }
        let (least, most) = points.reduce((first, first)) { result, point in
            (
                CGPoint(x: min(result.0.x, point.x), y: min(result.0.y, point.y)),
                CGPoint(x: max(result.1.x, point.x), y: max(result.1.y, point.y))
            )
        }
        return CGRect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
    }
}

open class CGMutablePath: CGPath, @unchecked Sendable {
    public override init() { super.init() }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        standInPolygons.append([point.applying(transform)])
        isOpen = true
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        if !isOpen, let start = standInPolygons.last?.first { move(to: start) }
        standInPolygons[standInPolygons.count - 1].append(point.applying(transform))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        let start = standInPolygons[standInPolygons.count - 1].last!
        addCurve(
            to: end, control1: CGPoint(x: (start.x + 2 * control.x) / 3, y: (start.y + 2 * control.y) / 3),
            control2: CGPoint(x: (end.x + 2 * control.x) / 3, y: (end.y + 2 * control.y) / 3), transform: transform)
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        let start = standInPolygons[standInPolygons.count - 1].last!
        let (one, two, end) = (
            control1.applying(transform), control2.applying(transform), end.applying(transform)
        )
        for step in 1...16 {
            let t = CGFloat(step) / 16
            let s = 1 - t
            let weights = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            addLine(
                to: CGPoint(
                    x: weights.0 * start.x + weights.1 * one.x + weights.2 * two.x + weights.3 * end.x,
                    y: weights.0 * start.y + weights.1 * one.y + weights.2 * two.y + weights.3 * end.y))
        }
    }

    public func closeSubpath() { isOpen = false }
}
