internal import CPNG
import HitMasks

/// Writes small pictures as PNG files in memory. The same pixels give the same bytes.
package enum PNGWriter {
    /// A mask as a 1-bit grey picture: opaque pixels are white.
    ///
    /// - Throws: ``ArtError/writing(reason:)`` for a mask without pixels, which no PNG can hold.
    package static func mask(_ bitmap: HitMask.Bitmap) throws(ArtError) -> [UInt8] {
        try write(CPNG_BITS, width: bitmap.width, height: bitmap.height, bitmap.bytes, stride: bitmap.bytesPerRow)
    }

    /// An 8-bit grey picture of one byte a pixel, row after row.
    ///
    /// - Precondition: There are `width * height` bytes.
    package static func grey(width: Int, height: Int, _ pixels: [UInt8]) throws(ArtError) -> [UInt8] {
        try write(CPNG_GREY8, width: width, height: height, pixels, stride: width)
    }

    /// An 8-bit picture of red, green, blue and alpha (not premultiplied), row after row.
    ///
    /// - Precondition: There are `4 * width * height` bytes.
    package static func rgba(width: Int, height: Int, _ pixels: [UInt8]) throws(ArtError) -> [UInt8] {
        try write(CPNG_RGBA8, width: width, height: height, pixels, stride: 4 * width)
    }

    private static func write(
        _ layout: cpng_layout, width: Int, height: Int, _ rows: [UInt8], stride: Int
    ) throws(ArtError) -> [UInt8] {
        let sides = 1...0x7FFF_FFFF
        guard sides.contains(width), sides.contains(height) else {
            throw .writing(reason: "\(width) × \(height) pixels, and a PNG has 1 to \(sides.upperBound) a side")
        }
        precondition(rows.count == stride * height, "the pixels fill the picture")
        var output = cpng_output()
        defer { cpng_output_free(&output) }
        // The shim reads `stride * height` bytes, which the precondition has counted.
        let status = cpng_write(&output, layout, UInt32(width), UInt32(height), rows, stride)
        guard status == CPNG_OK else { throw ArtError(output.fault, height: height, head: []) }
        return [UInt8](UnsafeBufferPointer(start: output.bytes, count: output.count))
    }
}
