// The one pass over a record's tables that makes it trusted: docs/FORMAT.md, "Duties of a reader". It looks at every
// block's entry and at no pixel, so it takes time linear in the bytes.
extension RawBytes {
    /// The length of the record that starts at `start`, if it is a valid one that ends by `end`.
    package func validRecordLength(from start: Int, to end: Int) throws(HitMask.RecordFault) -> Int {
        guard end - start >= TileHeader.byteCount else {
            throw .truncated(needed: TileHeader.byteCount, available: max(end - start, 0))
        }
        if u8(at: start) == RegionHeader.mark { return try validRegionMapLength(from: start, to: end) }
        let header = TileHeader(word: u64(at: start))
        if let grid = GridHeader(header) {
            return try validGridLength(grid, word: header.word, from: start, to: end)
        }
        let size = PixelRect(x: 0, y: 0, width: header.width, height: header.height)
        return try validTileLength(header, size, headerSize: TileHeader.byteCount, from: start, to: end)
    }

    package func validTileLength(
        _ header: TileHeader, _ size: PixelRect, headerSize: Int, from start: Int, to end: Int
    ) throws(HitMask.RecordFault) -> Int {
        try validate(header, size)
        if header.isEmpty { return headerSize }
        let table = start + headerSize
        let available = end - table
        guard header.tableSize <= available else {
            throw .truncated(needed: headerSize + header.tableSize, available: end - start)
        }
        return try headerSize + furthestBlockEnd(header, table: table, available: available)
    }

    /// Where the furthest block's record ends, from the table's first byte, once every entry is found valid.
    ///
    /// This is where opening a file spends its time. No sum here overflows: sides are at most 256, offsets 17 bits.
    private func furthestBlockEnd(
        _ header: TileHeader, table: Int, available: Int
    ) throws(HitMask.RecordFault) -> Int {
        let (columnCount, entrySize, tableSize) = (header.columnCount, header.entrySize, header.tableSize)
        let (blockWidth, blockHeight) = (1 &<< Int(header.j), 1 &<< Int(header.k))
        let entryMask: UInt32 = header.isWide ? 0xFF_FFFF : 0xFFFF
        var furthest = tableSize
        var (top, index, position) = (0 &- header.missingRows, 0, table)
        while top < header.vCount {
            let height = min(blockHeight, header.vCount &- top) &+ min(top, 0)
            for column in 0..<columnCount {
                let loaded = word(at: position, as: UInt32.self) ?? 0
                let entry = BlockEntry(word: UInt32(littleEndian: loaded) & entryMask)
                guard entry.isValid else { throw .invalidEntry(index: index, word: entry.word) }
                let size: Int
                if entry.isLiteral {
                    let width = min(blockWidth, header.uCount &- column &* blockWidth)
                    size = entry.recordSize(width: width, height: height)
                } else {
                    size = entry.edgesSize(height: height)
                }
                let end = entry.offset &+ size
                guard entry.offset >= tableSize, end <= available else {
                    throw .blockOutside(index: index, offset: entry.offset)
                }
                furthest = max(furthest, end)
                index &+= 1
                position &+= entrySize
            }
            top &+= blockHeight
        }
        return furthest
    }

    private func validate(_ header: TileHeader, _ size: PixelRect) throws(HitMask.RecordFault) {
        let flags = header.flags
        guard flags & ~TileHeader.knownFlags == 0, !header.isEmpty || flags == TileHeader.empty else {
            throw .invalidFlags(found: Int(flags))
        }
        guard header.j <= 8, header.k <= 8 else {
            throw .blockTooLarge(widthExponent: Int(header.j), heightExponent: Int(header.k))
        }
        if header.isEmpty {
            guard header.word & 0xFFFF_FFFF_FF00 == 0 else { throw .reservedByteNotZero(offset: 1) }
            return
        }
        guard header.left + header.boundsWidth <= size.width, header.top + header.boundsHeight <= size.height
        else { throw .boundsOutside(header.opaqueBounds, width: size.width, height: size.height) }
    }

    private func validGridLength(
        _ grid: GridHeader, word: UInt64, from start: Int, to end: Int
    ) throws(HitMask.RecordFault) -> Int {
        guard word & 0xFF & ~(GridHeader.mark | TileHeader.empty) == 0 else {
            throw .invalidFlags(found: Int(word & 0xFF))
        }
        guard word >> 8 & 0xFF == 0 else { throw .reservedByteNotZero(offset: 1) }
        guard word >> 48 == 0 else { throw .reservedByteNotZero(offset: 6) }
        guard max(grid.width, grid.height) > TileHeader.maximumSide else { throw .notCanonical }
        guard grid.tableEnd <= end - start else { throw .truncated(needed: grid.tableEnd, available: end - start) }
        if grid.isEmpty { return grid.tableEnd }
        return try validTilesLength(grid, from: start, to: end)
    }

    /// Where the last tile ends, once every tile is found to start where the one before it ends.
    private func validTilesLength(
        _ grid: GridHeader, from start: Int, to end: Int
    ) throws(HitMask.RecordFault) -> Int {
        var expected = grid.tableEnd
        var cell = 0
        for row in 0..<grid.rowCount {
            for column in 0..<grid.columnCount {
                let offset = u32(at: start + GridHeader.byteCount + 4 * cell)
                if offset > GridHeader.opaqueCell {
                    guard offset == UInt32(truncatingIfNeeded: expected) else {
                        throw .misplacedTile(cell: cell, found: Int(clamping: offset), expected: expected)
                    }
                    let rect = grid.cellRect(column: column, row: row)
                    expected += try validCellLength(rect, from: start + expected, to: end)
                }
                cell += 1
            }
        }
        return expected
    }

    private func validCellLength(
        _ rect: PixelRect, from start: Int, to end: Int
    ) throws(HitMask.RecordFault) -> Int {
        guard end - start >= TileHeader.byteCountInGrid else {
            throw .truncated(needed: TileHeader.byteCountInGrid, available: max(end - start, 0))
        }
        let header = TileHeader(word: u64(at: start))
        // Lookups rely on this: a cell's tile is never an empty one.
        guard !header.isEmpty else { throw .notCanonical }
        return try validTileLength(header, rect, headerSize: TileHeader.byteCountInGrid, from: start, to: end)
    }
}

extension BlockEntry {
    /// Whether the entry's codes are ones that the format defines.
    package var isValid: Bool {
        code <= BlockEntry.highestResidualCode || word & 0x7F == BlockEntry.literalCode
    }
}
