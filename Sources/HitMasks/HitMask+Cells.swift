// A mask as cells of at most 256 × 256 pixels: one for a tile, columns and rows of them for a grid.
extension HitMask {
    /// The record's first word; the header of the tile unless the mask is a grid.
    package var header: TileHeader { TileHeader(word: record.u64(at: 0)) }

    package var grid: GridHeader? { GridHeader(header) }

    package enum Cell {
        case transparent
        case opaque
        /// The tile's bytes, its header, and where its block table starts.
        case tile(RawBytes, TileHeader, table: Int)
    }

    package func cell(column: Int, row: Int) -> Cell {
        guard let grid else {
            return header.isEmpty ? .transparent : .tile(record, header, table: TileHeader.byteCount)
        }
        guard !grid.isEmpty else { return .transparent }
        switch record.u32(at: GridHeader.byteCount + 4 * (row * grid.columnCount + column)) {
        case GridHeader.transparentCell: return .transparent
        case GridHeader.opaqueCell: return .opaque
        case let offset:
            let tile = record.from(Int(truncatingIfNeeded: offset))
            return .tile(tile, TileHeader(word: tile.u64(at: 0)), table: TileHeader.byteCountInGrid)
        }
    }

    package var cellColumnCount: Int { (width + 255) >> 8 }
    package var cellRowCount: Int { (height + 255) >> 8 }

    package func cellRect(column: Int, row: Int) -> PixelRect {
        let (x, y) = (column << 8, row << 8)
        return PixelRect(x: x, y: y, width: min(256, width - x), height: min(256, height - y))
    }

    /// The pixels of row `y` in one column of cells, or some of them: those in a range of 0 ..< 256.
    func cellRow(column: Int, y: Int, of columns: Range<Int>) -> RowBits {
        cellRow(column: column, y: y, wanted: columns) & RowBits(setting: columns)
    }

    /// The pixels of row `y` in one column of cells. Those that are not wanted may be missing.
    func cellRow(column: Int, y: Int, wanted: Range<Int> = 0..<256) -> RowBits {
        let rect = cellRect(column: column, row: y >> 8)
        switch cell(column: column, row: y >> 8) {
        case .transparent: return .zero
        case .opaque: return RowBits(setting: 0..<rect.width)
        case .tile(let tile, let header, let table):
            let dy = y & 255 - header.top
            guard dy >= 0, dy < header.boundsHeight else { return .zero }
            guard header.isTransposed else {
                return tile.tileRow(header, table: table, v: dy).shifted(right: header.left)
            }
            var row = RowBits.zero
            let geometry = TileGeometry(header)
            let first = max(wanted.lowerBound - header.left, 0)
            let end = min(header.boundsWidth, wanted.upperBound - header.left)
            for dx in first..<max(first, end)
            where tile.tileContains(geometry, table: table, dx: dx, dy: dy) {
                row[(header.left + dx) >> 6] |= 1 << UInt64((header.left + dx) & 63)
            }
            return row
        }
    }

    /// The rows of one cell, from top to bottom.
    package func cellRows(column: Int, row: Int) -> [RowBits] {
        let rect = cellRect(column: column, row: row)
        switch cell(column: column, row: row) {
        case .transparent: return [RowBits](repeating: .zero, count: rect.height)
        case .opaque: return [RowBits](repeating: RowBits(setting: 0..<rect.width), count: rect.height)
        case .tile(let tile, let header, let table): return tile.tileRows(header, table: table, height: rect.height)
        }
    }
}
