extension HitMask {
    /// The least side of what can be tapped, after Apple's Human Interface Guidelines. Unit: points.
    public static let minimumTargetSide = 44.0

    /// The rectangle that is to be tapped at least: the opaque bounds, extended around their centre to at least `side` in
    /// each direction. Unit: points of the picture. Empty if no pixel is opaque.
    ///
    /// Of a mask that is large enough in both directions, the shape alone is meant: ``isTarget(_:minimumSide:)``.
    ///
    /// `side` is the least side; one that is not above 0 and finite extends nothing.
    /// - Complexity: As for ``opaqueBounds``.
    public func minimumTarget(side: Double = HitMask.minimumTargetSide) -> Rect {
        let bounds = opaqueBounds
        let (width, height) = (Double(bounds.width) / scale, Double(bounds.height) / scale)
        let left = Double(bounds.x - Int(artLeft)) / scale
        let top = Double(bounds.y - Int(artTop)) / scale
        guard !bounds.isEmpty else { return Rect(x: 0, y: 0, width: 0, height: 0) }
        let (moreX, moreY) = side.isFinite ? (max(side - width, 0), max(side - height, 0)) : (0, 0)
        return Rect(x: left - moreX / 2, y: top - moreY / 2, width: width + moreX, height: height + moreY)
    }

    /// Whether a point hits the mask or, if its opaque bounds are too small in one direction or both, the extended
    /// rectangle around them: ``minimumTarget(side:)``.
    ///
    /// A large shape keeps its holes and its transparent corners. A small one, which a finger would cover, does not.
    ///
    /// - Complexity: O(1) in an opaque pixel, else as for ``opaqueBounds``.
    public func isTarget(_ point: Point, minimumSide side: Double = HitMask.minimumTargetSide) -> Bool {
        contains(point) || isTooSmall(for: side) && minimumTarget(side: side).contains(point)
    }

    /// Whether the opaque bounds have a side below the least one.
    func isTooSmall(for side: Double) -> Bool {
        let bounds = opaqueBounds
        guard !bounds.isEmpty, side.isFinite else { return false }
        return Double(min(bounds.width, bounds.height)) / scale < side
    }
}
