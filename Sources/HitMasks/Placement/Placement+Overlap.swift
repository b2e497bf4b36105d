// Two placements in one plane: whether what they show collides.
extension Placement {
    /// Whether the two views show opaque pixels in one place: an area, for touching is no overlap.
    ///
    /// Both are in the points that are asked about. Each pixel counts as it is drawn: scaled, sliced, repeated, mirrored,
    /// turned and cut to its view.
    ///
    ///     ship.overlaps(rock)   // false for an empty corner over an empty corner
    ///
    /// For masks that are drawn pixel for pixel, ``HitMask/overlaps(_:at:)`` is faster.
    ///
    /// - Complexity: As for ``overlapArea(with:)`` at worst; O(1) if the views do not meet. It ends with the first spot.
    public func overlaps(_ other: Placement) -> Bool {
        anyOverlap(with: other) { _ in true }
    }

    /// The area in which both views show opaque pixels. Unit: square points, of the points that are asked about.
    ///
    /// Where neither view is turned against the other, it is the sum of the rectangles between the edges that lookups go by;
    /// else of convex polygons between turned edges. Each sum is rounded as sums of `Double` are, and a polygon of less than
    /// a 2⁴⁰th of a pixel counts as none.
    ///
    /// - Complexity: O((rows + columns) · rows of the drawn pixels in the rectangle that both views share). Turned against each
    ///   other: O(runs of opaque pixels of one · rows of the other that each meets). Of a middle that is repeated 65,536 columns
    ///   and rows of pixels are looked at. Nothing is allocated, but for a few corners.
    public func overlapArea(with other: Placement) -> Double {
        var area = 0.0
        _ = anyOverlap(with: other) { part in
            area += part
            return false
        }
        return area
    }

    /// Whether the closure says true of the area of a common part.
    private func anyOverlap(with other: Placement, _ isEnough: (Double) -> Bool) -> Bool {
        let scale = transform.determinant.magnitude
        guard !isNowhere, !other.isNowhere else { return false }
        if toView == nil && other.toView == nil || transform == other.transform {
            return uprightOverlap(with: other) { isEnough($0 * scale) }
        }
        // In the untransformed plane of this view the other one is turned.
        let turned = other.transform.concatenating(toView ?? .identity)
        return turnedOverlap(with: other, by: turned) { isEnough($0 * scale) }
    }

    private var isNowhere: Bool {
        !(horizontal.visibleEnd > horizontal.visibleStart && vertical.visibleEnd > vertical.visibleStart)
    }

    /// Both views lie in one plane and along its axes.
    private func uprightOverlap(with other: Placement, _ isEnough: (Double) -> Bool) -> Bool {
        let (top, bottom) = Axis.shared(vertical, other.vertical)
        let (left, right) = Axis.shared(horizontal, other.horizontal)
        guard bottom > top, right > left else { return false }
        var (rows, otherRows) = (
            AxisCells(vertical, from: top, to: bottom), AxisCells(other.vertical, from: top, to: bottom)
        )
        var (row, otherRow) = (rows.next(), otherRows.next())
        while let own = row, let others = otherRow {
            let height = min(own.end, others.end) - max(own.start, others.start)
            if height > 0 {
                let length = commonLength(with: other, ofRow: own.pixel, others.pixel, from: left, to: right)
                if length > 0, isEnough(length * height) { return true }
            }
            if own.end <= others.end { row = rows.next() }
            if others.end <= own.end { otherRow = otherRows.next() }
        }
        return false
    }

    /// How much of two drawn rows is opaque in both.
    private func commonLength(
        with other: Placement, ofRow row: Int, _ otherRow: Int, from left: Double, to right: Double
    ) -> Double {
        var (columns, otherColumns) = (
            AxisCells(horizontal, from: left, to: right), AxisCells(other.horizontal, from: left, to: right)
        )
        var (column, otherColumn) = (columns.next(), otherColumns.next())
        var length = 0.0
        while let own = column, let others = otherColumn {
            let width = min(own.end, others.end) - max(own.start, others.start)
            if width > 0, isOpaque(column: own.pixel, row: row), other.isOpaque(column: others.pixel, row: otherRow) {
                length += width
            }
            if own.end <= others.end { column = columns.next() }
            if others.end <= own.end { otherColumn = otherColumns.next() }
        }
        return length
    }
}

extension Placement.Axis {
    /// The stretch of the view's axis in which both can be hit.
    fileprivate static func shared(_ one: Self, _ other: Self) -> (start: Double, end: Double) {
        (max(one.visibleStart, other.visibleStart), min(one.visibleEnd, other.visibleEnd))
    }
}
