import HitMasks

extension FileDifference {
    /// The masks that changed.
    package var changed: [MaskDifference] {
        changes.compactMap { if case .changed(let difference) = $0 { difference } else { nil } }
    }

    private var added: [HitMaskFile.Entry] {
        changes.compactMap { if case .added(let entry) = $0 { entry } else { nil } }
    }

    private var removed: [HitMaskFile.Entry] {
        changes.compactMap { if case .removed(let entry) = $0 { entry } else { nil } }
    }

    /// `{"added": […], "removed": […], "changed": […], "unchanged": N}`.
    package var json: JSON {
        [
            "added": .array(added.map(\.summaryJSON)), "removed": .array(removed.map(\.summaryJSON)),
            "changed": .array(changed.map(\.json)), "unchanged": .integer(unchangedCount),
        ]
    }

    /// A table with a line for each change, and a last line with their numbers.
    package var table: String {
        let header = ["change", "name", "size", "scale", "gained", "lost", "share"]
        let rows = changes.isEmpty ? "" : alignedTable([header] + changes.map(\.tableRow), leftColumns: 2)
        let counts = "\(added.count) added, \(removed.count) removed, \(changed.count) changed"
        let regions = changed.compactMap(\.regionLine).joined()
        return rows + regions + (changes.isEmpty ? "no difference" : counts) + ", \(unchangedCount) unchanged\n"
    }
}

extension FileDifference.Change {
    /// The cells of a line. Pixels of a mask that was added were gained, those of one that was removed were lost.
    fileprivate var tableRow: [String] {
        switch self {
        case .added(let entry):
            [
                "added", entry.name.escaped, entry.sizeText, scaleText(entry.mask.scale), "\(entry.mask.opaqueCount)",
                "", "",
            ]
        case .removed(let entry):
            [
                "removed", entry.name.escaped, entry.sizeText, scaleText(entry.mask.scale), "",
                "\(entry.mask.opaqueCount)", "",
            ]
        case .changed(let difference): difference.tableRow
        }
    }
}

extension MaskDifference {
    fileprivate var tableRow: [String] {
        let scales = (scaleText(old.mask.scale), scaleText(new.mask.scale))
        let cells = pixels.map { ["\($0.gained)", "\($0.lost)", percentText($0.changed, of: $0.canvas)] }
        let isSameShape = pixels?.changed == 0 && old.sizeText == new.sizeText
        let isPlacedOnly = isSameShape && !isOtherKind && regions?.isNone ?? true
        return [
            isPlacedOnly ? "placed" : "changed", new.name.escaped, arrow(old.sizeText, new.sizeText),
            arrow(scales.0, scales.1),
        ]
            + (cells ?? ["", "", ""])
    }

    /// What became of the regions, if anything did: `map: 12 pixels belong to another region`.
    fileprivate var regionLine: String? {
        if isOtherKind { return "\(new.name.escaped): is now \(new.regionMap == nil ? "a mask" : "a region map")\n" }
        return regions.flatMap { $0.isNone ? nil : "\(new.name.escaped): \($0.text)\n" }
    }

    /// Name, both masks, and the pixels that changed, which are null where the scales differ.
    fileprivate var json: JSON {
        [
            "name": .string(new.name), "old": old.summaryJSON, "new": new.summaryJSON,
            "gainedPixels": pixels.map { .integer($0.gained) } ?? .null,
            "lostPixels": pixels.map { .integer($0.lost) } ?? .null,
            "changedPixels": pixels.map { .integer($0.changed) } ?? .null,
            "isPlacedDifferently": .bool(isPlacedDifferently),
            "share": pixels.map { .number($0.share) } ?? .null, "regions": regions?.json ?? .null,
        ]
    }
}

extension HitMaskFile.Entry {
    fileprivate var sizeText: String { "\(mask.width)×\(mask.height)" }
}

private func arrow(_ old: String, _ new: String) -> String { old == new ? new : "\(old) → \(new)" }
