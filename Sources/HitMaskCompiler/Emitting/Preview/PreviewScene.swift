import HitMasks

/// A mask with all that a picture of it shows.
struct PreviewScene: Sendable {
    let entry: HitMaskFile.Entry
    let mask: HitMask
    let outline: HitMask.Outline
    let art: ShownArt?
    /// What looks like a mistake.
    let notes: [String]

    /// The scenes of all masks of a file, in its order.
    static func all(
        of file: HitMaskFile, art: ArtShelf, hasSettings: Bool
    ) throws(ArtFaults) -> [PreviewScene] {
        var faults: [ArtFault] = []
        var firsts = FirstMasks()
        let scenes = file.entries.map { entry in
            var shown: ShownArt?
            do throws(ArtFault) {
                shown = try art.art(for: entry, hasSettings: hasSettings)
            } catch {
                if !faults.contains(where: { $0.path == error.path }) { faults.append(error) }
            }
            let outline = entry.mask.outline()
            let notes = MaskNotes(of: entry, art: shown?.picture, twin: firsts.twin(of: entry))
            return PreviewScene(entry: entry, mask: entry.mask, outline: outline, art: shown, notes: notes.texts)
        }
        guard faults.isEmpty else { throw ArtFaults(faults: faults) }
        return scenes
    }
}

/// The first mask of each content.
private struct FirstMasks {
    private struct Content: Hashable {
        let width: Int
        let height: Int
        let scale: PixelScale
        let pixels: ContentDigest
    }

    private var names: [Content: String] = [:]

    /// The name of the first mask with the same pixels at the same scale, if that is another one.
    mutating func twin(of entry: HitMaskFile.Entry) -> String? {
        let mask = entry.mask
        let content = Content(
            width: mask.width, height: mask.height, scale: mask.pixelScale,
            pixels: ContentDigest(of: mask.expanded().bytes))
        guard let first = names[content] else {
            names[content] = entry.name
            return nil
        }
        return first.hasSameBytes(as: entry.name) ? nil : first
    }
}
