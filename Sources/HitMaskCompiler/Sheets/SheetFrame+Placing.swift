import HitMasks

extension SheetFrame {
    /// The frame's mask in its own canvas, cut out of the bitmap of the page that holds it.
    ///
    /// - Throws: ``SheetError/Reason/outsidePicture(name:frame:width:height:)``.
    /// - Complexity: O(area of the canvas ÷ 8).
    package func placed(from page: HitMask.Bitmap) throws(SheetError) -> HitMask.Bitmap {
        try check(pictureWidth: page.width, height: page.height)
        let upright =
            switch turn {
            case .none: page.cropped(to: stored)
            // With rows and columns exchanged, a turned picture is a mirrored one.
            case .clockwise: page.cropped(to: stored).transposed.withRowsReversed
            case .counterClockwise: page.cropped(to: stored).withRowsReversed.transposed
            case .half: page.cropped(to: stored).withRowsReversed.transposed.withRowsReversed.transposed
            }
        if upright.width == sourceWidth, upright.height == sourceHeight { return upright }
        var canvas = HitMask.Bitmap(width: sourceWidth, height: sourceHeight)
        canvas.formUnion(upright, at: PixelPosition(x: kept.x, y: kept.y))
        return canvas
    }
}

extension HitMask.Bitmap {
    /// The bitmap upside down.
    var withRowsReversed: HitMask.Bitmap {
        var mirrored = self
        for y in 0..<height {
            let (source, target) = ((height - 1 - y) * bytesPerRow, y * bytesPerRow)
            for i in 0..<bytesPerRow { mirrored.bytes[target + i] = bytes[source + i] }
        }
        return mirrored
    }

    /// The bitmap with rows and columns exchanged, eight by eight pixels at a time.
    var transposed: HitMask.Bitmap {
        var transposed = HitMask.Bitmap(width: height, height: width)
        for blockY in 0..<transposed.bytesPerRow {
            for blockX in 0..<bytesPerRow {
                var block: UInt64 = 0
                for i in 0..<min(8, height - 8 * blockY) {
                    block |= UInt64(bytes[(8 * blockY + i) * bytesPerRow + blockX]) << UInt64(8 * i)
                }
                block = block.transposedBits
                for i in 0..<min(8, width - 8 * blockX) {
                    let byte = UInt8(truncatingIfNeeded: block >> UInt64(8 * i))
                    transposed.bytes[(8 * blockX + i) * transposed.bytesPerRow + blockY] = byte
                }
            }
        }
        return transposed
    }
}

extension UInt64 {
    /// The word as eight rows of eight bits, with rows and columns exchanged: squares of 1, 2 and 4 bits are swapped
    /// across the diagonal (Warren, Hacker's Delight, 7-3).
    fileprivate var transposedBits: UInt64 {
        var bits = self
        for (mask, shift) in [
            (0x00AA_00AA_00AA_00AA as UInt64, 7 as UInt64), (0x0000_CCCC_0000_CCCC, 14), (0x0000_0000_F0F0_F0F0, 28),
        ] {
            let swapped = (bits ^ bits >> shift) & mask
            bits ^= swapped ^ swapped << shift
        }
        return bits
    }
}
