internal import CPNG
import HitMasks

extension PNGReader {
    /// Reads the colours of a picture.
    ///
    /// - Throws: ``ArtError``.
    package static func readColors(path: String, options: ArtOptions = ArtOptions()) throws -> ColorPicture {
        let handle = try PNGHandle(options, content: .colors)
        try handle.open(path: path)
        return try readUpright(handle, options)
    }

    /// Reads the colours of a picture in memory.
    ///
    /// - Throws: ``ArtError``.
    package static func readColors(bytes: [UInt8], options: ArtOptions = ArtOptions()) throws -> ColorPicture {
        try bytes.withUnsafeBytes { bytes in
            let handle = try PNGHandle(options, content: .colors)
            try handle.open(bytes: bytes)
            return try readUpright(handle, options)
        }
    }

    private static func readUpright(_ handle: borrowing PNGHandle, _ options: ArtOptions) throws -> ColorPicture {
        let stored = try readStored(handle)
        if handle.info.exif_unclear != 0, options.orientation != .ignore { throw ArtError.orientationUnclear }
        let orientation = Orientation(rawValue: Int(handle.info.orientation)) ?? .upright
        guard orientation != .upright, options.orientation != .ignore else { return stored }
        guard options.orientation == .apply else { throw ArtError.orientation(orientation.rawValue) }
        return stored.turned(orientation)
    }

    private static func readStored(_ handle: borrowing PNGHandle) throws -> ColorPicture {
        var picture = ColorPicture(width: Int(handle.info.width), height: Int(handle.info.height))
        var row = [UInt8](repeating: 0, count: 4 * picture.width)
        for y in 0..<picture.height {
            try handle.readColors(into: &row)
            for x in 0..<picture.width where row[4 * x + 3] != 0 {
                let colour = UInt32(row[4 * x]) << 16 | UInt32(row[4 * x + 1]) << 8 | UInt32(row[4 * x + 2])
                picture.pixels[y * picture.width + x] = colour
            }
        }
        try handle.finish()
        return picture
    }
}

extension ColorPicture {
    /// The picture as it is to be shown.
    fileprivate func turned(_ orientation: Orientation) -> ColorPicture {
        let size = orientation.size(ofStored: (width, height))
        var turned = ColorPicture(width: size.width, height: size.height)
        for y in 0..<turned.height {
            for x in 0..<turned.width {
                let source = orientation.source(x: x, y: y, width: width, height: height)
                turned.pixels[y * turned.width + x] = pixels[source.y * width + source.x]
            }
        }
        return turned
    }
}
