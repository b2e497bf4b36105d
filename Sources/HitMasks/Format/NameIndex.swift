/// Finds the entries of a name in O(1): an open-addressing table of positions, filled once when a file is opened.
///
/// It is one array for the whole file and holds no text; a hit is confirmed against the name's bytes. A file from an
/// enemy may hold names whose hashes collide, so a probe is bounded: a name that finds no place within the bound is
/// left out and found by binary search, for the directory is sorted. Filling stays linear whatever the names.
struct NameIndex: Sendable {
    /// Positions + 1 of the first entry of each name; 0 is free.
    private let slots: [UInt32]
    private let isComplete: Bool

    private static let probeLimit = 32

    init(_ layout: FileSections) {
        var slotCount = 4
        while slotCount < layout.maskCount * 2 { slotCount *= 2 }
        var slots = [UInt32](repeating: 0, count: slotCount)
        var isComplete = true
        for position in 0..<layout.maskCount where layout.startsName(position) {
            let hash = layout.bytes.withBuffer(layout.nameRange(position)) { NameIndex.hash($0) }
            let free = (0..<NameIndex.probeLimit).lazy
                .map { Int(truncatingIfNeeded: hash) &+ $0 & slotCount &- 1 }
                .first { slots[$0] == 0 }
            if let free {
                slots[free] = UInt32(position + 1)
            } else {
                isComplete = false
            }
        }
        self.slots = slots
        self.isComplete = isComplete
    }

    /// The positions of the entries of a name; empty if there is none.
    func entries(named name: String, in layout: FileSections) -> Range<Int> {
        var name = name
        let found = name.withUTF8 { self.first(UnsafeRawBufferPointer($0), in: layout) }
        guard let first = found else { return 0..<0 }
        var end = first + 1
        while end < layout.maskCount, !layout.startsName(end) { end += 1 }
        return first..<end
    }

    private func first(_ name: UnsafeRawBufferPointer, in layout: FileSections) -> Int? {
        let hash = Int(truncatingIfNeeded: NameIndex.hash(name))
        for probe in 0..<min(NameIndex.probeLimit, slots.count) {
            let slot = slots[(hash &+ probe) & (slots.count &- 1)]
            guard slot != 0 else { return nil }
            let position = Int(slot) - 1
            if layout.compare(name, withName: position) == 0 { return position }
        }
        return isComplete ? nil : search(name, in: layout)
    }

    private func search(_ name: UnsafeRawBufferPointer, in layout: FileSections) -> Int? {
        var range = 0..<layout.maskCount
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if layout.compare(name, withName: middle) > 0 {
                range = middle + 1..<range.upperBound
            } else {
                range = range.lowerBound..<middle
            }
        }
        let position = range.lowerBound
        return position < layout.maskCount && layout.compare(name, withName: position) == 0 ? position : nil
    }

    fileprivate static func hash(_ name: UnsafeRawBufferPointer) -> UInt64 {
        var hash = UInt64(name.count) &* Checksum.prime
        var offset = 0
        while offset + 8 <= name.count {
            hash = (hash ^ name.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* Checksum.prime
            hash ^= hash >> 29
            offset += 8
        }
        while offset < name.count {
            hash = (hash ^ UInt64(name[offset])) &* Checksum.prime
            offset += 1
        }
        return hash ^ hash >> 32
    }
}

extension FileSections {
    /// Below, at or above 0 as the text comes before, is, or comes after the name of an entry.
    fileprivate func compare(_ text: UnsafeRawBufferPointer, withName index: Int) -> Int {
        bytes.withBuffer(nameRange(index)) { name in
            for offset in 0..<min(text.count, name.count) where text[offset] != name[offset] {
                return Int(text[offset]) - Int(name[offset])
            }
            return text.count - name.count
        }
    }
}
