// A PNG file from an enemy, its checksums repaired: the same outcome from both readers of rows, and a mask that encodes.
import CLibPNG
import HitMaskCompiler
import HitMasks

@Sendable func fuzzPictures(_ input: UnsafeRawBufferPointer) {
    guard input.count > 3 else { return }
    var choices = FuzzInput(input)
    var options = ArtOptions(orientation: choices.choice(OrientationPolicy.allCases), maximumPixels: 1 << 16)
    let threshold = choices.byte()
    options.alphaThreshold = promised("a threshold") {
        try AlphaThreshold(numerator: UInt64(threshold), denominator: 255)
    }
    let channel = choices.byte()
    if channel >= 192 {
        let key = ArtColor(red: channel, green: threshold, blue: 0)
        options.channel = [.luminance, .red, .green, .blue, .colorKey(key, tolerance: 3)][Int(channel) % 5]
    }
    var bytes = choices.rest
    bytes.repairChunks()

    checkFrames(bytes, options)
    let fast = Outcome(bytes, options)
    options.usesLibpngOnly = true
    let slow = Outcome(bytes, options)
    promise(fast.agrees(with: slow), "\(fast.told) with rows of its own, \(slow.told) with libpng")
    guard case .mask(let bitmap, let summary) = fast else { return }
    promise(summary.opaqueCount == bitmap.opaqueCount, "the number of opaque pixels")
    if bitmap.width * bitmap.height <= 4096 {
        promise(promised("encoding") { try MaskEncoder.record(of: bitmap).byteCount } > 0, "a record")
    }
    if let colours = try? PNGReader.readColors(bytes: bytes, options: options) {
        promise(colours.width == bitmap.width && colours.height == bitmap.height, "the size of its colours")
        guard options.channel == .alpha else { return }
        let count = colours.pixels.count { $0 != ColorPicture.transparent }
        promise(count == summary.opaqueCount, "\(count) pixels with a colour, \(summary.opaqueCount) opaque ones")
    }
}

/// The frames of an animation: masks of one size, within the limit for all of them together.
private func checkFrames(_ bytes: [UInt8], _ options: ArtOptions) {
    guard let (frames, summary) = try? PNGReader.readFrames(bytes: bytes, options: options) else { return }
    promise(frames.count * summary.width * summary.height <= options.maximumPixels, "\(frames.count) frames")
    promise(frames.allSatisfy { $0.width == summary.width && $0.height == summary.height }, "the size of the frames")
    promise(
        frames.reduce(0) { $0 + $1.opaqueCount } == summary.opaqueCount, "the number of opaque pixels of all frames")
}

/// What reading a picture gives.
private enum Outcome: Equatable {
    case mask(HitMask.Bitmap, PNGReader.Summary)
    case refused(String)

    init(_ bytes: [UInt8], _ options: ArtOptions) {
        var rows: [UInt8] = []
        var size = (width: 0, height: 0)
        do {
            let summary = try PNGReader.read(
                bytes: bytes, options: options, began: { size = ($0, $1) }, band: { rows += $0.bytes })
            var bitmap = HitMask.Bitmap(width: size.width, height: size.height)
            promise(bitmap.bytes.count == rows.count, "bands of all rows")
            bitmap.bytes = rows
            promise(summary.width == size.width && summary.height == size.height, "the size in the summary")
            self = .mask(bitmap, summary)
        } catch {
            promise(error is ArtError, "the error \(error)")
            self = .refused("\(error)")
        }
    }

    /// Whether both give the same. Of two faults a file's turn may be told first by one reader, and by the other what is
    /// damaged in the picture.
    func agrees(with other: Outcome) -> Bool {
        if case .refused(let reason) = self, case .refused(let otherReason) = other {
            return reason == otherReason || (reason + otherReason).contains("eXIf")
        }
        return self == other
    }

    var told: String {
        switch self {
        case .mask(let bitmap, let summary): "\(bitmap.bytes) \(summary)"
        case .refused(let reason): reason
        }
    }
}

extension [UInt8] {
    /// Makes the checksum of each chunk right that ends inside of the file, so that what is in it is reached.
    fileprivate mutating func repairChunks() {
        var start = 8
        while start + 12 <= count {
            let length = self[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= count - start - 12 else { return }
            let end = start + 8 + length
            let checksum = withUnsafeBufferPointer { crc32(0, $0.baseAddress! + start + 4, UInt32(length + 4)) }
            for byte in 0..<4 { self[end + byte] = UInt8(truncatingIfNeeded: checksum >> UInt(24 - 8 * byte)) }
            start = end + 4
        }
    }
}
