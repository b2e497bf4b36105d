import HitMasks

/// What looks like a mistake in a picture: the mask is valid, and probably not what was meant.
func lint(_ read: ReadPicture) -> [Diagnostic] {
    if read.input.isTagged { return [] }
    let picture = read.picture
    var reasons: [Diagnostic.Reason] = []
    let pixels = picture.width * picture.height
    switch picture.opaqueCount {
    case pixels: reasons.append(.full(pixels: pixels, hasAlpha: picture.hasAlpha, faint: picture.faintCount))
    case 0:
        let threshold = read.input.settings.art.alphaThreshold
        reasons.append(.empty(threshold, pixels: pixels, faint: picture.faintCount))
    case let count where count * 100 < pixels:
        reasons.append(.nearlyEmpty(opaque: count, pixels: pixels, faint: picture.faintCount))
    default: break
    }
    return reasons.map { Diagnostic(read.input.place.path, line: read.input.place.line, $0) }
}

/// A note for each mask that equals an earlier one pixel for pixel, at the same scale.
///
/// Empty and full masks have a warning of their own and no note.
func duplicateNotes(among pictures: [ReadPicture]) -> [Diagnostic] {
    struct Content: Hashable {
        let scale: PixelScale
        let mask: ContentDigest
    }
    guard pictures.count > 1 else { return [] }
    var notes: [Diagnostic] = []
    var firsts: [Content: String] = [:]
    for read in pictures where !read.input.isTagged {
        let picture = read.picture
        guard picture.opaqueCount > 0, picture.opaqueCount < picture.width * picture.height else { continue }
        let content = Content(scale: read.traits.scale, mask: picture.digest)
        if let first = firsts[content] {
            let place = read.input.place
            let reason = Diagnostic.Reason.duplicate(of: first, width: picture.width, height: picture.height)
            notes.append(Diagnostic(place.path, line: place.line, reason))
        } else {
            firsts[content] = read.input.part == nil ? read.input.path : "'\(read.input.name)'"
        }
    }
    return notes
}
