// Growing and shrinking by exact Euclidean distances between the centres of pixels.
extension HitMask.Bitmap {
    /// The mask grown by a distance: a pixel is opaque if its centre lies no further than the radius from the centre of an
    /// opaque one.
    ///
    ///     dot.dilated(by: 1)          // a plus of five pixels
    ///     dot.dilated(by: 1.5)        // a square of nine: the corners are √2 away
    ///
    /// The comparison is exact: no square root and no square is rounded. A radius below 1, negative or not a number
    /// changes nothing.
    ///
    /// - Parameters:
    ///   - radius: The distance. Unit: pixels. It may be infinite.
    ///   - growingCanvas: Whether the canvas grows with the mask: by the radius, rounded down to whole pixels, on each side,
    ///     and by 65,536 at most. Otherwise what would lie outside is dropped.
    /// - Returns: A mask of the same size, or of one that is larger by the same on all sides.
    /// - Complexity: O(area), whatever the radius. Allocates the result and 8 bytes a column.
    public func dilated(by radius: Double, growingCanvas: Bool = false) -> HitMask.Bitmap {
        guard radius >= 1, width > 0, height > 0 else { return self }
        var canvas = self
        if growingCanvas {
            let margin = Int(min(radius, 65_536))
            canvas = cropped(
                to: PixelRect(x: -margin, y: -margin, width: width + 2 * margin, height: height + 2 * margin))
        }
        return DiscSpread(radius: radius, width: canvas.width, height: canvas.height)
            .covered(around: true, of: canvas, outside: false)
    }

    /// The mask shrunk by a distance: a pixel stays opaque if every pixel whose centre lies no further than the radius from
    /// its own is opaque. What lies outside of the canvas is transparent, so the mask shrinks from the canvas's edges, too.
    ///
    /// It is the counterpart of ``dilated(by:growingCanvas:)``: what is eroded from a mask is what the rest of the plane
    /// gains when it is dilated.
    ///
    /// `radius` is the distance. Unit: pixels. Below 1, negative or not a number it changes nothing.
    /// - Returns: A mask of the same size.
    /// - Complexity: O(area), whatever the radius. Allocates the result and 8 bytes a column.
    public func eroded(by radius: Double) -> HitMask.Bitmap {
        guard radius >= 1, width > 0, height > 0 else { return self }
        var result = DiscSpread(radius: radius, width: width, height: height)
            .covered(around: false, of: self, outside: true)
        result.invert()
        return result
    }
}
