/// Where the parts of a validated file lie, and what its directory says of each mask.
package struct FileSections: Sendable {
    package let bytes: RawBytes
    package let maskCount: Int
    package let prefixCount: Int
    /// The ends of the prefixes, 32 bits each, from the start of the names.
    package let prefixEnds: Range<Int>
    package let names: Range<Int>
    package let traits: Range<Int>
    package let records: Range<Int>

    /// Reads the header's numbers. What they promise is checked by ``init(validating:)``.
    init(unchecked bytes: RawBytes) {
        typealias Field = FileLayout.Header
        let limit = bytes.count
        // A section that starts behind the last byte has no end worth adding to.
        func section(after start: Int, size: Int) -> Range<Int> { start..<(start > limit ? start : start + size) }
        func section(after start: Int, field: Int) -> Range<Int> {
            section(after: start, size: bytes.number(at: field, limit: limit))
        }
        self.bytes = bytes
        maskCount = bytes.number(at: Field.maskCount, limit: FileLayout.maximumMaskCount)
        prefixCount = bytes.number(at: Field.prefixCount, limit: FileLayout.maximumPrefixCount)
        let entries = section(after: FileLayout.headerSize, size: maskCount * FileLayout.entrySize)
        prefixEnds = section(after: entries.upperBound, size: prefixCount * 4)
        names = section(after: prefixEnds.upperBound, field: Field.namesSize)
        traits = section(after: names.upperBound, field: Field.traitsSize)
        records = section(after: traits.upperBound, field: Field.recordsSize)
    }

    package func entryOffset(_ index: Int) -> Int { FileLayout.headerSize + index * FileLayout.entrySize }

    /// Where a prefix ends, from the start of the names; 0 for the one before the first.
    package func prefixEnd(_ index: Int) -> Int {
        index < 0 ? 0 : bytes.number(at: prefixEnds.lowerBound + 4 * index, limit: names.count)
    }

    /// The prefix as stored: 0 for none, else 1 + its index.
    package func prefixField(_ index: Int) -> Int {
        Int(bytes.u16(at: entryOffset(index) + FileLayout.Entry.prefix))
    }

    package func storedName(_ index: Int) -> StoredName {
        StoredName(prefix: prefixRange(prefixField(index)), rest: restRange(index))
    }

    /// Where the text of a prefix, as stored, lies.
    func prefixRange(_ field: Int) -> Range<Int> {
        guard field > 0 else { return names.lowerBound..<names.lowerBound }
        let start = names.lowerBound + prefixEnd(field - 2)
        return start..<max(start, names.lowerBound + prefixEnd(field - 1))
    }

    /// Where the rest of a name lies.
    func restRange(_ index: Int) -> Range<Int> {
        let entry = entryOffset(index)
        let start = names.lowerBound + bytes.number(at: entry + FileLayout.Entry.restOffset, limit: names.count)
        return start..<start + Int(bytes.u16(at: entry + FileLayout.Entry.restSize))
    }

    package func name(_ index: Int) -> String { bytes.text(storedName(index)) }

    /// Whether the entry is the first of its name.
    package func startsName(_ index: Int) -> Bool {
        let rest = FileLayout.Entry.restOffset
        return index == 0 || bytes.u32(at: entryOffset(index - 1) + rest) != bytes.u32(at: entryOffset(index) + rest)
    }

    /// The traits as stored: 0 for none, else 1 + the offset of the list in units.
    package func traitsField(_ index: Int) -> Int {
        Int(bytes.u16(at: entryOffset(index) + FileLayout.Entry.traits))
    }

    package func recordField(_ index: Int) -> UInt32 {
        bytes.u32(at: entryOffset(index) + FileLayout.Entry.record)
    }

    /// From the file's first byte.
    package func recordOffset(_ index: Int) -> Int {
        var field = recordField(index)
        if field & FileLayout.Entry.sharedRecord != 0 {
            field = recordField(Int(field & ~FileLayout.Entry.sharedRecord))
        }
        return records.lowerBound + min(Int(field & ~FileLayout.Entry.sharedRecord), records.count)
    }

    /// What the file says of a mask beside its pixels.
    package func storedTraits(_ index: Int) -> StoredTraits {
        let list = traitsOffset(index)
        return list == 0 ? StoredTraits() : bytes.storedTraits(at: list, end: traits.upperBound)
    }

    /// Where the entry's trait list lies, from the file's first byte; 0 if it has none.
    package func traitsOffset(_ index: Int) -> Int {
        let field = traitsField(index)
        return field == 0 ? 0 : traits.lowerBound + (field - 1) * FileLayout.Trait.unit
    }
}
