import HitMasks

extension HitMask {
    /// The mask as a PNG: opaque pixels are white with full alpha, the others black without alpha.
    ///
    /// So both its alpha and its brightness are the mask, and compiled again it gives the same mask.
    package var png: [UInt8] {
        get throws {
            var pixels: [UInt8] = []
            pixels.reserveCapacity(4 * width * height)
            for y in 0..<height {
                var x = 0
                for span in rowSpans(inRow: y) {
                    pixels.append(contentsOf: repeatElement(0, count: 4 * (span.start - x)))
                    pixels.append(contentsOf: repeatElement(255, count: 4 * span.count))
                    x = span.end
                }
                pixels.append(contentsOf: repeatElement(0, count: 4 * (width - x)))
            }
            return try PNGWriter.rgba(width: width, height: height, pixels)
        }
    }
}
