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
        forEachChange(header, table: table, rows: v..<v + 1) { _, u in
            if u < TileHeader.maximumSide { row[u >> 6] ^= 1 << UInt64(u & 63) }
        }
        return row.filledFromChanges
    }

    /// All rows of a tile in the mask's axes, from its top edge to its bottom edge.
    package func tileRows(_ header: TileHeader, table: Int, height: Int) -> [RowBits] {
        var rows = [RowBits](repeating: .zero, count: height)
        guard !header.isEmpty, header.top < height else { return rows }
        // Four words a row. A transposed tile changes down the columns, which one pass down then fills.
        var changes = ContiguousArray<UInt64>(repeating: 0, count: 4 * height)
        let isTransposed = header.isTransposed
        forEachChange(header, table: table, rows: 0..<header.vCount) { v, u in
            let (x, y) = (header.left &+ (isTransposed ? v : u), header.top &+ (isTransposed ? u : v))
            // A valid header keeps within the rows; the limits hold for one that changed in a mapped file.
            guard x < TileHeader.maximumSide, y < height else { return }
            changes[4 &* y &+ x &>> 6] ^= 1 &<< UInt64(truncatingIfNeeded: x & 63)
        }
        var above = RowBits.zero
        for y in header.top..<height {
            let row = RowBits(changes, row: y)
            if isTransposed { above ^= row } else { above = row.filledFromChanges }
            rows[y] = above
        }
        return rows
    }

    /// The number of opaque pixels of a tile.
    func opaqueCount(_ header: TileHeader, table: Int) -> Int {
        var changes = ContiguousArray<UInt64>(repeating: 0, count: 4 * header.vCount)
        forEachChange(header, table: table, rows: 0..<header.vCount) { v, u in
            guard u < TileHeader.maximumSide else { return }
            changes[4 &* v &+ u &>> 6] ^= 1 &<< UInt64(truncatingIfNeeded: u & 63)
        }
        var count = 0
        for v in 0..<header.vCount { count += RowBits(changes, row: v).filledFromChanges.count }
        return count
    }

    /// Calls `flip` for each place at which a row of the tile, in the tile's own axes, changes between transparent and
    /// opaque: with the row and the column, which may be the one behind the last. A place that comes twice is none.
    @inline(__always)
    private func forEachChange(
        _ header: TileHeader, table: Int, rows: Range<Int>, _ flip: (_ v: Int, _ u: Int) -> Void
    ) {
        let (j, k) = (Int(header.j), Int(header.k))
        var v = rows.lowerBound
        while v < rows.upperBound {
            let shifted = v + header.missingRows
            let band = shifted >> k
            // In the first band rows count from the first that is there.
            let inBand = min(v, shifted & (1 << k - 1))
            let rowCount = min(rows.upperBound - v, (band + 1) << k - shifted)
            for column in 0..<header.columnCount {
                let start = column << j
                let entry = entry(header, table: table, column: column, band: band)
                let block = BlockRows(
                    record: table + entry.offset, width: min(1 << j, header.uCount - start),
                    rows: inBand..<inBand + rowCount)
                if entry.isLiteral {
                    forEachChange(ofLiteral: block) { flip($0 &- inBand &+ v, $1 &+ start) }
                } else {
                    forEachChange(of: block, entry) { flip($0 &- inBand &+ v, $1 &+ start) }
                }
            }
            v += rowCount
        }
    }

    /// Rows of a block, counted from the first that its record has.
    private struct BlockRows {
        let record: Int
        let width: Int
        let rows: Range<Int>
    }

    @inline(__always)
    private func forEachChange(of block: BlockRows, _ entry: BlockEntry, _ flip: (_ row: Int, _ u: Int) -> Void) {
        let (edgeCount, bits, isSloped) = (entry.edgeCount, entry.residualBits, entry.isSloped)
        let groups = block.record + edgeCount * (isSloped ? 2 : 1)
        for edge in 0..<edgeCount {
            let base = Int(u8(at: block.record + (isSloped ? 2 * edge : edge)))
            let slope = isSloped ? Int(Int8(bitPattern: u8(at: block.record + 2 * edge + 1))) : 0
            for row in block.rows {
                let firstBit = row &* bits
                let group = bits == 0 ? 0 : Int(u8(at: groups &+ firstBit &>> 3 &* edgeCount &+ edge))
                let residual = (group &>> (firstBit & 7)) & (1 &<< bits &- 1)
                let u = base &+ (slope &* row) &>> 4 &+ residual
                guard u < block.width else { continue }
                flip(row, max(u, 0))
                // The block's right side ends what its edges began.
                flip(row, block.width)
            }
        }
    }

    @inline(__always)
    private func forEachChange(ofLiteral block: BlockRows, _ flip: (_ row: Int, _ u: Int) -> Void) {
        let bytesPerRow = (block.width + 7) >> 3
        for row in block.rows {
            var last: UInt8 = 0
            for byte in 0..<bytesPerRow {
                let value = u8(at: block.record + row * bytesPerRow + byte)
                var changes = value ^ (value << 1 | last >> 7)
                last = value
                while changes != 0 {
                    let u = 8 * byte + changes.trailingZeroBitCount
                    if u < block.width { flip(row, u) }
                    changes &= changes - 1
                }
            }
            if last >> UInt8((block.width - 1) & 7) & 1 != 0 { flip(row, block.width) }
        }
    }
}

extension RowBits {
    /// A row of an array with four words for each.
    @inline(__always)
    fileprivate init(_ words: ContiguousArray<UInt64>, row: Int) {
        let first = 4 &* row
        self.init(words[first], words[first &+ 1], words[first &+ 2], words[first &+ 3])
    }

    /// What bits that mark changes enclose: a bit is set if the number of marks at and before it is odd.
    fileprivate var filledFromChanges: RowBits {
        var result = RowBits.zero
        var carried: UInt64 = 0
        for index in 0..<4 {
            var word = self[index]
            if word != 0 {
                word ^= word &<< 1
                word ^= word &<< 2
                word ^= word &<< 4
                word ^= word &<< 8
                word ^= word &<< 16
                word ^= word &<< 32
            }
            word ^= carried
            carried = 0 &- word &>> 63
            result[index] = word
        }
        return result
    }
}
