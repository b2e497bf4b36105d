import HitMasks

/// Turns the pixels of one tile into its record: the same for the same pixels, on any machine.
struct TileEncoder {
    private var search = LayoutSearch()
    private var fitter = BlockFitter()

    /// The tile's header without its size, and what follows the header.
    struct Tile {
        let head: [UInt8]
        let body: [UInt8]
    }

    private struct Block {
        let entry: UInt32
        let record: [UInt8]
        /// The block has no opaque pixel: any edge at or beyond this column says so.
        let emptyBeyond: UInt8?
    }

    /// The tile of some rows, or nil if no pixel is opaque.
    mutating func encode(_ rows: [RowBits]) -> Tile? {
        guard let bounds = opaqueBounds(rows) else { return nil }
        let cut = rows[bounds.y..<bounds.y + bounds.height].map { $0.shifted(left: bounds.x) }
        let frame = TileFrame(rows: cut, uCount: bounds.width, isTransposed: false)
        let best = search.best(of: [frame, frame.transposed()])
        return layOut(best.frame, best.layout, bounds)
    }

    private func opaqueBounds(_ rows: [RowBits]) -> PixelRect? {
        guard let top = rows.firstIndex(where: { $0 != .zero }), let bottom = rows.lastIndex(where: { $0 != .zero })
        else { return nil }
        let all = rows.reduce(RowBits.zero, |)
        return PixelRect(
            x: all.firstBit, y: top, width: all.lastBit - all.firstBit + 1, height: bottom - top + 1)
    }

    private mutating func layOut(_ frame: TileFrame, _ layout: BlockLayout, _ bounds: PixelRect) -> Tile {
        let blocks = blocks(frame, layout)
        var pool = RecordPool()
        var offsets = [Int](repeating: 0, count: blocks.count)
        // Long records first: the shorter ones may then lie within them.
        let order = blocks.indices.sorted { (blocks[$0].record.count, $1) > (blocks[$1].record.count, $0) }
        for index in order { offsets[index] = place(blocks[index], in: &pool) }
        let isWide = 2 * blocks.count + (offsets.max() ?? 0) > 511
        let entrySize = isWide ? 3 : 2
        var flags = layout.phase << 5
        if frame.isTransposed { flags |= Int(TileHeader.transposed) }
        if isWide { flags |= Int(TileHeader.wide) }
        var body: [UInt8] = []
        for (block, offset) in zip(blocks, offsets) {
            let word = block.entry | UInt32(blocks.count * entrySize + offset) << 7
            for byte in 0..<entrySize { body.append(UInt8(truncatingIfNeeded: word >> UInt32(8 * byte))) }
        }
        let head = [
            flags, layout.j | layout.k << 4, bounds.x, bounds.y, bounds.width - 1, bounds.height - 1,
        ]
        return Tile(head: head.map { UInt8($0) }, body: body + pool.bytes)
    }

    private mutating func blocks(_ frame: TileFrame, _ layout: BlockLayout) -> [Block] {
        let columns = layout.columns(of: frame).map {
            BlockColumn(frame, start: $0, width: min(1 << layout.j, frame.uCount - $0))
        }
        var blocks: [Block] = []
        for rows in layout.bands(of: frame) {
            for column in columns {
                let fit = fitter.fit(column, rows: rows)
                var record: [UInt8] = []
                fitter.write(fit, column, frame: frame, rows: rows, to: &record)
                let isEmpty = column.width < 256 && rows.allSatisfy { column.counts[$0] == 0 }
                blocks.append(
                    Block(entry: fit.entryWord, record: record, emptyBeyond: isEmpty ? UInt8(column.width) : nil))
            }
        }
        return blocks
    }

    private func place(_ block: Block, in pool: inout RecordPool) -> Int {
        if let column = block.emptyBeyond, let found = pool.find(atLeast: column) { return found }
        return pool.place(block.record[...])
    }
}
