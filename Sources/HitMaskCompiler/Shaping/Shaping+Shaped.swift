import HitMasks

extension Shaping {
    /// A shaped mask and where the art lies in it.
    package struct Shaped: Sendable, Hashable {
        package var bitmap: HitMask.Bitmap
        /// Pixels per point of the mask.
        package var scale: PixelScale
        /// The art's place in the mask: exact, also where its right or bottom edge lies inside of a pixel of the mask.
        package var source: StoredTraits.Source

        package init(bitmap: HitMask.Bitmap, scale: PixelScale, source: StoredTraits.Source) {
            (self.bitmap, self.scale, self.source) = (bitmap, scale, source)
        }
    }

    /// Shapes a mask.
    ///
    /// An outset of `r` pixels puts a border of `r` pixels, rounded down, on each side, so that nothing of what grows is
    /// lost. At a detail of n/d the border on the left and at the top is as many pixels more as make it a multiple of d, for
    /// then the art begins at a whole number of the mask's pixels. Nothing is cut off: an art that ends within a cell leaves
    /// the rest of it over, which `source` says.
    ///
    /// - Parameters:
    ///   - bitmap: The art's mask at its full detail.
    ///   - scale: The art's pixels per point.
    ///   - maximumPixels: The greatest number of pixels with an outset, before the detail is lowered.
    /// - Returns: The mask, its own scale, and where the art lies in it. If nothing is to be done, the same mask.
    /// - Throws: ``Fault`` if the mask would have a side of more than 65,536 pixels, or more
    ///   than `maximumPixels`, before the detail is lowered, or a scale that cannot be stored.
    /// - Complexity: O(area) of the result before its detail is lowered. The memory of two such bitmaps, 8 bytes a column
    ///   and, if holes are filled or islands dropped, 4 to 56 bytes for each run of pixels.
    package func shaped(
        _ bitmap: HitMask.Bitmap, scale: PixelScale, maximumPixels: Int = ArtOptions().maximumPixels
    ) throws(Fault) -> Shaped {
        guard let newScale = detail.scale(of: scale) else {
            throw .scale(artPixels: Int(scale.pixels), artPoints: Int(scale.points), detail: detail)
        }
        let distance = outset.pixels(scale: scale)
        let border = try Border(distance: distance, detail: detail, width: bitmap.width, height: bitmap.height)
        let area = border.canvas.width * border.canvas.height
        guard border.far == 0 || area <= maximumPixels else { throw .tooManyPixels(found: area, limit: maximumPixels) }
        var result = bitmap
        if inverts { result.invert() }
        if leastIsland.pixels > 1 { result = result.droppingIslands(below: leastIsland.pixels) }
        switch holes {
        case .none: break
        case .upTo(let area): result = result.fillingHoles(upTo: area.pixels)
        case .all: result = result.fillingHoles()
        }
        if border.far > 0 { result = result.cropped(to: border.canvas) }
        result = distance < 0 ? result.eroded(by: -distance) : result.dilated(by: distance)
        result = result.reduced(to: detail.numerator, of: detail.denominator, opaqueIf: detail.rule)
        return Shaped(
            bitmap: result, scale: newScale,
            source: border.source(in: result, detail: detail, artWidth: bitmap.width, artHeight: bitmap.height))
    }
}

/// The pixels that an outset adds around the art.
private struct Border {
    /// On the left and at the top.
    let near: Int
    /// On the right and at the bottom.
    let far: Int
    let canvas: PixelRect

    init(distance: Double, detail: Shaping.Detail, width: Int, height: Int) throws(Shaping.Fault) {
        // No side can grow by more, and the number fits any arithmetic.
        let limit = GridHeader.maximumSide
        far = distance >= 1 ? Int(min(distance, Double(limit))) : 0
        near = (far + detail.denominator - 1) / detail.denominator * detail.denominator
        canvas = PixelRect(x: -near, y: -near, width: width + near + far, height: height + near + far)
        for (name, side) in [("width", canvas.width), ("height", canvas.height)] where side > limit {
            throw .sideTooLong(name: name, found: side, limit: limit)
        }
    }

    func source(
        in mask: HitMask.Bitmap, detail: Shaping.Detail, artWidth: Int, artHeight: Int
    ) -> StoredTraits.Source {
        let before = near / detail.denominator * detail.numerator
        // In parts of a mask's pixel, `denominator` to one, which are also `numerator` to a pixel of the art.
        func rest(_ side: Int, _ art: Int) -> UInt32 {
            UInt32((side - before) * detail.denominator - art * detail.numerator)
        }
        return StoredTraits.Source(
            left: UInt16(before), top: UInt16(before), detail: detail.fraction,
            right: rest(mask.width, artWidth), bottom: rest(mask.height, artHeight))
    }
}
