import HitMasks

/// Lays items out as a file: docs/FORMAT.md, "File" and "Duties of a writer".
struct FileWriter {
    private var items: [MaskFileBuilder.Item]

    /// Sorts the items by the bytes of their names, then by variant, and refuses two that are the same.
    init(_ items: [MaskFileBuilder.Item]) throws(MaskFileBuilder.BuildError) {
        guard items.count <= FileLayout.maximumMaskCount else {
            throw .tooLarge(count: items.count, limit: FileLayout.maximumMaskCount)
        }
        self.items = items.sorted { first, second in
            // Text compares by canonical equivalence; the format wants bytes.
            first.name.utf8.elementsEqual(second.name.utf8)
                ? first.traits.variantKey.lexicographicallyPrecedes(second.traits.variantKey)
                : first.name.utf8.lexicographicallyPrecedes(second.name.utf8)
        }
        for (first, second) in zip(self.items, self.items.dropFirst())
        where first.name.utf8.elementsEqual(second.name.utf8) && first.traits.variantKey == second.traits.variantKey {
            throw .duplicate(name: second.name, scale: second.traits.scale.value)
        }
    }

    func pieces() throws(MaskFileBuilder.BuildError) -> [[UInt8]] {
        let names = NameTable(items.map(\.name))
        let traits = try TraitTable(items.map(\.traits))
        var records: [[UInt8]] = []
        var recordsSize = 0
        var firstUse: [MaskRecord: Int] = [:]
        var entries: [UInt8] = []
        for (index, item) in items.enumerated() {
            entries.append32(UInt32(names.entries[index].restOffset))
            if let original = firstUse[item.record] {
                entries.append32(FileLayout.Entry.sharedRecord | UInt32(original))
            } else {
                firstUse[item.record] = index
                entries.append32(UInt32(truncatingIfNeeded: recordsSize))
                records += item.record.pieces
                recordsSize += item.record.byteCount
            }
            entries.append16(UInt16(names.entries[index].prefix))
            entries.append16(UInt16(traits.fields[index]))
            entries.append16(UInt16(names.entries[index].restSize))
        }
        for end in names.prefixEnds { entries.append32(UInt32(truncatingIfNeeded: end)) }
        let directory = entries + names.bytes + traits.bytes
        let size = FileLayout.headerSize + directory.count + recordsSize + FileLayout.paddingSize
        guard size <= FileLayout.maximumFileSize else {
            throw .tooLarge(count: size, limit: FileLayout.maximumFileSize)
        }
        let header = header(size, names, traits, recordsSize: recordsSize)
        let padding = [UInt8](repeating: 0, count: FileLayout.paddingSize)
        return withChecksum([header, directory] + records + [padding])
    }

    private func header(_ size: Int, _ names: NameTable, _ traits: TraitTable, recordsSize: Int) -> [UInt8] {
        var header = FileLayout.magic
        header.append16(UInt16(FileLayout.version))
        header.append16(0)
        header.append32(UInt32(size))
        header += [UInt8](repeating: 0, count: 8)
        for number in [items.count, names.prefixEnds.count, names.bytes.count, traits.bytes.count, recordsSize, 0] {
            header.append32(UInt32(number))
        }
        return header
    }

    private func withChecksum(_ pieces: [[UInt8]]) -> [[UInt8]] {
        var checksum = Checksum()
        for piece in pieces { piece.withUnsafeBytes { checksum.add($0) } }
        var pieces = pieces
        for byte in 0..<8 {
            pieces[0][FileLayout.Header.checksum + byte] =
                UInt8(truncatingIfNeeded: checksum.value >> UInt64(8 * byte))
        }
        return pieces
    }
}

extension [UInt8] {
    mutating func append16(_ number: UInt16) {
        append(UInt8(truncatingIfNeeded: number))
        append(UInt8(truncatingIfNeeded: number >> 8))
    }

    mutating func append32(_ number: UInt32) {
        append16(UInt16(truncatingIfNeeded: number))
        append16(UInt16(truncatingIfNeeded: number >> 16))
    }
}
