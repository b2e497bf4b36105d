import HitMasks

/// What differs between two mask files, mask by mask.
///
/// Masks are compared with those of the same name, scale and other traits. If a name has one mask left on each side, they
/// are one mask whose scale or traits changed; others were added or removed.
package struct FileDifference: Sendable {
    /// What became of a mask.
    package enum Change: Sendable {
        case added(HitMaskFile.Entry)
        case removed(HitMaskFile.Entry)
        case changed(MaskDifference)
    }

    /// In the order of the names' bytes; of one name first what changed, then what was removed, then what was added.
    package private(set) var changes: [Change] = []
    /// The number of masks that are the same in both files.
    package private(set) var unchangedCount = 0

    /// Compares two files.
    ///
    /// - Complexity: O(masks + opaque spans of those in both).
    package init(from old: HitMaskFile, to new: HitMaskFile) {
        for name in Set((old.names + new.names).map(NameBytes.init)).sorted() {
            compare(Array(old.entries(named: name.text)), Array(new.entries(named: name.text)))
        }
    }

    private mutating func compare(_ old: [HitMaskFile.Entry], _ new: [HitMaskFile.Entry]) {
        var (removed, added) = (old, new)
        for entry in old {
            let variant = entry.storedTraits.variantKey
            guard let index = added.firstIndex(where: { $0.storedTraits.variantKey == variant }) else { continue }
            removed.removeAll { $0.storedTraits.variantKey == variant }
            add(MaskDifference(from: entry, to: added.remove(at: index)))
        }
        if removed.count == 1, added.count == 1 {
            add(MaskDifference(from: removed[0], to: added[0]))
        } else {
            changes += removed.map(Change.removed) + added.map(Change.added)
        }
    }

    private mutating func add(_ difference: MaskDifference) {
        if difference.isNone { unchangedCount += 1 } else { changes.append(.changed(difference)) }
    }
}

/// A name that is compared by its bytes, not as normalised text.
private struct NameBytes: Hashable, Comparable {
    let text: String

    init(_ text: String) { self.text = text }

    static func == (one: NameBytes, other: NameBytes) -> Bool { one.text.hasSameBytes(as: other.text) }
    static func < (one: NameBytes, other: NameBytes) -> Bool { one.text.precedesByBytes(other.text) }
    func hash(into hasher: inout Hasher) { for byte in text.utf8 { hasher.combine(byte) } }
}
