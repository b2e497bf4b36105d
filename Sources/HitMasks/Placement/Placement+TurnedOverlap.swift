// Overlaps of views that are turned against each other.
extension Placement {
    /// The other view's runs of opaque pixels are parallelograms in the plane of this one; each is cut along the drawn rows and
    /// columns of this one.
    func turnedOverlap(
        with other: Placement, by turn: HitMask.AffineTransform, _ isEnough: (Double) -> Bool
    ) -> Bool {
        // Only what of the other view can lie in this one is gone through.
        guard let back = turn.inverted else { return false }
        let own = HitMask.Rect(
            x: horizontal.visibleStart, y: vertical.visibleStart,
            width: horizontal.visibleEnd - horizontal.visibleStart,
            height: vertical.visibleEnd - vertical.visibleStart
        ).applying(back)
        var rows = AxisCells(other.vertical, from: own.y, to: own.maxY)
        while let row = rows.next() {
            var runs = Runs(other, row: row.pixel, from: own.x, to: own.maxX)
            while let run = runs.next() {
                let corners = [(run.start, row.start), (run.end, row.start), (run.end, row.end), (run.start, row.end)]
                let polygon = ConvexPolygon(corners.map { HitMask.Point(x: $0.0, y: $0.1).applying(turn) })
                if overlap(with: polygon, isEnough) { return true }
            }
        }
        return false
    }

    private func overlap(with polygon: ConvexPolygon, _ isEnough: (Double) -> Bool) -> Bool {
        let bounds = polygon.bounds
        var rows = AxisCells(vertical, from: bounds.y, to: bounds.maxY)
        while let row = rows.next() {
            let strip = polygon.cut(toY: row.start, row.end)
            guard !strip.isEmpty else { continue }
            let stripBounds = strip.bounds
            var runs = Runs(self, row: row.pixel, from: stripBounds.x, to: stripBounds.maxX)
            while let run = runs.next() {
                let area = strip.cut(toX: run.start, run.end).area
                // Sides that only touch share slivers of what rounding leaves.
                let least = (row.end - row.start) * (run.end - run.start) * 0x1p-40
                if area > least, isEnough(area) { return true }
            }
        }
        return false
    }

    /// Neighbouring drawn pixels of a row that are opaque, taken as one.
    private struct Runs: IteratorProtocol {
        private let placement: Placement
        private let row: Int
        private var columns: AxisCells
        private var column: AxisCells.Cell?

        init(_ placement: Placement, row: Int, from left: Double, to right: Double) {
            (self.placement, self.row) = (placement, row)
            columns = AxisCells(placement.horizontal, from: left, to: right)
            column = columns.next()
        }

        mutating func next() -> (start: Double, end: Double)? {
            while let first = column {
                column = columns.next()
                guard placement.isOpaque(column: first.pixel, row: row) else { continue }
                var end = first.end
                while let cell = column, cell.start <= end, placement.isOpaque(column: cell.pixel, row: row) {
                    end = cell.end
                    column = columns.next()
                }
                return (first.start, end)
            }
            return nil
        }
    }
}

/// A polygon without a dent, as its corners in their order.
struct ConvexPolygon {
    private let corners: [HitMask.Point]

    init(_ corners: [HitMask.Point]) { self.corners = corners }

    var isEmpty: Bool { corners.count < 3 }

    /// The smallest upright rectangle around it; of no size for one without corners.
    var bounds: HitMask.Rect {
        guard let first = corners.first else { return HitMask.Rect(x: 0, y: 0, width: 0, height: 0) }
        var (least, most) = (first, first)
        for corner in corners {
            (least.x, least.y) = (min(least.x, corner.x), min(least.y, corner.y))
            (most.x, most.y) = (max(most.x, corner.x), max(most.y, corner.y))
        }
        return HitMask.Rect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
    }

    /// The area by the triangles around its first corner, so that a place far from the origin costs no digits.
    var area: Double {
        guard corners.count >= 3 else { return 0 }
        var twice = 0.0
        for index in 1..<corners.count - 1 {
            let (one, other, origin) = (corners[index], corners[index + 1], corners[0])
            twice += (one.x - origin.x) * (other.y - origin.y) - (other.x - origin.x) * (one.y - origin.y)
        }
        return twice.magnitude / 2
    }

    /// The part between two values of x.
    func cut(toX start: Double, _ end: Double) -> ConvexPolygon {
        cut(at: start, of: { $0.x }, keeps: { $0 >= start }).cut(at: end, of: { $0.x }, keeps: { $0 <= end })
    }

    /// The part between two values of y.
    func cut(toY start: Double, _ end: Double) -> ConvexPolygon {
        cut(at: start, of: { $0.y }, keeps: { $0 >= start }).cut(at: end, of: { $0.y }, keeps: { $0 <= end })
    }

    /// The part on one side of a line along an axis (Sutherland and Hodgman 1974, one edge).
    private func cut(
        at value: Double, of coordinate: (HitMask.Point) -> Double, keeps: (Double) -> Bool
    ) -> ConvexPolygon {
        var kept: [HitMask.Point] = []
        for index in corners.indices {
            let (one, other) = (corners[index], corners[(index + 1) % corners.count])
            let (from, to) = (coordinate(one), coordinate(other))
            if keeps(from) { kept.append(one) }
            guard keeps(from) != keeps(to) else { continue }
            let share = (value - from) / (to - from)
            kept.append(HitMask.Point(x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share))
        }
        return ConvexPolygon(kept)
    }
}
