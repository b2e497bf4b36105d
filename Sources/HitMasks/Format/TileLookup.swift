// One pixel of a tile: a load each for the block's entry, its edges and slopes, and its residuals. No loop, no search.
extension RawBytes {
    /// Whether a pixel of the tile that these bytes open with is opaque.
    ///
    /// - Parameters:
    ///   - header: The tile's header, which is known to be valid.
    ///   - table: Where its block table starts.
    ///   - dx: The column from the left edge of the opaque bounds, in 0 ..< boundsWidth.
    ///   - dy: The row from their top edge, in 0 ..< boundsHeight.
    @inlinable
    @inline(__always)
    package func tileContains(_ header: TileHeader, table: Int, dx: Int, dy: Int) -> Bool {
        let transposed = header.isTransposed
        let u = transposed ? dy : dx
        let v = transposed ? dx : dy
        let j = Int(truncatingIfNeeded: header.j)
        let k = Int(truncatingIfNeeded: header.k)

        let shifted = v &+ header.missingRows
        let index = (shifted &>> k) &* header.columnCount &+ (u &>> j)
        let loaded = u32(at: table &+ index &* header.entrySize)
        let entry = BlockEntry(word: header.word & TileHeader.wide != 0 ? loaded & 0xFF_FFFF : loaded & 0xFFFF)

        let record = table &+ entry.offset
        let column = u & ((1 &<< j) &- 1)
        // In the first band rows count from the first that is there, which is also the lesser number.
        let row = min(v, shifted & ((1 &<< k) &- 1))
        if entry.isLiteral {
            let blockWidth = min(1 &<< j, header.uCount &- (u &- column))
            let byte = u8(at: record &+ row &* ((blockWidth &+ 7) &>> 3) &+ column &>> 3)
            return byte &>> UInt8(truncatingIfNeeded: column & 7) & 1 != 0
        }
        return edgesContain(entry, record: record, column: column, row: row)
    }

    /// Whether an odd number of the row's edges lies at or before the column.
    ///
    /// Edge e of row r is base[e] + floor(slope[e] · r / 16) + residual[e, r]. All eight lanes are worked out; those
    /// without an edge are shifted out before the count.
    @inlinable
    @inline(__always)
    func edgesContain(_ entry: BlockEntry, record: Int, column: Int, row: Int) -> Bool {
        let edgeCount = entry.edgeCount
        let edgeBits = UInt64(truncatingIfNeeded: edgeCount &* 8)

        // The slopes lie right behind the bases: both come in one load.
        let (low, high) = u64Pair(at: record)
        let sloped: UInt64 = entry.isSloped ? ~0 : 0
        let slopes = ((low &>> (edgeBits &- 8)) &>> 8 | high &<< (64 &- edgeBits)) & sloped

        let bits = entry.residualBits
        let firstBit = row &* bits
        let groups = record &+ edgeCount &* (entry.isSloped ? 2 : 1)
        let group = u64(at: groups &+ (firstBit &>> 3) &* edgeCount)
        let lane = (UInt64(1) &<< UInt64(truncatingIfNeeded: bits) &- 1) &* 0x0101_0101_0101_0101
        let residuals = group &>> UInt64(truncatingIfNeeded: firstBit & 7) & lane

        let rise = (lanes(signed: slopes) &* SIMD8(repeating: Int16(truncatingIfNeeded: row))) &>> 4
        let beyond = lanes(low) &+ lanes(residuals) &+ rise
            &- SIMD8(repeating: Int16(truncatingIfNeeded: column &+ 1))
        let signs = SIMD8<UInt8>(truncatingIfNeeded: beyond &>> 15)
        let passed = unsafeBitCast(signs, to: UInt64.self).littleEndian &<< (64 &- edgeBits)
        return ((passed & 0x0101_0101_0101_0101) &* 0x0101_0101_0101_0101) &>> 56 & 1 != 0
    }

    @inlinable
    @inline(__always)
    func lanes(_ word: UInt64) -> SIMD8<Int16> {
        SIMD8<Int16>(truncatingIfNeeded: unsafeBitCast(word.littleEndian, to: SIMD8<UInt8>.self))
    }

    @inlinable
    @inline(__always)
    func lanes(signed word: UInt64) -> SIMD8<Int16> {
        SIMD8<Int16>(truncatingIfNeeded: unsafeBitCast(word.littleEndian, to: SIMD8<Int8>.self))
    }
}
