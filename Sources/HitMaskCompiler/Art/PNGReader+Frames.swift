internal import CPNG
import HitMasks

// Animations: APNG.
extension PNGReader {
    /// How long each frame of an animation is shown, without a look at its pixels. Unit: microseconds.
    ///
    /// The durations are rounded so that each frame begins at the microsecond that is nearest to its time. None for a
    /// picture that is no animation.
    ///
    /// - Throws: ``ArtError`` for a file that breaks the rules of PNG or those of animations, up to where that shows.
    /// - Complexity: O(bytes of the file).
    package static func frameDurations(path: String, options: ArtOptions = ArtOptions()) throws(ArtError) -> [Int] {
        let handle = try PNGHandle(options, content: .frames)
        try handle.open(path: path)
        var clock = FrameClock()
        while let frame = try handle.nextFrame() { clock.add(frame) }
        try handle.finish()
        return clock.durations
    }

    /// Reads the frames of an animation as they are shown: each on the canvas that the ones before left.
    ///
    /// Where a frame is blended over others, alpha is rounded to the nearest value of the file's own depth.
    ///
    /// - Throws: ``ArtError``.
    /// - Complexity: O(frames · canvas). All masks are in memory at once, a bit a pixel.
    package static func readFrames(
        path: String, options: ArtOptions = ArtOptions()
    ) throws -> (frames: [HitMask.Bitmap], summary: Summary) {
        let handle = try PNGHandle(options, content: .frames)
        try handle.open(path: path)
        return try readFrames(handle, options)
    }

    /// Reads the frames of an animation in memory.
    package static func readFrames(
        bytes: [UInt8], options: ArtOptions = ArtOptions()
    ) throws -> (frames: [HitMask.Bitmap], summary: Summary) {
        try bytes.withUnsafeBytes { bytes in
            let handle = try PNGHandle(options, content: .frames)
            try handle.open(bytes: bytes)
            return try readFrames(handle, options)
        }
    }

    private static func readFrames(
        _ handle: borrowing PNGHandle, _ options: ArtOptions
    ) throws(ArtError) -> (frames: [HitMask.Bitmap], summary: Summary) {
        var frames: [HitMask.Bitmap] = []
        while try handle.nextFrame() != nil { frames.append(try handle.composedFrame()) }
        try handle.finish()
        let info = handle.info
        // The chunk that says so may stand behind the last frame.
        let orientation = Orientation(rawValue: Int(info.orientation)) ?? .upright
        var (width, height) = (Int(info.width), Int(info.height))
        switch options.orientation {
        case .error: try checkUpright(info)
        case .apply:
            if info.exif_unclear != 0 { throw .orientationUnclear }
            (width, height) = orientation.size(ofStored: (width, height))
            frames = frames.map { orientation.rows(0..<height, of: $0) }
        case .ignore: break
        }
        let warnings = handle.warnings + (options.orientation == .ignore ? ignoredOrientation(info) : [])
        let summary = Summary(
            width: width, height: height, opaqueCount: frames.reduce(0) { $0 + $1.opaqueCount },
            solidCount: 0, hasAlpha: info.has_alpha != 0, warnings: warnings)
        return (frames, summary)
    }
}

/// Adds up what frames last.
private struct FrameClock {
    private(set) var durations: [Int] = []
    /// Unit: picoseconds.
    private var time: UInt64 = 0
    private static let picosecondsPerMicrosecond: UInt64 = 1_000_000

    mutating func add(_ frame: cpng_frame) {
        let denominator = UInt64(frame.delay_denominator == 0 ? 100 : frame.delay_denominator)
        let delay = (UInt64(frame.delay_numerator) * 1_000_000_000_000 + denominator / 2) / denominator
        let (end, isTooLate) = time.addingReportingOverflow(delay)
        let start = FrameClock.microseconds(time)
        time = isTooLate ? time : end
        durations.append(Int(FrameClock.microseconds(time) - start))
    }

    private static func microseconds(_ time: UInt64) -> UInt64 {
        time / picosecondsPerMicrosecond + (time % picosecondsPerMicrosecond * 2 >= picosecondsPerMicrosecond ? 1 : 0)
    }
}
