@testable import HitMasks

/// What an outline says, found out the slow way.
struct OutlineOracle {
    typealias Corner = HitMask.Outline.Corner

    /// A piece of a polygon, from corner to corner.
    struct Side: Hashable {
        let from: Corner
        let to: Corner
    }

    let outline: HitMask.Outline

    /// The sides of each ring.
    var sides: [[Side]] {
        outline.rings.map { ring in
            ring.corners.indices.map {
                Side(from: ring.corners[$0], to: ring.corners[($0 + 1) % ring.corners.count])
            }
        }
    }

    /// Twice the area that a ring goes around: above zero if it runs clockwise.
    static func doubledArea(_ corners: [Corner]) -> Int {
        corners.indices.reduce(0) { sum, index in
            let (one, next) = (corners[index], corners[(index + 1) % corners.count])
            return sum + one.x * next.y - next.x * one.y
        }
    }

    /// How often the rings go around the centre of a pixel, and how many of their sides lie right of it.
    func turns(aroundX x: Int, y: Int) -> (winding: Int, crossings: Int) {
        var result = (winding: 0, crossings: 0)
        for side in sides.joined() where (side.from.y <= y) != (side.to.y <= y) {
            // Doubled, so that the centre is a whole number: 2 · x + 1, 2 · y + 1.
            let (dx, dy) = (side.to.x - side.from.x, side.to.y - side.from.y)
            let cross = (2 * y + 1 - 2 * side.from.y) * dx - (2 * x + 1 - 2 * side.from.x) * dy
            guard dy > 0 ? cross > 0 : cross < 0 else { continue }
            result.winding += dy > 0 ? 1 : -1
            result.crossings += 1
        }
        return result
    }

    /// Whether a ring goes around the middle of the pixel.
    func ring(_ index: Int, surroundsPixelX x: Int, y: Int) -> Bool {
        let one = HitMask.Outline(width: outline.width, height: outline.height, ring: outline.rings[index])
        return OutlineOracle(outline: one).turns(aroundX: x, y: y).winding != 0
    }

    /// The unit borders of a bitmap, with the opaque pixel on the right-hand side.
    static func borders(of bitmap: HitMask.Bitmap) -> Set<Side> {
        var borders: Set<Side> = []
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where bitmap.contains(x: x, y: y) {
                let corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)].map { Corner(x: $0.0, y: $0.1) }
                let beyond = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
                for (index, pixel) in beyond.enumerated() where !bitmap.contains(x: pixel.0, y: pixel.1) {
                    borders.insert(Side(from: corners[index], to: corners[(index + 1) % 4]))
                }
            }
        }
        return borders
    }

    /// The sides cut into unit borders, each as often as it is there.
    var unitBorders: [Side] {
        sides.joined().flatMap { side -> [Side] in
            let (dx, dy) = ((side.to.x - side.from.x).signum(), (side.to.y - side.from.y).signum())
            let length = abs(side.to.x - side.from.x) + abs(side.to.y - side.from.y)
            return (0..<length).map { step in
                Side(
                    from: Corner(x: side.from.x + dx * step, y: side.from.y + dy * step),
                    to: Corner(x: side.from.x + dx * (step + 1), y: side.from.y + dy * (step + 1)))
            }
        }
    }

    /// The places where sides cross, overlap or touch elsewhere than at a corner of both, and rings that have a corner
    /// twice.
    var faults: Int {
        let all = sides.enumerated().flatMap { ring in ring.element.map { (ring: ring.offset, side: $0) } }
        var count = outline.rings.count { Set($0.corners).count != $0.corners.count || $0.corners.count < 3 }
        for first in all.indices {
            for second in all.indices.dropFirst(first + 1)
            where OutlineOracle.meetBadly(all[first].side, all[second].side) { count += 1 }
        }
        return count
    }

    private static func meetBadly(_ one: Side, _ other: Side) -> Bool {
        let shared = [one.from, one.to].filter { $0 == other.from || $0 == other.to }
        let touching =
            [one.from, one.to].filter { lies($0, on: other) } + [other.from, other.to].filter { lies($0, on: one) }
        // A corner that lies on the other side is fine only as a corner of it, and only one may.
        if shared.count > 1 || Set(touching) != Set(shared) { return true }
        guard shared.isEmpty else { return false }
        return side(of: one.from, other) * side(of: one.to, other) < 0
            && side(of: other.from, one) * side(of: other.to, one) < 0
    }

    private static func side(of corner: Corner, _ line: Side) -> Int {
        ((line.to.x - line.from.x) * (corner.y - line.from.y) - (line.to.y - line.from.y) * (corner.x - line.from.x))
            .signum()
    }

    private static func lies(_ corner: Corner, on line: Side) -> Bool {
        side(of: corner, line) == 0
            && min(line.from.x, line.to.x)...max(line.from.x, line.to.x) ~= corner.x
            && min(line.from.y, line.to.y)...max(line.from.y, line.to.y) ~= corner.y
    }
}

extension HitMask.Outline {
    /// One ring alone.
    fileprivate init(width: Int, height: Int, ring: Ring) {
        self.init(width: width, height: height, rings: [ring], maximumError: 0)
    }
}
