// What of a placed mask a finger is given at least.
extension Placement {
    /// The mask's opaque bounds as the view shows them: the least upright rectangle around them, in the points that are
    /// asked about. Empty if nothing of them is seen.
    ///
    /// - Complexity: As for ``HitMask/opaqueBounds``, and O(repetitions) if the middle is repeated.
    public var opaqueRect: HitMask.Rect {
        let opaque = mask.opaqueBounds
        let columns = (low: Double(opaque.x), high: Double(opaque.x + opaque.width))
        let rows = (low: Double(opaque.y), high: Double(opaque.y + opaque.height))
        guard let across = horizontal.extent(of: isTransposed ? rows : columns),
            let down = vertical.extent(of: isTransposed ? columns : rows)
        else { return HitMask.Rect(x: bounds.x, y: bounds.y, width: 0, height: 0) }
        let rect = HitMask.Rect(
            x: across.start, y: down.start, width: across.end - across.start, height: down.end - down.start)
        return toView == nil ? rect : rect.applying(transform)
    }

    /// The rectangle that is to be tapped at least: ``opaqueRect``, extended around its centre to at least `side` in each
    /// direction. Empty if nothing opaque is seen.
    ///
    /// `side` is the least side, in the points that are asked about; one that is not above 0 and finite extends nothing.
    /// - Complexity: As for ``opaqueRect``.
    public func minimumTarget(side: Double = HitMask.minimumTargetSide) -> HitMask.Rect {
        opaqueRect.extended(toSide: side)
    }

    /// Whether a point hits an opaque pixel or, if what is seen of them is too small in one direction or both, the
    /// extended rectangle around them: ``minimumTarget(side:)``.
    ///
    /// A large shape keeps its holes and its transparent corners. A small one, which a finger would cover, does not.
    ///
    /// - Complexity: O(1) in an opaque pixel, else as for ``opaqueRect``.
    public func isTarget(_ point: HitMask.Point, minimumSide side: Double = HitMask.minimumTargetSide) -> Bool {
        contains(point) || opaqueRect.isSmallTarget(at: point, minimumSide: side)
    }
}

extension HitMask.Rect {
    /// The rectangle with sides of at least a length, around the same centre. An empty one stays as it is.
    func extended(toSide side: Double) -> HitMask.Rect {
        guard !isEmpty, side.isFinite else { return self }
        let (moreX, moreY) = (max(side - width, 0), max(side - height, 0))
        return HitMask.Rect(x: x - moreX / 2, y: y - moreY / 2, width: width + moreX, height: height + moreY)
    }

    /// Whether a side is below the least one, and the point lies in the extended rectangle.
    func isSmallTarget(at point: HitMask.Point, minimumSide side: Double) -> Bool {
        guard !isEmpty, side.isFinite, min(width, height) < side else { return false }
        return extended(toSide: side).contains(point)
    }
}

extension Placement.Axis {
    /// Repetitions beyond this are not looked at one by one.
    private static let spanLimit = 1024

    /// From where to where the axis shows a range of the mask's pixels; nil if it does not.
    fileprivate func extent(of range: (low: Double, high: Double)) -> (start: Double, end: Double)? {
        var extent: (start: Double, end: Double)?
        for (number, span) in Placement.AxisSpans(self).enumerated() {
            guard number < Placement.Axis.spanLimit else {
                // From here on the middle is repeated, to the end of what is seen.
                return extent.map { ($0.start, max($0.end, min(visibleEnd, pictureEnd.value))) }
            }
            let shown = span.shown
            let (low, high) = (max(range.low, shown.low), min(range.high, shown.high))
            guard low < high else { continue }
            let line = span.line
            let (one, other) = (line.slope * low + line.offset, line.slope * high + line.offset)
            let start = max(min(one, other), span.start)
            let end = min(max(one, other), span.end)
            extent = (min(extent?.start ?? start, start), max(extent?.end ?? end, end))
        }
        return extent
    }
}
