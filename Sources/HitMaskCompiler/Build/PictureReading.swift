import HitMasks

/// A picture as the bytes of its mask, and what its reader found.
struct EncodedPicture: Sendable {
    let width: Int
    let height: Int
    let opaqueCount: Int
    let hasAlpha: Bool
    let warnings: [ArtWarning]
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
        record = encoder.take()!.finish()
    }
}

extension ArtInput {
    /// The mask of the picture, or why there is none.
    func encoded(_ options: ArtOptions) -> Result<EncodedPicture, Diagnostic.Reason> {
        do {
            return .success(try EncodedPicture(reading: path, options: options))
        } catch let error as ArtError {
            return .failure(.art(error))
        } catch {
            return .failure(.cannotStore("\(error)"))
        }
    }
}

extension Diagnostic.Reason: Error {}
