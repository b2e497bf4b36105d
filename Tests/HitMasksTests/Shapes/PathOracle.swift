import Foundation

@testable import HitMasks

/// A path cut into very short lines, and what they say: slow, and wrong only close to a curve.
struct PathOracle {
    typealias Point = HitMask.Point

    private(set) var lines: [(Point, Point)] = []

    init(_ path: HitMask.Path, steps: Int = 2_000) {
        var (start, position) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
        func mix(_ parts: [(Double, Point)]) -> Point {
            Point(x: parts.reduce(0) { $0 + $1.0 * $1.1.x }, y: parts.reduce(0) { $0 + $1.0 * $1.1.y })
        }
        for element in path.elements {
            switch element {
            case .move(let to):
                lines.append((position, start))
                (start, position) = (to, to)
            case .line(let to):
                lines.append((position, to))
                position = to
            case .quadratic(let to, let control):
                let from = position
                for step in 1...steps {
                    let (t, u) = (Double(step) / Double(steps), 1 - Double(step) / Double(steps))
                    let next = step == steps ? to : mix([(u * u, from), (2 * u * t, control), (t * t, to)])
                    lines.append((position, next))
                    position = next
                }
            case .cubic(let to, let control1, let control2):
                let from = position
                for step in 1...steps {
                    let (t, u) = (Double(step) / Double(steps), 1 - Double(step) / Double(steps))
                    let weights = [
                        (u * u * u, from), (3 * u * u * t, control1), (3 * u * t * t, control2), (t * t * t, to),
                    ]
                    let next = step == steps ? to : mix(weights)
                    lines.append((position, next))
                    position = next
                }
            case .close:
                lines.append((position, start))
                position = start
            }
        }
        lines.append((position, start))
        lines.removeAll { $0.0 == $0.1 }
    }

    /// The winding number as the sum of the angles under which the lines are seen, and the distance to the nearest one.
    func winding(around point: Point) -> (number: Int, distance: Double) {
        var angle = 0.0
        var nearest = Double.infinity
        for (from, to) in lines {
            let (ax, ay, bx, by) = (from.x - point.x, from.y - point.y, to.x - point.x, to.y - point.y)
            angle += atan2(ax * by - ay * bx, ax * bx + ay * by)
            let (dx, dy) = (bx - ax, by - ay)
            let part = max(0, min(1, -(ax * dx + ay * dy) / (dx * dx + dy * dy)))
            nearest = min(nearest, hypot(ax + part * dx, ay + part * dy))
        }
        return (Int((angle / (2 * .pi)).rounded()), nearest)
    }

    /// The extent of all lines.
    var bounds: HitMask.Rect {
        let xs = lines.flatMap { [$0.0.x, $0.1.x] }
        let ys = lines.flatMap { [$0.0.y, $0.1.y] }
        guard let left = xs.min(), let top = ys.min() else { return HitMask.Rect(x: 0, y: 0, width: 0, height: 0) }
        return HitMask.Rect(x: left, y: top, width: xs.max()! - left, height: ys.max()! - top)
    }
}
