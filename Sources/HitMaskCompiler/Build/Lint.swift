import HitMasks

/// A picture that was read, with what it is to be called.
struct ReadPicture: Sendable {
    let input: ArtInput
    let picture: EncodedPicture

    /// What the file says of the mask.
    var traits: StoredTraits { input.traits }
}

/// What looks like a mistake in a picture: the mask is valid, and probably not what was meant.
func lint(_ read: ReadPicture, threshold: AlphaThreshold) -> [Diagnostic] {
    let picture = read.picture
    var reasons = picture.warnings.map { Diagnostic.Reason.artWarning($0) }
    let pixels = picture.width * picture.height
    switch picture.opaqueCount {
    case pixels: reasons.append(.full(hasAlpha: picture.hasAlpha))
    case 0: reasons.append(.empty(threshold))
    case let count where count * 100 < pixels: reasons.append(.nearlyEmpty(opaque: count, pixels: pixels))
    default: break
    }
    return reasons.map { Diagnostic(read.input.path, $0) }
}

/// A note for each mask that equals an earlier one pixel for pixel, at the same scale.
///
/// Empty and full masks have a warning of their own and no note.
func duplicateNotes(among pictures: [ReadPicture]) -> [Diagnostic] {
    struct Content: Hashable {
        let scale: PixelScale
        let record: MaskRecord
    }
    guard pictures.count > 1 else { return [] }
    var notes: [Diagnostic] = []
    var firsts: [Content: String] = [:]
    for read in pictures {
        let picture = read.picture
        guard picture.opaqueCount > 0, picture.opaqueCount < picture.width * picture.height else { continue }
        let content = Content(scale: read.traits.scale, record: picture.record)
        if let first = firsts[content] {
            notes.append(Diagnostic(read.input.path, .duplicate(of: first)))
        } else {
            firsts[content] = read.input.path
        }
    }
    return notes
}
