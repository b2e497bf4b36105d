/// A mask whose picture is drawn somewhere at a uniform size: enough for sprites, pins and most buttons.
///
/// Views with content modes, slices or transforms have a placement of their own; ``HitMask/nearest(among:within:distance:)``
/// finds the nearest of anything.
public struct PlacedMask: Sendable {
    /// The mask.
    public let mask: HitMask
    /// Where the picture's top left corner lies. Unit: points of the screen.
    public let origin: HitMask.Point
    /// How much larger than its natural size the picture is drawn.
    public let magnification: Double

    /// Places a mask.
    ///
    /// - Parameters:
    ///   - mask: The mask.
    ///   - origin: Where the picture's top left corner lies. Unit: points of the screen.
    ///   - magnification: How much larger than its natural size the picture is drawn. One that is not above 0 and finite
    ///     is never hit.
    public init(_ mask: HitMask, at origin: HitMask.Point, magnification: Double = 1) {
        self.mask = mask
        self.origin = origin
        self.magnification = magnification
    }

    private var isDrawn: Bool { magnification > 0 && magnification.isFinite }

    /// Whether the pixel under a point of the screen is opaque.
    ///
    /// - Complexity: O(1).
    public func contains(_ point: HitMask.Point) -> Bool { isDrawn && mask.contains(inPicture(point)) }

    /// Whether an opaque pixel lies within a distance of a point of the screen: ``HitMask/containsAny(within:of:)``.
    public func containsAny(within radius: Double, of point: HitMask.Point) -> Bool {
        // Divided, a radius just below zero may become zero.
        isDrawn && radius >= 0 && mask.containsAny(within: radius / magnification, of: inPicture(point))
    }

    /// The distance from a point of the screen to the nearest opaque pixel; 0 if it lies in one, nil if none is as near as
    /// the radius: ``HitMask/nearestOpaquePixel(to:within:)``.
    public func distance(to point: HitMask.Point, within radius: Double) -> Double? {
        guard isDrawn, radius >= 0 else { return nil }
        return mask.nearestOpaquePixel(to: inPicture(point), within: radius / magnification)
            .map { $0.distance * magnification }
    }

    /// The opaque bounds on the screen, extended around their centre to a least side: ``HitMask/minimumTarget(side:)``.
    public func minimumTarget(side: Double = HitMask.minimumTargetSide) -> HitMask.Rect {
        guard isDrawn else { return HitMask.Rect(x: origin.x, y: origin.y, width: 0, height: 0) }
        let target = mask.minimumTarget(side: side / magnification)
        return HitMask.Rect(
            x: target.x * magnification + origin.x, y: target.y * magnification + origin.y,
            width: target.width * magnification, height: target.height * magnification)
    }

    private func inPicture(_ point: HitMask.Point) -> HitMask.Point {
        HitMask.Point(x: (point.x - origin.x) / magnification, y: (point.y - origin.y) / magnification)
    }
}
