extension Placement {
    /// Whether a point of the view shows an opaque pixel of the picture.
    ///
    /// Unit: points. Points outside, NaN and infinity are misses.
    ///
    /// - Complexity: O(1): no allocation, no lock, no loop, however large the mask and however often it is repeated.
    public func contains(_ point: HitMask.Point) -> Bool {
        guard let pixel = pixel(at: point) else { return false }
        return mask.contains(x: pixel.x, y: pixel.y)
    }

    /// Whether a point of the view shows a transparent pixel or none: the opposite of ``contains(_:)``.
    ///
    /// - Complexity: O(1).
    public func isTransparent(_ point: HitMask.Point) -> Bool { !contains(point) }

    /// The mask's pixel under a point of the view, opaque or not, or nil where the picture is not.
    ///
    /// The pixel always lies in the mask.
    ///
    /// - Complexity: O(1).
    public func pixel(at point: HitMask.Point) -> (x: Int, y: Int)? {
        let point = toView.map(point.applying) ?? point
        guard let across = horizontal.pixel(at: point.x), let down = vertical.pixel(at: point.y) else { return nil }
        return isTransposed ? (down, across) : (across, down)
    }

    /// The position in the mask under a point of the view, or nil where the picture is not. Unit: pixels.
    ///
    /// It lies in the pixel that ``pixel(at:)`` gives, but for the last place: at the very edge of a mirrored pixel it is the
    /// far edge of the pixel.
    ///
    /// - Complexity: O(1).
    public func maskPoint(at point: HitMask.Point) -> HitMask.Point? {
        let point = toView.map(point.applying) ?? point
        guard let across = horizontal.position(at: point.x), let down = vertical.position(at: point.y) else {
            return nil
        }
        return isTransposed ? HitMask.Point(x: down, y: across) : HitMask.Point(x: across, y: down)
    }

    /// Whether the mask is opaque at a pixel of the axes.
    func isOpaque(column: Int, row: Int) -> Bool {
        isTransposed ? mask.contains(x: row, y: column) : mask.contains(x: column, y: row)
    }
}
