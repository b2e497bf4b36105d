// What of a placed mask a finger is given at least.
extension Placement {
    /// The mask's opaque bounds as the view shows them: the least upright rectangle around them, in the points that are
    /// asked about. Empty if nothing of them is seen.
    ///
    /// - Complexity: As for ``HitMask/opaqueBounds``, however often the middle is repeated.
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
    /// From where to where the axis shows a range of the mask's pixels; nil if it does not.
    fileprivate func extent(of range: (low: Double, high: Double)) -> (start: Double, end: Double)? {
        var extent: (start: Double, end: Double)?
        for number in 0..<Placement.Axis.segmentCount {
            let segment = segment(number)
            guard let turns = turns(of: segment) else { continue }
            // All but the first and the last repetition are whole, so that two at either end say where the range begins
            // and ends.
            for turn in [turns.first, turns.first + 1, turns.last - 1, turns.last]
            where turn >= turns.first && turn <= turns.last && turn.isFinite {
                guard let shown = span(of: segment, turn: turn)?.extent(of: range) else { continue }
                // Where repetitions can no longer be told apart, the last ones end where all do.
                let end = turns.last.isFinite ? shown.end : min(segment.end, visibleEnd)
                extent = (min(extent?.start ?? shown.start, shown.start), max(extent?.end ?? end, end))
            }
        }
        return extent
    }
}

extension Placement.AxisSpan {
    /// From where to where the span shows a range of the mask's pixels; nil if it does not.
    fileprivate func extent(of range: (low: Double, high: Double)) -> (start: Double, end: Double)? {
        let shown = shown
        let (low, high) = (max(range.low, shown.low), min(range.high, shown.high))
        guard low < high else { return nil }
        let line = line
        let (one, other) = (line.slope * low + line.offset, line.slope * high + line.offset)
        return (max(min(one, other), start), min(max(one, other), end))
    }
}
