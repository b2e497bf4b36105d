import HitMasks

/// What looks like a mistake in a mask, in words for its page: each with its figure and the option that changes it.
struct MaskNotes {
    private(set) var texts: [String] = []

    /// The least side of what a finger can hit. Unit: points.
    private static let leastTarget = 44.0
    /// From so many islands on, some are specks.
    private static let manyIslands = 12

    /// Looks at a mask.
    ///
    /// - Parameters:
    ///   - entry: The mask.
    ///   - outline: Its exact outline.
    ///   - art: The picture that it was made of, if that was found.
    ///   - twin: The name of another mask with the same pixels, if there is one.
    init(of entry: HitMaskFile.Entry, outline: HitMask.Outline, art: ArtPicture?, twin: String?) {
        let mask = entry.mask
        let (opaque, pixels) = (mask.opaqueCount, mask.width * mask.height)
        if opaque == 0 {
            texts.append(
                "No pixel is opaque: this can never be tapped. A lower --alpha-threshold takes fainter pixels.")
        } else if opaque == pixels {
            texts.append("Every pixel is opaque: the whole rectangle can be tapped.")
        } else if opaque * 100 < pixels {
            texts.append(
                "Only \(counted(opaque, "pixel")) of \(pixels) can be tapped (\(percentText(opaque, of: pixels)))."
                    + " A lower --alpha-threshold takes fainter pixels.")
        }
        if opaque > 0 { noteSize(of: mask) }
        let islands = outline.rings.count { !$0.isHole }
        if islands >= MaskNotes.manyIslands {
            texts.append("\(islands) islands. --drop-islands leaves out those below an area.")
        }
        noteSlices(of: mask)
        if let twin, opaque > 0, opaque < pixels { texts.append("The same pixels as '\(twin.escaped)'.") }
        if let art { noteArt(art, of: entry) }
    }

    private mutating func noteSize(of mask: HitMask) {
        let bounds = mask.opaqueBounds
        let (width, height) = (Double(bounds.width) / mask.scale, Double(bounds.height) / mask.scale)
        let missing = MaskNotes.leastTarget - min(width, height)
        guard missing > 0 else { return }
        texts.append(
            "\(lengthText(width)) × \(lengthText(height)) points can be tapped, less than 44 × 44."
                + " --outset \(lengthText((missing / 2).rounded(.up)))pt makes it large enough.")
    }

    private mutating func noteSlices(of mask: HitMask) {
        guard let insets = mask.slices?.capInsets else { return }
        let size = mask.size
        if insets.left + insets.right >= size.width || insets.top + insets.bottom >= size.height {
            texts.append("The cap insets leave nothing between them: the pixel at their boundary is stretched.")
        }
    }

    private mutating func noteArt(_ art: ArtPicture, of entry: HitMaskFile.Entry) {
        let detail = entry.storedTraits.source.detail.value
        let bounds = entry.mask.artBounds
        let (width, height) = (bounds.width / detail, bounds.height / detail)
        guard abs(width - Double(art.width)) >= 1 || abs(height - Double(art.height)) >= 1 else { return }
        texts.append(
            "The art has \(art.width) × \(art.height) pixels now, and the mask was made of \(lengthText(width)) ×"
                + " \(lengthText(height)): compile it again.")
    }
}

/// A length with at most one decimal.
func lengthText(_ length: Double) -> String {
    let tenths = (length * 10).rounded()
    guard tenths.magnitude < 0x1p52 else { return "\(length)" }
    let whole = Int(tenths)
    return whole % 10 == 0 ? "\(whole / 10)" : "\(Double(whole) / 10)"
}
