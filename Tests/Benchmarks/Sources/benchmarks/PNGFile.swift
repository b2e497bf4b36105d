import CPictures
import Foundation

/// A PNG file, read by libpng and apart from the project's own reader.
struct PNGFile {
    let bytes: [UInt8]

    init?(path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        bytes = [UInt8](data)
    }

    /// The size from the header, if it promises transparency.
    var transparentSize: (width: Int, height: Int)? {
        var (width, height): (UInt32, UInt32) = (0, 0)
        return picture_has_alpha(bytes, bytes.count, &width, &height) != 0 ? (Int(width), Int(height)) : nil
    }

    /// Decodes the whole picture to ARGB and lends the pixels. Nil for a file that libpng refuses.
    func withPixels<Result>(_ body: (UnsafePointer<UInt32>, _ width: Int, _ height: Int) -> Result) -> Result? {
        var (width, height): (UInt32, UInt32) = (0, 0)
        guard let pixels = picture_decode_argb(bytes, bytes.count, &width, &height) else { return nil }
        defer { free(pixels) }
        return body(pixels, Int(width), Int(height))
    }

    /// The mask at alpha ≥ 128, unless it is empty or full.
    func artwork(name: String, path: String) -> Artwork? {
        withPixels { pixels, width, height -> Artwork? in
            let bytesPerRow = (width + 7) / 8
            var rows = [UInt8](repeating: 0, count: bytesPerRow * height)
            var opaqueCount = 0
            rows.withUnsafeMutableBufferPointer { rows in
                for y in 0..<height {
                    for x in 0..<width {
                        let bit = UInt8(truncatingIfNeeded: pixels[y &* width &+ x] &>> 31)
                        rows[y &* bytesPerRow &+ x &>> 3] |= bit &<< UInt8(x & 7)
                        opaqueCount &+= Int(bit)
                    }
                }
            }
            guard opaqueCount > 0, opaqueCount < width * height else { return nil }
            return Artwork(name: name, path: path, width: width, height: height, rows: rows)
        } ?? nil
    }
}

extension Artwork {
    /// The bytes of the smallest 1-bit PNG file of these rows that libpng writes at zlib level 9.
    var measuredPNG1ByteCount: Int { picture_png1_size(rows, UInt32(width), UInt32(height)) }
}
