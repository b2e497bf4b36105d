// A finger is not a point.
extension ButtonMasks {
    /// Whether the button shows an opaque pixel within a distance of a point. Unit: points of the view, for both.
    ///
    /// The pictures that are asked are those of ``contains(_:in:)``; where there is none, the distance is that to ``bounds``.
    /// Distances are those of ``Placement/containsAny(within:of:)``.
    ///
    /// - Complexity: As for ``Placement/containsAny(within:of:)``, for each picture that the ``policy`` asks.
    public func containsAny(within radius: Double, of point: HitMask.Point, in state: State = .normal) -> Bool {
        guard radius >= 0, point.x.isFinite, point.y.isFinite else { return false }
        let answer = anyPicture(for: state) { $0.containsAny(within: radius, of: point) }
        if let answer { return answer }
        guard !bounds.isEmpty else { return false }
        let dx = max(bounds.x - point.x, 0, point.x - bounds.maxX)
        let dy = max(bounds.y - point.y, 0, point.y - bounds.maxY)
        return bounds.contains(point) || radius > 0 && (dx * dx + dy * dy).squareRoot() <= radius
    }

    /// The rectangle around all that is opaque in a state, as ``Placement/opaqueRect``; ``bounds`` where there is no picture.
    ///
    /// - Complexity: As for ``Placement/opaqueRect``, for each picture that the ``policy`` asks.
    public func opaqueRect(in state: State = .normal) -> HitMask.Rect {
        var rect: HitMask.Rect?
        let hasPicture = anyPicture(for: state) { picture in
            let more = picture.opaqueRect
            if !more.isEmpty { rect = rect?.union(more) ?? more }
            return false
        }
        guard hasPicture != nil else { return bounds }
        return rect ?? HitMask.Rect(x: bounds.x, y: bounds.y, width: 0, height: 0)
    }

    /// Whether a point hits the button or, if what is opaque is too small in one direction or both, the rectangle around
    /// it, extended to at least `side`: as ``Placement/isTarget(_:minimumSide:)``, for both layers together.
    ///
    /// - Complexity: O(1) in an opaque pixel, else as for ``opaqueRect(in:)``.
    public func isTarget(
        _ point: HitMask.Point, in state: State = .normal, minimumSide side: Double = HitMask.minimumTargetSide
    ) -> Bool {
        contains(point, in: state) || opaqueRect(in: state).isSmallTarget(at: point, minimumSide: side)
    }
}

extension HitMask.Rect {
    /// The least rectangle around both.
    fileprivate func union(_ other: HitMask.Rect) -> HitMask.Rect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return HitMask.Rect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}
