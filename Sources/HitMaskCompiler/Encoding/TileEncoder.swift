import HitMasks

/// Turns the pixels of one tile into its record: the same for the same pixels, on any machine.
///
/// Its buffers are used again for the next tile, and for the next mask once it was ``reset()``.
struct TileEncoder {
    private var search = LayoutSearch()
    private var pool = RecordPool()
    private var blocks: [Block] = []
    /// The records of all blocks, end to end.
    private var records: [UInt8] = []
    /// The blocks in the order in which their records are stored.
    private var order: [Int] = []

    private struct Block {
        let entry: UInt32
        /// Where its record lies among those of all blocks.
        let record: Range<Int>
        /// The block has no opaque pixel: any edge at or beyond this column says so.
        let emptyBeyond: UInt8?
        /// Where its record is stored.
        var offset = 0
    }

    /// Forgets the tiles so far: what was best for them is tried first for the next ones.
    mutating func reset() { search.reset() }

    /// Appends the record of a tile; nil, and nothing is appended, if no pixel is opaque.
    ///
    /// - Parameters:
    ///   - rows: The pixels.
    ///   - size: What stands between the tile's header and its table.
    ///   - isIcon: Whether the tile is a small mask: its layout is searched for less thoroughly.
    ///   - tile: Where the bytes go.
    /// - Returns: Where the opaque pixels lie.
    mutating func encode(_ rows: [RowBits], size: [UInt8], isIcon: Bool, to tile: inout [UInt8]) -> PixelRect? {
        guard let bounds = opaqueBounds(rows) else { return nil }
        let frame = TileFrame(rows, bounds: bounds)
        let best = search.best(of: frame, isBrief: isIcon)
        let cut = search.cuts[best.cut]
        fillBlocks(cut, best.layout)
        placeRecords()
        append(best.layout, isTransposed: cut.frame.isTransposed, bounds, size, to: &tile)
        return bounds
    }

    private func opaqueBounds(_ rows: [RowBits]) -> PixelRect? {
        guard let top = rows.firstIndex(where: { $0 != .zero }), let bottom = rows.lastIndex(where: { $0 != .zero })
        else { return nil }
        var all = RowBits.zero
        for row in top...bottom { all |= rows[row] }
        return PixelRect(
            x: all.firstBit, y: top, width: all.lastBit - all.firstBit + 1, height: bottom - top + 1)
    }

    private mutating func fillBlocks(_ cut: LayoutSearch.Cut, _ layout: BlockLayout) {
        let columns = cut.columns
        blocks.removeAll(keepingCapacity: true)
        records.removeAll(keepingCapacity: true)
        for band in 0..<layout.bandCount(ofRows: columns.vCount) {
            let rows = layout.rows(ofBand: band, of: columns.vCount)
            for column in 0..<columns.columnCount {
                let fit = search.fitter.fit(columns, column: column, rows: rows)
                let start = records.count
                search.fitter.write(fit, columns, column: column, rows: rows, frame: cut.frame, to: &records)
                let width = columns.width(ofColumn: column)
                let isEmpty = fit.isEmpty && width < 256
                blocks.append(
                    Block(
                        entry: fit.entryWord, record: start..<records.count,
                        emptyBeyond: isEmpty ? UInt8(width) : nil))
            }
        }
    }

    private mutating func placeRecords() {
        pool.removeAll()
        // Long records first: the shorter ones may then lie within them.
        order.removeAll(keepingCapacity: true)
        order.append(contentsOf: blocks.indices)
        order.sort { (blocks[$0].record.count, $1) > (blocks[$1].record.count, $0) }
        for index in order {
            if let column = blocks[index].emptyBeyond, let found = pool.find(atLeast: column) {
                blocks[index].offset = found
            } else {
                blocks[index].offset = pool.place(blocks[index].record, of: records)
            }
        }
    }

    private func append(
        _ layout: BlockLayout, isTransposed: Bool, _ bounds: PixelRect, _ size: [UInt8], to tile: inout [UInt8]
    ) {
        var furthest = 0
        for block in blocks { furthest = max(furthest, block.offset) }
        let isWide = 2 * blocks.count + furthest > 511
        let entrySize = isWide ? 3 : 2
        var flags = layout.phase << 5
        if isTransposed { flags |= Int(TileHeader.transposed) }
        if isWide { flags |= Int(TileHeader.wide) }
        tile.reserveCapacity(tile.count + 8 + blocks.count * entrySize + pool.bytes.count)
        tile.append(UInt8(flags))
        tile.append(UInt8(layout.j | layout.k << 4))
        tile.append(UInt8(bounds.x))
        tile.append(UInt8(bounds.y))
        tile.append(UInt8(bounds.width - 1))
        tile.append(UInt8(bounds.height - 1))
        tile += size
        for block in blocks {
            let word = block.entry | UInt32(blocks.count * entrySize + block.offset) << 7
            for byte in 0..<entrySize { tile.append(UInt8(truncatingIfNeeded: word >> UInt32(8 * byte))) }
        }
        tile += pool.bytes
    }
}

extension TileEncoder {
    /// Encoders that no mask needs just now. There are never more than masks were encoded at one time.
    private static let spares = Lock<[TileEncoder]>([])

    /// An encoder as good as new.
    static func take() -> TileEncoder {
        guard var encoder = spares.use({ $0.popLast() }) else { return TileEncoder() }
        encoder.reset()
        return encoder
    }

    /// Keeps an encoder for the next mask.
    static func giveBack(_ encoder: consuming TileEncoder) {
        let encoder = encoder
        spares.use { $0.append(encoder) }
    }
}
