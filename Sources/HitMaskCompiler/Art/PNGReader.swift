internal import CPNG
import HitMasks

/// Reads PNG files as mask bits, a band of rows at a time: the picture is never held as colours.
package enum PNGReader {
    /// What is known of a picture once it has been read to its last byte.
    package struct Summary: Sendable, Hashable {
        /// The size of the mask, after any turn.
        package var width: Int, height: Int
        /// The number of opaque pixels.
        package var opaqueCount: Int
        /// The number of pixels whose alpha is at least a half; 0 where something else than alpha decides.
        package var solidCount: Int
        /// Whether the file can have transparent pixels at all: an alpha channel or a tRNS chunk.
        package var hasAlpha: Bool
        /// What was odd about the file.
        package var warnings: [ArtWarning]
    }

    /// The number of rows in a band.
    package static let bandHeight = 256

    /// Streams the picture as mask bits, in bands of 256 rows (the last may be lower), top to bottom.
    ///
    /// The file is read once, and no further than the size that it has when it is opened. Memory grows with the width
    /// of the picture, not with its height, unless it is interlaced or may have to be turned: then one bit a pixel.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - options: The threshold, the policy for turned pictures, and the limits.
    ///   - began: Called once with width and height before the first band.
    ///   - band: Called for each band. What it got is certain only when this returns, for damage may show at the end.
    /// - Returns: What is known once the file was read to its end.
    /// - Throws: ``ArtError``, or what the closures throw.
    package static func read(
        path: String, options: ArtOptions = ArtOptions(),
        began: (_ width: Int, _ height: Int) throws -> Void = { _, _ in },
        band: (HitMask.Bitmap) throws -> Void
    ) throws -> Summary {
        let handle = try PNGHandle(options)
        try handle.open(path: path)
        return try read(handle, options.orientation, began, band)
    }

    /// Streams a picture in memory, as ``read(path:options:began:band:)`` does.
    package static func read(
        bytes: [UInt8], options: ArtOptions = ArtOptions(),
        began: (_ width: Int, _ height: Int) throws -> Void = { _, _ in },
        band: (HitMask.Bitmap) throws -> Void
    ) throws -> Summary {
        try bytes.withUnsafeBytes { bytes in
            let handle = try PNGHandle(options)
            try handle.open(bytes: bytes)
            return try read(handle, options.orientation, began, band)
        }
    }

    private static func read(
        _ handle: borrowing PNGHandle, _ policy: OrientationPolicy, _ began: (Int, Int) throws -> Void,
        _ band: (HitMask.Bitmap) throws -> Void
    ) throws -> Summary {
        var (width, height) = (Int(handle.info.width), Int(handle.info.height))
        if policy == .apply {
            // eXIf may stand behind the picture, so that nothing can be handed out before the end.
            (width, height) = try readTurned(handle, began, band)
        } else {
            if policy == .error { try checkUpright(handle.info) }
            try began(width, height)
            var rows = HitMask.Bitmap(width: width, height: min(bandHeight, height))
            for y in stride(from: 0, to: height, by: bandHeight) {
                if height - y < rows.height { rows = HitMask.Bitmap(width: width, height: height - y) }
                try handle.readRows(into: &rows)
                try band(rows)
            }
            try handle.finish()
            if policy == .error { try checkUpright(handle.info) }
        }
        let info = handle.info
        return Summary(
            width: width, height: height, opaqueCount: Int(info.opaque), solidCount: Int(info.solid),
            hasAlpha: info.has_alpha != 0,
            warnings: handle.warnings + (policy == .ignore ? ignoredOrientation(info) : []))
    }

    static func checkUpright(_ info: cpng_info) throws(ArtError) {
        if info.exif_unclear != 0 { throw .orientationUnclear }
        if info.orientation > 1 { throw .orientation(Int(info.orientation)) }
    }

    static func ignoredOrientation(_ info: cpng_info) -> [ArtWarning] {
        if info.exif_unclear != 0 { return [.unclearOrientationIgnored] }
        return info.orientation > 1 ? [.orientationIgnored(Int(info.orientation))] : []
    }

    private static func readTurned(
        _ handle: borrowing PNGHandle, _ began: (Int, Int) throws -> Void, _ band: (HitMask.Bitmap) throws -> Void
    ) throws -> (width: Int, height: Int) {
        var stored = HitMask.Bitmap(width: Int(handle.info.width), height: Int(handle.info.height))
        try handle.readRows(into: &stored)
        try handle.finish()
        if handle.info.exif_unclear != 0 { throw ArtError.orientationUnclear }
        let orientation = Orientation(rawValue: Int(handle.info.orientation)) ?? .upright
        let (width, height) = orientation.size(ofStored: (stored.width, stored.height))
        try began(width, height)
        for y in stride(from: 0, to: height, by: bandHeight) {
            try band(orientation.rows(y..<min(y + bandHeight, height), of: stored))
        }
        return (width, height)
    }
}
