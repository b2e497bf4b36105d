internal import CPNG

extension PNGReader {
    /// A picture for people to look at, and whether its file shows it just so in a browser.
    package struct Drawn: Sendable {
        /// The picture, upright.
        package let picture: ArtPicture
        /// Whether the file is a plain PNG that is stored upright, so that its bytes can be shown as they are.
        package let isPlain: Bool
        /// How its eXIf chunk says that it is stored: 1 is upright, and so is a picture that says nothing.
        package let orientation: Int
    }

    /// Reads a picture with its alpha as it is, upright if its eXIf chunk says that it is stored turned.
    ///
    /// - Throws: ``ArtError``.
    package static func readPicture(bytes: [UInt8], options: ArtOptions = ArtOptions()) throws -> Drawn {
        try bytes.withUnsafeBytes { bytes in
            let handle = try PNGHandle(options, content: .picture)
            try handle.open(bytes: bytes)
            var stored = ArtPicture(width: Int(handle.info.width), height: Int(handle.info.height))
            try handle.readColors(into: &stored.pixels)
            try handle.finish()
            let isStored = handle.info.exif_unclear != 0 || options.orientation != .apply
            let orientation = isStored ? .upright : Orientation(rawValue: Int(handle.info.orientation)) ?? .upright
            let isPlain = handle.info.apple == 0 && handle.info.orientation <= 1
            let said = max(Int(handle.info.orientation), 1)
            guard orientation != .upright else {
                return Drawn(picture: stored, isPlain: isPlain, orientation: said)
            }
            let size = orientation.size(ofStored: (stored.width, stored.height))
            let upright = stored.rearranged(width: size.width, height: size.height) { x, y in
                orientation.source(x: x, y: y, width: stored.width, height: stored.height)
            }
            return Drawn(picture: upright, isPlain: false, orientation: said)
        }
    }
}
