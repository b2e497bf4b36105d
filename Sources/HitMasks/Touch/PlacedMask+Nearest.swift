extension HitMask {
    /// The nearest of many things, which are in the order in which they are drawn: from back to front.
    ///
    ///     HitMask.nearest(among: pins, within: 22) { pin, radius in pin.distance(to: touch, within: radius) }
    ///
    /// Of things at the same distance, also of those that the point lies in, the one in front is taken.
    ///
    /// - Parameters:
    ///   - things: What there is, from back to front.
    ///   - radius: The greatest distance.
    ///   - distance: The distance of a thing: 0 if the point lies in it, nil if it is further away than the radius that it
    ///     is given, which becomes the smaller the more is known.
    /// - Returns: The place in the sequence and the distance; nil if nothing is as near as the radius.
    /// - Complexity: One question a thing.
    @inlinable
    public static func nearest<Things: Sequence>(
        among things: Things, within radius: Double, distance: (Things.Element, Double) -> Double?
    ) -> (index: Int, distance: Double)? {
        var best: (index: Int, distance: Double)?
        var index = 0
        for thing in things {
            if let found = distance(thing, best?.distance ?? radius), found <= best?.distance ?? radius {
                best = (index, found)
            }
            index += 1
        }
        return best
    }
}

extension Sequence where Element == PlacedMask {
    /// The mask whose shape is nearest to a point of the screen, and its distance; nil if none is as near as the radius.
    ///
    /// Two small buttons side by side each get the taps that fall nearer to them:
    ///
    ///     [play, stop].nearestMask(to: touch, within: 22)?.index     // 0 for play, 1 for stop
    ///
    /// The masks are in the order in which they are drawn, from back to front. Of those at the same distance, also of those
    /// that the point lies in, the one in front is taken.
    ///
    /// - Complexity: O(masks), and as ``HitMask/containsAny(within:of:)`` for those that come near. Nothing is allocated.
    @inlinable
    public func nearestMask(to point: HitMask.Point, within radius: Double) -> (index: Int, distance: Double)? {
        HitMask.nearest(among: self, within: radius) { $0.distance(to: point, within: $1) }
    }

    /// The mask that is meant by a tap when each has a least target: the frontmost that is opaque there, else, of those
    /// that are too small and whose extended rectangle holds the point, the one whose shape is nearest, and of equals the
    /// one in front. Nil if there is none.
    ///
    /// So a large shape behind a small one keeps its taps wherever it is opaque.
    ///
    /// - Parameters:
    ///   - point: The point of the screen.
    ///   - side: The least side: ``HitMask/isTarget(_:minimumSide:)``. Unit: points of the screen.
    /// - Returns: The mask's place in the sequence, or nil.
    /// - Complexity: O(masks), and as ``HitMask/containsAny(within:of:)`` for those whose extended rectangle it is. Nothing is
    ///   allocated.
    @inlinable
    public func target(at point: HitMask.Point, minimumSide side: Double = HitMask.minimumTargetSide) -> Int? {
        HitMask.nearest(among: self, within: .infinity) { placed, radius in
            placed.distance(to: point, within: radius, minimumSide: side)
        }?.index
    }
}

extension PlacedMask {
    /// The distance from a point that is in the mask, or in the extended rectangle of one that is too small.
    @usableFromInline
    func distance(to point: HitMask.Point, within radius: Double, minimumSide side: Double) -> Double? {
        if contains(point) { return 0 }
        // Without this a point at the edge of a pixel, at distance 0, could outdo one in it.
        guard radius > 0, mask.isTooSmall(for: side / magnification), minimumTarget(side: side).contains(point) else {
            return nil
        }
        return distance(to: point, within: radius)
    }
}
