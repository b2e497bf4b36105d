import HitMasks

/// The inside of rings as convex polygons that do not overlap: what physics engines take.
///
/// Lines are laid through all corners, which cut the inside into trapezoids between two edges each. Those that stand on
/// one another are joined as long as the polygon stays convex and has at most eight corners, which is what Box2D and
/// its descendants allow.
struct ConvexPieces {
    struct Point: Hashable, Sendable {
        var x: Double
        var y: Double
    }

    /// Each clockwise where y points down, from the right end of its top on.
    private(set) var polygons: [[Point]] = []

    /// The most corners of a polygon.
    static let mostCorners = 8

    /// - Complexity: O(corners · (edges at one height + log)).
    init(_ rings: [HitMask.Outline.Ring]) {
        var sweep = Sweep(rings)
        while let slab = sweep.next() { add(slab) }
        finish(except: [])
    }

    private var open: [Piece] = []

    /// A polygon that may go on below: its sides from top to bottom.
    fileprivate struct Piece {
        var left: [Point]
        var right: [Point]

        /// The corners in order; where both sides begin or end in one point it counts once.
        var corners: [Point] {
            var corners = right
            if left.last == corners.last { corners.removeLast() }
            corners += left.reversed()
            if corners.last == corners.first { corners.removeLast() }
            return corners
        }
    }

    private mutating func add(_ slab: [Trapezoid]) {
        var next: [Piece] = []
        var continued: Set<Int> = []
        for trapezoid in slab {
            let above = open.indices.first { index in
                open[index].left.last == trapezoid.topLeft && open[index].right.last == trapezoid.topRight
            }
            if let above, let joined = open[above].joined(trapezoid) {
                continued.insert(above)
                next.append(joined)
            } else {
                next.append(
                    Piece(
                        left: [trapezoid.topLeft, trapezoid.bottomLeft],
                        right: [trapezoid.topRight, trapezoid.bottomRight]))
            }
        }
        finish(except: continued)
        open = next
    }

    private mutating func finish(except continued: Set<Int>) {
        for index in open.indices where !continued.contains(index) { polygons.append(open[index].corners) }
        open = []
    }

    /// The part of the inside between two edges, from one height to another.
    fileprivate struct Trapezoid {
        var topLeft: Point, topRight: Point, bottomLeft: Point, bottomRight: Point
    }
}

extension ConvexPieces.Piece {
    /// The polygon with a trapezoid below it; nil if it would not be convex, or have too many corners.
    fileprivate func joined(_ trapezoid: ConvexPieces.Trapezoid) -> Self? {
        var joined = self
        guard joined.left.extend(to: trapezoid.bottomLeft, turning: -1),
            joined.right.extend(to: trapezoid.bottomRight, turning: 1),
            joined.corners.count <= ConvexPieces.mostCorners
        else { return nil }
        return joined
    }
}

extension [ConvexPieces.Point] {
    /// Goes on to a point, straight or with a turn to the given side; false if it turns to the other.
    fileprivate mutating func extend(to point: ConvexPieces.Point, turning side: Double) -> Bool {
        let (from, over) = (self[count - 2], self[count - 1])
        // Exact: heights are whole, and both slopes are compared by products of differences.
        let turn = ((over.x - from.x) * (point.y - over.y) - (point.x - over.x) * (over.y - from.y)) * side
        if turn < -1e-9 { return false }
        if turn <= 1e-9 { removeLast() }
        append(point)
        return true
    }
}

/// Goes down through rings, from one height with a corner to the next.
private struct Sweep {
    private struct Edge {
        let top: HitMask.Outline.Corner
        let bottom: HitMask.Outline.Corner

        func x(at y: Int) -> Double {
            if y == top.y { return Double(top.x) }
            if y == bottom.y { return Double(bottom.x) }
            return Double(top.x) + Double((bottom.x - top.x) * (y - top.y)) / Double(bottom.y - top.y)
        }
    }

    private let edges: [Edge]
    private let heights: [Int]
    private var slab = 0
    private var nextEdge = 0
    private var active: [Edge] = []

    init(_ rings: [HitMask.Outline.Ring]) {
        var edges: [Edge] = []
        for ring in rings {
            for (index, corner) in ring.corners.enumerated() {
                let other = ring.corners[(index + 1) % ring.corners.count]
                if corner.y == other.y { continue }
                edges.append(corner.y < other.y ? Edge(top: corner, bottom: other) : Edge(top: other, bottom: corner))
            }
        }
        self.edges = edges.sorted { ($0.top.y, $0.top.x) < ($1.top.y, $1.top.x) }
        heights = Set(rings.flatMap { $0.corners.map(\.y) }).sorted()
    }

    /// The trapezoids between the next two heights, from left to right; nil at the end.
    mutating func next() -> [ConvexPieces.Trapezoid]? {
        guard slab + 1 < heights.count else { return nil }
        let (top, bottom) = (heights[slab], heights[slab + 1])
        slab += 1
        active.removeAll { $0.bottom.y <= top }
        while nextEdge < edges.count, edges[nextEdge].top.y <= top {
            active.append(edges[nextEdge])
            nextEdge += 1
        }
        // Edges do not cross between two heights.
        active.sort { $0.x(at: top) + $0.x(at: bottom) < $1.x(at: top) + $1.x(at: bottom) }
        return stride(from: 0, to: active.count - 1, by: 2).map { index in
            let (left, right) = (active[index], active[index + 1])
            func point(_ edge: Edge, _ y: Int) -> ConvexPieces.Point { .init(x: edge.x(at: y), y: Double(y)) }
            return ConvexPieces.Trapezoid(
                topLeft: point(left, top), topRight: point(right, top), bottomLeft: point(left, bottom),
                bottomRight: point(right, bottom))
        }
    }
}
