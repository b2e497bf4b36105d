extension HitMask.Bitmap {
    /// The part of the mask in a rectangle, which may reach beyond it: there the result is transparent.
    ///
    ///     mask.cropped(to: mask.opaqueBounds)                                     // without its transparent border
    ///     mask.cropped(to: PixelRect(x: -2, y: -2, width: 14, height: 14))        // 10 × 10 with a border of 2
    ///
    /// `rect` is the part. Unit: pixels; its top left pixel becomes (0, 0).
    /// - Complexity: O(area / 64). Allocates the result.
    public func cropped(to rect: PixelRect) -> HitMask.Bitmap {
        var result = HitMask.Bitmap(width: max(rect.width, 0), height: max(rect.height, 0))
        result.formUnion(self, at: PixelPosition(x: 0 &- rect.x, y: 0 &- rect.y))
        return result
    }
}
