import HitMasks

/// Turns the pixels of one tile into its record: the same for the same pixels, on any machine.
struct TileEncoder {
    private var search = LayoutSearch()

    /// The tile's header without its size, and what follows the header.
    struct Tile {
        let head: [UInt8]
        let body: [UInt8]
    }

    private struct Block {
        let entry: UInt32
        /// Where its record lies among those of all blocks.
        let record: Range<Int>
        /// The block has no opaque pixel: any edge at or beyond this column says so.
        let emptyBeyond: UInt8?
    }

    /// The tile of some rows, or nil if no pixel is opaque.
    mutating func encode(_ rows: [RowBits]) -> Tile? {
        guard let bounds = opaqueBounds(rows) else { return nil }
        let frame = TileFrame(rows, bounds: bounds)
        let best = search.best(of: frame, TileFrame(transposing: frame))
        return layOut(best.cut, best.layout, bounds)
    }

    private func opaqueBounds(_ rows: [RowBits]) -> PixelRect? {
        guard let top = rows.firstIndex(where: { $0 != .zero }), let bottom = rows.lastIndex(where: { $0 != .zero })
        else { return nil }
        let all = rows.reduce(RowBits.zero, |)
        return PixelRect(
            x: all.firstBit, y: top, width: all.lastBit - all.firstBit + 1, height: bottom - top + 1)
    }

    private mutating func layOut(_ cut: LayoutSearch.Cut, _ layout: BlockLayout, _ bounds: PixelRect) -> Tile {
        var records: [UInt8] = []
        let blocks = blocks(cut, layout, &records)
        var pool = RecordPool()
        var offsets = [Int](repeating: 0, count: blocks.count)
        // Long records first: the shorter ones may then lie within them.
        let order = blocks.indices.sorted { (blocks[$0].record.count, $1) > (blocks[$1].record.count, $0) }
        for index in order {
            let block = blocks[index]
            if let column = block.emptyBeyond, let found = pool.find(atLeast: column) {
                offsets[index] = found
            } else {
                offsets[index] = pool.place(block.record, of: records)
            }
        }
        let isWide = 2 * blocks.count + (offsets.max() ?? 0) > 511
        let entrySize = isWide ? 3 : 2
        var flags = layout.phase << 5
        if cut.frame.isTransposed { flags |= Int(TileHeader.transposed) }
        if isWide { flags |= Int(TileHeader.wide) }
        var body: [UInt8] = []
        body.reserveCapacity(blocks.count * entrySize + pool.bytes.count)
        for (block, offset) in zip(blocks, offsets) {
            let word = block.entry | UInt32(blocks.count * entrySize + offset) << 7
            for byte in 0..<entrySize { body.append(UInt8(truncatingIfNeeded: word >> UInt32(8 * byte))) }
        }
        body += pool.bytes
        let head = [
            flags, layout.j | layout.k << 4, bounds.x, bounds.y, bounds.width - 1, bounds.height - 1,
        ]
        return Tile(head: head.map { UInt8($0) }, body: body)
    }

    private mutating func blocks(
        _ cut: LayoutSearch.Cut, _ layout: BlockLayout, _ records: inout [UInt8]
    ) -> [Block] {
        let columns = cut.columns
        var blocks: [Block] = []
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
        return blocks
    }
}
