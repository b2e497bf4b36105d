/// Finds the entries of a name in O(1): an open-addressing table of positions, filled once when a file is opened.
///
/// It is one array for the whole file and holds no text; a hit is confirmed against the name's bytes. A file from an
/// enemy may hold names whose hashes collide, so a probe is bounded: a name that finds no place within the bound is
/// left out and found by binary search, for the directory is sorted. Filling stays linear whatever the names.
struct NameIndex: Sendable {
    /// Positions + 1 of the first entry of each name; 0 is free.
    private let slots: [UInt32]
    private let isComplete: Bool

    private static let probeLimit = 64

    init(_ sections: FileSections) {
        var slotCount = 4
        while slotCount < sections.maskCount * 2 { slotCount *= 2 }
        var slots = [UInt32](repeating: 0, count: slotCount)
        var isComplete = true
        var prefix = (field: -1, hash: NameHash())
        for position in 0..<sections.maskCount where sections.startsName(position) {
            // Neighbours mostly share their prefix: it is hashed once for them.
            let field = sections.prefixField(position)
            if field != prefix.field {
                prefix = (field, NameHash())
                sections.bytes.withBuffer(sections.prefixRange(field)) { prefix.hash.add($0) }
            }
            var hash = prefix.hash
            sections.bytes.withBuffer(sections.restRange(position)) { hash.add($0) }
            var probe = 0
            while probe < NameIndex.probeLimit, slots[(hash.slot &+ probe) & (slotCount - 1)] != 0 { probe += 1 }
            if probe < NameIndex.probeLimit {
                slots[(hash.slot &+ probe) & (slotCount - 1)] = UInt32(position + 1)
            } else {
                isComplete = false
            }
        }
        self.slots = slots
        self.isComplete = isComplete
    }

    /// The positions of the entries of a name; empty if there is none.
    func entries(named name: String, in sections: FileSections) -> Range<Int> {
        var name = name
        let found = name.withUTF8 { first(UnsafeRawBufferPointer($0), in: sections) }
        guard let first = found else { return 0..<0 }
        var end = first + 1
        while end < sections.maskCount, !sections.startsName(end) { end += 1 }
        return first..<end
    }

    private func first(_ name: UnsafeRawBufferPointer, in sections: FileSections) -> Int? {
        var hash = NameHash()
        hash.add(name)
        for probe in 0..<min(NameIndex.probeLimit, slots.count) {
            let slot = slots[(hash.slot &+ probe) & (slots.count - 1)]
            guard slot != 0 else { return nil }
            let position = Int(slot) - 1
            if sections.bytes.compare(name, with: sections.storedName(position)) == 0 { return position }
        }
        return isComplete ? nil : search(name, in: sections)
    }

    private func search(_ name: UnsafeRawBufferPointer, in sections: FileSections) -> Int? {
        var range = 0..<sections.maskCount
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if sections.bytes.compare(name, with: sections.storedName(middle)) > 0 {
                range = middle + 1..<range.upperBound
            } else {
                range = range.lowerBound..<middle
            }
        }
        let position = range.lowerBound
        guard position < sections.maskCount, sections.bytes.compare(name, with: sections.storedName(position)) == 0
        else { return nil }
        return position
    }
}

/// FNV-1a with 64 bits (Fowler, Noll, Vo): byte by byte, so that a name may be hashed in two parts.
private struct NameHash {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }

    var slot: Int { Int(truncatingIfNeeded: state ^ state >> 32) }
}
