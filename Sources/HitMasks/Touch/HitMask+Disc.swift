// A finger is not a point.
extension HitMask {
    /// Whether an opaque pixel lies within a distance of a point. Unit: points of the picture, for both.
    ///
    ///     mask.containsAny(within: 8, of: HitMask.Point(x: -3, y: 20))
    ///
    /// The distance is Euclidean, from the point to the nearest spot of the pixel's square, edges included. A pixel at
    /// exactly the radius counts. A radius of 0 asks for the point itself, as ``contains(_:)`` does; a negative one, and
    /// NaN, finds nothing, and so does a point that is not finite. The point may lie outside of the mask.
    ///
    /// - Complexity: O(1) if the point lies in an opaque pixel or further than the radius from the opaque bounds. Otherwise
    ///   O(pixels in the disc) at worst and O(its rows) for most masks, whatever the size of the mask. Nothing is allocated.
    public func containsAny(within radius: Double, of point: Point) -> Bool {
        // Multiplied, a radius just below zero may become zero.
        radius >= 0
            && containsAny(
                within: radius * scale, ofX: point.x * scale + Double(artLeft), y: point.y * scale + Double(artTop))
    }

    /// Whether an opaque pixel lies within a distance of a position. Unit: pixels of the mask.
    ///
    /// - Complexity: As for ``containsAny(within:of:)``.
    public func containsAny(within radius: Double, ofX x: Double, y: Double) -> Bool {
        guard radius >= 0 else { return false }
        if contains(x: x, y: y) { return true }
        guard let disc = Disc(x: x, y: y, radius: radius) else { return false }
        return nearest(in: disc, stopsAtFirst: true) != nil
    }

    /// An opaque pixel and how far it lies from a point.
    public struct NearestPixel: Sendable, Hashable {
        /// The pixel. Unit: pixels of the mask.
        public let position: PixelPosition
        /// From the point to the nearest spot of the pixel's square; 0 if the point lies in it. Unit: that of the question.
        public let distance: Double
    }

    /// The opaque pixel that is nearest to a point, and its distance. Unit: points of the picture. Nil if none lies within
    /// the radius.
    ///
    /// The pixel that the point lies in comes first. Of pixels at the same distance it is the topmost and, in its row, the
    /// leftmost. Distances are those of ``containsAny(within:of:)``, and there is a pixel just if that is true.
    ///
    /// - Parameters:
    ///   - point: Where to look from. It may lie outside of the mask.
    ///   - radius: The greatest distance; it may be infinite.
    /// - Returns: The pixel, in pixels of the mask, and its distance in points; nil if none is as near as the radius.
    /// - Complexity: As for ``containsAny(within:of:)``.
    public func nearestOpaquePixel(to point: Point, within radius: Double) -> NearestPixel? {
        guard radius >= 0 else { return nil }
        let nearest = nearestOpaquePixel(
            toX: point.x * scale + Double(artLeft), y: point.y * scale + Double(artTop), within: radius * scale)
        return nearest.map { NearestPixel(position: $0.position, distance: $0.distance / scale) }
    }

    /// The opaque pixel that is nearest to a position, and its distance. Unit: pixels of the mask.
    ///
    /// - Complexity: As for ``containsAny(within:of:)``.
    public func nearestOpaquePixel(toX x: Double, y: Double, within radius: Double) -> NearestPixel? {
        guard radius >= 0 else { return nil }
        if contains(x: x, y: y) { return NearestPixel(position: PixelPosition(x: Int(x), y: Int(y)), distance: 0) }
        guard let disc = Disc(x: x, y: y, radius: radius) else { return nil }
        return nearest(in: disc, stopsAtFirst: false)
    }
}
