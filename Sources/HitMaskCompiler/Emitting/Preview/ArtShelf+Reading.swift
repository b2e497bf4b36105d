import HitMasks

/// A picture under a mask.
struct ShownArt: Sendable {
    /// The picture, in the canvas that its mask was made in.
    let picture: ArtPicture
    /// A PNG of it.
    let png: [UInt8]
    /// The threshold that the file of settings gives its mask, if that was said.
    let threshold: AlphaThreshold?
    /// How its eXIf chunk says that it is stored: 1 is upright.
    let orientation: Int
}

/// A picture that was found and cannot be shown.
package struct ArtFault: Error, Sendable {
    /// The picture.
    package let path: String
    /// Why.
    package let reason: any Error
}

extension ArtShelf {
    /// Reads the picture that a mask was made of; nil where none was found.
    func art(for entry: HitMaskFile.Entry, hasSettings: Bool) throws(ArtFault) -> ShownArt? {
        guard let input = input(for: entry) else { return nil }
        // Where another picture gave the mask, the art is what people see.
        let path = input.settings.replacedArt ?? input.path
        do {
            let bytes = try wholeFile(path, limit: .picture)
            var options = input.settings.art
            if options.orientation == .error { options.orientation = .apply }
            let drawn = try PNGReader.readPicture(bytes: bytes, options: options)
            let threshold = hasSettings ? input.settings.art.alphaThreshold : nil
            guard let frame = input.part?.frame else {
                return ShownArt(
                    picture: drawn.picture, png: drawn.isPlain ? bytes : try drawn.picture.png, threshold: threshold,
                    orientation: drawn.orientation)
            }
            let picture = try frame.placed(from: drawn.picture)
            return ShownArt(
                picture: picture, png: try picture.png, threshold: threshold, orientation: drawn.orientation)
        } catch {
            throw ArtFault(path: path, reason: error)
        }
    }
}

extension ArtPicture {
    /// The picture as a PNG.
    var png: [UInt8] { get throws(ArtError) { try PNGWriter.rgba(width: width, height: height, pixels) } }
}
