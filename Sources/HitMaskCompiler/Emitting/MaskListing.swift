import HitMasks

/// What a mask file holds, for people and for programs.
package struct MaskListing: Sendable {
    private let selection: MaskSelection
    private let entries: [HitMaskFile.Entry]

    /// Lists all masks of a file.
    package init(of selection: MaskSelection) {
        self.selection = selection
        entries = Array(selection.file.entries)
    }

    private init(_ selection: MaskSelection, _ entries: [HitMaskFile.Entry]) {
        self.selection = selection
        self.entries = entries
    }

    /// The masks that the names stand for, and the names that stand for none.
    ///
    /// Of a name's variants all are taken, or the one that suits a screen best if there is one to suit, or a frame is chosen.
    package func restricted(
        to names: [String], for traits: HitMask.Traits? = nil, frame: FrameChoice? = nil
    ) -> (MaskListing, [SelectionFault]) {
        var entries: [HitMaskFile.Entry] = []
        var faults: [SelectionFault] = []
        for name in names {
            do throws(SelectionFault) {
                if traits != nil || frame != nil {
                    entries.append(
                        try selection.entry(named: name, for: traits ?? HitMask.Traits(), frame: frame))
                } else {
                    entries += try selection.entries(named: name)
                }
            } catch {
                faults.append(error)
            }
        }
        return (MaskListing(selection, entries), faults)
    }

    /// `{"masks": […], "bytes": …}`, where `bytes` is the size of the whole file.
    package var json: JSON {
        ["masks": .array(entries.map(\.summaryJSON)), "bytes": .integer(selection.file.byteCount)]
    }

    /// A table with a line for each mask, and a last line with their number and the size of the whole file.
    package var table: String {
        let header = ["name", "size", "scale", "opaque", "bounds", "bytes"]
        let rows = entries.map(\.tableRow)
        let masks = counted(entries.count, "mask")
        let isWhole = entries.count == selection.file.count
        let total = [masks + (isWhole ? ", whole file" : " of \(selection.file.count), whole file"), "", "", "", ""]
        return alignedTable([header] + rows + [total + ["\(selection.file.byteCount)"]])
    }
}

extension HitMaskFile.Entry {
    /// When a frame is shown: ` (0.1–0.2 s)`.
    private var timesText: String {
        guard let frame, frame.duration > 0 else { return "" }
        return " (\(frame.start)–\(Double(storedEnd) / 1e6) s)"
    }

    private var storedEnd: UInt64 {
        storedTraits.frame.map { UInt64($0.start) + UInt64($0.duration) } ?? 0
    }

    fileprivate var tableRow: [String] {
        let bounds = mask.opaqueBounds
        return [
            name.escaped, "\(mask.width)×\(mask.height)", storedTraits.variantText + timesText,
            percentText(mask.opaqueCount, of: mask.width * mask.height),
            bounds.isEmpty ? "none" : "\(bounds.width)×\(bounds.height) at \(bounds.x),\(bounds.y)",
            "\(mask.byteCount)",
        ]
    }
}
