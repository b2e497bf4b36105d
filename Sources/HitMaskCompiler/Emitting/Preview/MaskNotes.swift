import HitMasks

/// What looks like a mistake in a mask, for its page: what `compile` says of its picture, as far as the mask file and the
/// art still tell, and whether the art is still that of the mask.
struct MaskNotes {
    private(set) var texts: [String] = []

    /// Looks at a mask.
    ///
    /// - Parameters:
    ///   - entry: The mask.
    ///   - art: The picture that it was made of, if that was found.
    ///   - orientation: How that says it is stored: 1 is upright.
    ///   - twin: The name of another mask with the same pixels, if there is one.
    ///   - denser: The densest scale of the same picture, if it is another one.
    init(
        of entry: HitMaskFile.Entry, art: ArtPicture?, orientation: Int = 1, twin: String? = nil,
        denser: HitMaskFile.Entry? = nil
    ) {
        let mask = entry.mask
        let (opaque, pixels) = (mask.opaqueCount, mask.width * mask.height)
        let faint = art.flatMap { faintCount(of: mask, opaque: opaque, $0) }
        switch opaque {
        case 0: add("\(Diagnostic.Reason.empty(nil, pixels: pixels, faint: faint))")
        case pixels: add("\(Diagnostic.Reason.full(pixels: pixels, hasAlpha: true, faint: faint))")
        case let count where count * 100 < pixels:
            add("\(Diagnostic.Reason.nearlyEmpty(opaque: opaque, pixels: pixels, faint: faint))")
        default: break
        }
        if opaque > 0, opaque < pixels {
            add(MaskHint.size(mask.opaqueBounds, scale: mask.scale))
            add(MaskHint.islands(mask.components().map(\.area)))
            if let twin {
                add("\(Diagnostic.Reason.duplicate(of: "'\(twin.escaped)'", width: mask.width, height: mask.height))")
            }
        }
        let bounds = mask.artBounds
        let detail = entry.storedTraits.source.detail.value
        let (width, height) = (bounds.width / detail, bounds.height / detail)
        if let slices = entry.storedTraits.slices {
            add(MaskHint.slices(slices, width: Int(width.rounded()), height: Int(height.rounded())))
        }
        if let denser, case let share = differingShare(mask, denser.mask), share > tolerableDifference {
            let other = "'\(denser.name.escaped)' at \(scaleText(denser.mask.scale))"
            add("\(Diagnostic.Reason.scalesDisagree(share: share, other: other))")
        }
        if orientation > 1 {
            texts.append(
                "The art's eXIf chunk has the orientation \(orientation): with --orientation apply the mask is turned as it says,"
                    + " with --orientation ignore it is of the pixels as they are stored")
        }
        guard let art else { return }
        if abs(width - Double(art.width)) >= 1 || abs(height - Double(art.height)) >= 1 {
            texts.append(
                "The art has \(art.width) × \(art.height) pixels now, and the mask was made of \(lengthText(width)) ×"
                    + " \(lengthText(height)): compile it again")
        } else if art.width == mask.width, art.height == mask.height {
            add(MaskHint.softness(solid: solidCount(of: mask, art), opaque: opaque))
        }
    }

    /// The number of pixels of the art that another threshold could change.
    private func faintCount(of mask: HitMask, opaque: Int, _ art: ArtPicture) -> Int? {
        guard art.width == mask.width, art.height == mask.height else { return nil }
        let isFull = opaque == mask.width * mask.height
        return (0..<mask.height).reduce(isFull ? 0 : -opaque) { count, y in
            count + (0..<mask.width).count { isFull ? art.alpha(x: $0, y: y) < 128 : art.alpha(x: $0, y: y) > 0 }
        }
    }

    private mutating func add(_ hint: MaskHint?) { if let hint { add("\(hint)") } }

    /// Adds what is said behind the name of a file, as a sentence of its own.
    private mutating func add(_ text: String) { texts.append(text.prefix(1).uppercased() + text.dropFirst()) }

    /// The number of opaque pixels whose alpha is at least a half.
    private func solidCount(of mask: HitMask, _ art: ArtPicture) -> Int {
        var count = 0
        for y in 0..<mask.height {
            for span in mask.rowSpans(inRow: y) { count += span.range.count { art.alpha(x: $0, y: y) >= 128 } }
        }
        return count
    }
}
