import HitMasks

/// A picture as the bytes of its mask, and what its reader found.
struct EncodedPicture: Sendable {
    let width: Int
    let height: Int
    let opaqueCount: Int
    let hasAlpha: Bool
    let warnings: [ArtWarning]
    /// What its encoder noted; nil for regions and for what an earlier build found.
    let sketch: MaskSketch?
    /// The number of pixels of the picture whose alpha is at least a half; nil where that is not known.
    var solidCount: Int?
    /// What another threshold could change: of a picture that is nearly empty the number of pixels that are neither opaque
    /// nor fully transparent, of a full one those whose alpha is below a half. Nil where that is not known.
    var faintCount: Int?
    /// Where the art lies in the mask, and the mask's scale, if it was given a shape.
    let shape: (source: StoredTraits.Source, scale: PixelScale)?
    /// What stands for the bytes of the mask.
    let digest: ContentDigest
    /// The mask as the file will hold it; nil if it is known to be in the file that is there already, or in none.
    var record: MaskRecord?

    /// Reads a picture in bands and encodes each at once, so that neither the picture nor the bitmap is ever in memory.
    init(reading source: PictureSource, options: ArtOptions) throws {
        var encoder: MaskEncoder?
        let summary = try source.read(options) { width, height in
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
        solidCount = options.channel == .alpha ? summary.solidCount : nil
        sketch = encoder!.sketch
        let record = encoder.take()!.finish()
        digest = record.digest
        self.record = record
        faintCount = source.faintCount(options, summary)
    }

    /// Reads a picture whose colours name regions.
    init(reading source: PictureSource, options: ArtOptions, regions: RegionNaming) throws {
        let picture = try source.readColors(options)
        let names = if case .named(let names) = regions { names } else { [FoundRegions.Region]() }
        let found = try FoundRegions(picture, names: names)
        width = found.width
        height = found.height
        opaqueCount = found.numbers.count { $0 != 0 }
        hasAlpha = true
        warnings = []
        (shape, sketch) = (nil, nil)
        let record = try found.record()
        digest = record.digest
        self.record = record
    }

    /// Encodes a mask that no picture gave.
    init(_ bitmap: HitMask.Bitmap, hasAlpha: Bool) throws {
        width = bitmap.width
        height = bitmap.height
        opaqueCount = bitmap.opaqueCount
        self.hasAlpha = hasAlpha
        warnings = []
        shape = nil
        let (record, sketch) = try MaskEncoder.encoded(bitmap)
        self.sketch = sketch
        digest = record.digest
        self.record = record
    }

    /// Encodes a mask that was given a shape.
    init(_ shaped: Shaping.Shaped, hasAlpha: Bool) throws {
        width = shaped.bitmap.width
        height = shaped.bitmap.height
        opaqueCount = shaped.bitmap.opaqueCount
        self.hasAlpha = hasAlpha
        warnings = []
        shape = (shaped.source, shaped.scale)
        let (record, sketch) = try MaskEncoder.encoded(shaped.bitmap)
        self.sketch = sketch
        digest = record.digest
        self.record = record
    }

    /// What an earlier build found, without the mask itself.
    init(
        width: Int, height: Int, opaqueCount: Int, hasAlpha: Bool,
        shape: (source: StoredTraits.Source, scale: PixelScale)?, digest: ContentDigest
    ) {
        (self.width, self.height, self.opaqueCount, self.hasAlpha) = (width, height, opaqueCount, hasAlpha)
        (self.shape, self.digest) = (shape, digest)
        (warnings, sketch) = ([], nil)
    }
}

/// A picture that was read, with what it is to be called.
struct ReadPicture: Sendable {
    let input: ArtInput
    var picture: EncodedPicture
    /// How much of its shape is not that of the densest scale, in whole per cent; nil while they were not compared.
    var differingShare: Int?

    /// What the file says of the mask.
    var traits: StoredTraits {
        var traits = input.traits
        if let shape = picture.shape { (traits.source, traits.scale) = shape }
        return traits
    }
}
