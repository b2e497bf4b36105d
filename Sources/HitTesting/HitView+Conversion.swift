import HitMasks

extension HitView {
    /// Where a point of this view lies in another view of the same tree.
    ///
    /// Nil if the two are not in one tree, or if a transform on the way to the other view flattens it, so that no point
    /// or many would be right.
    ///
    /// - Complexity: O(depth).
    public final func convert(_ point: HitMask.Point, to other: HitView) -> HitMask.Point? {
        HitRoute(from: self, to: other)?.convert(point)
    }

    /// Where a point of another view of the same tree lies in this one. Nil as for ``convert(_:to:)-(HitMask.Point,_)``.
    ///
    /// - Complexity: O(depth).
    public final func convert(_ point: HitMask.Point, from other: HitView) -> HitMask.Point? {
        other.convert(point, to: self)
    }

    /// The least upright rectangle of another view of the same tree that holds a rectangle of this one.
    ///
    /// Its corners are taken all the way before it is measured, so that views that turn back and forth give it
    /// back. Nil as for ``convert(_:to:)-(HitMask.Point,_)``.
    ///
    /// - Complexity: O(depth).
    public final func convert(_ rect: HitMask.Rect, to other: HitView) -> HitMask.Rect? {
        HitRoute(from: self, to: other)?.convert(rect)
    }

    /// The least upright rectangle of this view that holds a rectangle of another one of the same tree. Nil as for
    /// ``convert(_:to:)-(HitMask.Point,_)``.
    ///
    /// - Complexity: O(depth).
    public final func convert(_ rect: HitMask.Rect, from other: HitView) -> HitMask.Rect? {
        other.convert(rect, to: self)
    }
}

/// The way from one view up to the nearest that holds both, and down to the other.
private struct HitRoute {
    private var up: [HitView] = []
    private var down: [HitView] = []

    init?(from start: HitView, to end: HitView) {
        (up, down) = (HitRoute.ancestry(start), HitRoute.ancestry(end))
        guard up.last === down.last else { return nil }
        while let view = up.last, view === down.last {
            up.removeLast()
            down.removeLast()
        }
    }

    func convert(_ point: HitMask.Point) -> HitMask.Point? {
        var point = point
        for view in up {
            guard let next = view.geometry.toSuperview(point) else { return nil }
            point = next
        }
        for view in down.reversed() {
            guard let next = view.geometry.fromSuperview(point) else { return nil }
            point = next
        }
        return point
    }

    func convert(_ rect: HitMask.Rect) -> HitMask.Rect? {
        guard var least = convert(rect.origin) else { return nil }
        if (up + down).allSatisfy({ $0.geometry.way == .shift }) { return HitMask.Rect(origin: least, size: rect.size) }
        var most = least
        for (x, y) in [(rect.maxX, rect.y), (rect.x, rect.maxY), (rect.maxX, rect.maxY)] {
            guard let corner = convert(HitMask.Point(x: x, y: y)) else { return nil }
            (least.x, least.y) = (min(least.x, corner.x), min(least.y, corner.y))
            (most.x, most.y) = (max(most.x, corner.x), max(most.y, corner.y))
        }
        return HitMask.Rect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
    }

    /// The view and all that hold it, the root last.
    private static func ancestry(_ view: HitView) -> [HitView] {
        var found = [view]
        while let next = found[found.count - 1].superview { found.append(next) }
        return found
    }
}
