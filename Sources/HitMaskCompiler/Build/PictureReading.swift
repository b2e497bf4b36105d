import HitMasks

/// A picture as the bytes of its mask, and what its reader found.
struct EncodedPicture: Sendable {
    let width: Int
    let height: Int
    let opaqueCount: Int
    let hasAlpha: Bool
    let warnings: [ArtWarning]
    /// Where the art lies in the mask, and the mask's scale, if it was given a shape.
    let shape: (source: StoredTraits.Source, scale: PixelScale)?
    /// The mask as the file will hold it.
    let record: MaskRecord

    /// Reads a picture in bands and encodes each at once, so that neither the file nor the bitmap is ever in memory.
    init(reading path: String, options: ArtOptions) throws {
        var encoder: MaskEncoder?
        let summary = try PNGReader.read(path: path, options: options) { width, height in
            encoder = MaskEncoder(width: width, height: height)
        } band: { band in
            try encoder!.append(band)
        }
        width = summary.width
        height = summary.height
        opaqueCount = summary.opaqueCount
        hasAlpha = summary.hasAlpha
        warnings = summary.warnings
        shape = nil
        record = encoder.take()!.finish()
    }

    /// Reads a picture whose colours name regions.
    init(reading path: String, options: ArtOptions, regions: RegionNaming) throws {
        let picture = try PNGReader.readColors(path: path, options: options)
        let names = if case .named(let names) = regions { names } else { [FoundRegions.Region]() }
        let found = try FoundRegions(picture, names: names)
        width = found.width
        height = found.height
        opaqueCount = found.numbers.count { $0 != 0 }
        hasAlpha = true
        warnings = []
        shape = nil
        record = try found.record()
    }

    /// Encodes a mask that no picture gave.
    init(_ bitmap: HitMask.Bitmap, hasAlpha: Bool) throws {
        width = bitmap.width
        height = bitmap.height
        opaqueCount = bitmap.opaqueCount
        self.hasAlpha = hasAlpha
        warnings = []
        shape = nil
        record = try MaskEncoder.record(of: bitmap)
    }

    /// Encodes a mask that was given a shape.
    init(_ shaped: Shaping.Shaped, hasAlpha: Bool) throws {
        width = shaped.bitmap.width
        height = shaped.bitmap.height
        opaqueCount = shaped.bitmap.opaqueCount
        self.hasAlpha = hasAlpha
        warnings = []
        shape = (shaped.source, shaped.scale)
        record = try MaskEncoder.record(of: shaped.bitmap)
    }
}

/// A picture that was read, with what it is to be called.
struct ReadPicture: Sendable {
    let input: ArtInput
    let picture: EncodedPicture

    /// What the file says of the mask.
    var traits: StoredTraits {
        var traits = input.traits
        if let shape = picture.shape { (traits.source, traits.scale) = shape }
        return traits
    }
}
