// Where an edge meets the horizontal ray from a point to the right. An edge from a higher to a lower place is met in the
// rows y of top ..< bottom, and right of the point means x greater than the point's: so a left and a top border is inside.

/// A part of an edge in which y does not turn.
struct MonotonePiece {
    let edge: PathEdge
    let range: ClosedRange<Double>
    /// The rows in which it is met: top ..< bottom.
    let top: Double
    let bottom: Double
    /// What a crossing adds to the winding number.
    let sign: Int

    /// Whether the ray from the point meets the piece, for a point in its rows.
    ///
    /// A line is decided by a product of differences, which is exact for whole numbers and halves up to 2²⁴.
    func isRight(of point: HitMask.Point) -> Bool {
        let horizontal = edge.horizontal
        if point.x < horizontal.least { return true }
        if point.x >= horizontal.most { return false }
        guard edge.degree != .line else {
            let (start, end) = (edge.start, edge.end)
            return (point.y - start.y) * (end.x - start.x) > (point.x - start.x) * (end.y - start.y)
        }
        return crossing(y: point.y) > point.x
    }

    /// The x at which the piece meets a row.
    func crossing(y: Double) -> Double {
        let vertical = edge.vertical
        if edge.degree == .line {
            let part = (y - edge.start.y) / (edge.end.y - edge.start.y)
            return edge.horizontal.value(at: part)
        }
        // Newton's steps, each followed by a halving, so that not more than some sixty of either are needed.
        let tolerance = max(vertical.least.magnitude, vertical.most.magnitude) * 0x1p-52
        var (near, far) = (range.lowerBound, range.upperBound)
        let rises = sign == edge.sign
        var t = (near + far) / 2
        var isHalving = false
        while far - near > 0x1p-54 {
            let distance = vertical.value(at: t) - y
            if distance.magnitude <= tolerance { break }
            if (distance < 0) == rises { near = t } else { far = t }
            let step = t - distance / vertical.slope(at: t)
            let isInside = step > near && step < far
            let next = isInside && !isHalving ? step : near + (far - near) / 2
            if next == t { break }
            t = next
            isHalving.toggle()
        }
        return edge.horizontal.value(at: t)
    }
}

extension PathEdge {
    /// The parts in which y does not turn, in order. Neighbours share the very number of the row where they meet.
    func forEachMonotonePiece(_ body: (MonotonePiece) -> Void) {
        let vertical = vertical
        let turns = vertical.turns
        var (from, height) = (0.0, start.y)
        for place in 0..<3 {
            let to = place == 0 ? turns.0 : place == 1 ? turns.1 : 1
            guard to > from else { continue }
            let next = to == 1 ? end.y : vertical.value(at: to)
            if next != height {
                body(
                    MonotonePiece(
                        edge: self, range: from...to, top: min(height, next), bottom: max(height, next),
                        sign: next > height ? sign : -sign))
            }
            (from, height) = (to, next)
        }
    }

    /// What the edge adds to the winding number of a point.
    func winding(around point: HitMask.Point) -> Int {
        let (horizontal, vertical) = (horizontal, vertical)
        guard point.y >= vertical.least, point.y < vertical.most, point.x < horizontal.most else { return 0 }
        // Left of all of it, only the ends count: what goes down and comes up again is met twice.
        if point.x < horizontal.least {
            return (start.y <= point.y && point.y < end.y ? sign : 0)
                - (end.y <= point.y && point.y < start.y ? sign : 0)
        }
        var winding = 0
        forEachMonotonePiece { piece in
            if piece.top <= point.y, point.y < piece.bottom, piece.isRight(of: point) { winding += piece.sign }
        }
        return winding
    }
}
