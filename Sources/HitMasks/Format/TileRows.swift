/// One row of a tile or of a grid's cell: bit x of the 256 is pixel x, least bit of the first word first.
package typealias RowBits = SIMD4<UInt64>

extension RowBits {
    /// The bits of `range`, which lies in 0 ... 256.
    package init(setting range: Range<Int>) {
        self = RowBits(from: range.lowerBound) ^ RowBits(from: range.upperBound)
    }

    /// All bits at and after `start`, which lies in 0 ... 256.
    package init(from start: Int) {
        self = .zero
        for word in 0..<4 {
            // Swift's shifts give 0 for 64 and more, and shift the other way for less than 0.
            self[word] = ~0 << Swift.max(start - 64 * word, 0)
        }
    }

    package var count: Int {
        self[0].nonzeroBitCount + self[1].nonzeroBitCount + self[2].nonzeroBitCount + self[3].nonzeroBitCount
    }

    /// The first and the last set bit; there is one.
    package var firstBit: Int {
        var word = 0
        while self[word] == 0 { word += 1 }
        return 64 * word + self[word].trailingZeroBitCount
    }

    package var lastBit: Int {
        var word = 3
        while self[word] == 0 { word -= 1 }
        return 64 * word + 63 - self[word].leadingZeroBitCount
    }

    /// Moved `distance` pixels to the left, in 0 ... 255.
    package func shifted(left distance: Int) -> RowBits {
        guard distance > 0 else { return self }
        let (words, bits) = (distance >> 6, distance & 63)
        var result = RowBits.zero
        for word in 0..<4 - words {
            result[word] = self[word + words] >> bits
            if word + words < 3 { result[word] |= self[word + words + 1] << (64 - bits) }
        }
        return result
    }

    /// Moved `distance` pixels to the right, in 0 ... 255.
    package func shifted(right distance: Int) -> RowBits {
        guard distance > 0 else { return self }
        let (words, bits) = (distance >> 6, distance & 63)
        var result = RowBits.zero
        for word in words..<4 {
            result[word] = self[word - words] << bits
            if word > words { result[word] |= self[word - words - 1] >> (64 - bits) }
        }
        return result
    }
}

// Whole rows of a tile, for what looks at more than one pixel: row spans, areas, expansion.
extension RawBytes {
    package func entry(_ header: TileHeader, table: Int, column: Int, band: Int) -> BlockEntry {
        let index = band * header.columnCount + column
        let loaded = u32(at: table + index * header.entrySize)
        return BlockEntry(word: header.entrySize == 3 ? loaded & 0xFF_FFFF : loaded & 0xFFFF)
    }

    /// Row `v` of the tile's bounds in the tile's own axes; bit `u` of the result is the pixel (u, v).
    package func tileRow(_ header: TileHeader, table: Int, v: Int) -> RowBits {
        var row = RowBits.zero
        let blockWidth = 1 << Int(header.j)
        let shifted = v + header.missingRows
        let band = shifted >> Int(header.k)
        let inBand = min(v, shifted & (1 << Int(header.k) - 1))
        for column in 0..<header.columnCount {
            let start = column * blockWidth
            let width = min(blockWidth, header.uCount - start)
            let entry = entry(header, table: table, column: column, band: band)
            row ^= blockRow(entry, record: table + entry.offset, start: start, width: width, row: inBand)
        }
        return row
    }

    private func blockRow(_ entry: BlockEntry, record: Int, start: Int, width: Int, row: Int) -> RowBits {
        var bits = RowBits.zero
        if entry.isLiteral {
            let bytesPerRow = (width + 7) >> 3
            for byte in 0..<bytesPerRow {
                let value = UInt64(u8(at: record + row * bytesPerRow + byte))
                bits[byte >> 3] |= value << UInt64(byte & 7 * 8)
            }
            return (bits & RowBits(setting: 0..<width)).shifted(right: start)
        }
        let end = RowBits(from: start + width)
        for index in 0..<entry.edgeCount {
            let edge = self.edge(index, of: entry, record: record, row: row)
            if edge < width { bits ^= RowBits(from: start + max(edge, 0)) ^ end }
        }
        return bits
    }

    /// Edge `index` of a block's row, from the block's left side; it may lie outside of the block.
    package func edge(_ index: Int, of entry: BlockEntry, record: Int, row: Int) -> Int {
        let count = entry.edgeCount
        let bits = entry.residualBits
        let base = Int(u8(at: record + (entry.isSloped ? 2 * index : index)))
        let slope = entry.isSloped ? Int(Int8(bitPattern: u8(at: record + 2 * index + 1))) : 0
        let groups = record + count * (entry.isSloped ? 2 : 1)
        let firstBit = row * bits
        let group = bits == 0 ? 0 : Int(u8(at: groups + firstBit >> 3 * count + index))
        return base + (slope * row) >> 4 + (group >> (firstBit & 7)) & (1 << bits - 1)
    }

    /// All rows of a tile in the mask's axes, from its top edge to its bottom edge.
    package func tileRows(_ header: TileHeader, table: Int, height: Int) -> [RowBits] {
        var rows = [RowBits](repeating: .zero, count: height)
        // A valid header keeps within the rows; here and below the limits hold for one that changed in a mapped file.
        guard !header.isEmpty, header.top < height else { return rows }
        if header.isTransposed {
            collectColumns(header, table: table, into: &rows)
        } else {
            for v in 0..<min(header.vCount, height - header.top) {
                rows[header.top + v] = tileRow(header, table: table, v: v).shifted(right: header.left)
            }
        }
        return rows
    }

    /// Turns the rows of a transposed tile, which are the mask's columns, into the mask's rows: where a column
    /// changes, its bit is noted, and one pass down carries the changes on.
    private func collectColumns(_ header: TileHeader, table: Int, into rows: inout [RowBits]) {
        for v in 0..<min(header.vCount, TileHeader.maximumSide - header.left) {
            let (word, bit) = ((header.left + v) >> 6, UInt64(1) << UInt64((header.left + v) & 63))
            var column = tileRow(header, table: table, v: v)
            column ^= column.shifted(right: 1)
            for part in 0..<4 {
                var changes = column[part]
                while changes != 0 {
                    let y = header.top + 64 * part + changes.trailingZeroBitCount
                    if y < rows.count { rows[y][word] ^= bit }
                    changes &= changes - 1
                }
            }
        }
        for y in max(header.top, 1)..<rows.count { rows[y] ^= rows[y - 1] }
    }
}
