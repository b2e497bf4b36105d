import HitMasks

/// A mask over its art, painted: the art on a checkerboard, the hit area tinted, its border drawn.
///
/// At a whole number of dots a pixel the border runs along the edges of pixels, so that each pixel can be told.
struct MaskPicture {
    let mask: HitMask
    let art: ArtPicture?
    /// The size of the picture. Unit: dots.
    let width: Int
    let height: Int

    /// So much of the hit area's colour lies over the art.
    private static let tint = 0.2

    /// A picture with so many dots a pixel of the mask.
    init(of mask: HitMask, over art: ArtPicture?, dotsPerPixel: Int) {
        self.init(of: mask, over: art, width: mask.width * dotsPerPixel, height: mask.height * dotsPerPixel)
    }

    /// A picture that fits into a box: smaller, or larger by a whole number.
    init(of mask: HitMask, over art: ArtPicture?, fitting box: (width: Int, height: Int)) {
        let scale = min(Double(box.width) / Double(mask.width), Double(box.height) / Double(mask.height))
        let zoom = scale > 1 ? scale.rounded(.down) : scale
        func side(_ pixels: Int) -> Int { max(Int((Double(pixels) * zoom).rounded()), 1) }
        self.init(of: mask, over: art, width: side(mask.width), height: side(mask.height))
    }

    private init(of mask: HitMask, over art: ArtPicture?, width: Int, height: Int) {
        (self.mask, self.art, self.width, self.height) = (mask, art, width, height)
    }

    private var across: Double { Double(mask.width) / Double(width) }
    private var down: Double { Double(mask.height) / Double(height) }

    /// Paints the picture, its top left corner at a position of a canvas.
    func paint(on canvas: inout ArtPicture, x left: Int, y top: Int) {
        canvas.checker(PixelRect(x: left, y: top, width: width, height: height))
        if let art { paint(art, on: &canvas, x: left, y: top) }
        let rows = (0..<height).map { coverage(ofRow: $0) }
        // At several dots a pixel a line of one would be thin.
        let thickness = width >= 4 * mask.width ? 2 : 1
        for y in 0..<height {
            for x in 0..<width where rows[y][x] > 0 {
                let isBorder = rows[y][x] >= 0.5 && !isInner(x, y, rows, thickness)
                canvas.paint(isBorder ? .hit : .hit.faded(MaskPicture.tint * rows[y][x]), x: left + x, y: top + y)
            }
        }
    }

    private func paint(_ art: ArtPicture, on canvas: inout ArtPicture, x left: Int, y top: Int) {
        let bounds = mask.artBounds
        guard bounds.width > 0, bounds.height > 0 else { return }
        let (columns, rows) = (Double(art.width) / bounds.width, Double(art.height) / bounds.height)
        for y in 0..<height {
            for x in 0..<width {
                let part = HitMask.Rect(
                    x: (Double(x) * across - bounds.x) * columns, y: (Double(y) * down - bounds.y) * rows,
                    width: across * columns, height: down * rows)
                canvas.paint(art.mean(of: part), x: left + x, y: top + y)
            }
        }
    }

    /// For each dot of a row, how much of it is opaque: 0 or 1 where a dot is not larger than a pixel.
    private func coverage(ofRow y: Int) -> [Double] {
        var sums = [Double](repeating: 0, count: width)
        for (row, share) in pixelShares(from: Double(y) * down, length: down, count: mask.height) {
            var opaque = [Bool](repeating: false, count: mask.width)
            for span in mask.rowSpans(inRow: row) { for x in span.range { opaque[x] = true } }
            for x in 0..<width {
                for (column, part) in pixelShares(from: Double(x) * across, length: across, count: mask.width)
                where opaque[column] { sums[x] += part * share / (across * down) }
            }
        }
        return sums.map { min($0, 1) }
    }

    private func isInner(_ x: Int, _ y: Int, _ rows: [[Double]], _ thickness: Int) -> Bool {
        func isOpaque(_ x: Int, _ y: Int) -> Bool {
            x >= 0 && y >= 0 && x < width && y < height && rows[y][x] >= 0.5
        }
        for step in 1...thickness {
            guard isOpaque(x - step, y), isOpaque(x + step, y), isOpaque(x, y - step), isOpaque(x, y + step),
                isOpaque(x - step, y - step), isOpaque(x + step, y - step), isOpaque(x - step, y + step),
                isOpaque(x + step, y + step)
            else { return false }
        }
        return true
    }
}
