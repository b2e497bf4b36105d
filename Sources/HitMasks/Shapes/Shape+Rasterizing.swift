extension HitMask.Shape {
    /// The shape as a bitmap: a pixel is opaque if its centre is inside.
    ///
    /// Pixel (x, y) is asked at ((x + ½) ÷ scale, (y + ½) ÷ scale), and the answer is that of ``contains(_:)`` to the
    /// last bit. Nothing is smoothed. A scale that is not above zero gives no opaque pixel.
    ///
    /// - Parameters:
    ///   - width: The number of columns.
    ///   - height: The number of rows.
    ///   - scale: Pixels for a unit of the shape.
    /// - Returns: A bitmap of that size.
    /// - Precondition: Neither side is negative.
    /// - Complexity: O(bitmap + rows · log(width)); for paths see
    ///   ``HitMask/Path/rasterized(width:height:scale:fillRule:)``.
    public func rasterized(width: Int, height: Int, scale: Double = 1) -> HitMask.Bitmap {
        switch self {
        case .path(let path, let fillRule):
            return path.rasterized(width: width, height: height, scale: scale, fillRule: fillRule)
        case .hollow(let shape, let hole):
            var bitmap = shape.rasterized(width: width, height: height, scale: scale)
            let inner = hole.rasterized(width: width, height: height, scale: scale)
            for index in bitmap.bytes.indices { bitmap.bytes[index] &= ~inner.bytes[index] }
            return bitmap
        case .rectangle(let rect), .ellipse(let rect), .roundedRectangle(let rect, _):
            return rasterized(width: width, height: height, scale: scale, around: rect)
        }
    }

    /// Fills a shape whose rows are one span each, grown from its middle column to both sides.
    private func rasterized(
        width: Int, height: Int, scale: Double, around rect: HitMask.Rect
    ) -> HitMask.Bitmap {
        var bitmap = HitMask.Bitmap(width: width, height: height)
        guard scale > 0, scale.isFinite, !rect.isEmpty else { return bitmap }
        let pixels = PixelCenters(width: width, height: height, scale: scale)
        let center = rect.center.x
        let middle = pixels.first(of: width, near: center) { pixels.at($0) >= center }
        let top = pixels.first(of: height, near: rect.y) { pixels.at($0) >= rect.y }
        let bottom = pixels.first(of: height, near: rect.maxY) { pixels.at($0) >= rect.maxY }
        var (start, end) = (0, width)
        for row in top..<max(top, bottom) {
            func isInside(_ column: Int) -> Bool {
                contains(HitMask.Point(x: pixels.at(column), y: pixels.at(row)))
            }
            // The ends of a row lie near those of the row before.
            start = pixels.first(of: middle, near: Double(start) / scale) { isInside($0) }
            end =
                middle + pixels.first(of: width - middle, near: Double(end - middle) / scale) { !isInside($0 + middle) }
            bitmap.fill(start..<end, row: row, opaque: true)
        }
        return bitmap
    }
}
