/// A picture as it is drawn: red, green, blue and alpha, 8 bits each, not premultiplied.
///
/// Masks are never made of it: it is for people to look at.
package struct ArtPicture: Sendable {
    /// The number of columns.
    package let width: Int
    /// The number of rows.
    package let height: Int
    /// Four bytes a pixel, row after row.
    package var pixels: [UInt8]

    /// Makes a transparent picture.
    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
        pixels = [UInt8](repeating: 0, count: 4 * width * height)
    }

    /// The alpha of a pixel.
    package func alpha(x: Int, y: Int) -> UInt8 { pixels[4 * (y * width + x) + 3] }

    /// The picture of a size whose pixel (x, y) is the given pixel of this one, or transparent where that is nil.
    func rearranged(width: Int, height: Int, _ source: (_ x: Int, _ y: Int) -> (x: Int, y: Int)?) -> ArtPicture {
        var result = ArtPicture(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                guard let from = source(x, y) else { continue }
                let (start, target) = (4 * (from.y * self.width + from.x), 4 * (y * width + x))
                for component in 0..<4 { result.pixels[target + component] = pixels[start + component] }
            }
        }
        return result
    }
}

extension SheetFrame {
    /// The frame's picture in its own canvas, cut out of the page that holds it.
    ///
    /// - Throws: ``SheetError/Reason/outsidePicture(name:frame:width:height:)``.
    func placed(from page: ArtPicture) throws(SheetError) -> ArtPicture {
        try check(pictureWidth: page.width, height: page.height)
        let (right, bottom) = (stored.width - 1, stored.height - 1)
        return page.rearranged(width: sourceWidth, height: sourceHeight) { x, y in
            let (x, y) = (x - kept.x, y - kept.y)
            guard x >= 0, y >= 0, x < kept.width, y < kept.height else { return nil }
            let (column, row) =
                switch turn {
                case .none: (x, y)
                case .clockwise: (right - y, x)
                case .counterClockwise: (y, bottom - x)
                case .half: (right - x, bottom - y)
                }
            return (stored.x + column, stored.y + row)
        }
    }
}
