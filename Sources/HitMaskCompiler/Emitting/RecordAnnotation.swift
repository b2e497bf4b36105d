import HitMasks

/// What the bytes of one mask's record mean, in order: counts and meanings, a count of 0 for a heading.
struct RecordAnnotation {
    private(set) var fields: [(count: Int, meaning: String)] = []
    let bytes: RawBytes

    /// - Parameters:
    ///   - bytes: From the record's first byte on; the record is a valid one.
    ///   - size: The bytes of the record.
    init(_ bytes: RawBytes, size: Int) {
        self.bytes = bytes
        if let regions = RegionHeader(bytes) {
            annotate(regions, size: size)
        } else {
            annotateMask(size: size)
        }
    }

    private mutating func annotateMask(size: Int) {
        let header = TileHeader(word: bytes.u64(at: 0))
        if let grid = GridHeader(header) {
            annotate(grid, size: size)
        } else {
            annotateTile(at: 0, headerSize: TileHeader.byteCount, end: size)
        }
    }

    mutating func add(_ count: Int, _ meaning: String) { fields.append((count, meaning)) }

    private mutating func annotate(_ grid: GridHeader, size: Int) {
        add(1, grid.isEmpty ? "grid, empty" : "grid")
        add(1, "zero")
        add(2, "width \(grid.width)")
        add(2, "height \(grid.height)")
        add(2, "zero")
        let cells = (0..<grid.cellCount).map { bytes.u32(at: GridHeader.byteCount + 4 * $0) }
        for (index, cell) in cells.enumerated() {
            let meaning = cell == 0 ? "transparent" : cell == 1 ? "opaque" : "tile at \(cell)"
            add(4, "cell \(index % grid.columnCount), \(index / grid.columnCount): \(meaning)")
        }
        let tiles = cells.filter { $0 > 1 }.map { Int($0) }
        for (start, end) in zip(tiles, tiles.dropFirst() + [size]) {
            add(0, "TILE of cell \(cells.firstIndex { Int($0) == start }!)")
            annotateTile(at: start, headerSize: TileHeader.byteCountInGrid, end: end)
        }
    }

    private mutating func annotateTile(at start: Int, headerSize: Int, end: Int) {
        let header = TileHeader(word: bytes.u64(at: start))
        let flags = [
            header.isEmpty ? "empty" : "tile", header.isTransposed ? "transposed" : nil,
            header.isWide ? "entries of three bytes" : nil,
            header.missingRows > 0 ? "first band lacks \(header.missingRows) rows" : nil,
        ]
        add(1, flags.compactMap { $0 }.joined(separator: ", "))
        let axes = header.isTransposed ? "down and across" : "across and down"
        add(1, "blocks of \(1 << Int(header.j)) × \(1 << Int(header.k)) pixels, \(axes)")
        add(4, "opaque bounds \(header.opaqueBounds)")
        if headerSize == TileHeader.byteCount { add(2, "size \(header.width) × \(header.height)") }
        if header.isEmpty { return }
        let table = start + headerSize
        for index in 0..<header.columnCount * header.bandCount {
            let entry = entry(header, table, index)
            add(header.entrySize, "block \(index): \(describe(entry))")
        }
        annotateBlocks(header, table: table, end: end)
    }

    private func entry(_ header: TileHeader, _ table: Int, _ index: Int) -> BlockEntry {
        bytes.entry(header, table: table, column: index % header.columnCount, band: index / header.columnCount)
    }

    private func describe(_ entry: BlockEntry) -> String {
        if entry.isLiteral { return "literal rows, at \(entry.offset)" }
        let slope = entry.isSloped ? ", sloped" : ""
        let (edges, bits) = (entry.edgeCount, entry.residualBits)
        let residuals = bits == 0 ? "no residuals" : "residuals of \(bits) bit\(bits == 1 ? "" : "s")"
        return "\(edges) edge\(edges == 1 ? "" : "s")\(slope), \(residuals), at \(entry.offset)"
    }

    /// The records, which may overlap: each byte is told of once, by the first block that has it.
    private mutating func annotateBlocks(_ header: TileHeader, table: Int, end: Int) {
        let blocks = (0..<header.columnCount * header.bandCount).map { index in
            (index: index, entry: entry(header, table, index))
        }
        var offset = header.tableSize
        for block in blocks.sorted(by: { ($0.entry.offset, $0.index) < ($1.entry.offset, $1.index) }) {
            let size = block.entry.recordSize(
                width: header.blockWidth(block.index), height: header.blockHeight(block.index))
            let blockEnd = block.entry.offset + size
            guard blockEnd > offset else { continue }
            add(blockEnd - offset, "block \(block.index)" + (block.entry.offset < offset ? ", the rest" : ""))
            offset = blockEnd
        }
        precondition(table + offset == end, "a valid record ends with its furthest block")
    }
}

extension TileHeader {
    /// The columns of a block that are there.
    fileprivate func blockWidth(_ index: Int) -> Int {
        min(1 << Int(j), uCount - (index % columnCount) << Int(j))
    }

    /// The rows of a block that are there.
    fileprivate func blockHeight(_ index: Int) -> Int {
        let top = (index / columnCount) << Int(k) - missingRows
        return min(1 << Int(k), vCount - top) + min(top, 0)
    }
}
