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
        let densest = DensestMasks(of: file)
        let scenes = file.entries.map { entry in
            var shown: ShownArt?
            do throws(ArtFault) {
                shown = try art.art(for: entry, hasSettings: hasSettings)
            } catch {
                if !faults.contains(where: { $0.path == error.path }) { faults.append(error) }
            }
            let outline = entry.mask.outline()
            let notes = MaskNotes(
                of: entry, art: shown?.picture, orientation: shown?.orientation ?? 1, twin: firsts.twin(of: entry),
                denser: densest.denser(than: entry))
            return PreviewScene(entry: entry, mask: entry.mask, outline: outline, art: shown, notes: notes.texts)
        }
        guard faults.isEmpty else { throw ArtFaults(faults: faults) }
        return scenes
    }
}

/// The mask of most pixels a point among those that are scales of one picture.
private struct DensestMasks {
    private struct Picture: Hashable {
        let name: [UInt8]
        let attributes: [UInt64]

        init(_ entry: HitMaskFile.Entry) {
            (name, attributes) = (Array(entry.name.utf8), entry.storedTraits.scalelessKey)
        }
    }

    private var entries: [Picture: HitMaskFile.Entry] = [:]

    init(of file: HitMaskFile) {
        for entry in file.entries {
            let other = entries[Picture(entry)]
            if other.map({ $0.mask.pixelScale < entry.mask.pixelScale }) ?? true { entries[Picture(entry)] = entry }
        }
    }

    /// The densest scale of the same picture, if that is another one.
    func denser(than entry: HitMaskFile.Entry) -> HitMaskFile.Entry? {
        entries[Picture(entry)].flatMap { $0.mask.pixelScale > entry.mask.pixelScale ? $0 : nil }
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
