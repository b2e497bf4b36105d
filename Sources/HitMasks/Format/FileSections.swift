/// Where the parts of a validated file lie, and what its directory says of each mask.
package struct FileSections: Sendable {
    package let bytes: RawBytes
    package let maskCount: Int
    package let names: Range<Int>
    package let traits: Range<Int>
    package let records: Range<Int>

    /// Reads the header's numbers. What they promise is checked by ``init(validating:)``.
    init(unchecked bytes: RawBytes) {
        self.bytes = bytes
        maskCount = Int(bytes.u32(at: FileLayout.Header.maskCount))
        let entriesEnd = FileLayout.headerSize + maskCount * FileLayout.entrySize
        names = entriesEnd..<entriesEnd + Int(bytes.u32(at: FileLayout.Header.namesSize))
        traits = names.upperBound..<names.upperBound + Int(bytes.u32(at: FileLayout.Header.traitsSize))
        records = traits.upperBound..<traits.upperBound + Int(bytes.u32(at: FileLayout.Header.recordsSize))
    }

    package func entryOffset(_ index: Int) -> Int { FileLayout.headerSize + index * FileLayout.entrySize }

    package func nameRange(_ index: Int) -> Range<Int> {
        let entry = entryOffset(index)
        let start = names.lowerBound + Int(bytes.u32(at: entry + FileLayout.Entry.nameOffset))
        return start..<start + Int(bytes.u16(at: entry + FileLayout.Entry.nameSize))
    }

    package func name(_ index: Int) -> String {
        bytes.withBuffer(nameRange(index)) { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether the entry is the first of its name.
    package func startsName(_ index: Int) -> Bool {
        index == 0 || nameRange(index - 1).lowerBound != nameRange(index).lowerBound
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
        return records.lowerBound + Int(field & ~FileLayout.Entry.sharedRecord)
    }

    package func scale(_ index: Int) -> PixelScale {
        var scale = PixelScale.one
        forEachTrait(index) { tag, value in
            guard tag == FileLayout.Trait.scale else { return }
            scale = PixelScale(pixels: bytes.u16(at: value), points: bytes.u16(at: value + 2)) ?? .one
        }
        return scale
    }

    /// Calls `body` with each trait's tag and the offset of its value. A list is short and ends by its limit.
    private func forEachTrait(_ index: Int, _ body: (UInt8, Int) -> Void) {
        let field = traitsField(index)
        guard field > 0 else { return }
        var offset = traits.lowerBound + (field - 1) * FileLayout.Trait.unit
        let end = min(offset + FileLayout.Trait.maximumListSize, traits.upperBound)
        while offset + 2 <= end, bytes.u8(at: offset) != FileLayout.Trait.end {
            body(bytes.u8(at: offset), offset + 2)
            offset += 2 + Int(bytes.u8(at: offset + 1))
        }
    }
}
