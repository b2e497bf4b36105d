/// What a lookup needs to know of a tile, in ten bytes: worked out once for a mask of one tile.
struct TileGeometry: Sendable {
    /// The bytes of a band's entries.
    let bandStride: UInt16
    let uCount: UInt16
    let missingRows: UInt8
    let j: UInt8
    let k: UInt8
    /// A block's width and height, less 1.
    let columnMask: UInt8
    let rowMask: UInt8
    private let flags: UInt8

    @inline(__always)
    init(_ header: TileHeader) {
        bandStride = UInt16(truncatingIfNeeded: header.columnCount &* header.entrySize)
        uCount = UInt16(truncatingIfNeeded: header.uCount)
        missingRows = UInt8(truncatingIfNeeded: header.missingRows)
        j = UInt8(truncatingIfNeeded: header.j)
        k = UInt8(truncatingIfNeeded: header.k)
        columnMask = UInt8(truncatingIfNeeded: (1 &<< header.j) &- 1)
        rowMask = UInt8(truncatingIfNeeded: (1 &<< header.k) &- 1)
        flags = UInt8(truncatingIfNeeded: header.flags)
    }

    var isGrid: Bool { flags & UInt8(GridHeader.mark) != 0 }
    var isTransposed: Bool { flags & UInt8(TileHeader.transposed) != 0 }
    /// All bits if entries take three bytes, none if they take two.
    var wideMask: Int { 0 &- Int(flags &>> 4 & 1) }
}

// One pixel of a tile: a load each for the block's entry, its edges, and its residuals. No loop, no search.
extension RawBytes {
    /// Whether a pixel of the tile that these bytes open with is opaque.
    ///
    /// - Parameters:
    ///   - tile: The geometry of the tile, whose header is known to be valid.
    ///   - table: Where the block table starts.
    ///   - dx: The column from the left edge of the opaque bounds, in 0 ..< boundsWidth.
    ///   - dy: The row from their top edge, in 0 ..< boundsHeight.
    /// - Returns: Whether it is opaque; false where bytes that changed after their validation lead outside.
    @inline(__always)
    func tileContains(_ tile: TileGeometry, table: Int, dx: Int, dy: Int) -> Bool {
        let u = tile.isTransposed ? dy : dx
        let v = tile.isTransposed ? dx : dy
        let shifted = v &+ Int(tile.missingRows)
        let wide = tile.wideMask
        let column = u &>> Int(tile.j)
        let inBand = table &+ column &* 2 &+ column & wide
        let position = (shifted &>> Int(tile.k)) &* Int(tile.bandStride) &+ inBand
        guard let loaded = word(at: position, as: UInt32.self) else { return false }
        let mask = UInt32(truncatingIfNeeded: wide & 0xFF_0000 | 0xFFFF)
        let entry = BlockEntry(word: UInt32(littleEndian: loaded) & mask)

        let record = table &+ entry.offset
        let x = u & Int(tile.columnMask)
        // In the first band rows count from the first that is there, which is also the lesser number.
        let row = min(v, shifted & Int(tile.rowMask))
        if entry.isLiteral {
            let blockWidth = min(Int(tile.columnMask) &+ 1, Int(tile.uCount) &- (u &- x))
            let position = record &+ row &* ((blockWidth &+ 7) &>> 3) &+ x &>> 3
            guard let byte = word(at: position, as: UInt8.self) else { return false }
            return byte &>> UInt8(truncatingIfNeeded: x & 7) & 1 != 0
        }
        return edgesContain(entry, record: record, x: x, row: row)
    }

    /// Whether an odd number of the row's edges lies at or before a column of the block.
    ///
    /// Edge e of row r is base[e] + floor(slope[e] · r / 16) + residual[e, r]. All eight lanes are worked out; those
    /// without an edge are shifted out before the count. The steps are in an order that keeps the chain of those that
    /// wait for the residuals, which are the last to come, short.
    @inline(__always)
    func edgesContain(_ entry: BlockEntry, record: Int, x: Int, row: Int) -> Bool {
        let edgeCount = entry.edgeCount
        let sloped = Int(truncatingIfNeeded: entry.word &>> 6 & 1)

        // Without residuals the position is a wrong one, and what is found there is masked out.
        let firstBit = (row &<< Int(truncatingIfNeeded: entry.code)) &>> 1
        let position = record &+ edgeCount &* (firstBit &>> 3 &+ 1 &+ sloped)
        guard let pairs = word(at: record, as: SIMD8<UInt16>.self) else { return false }
        let group = widened(word(at: position, as: UInt64.self) ?? 0)
        let mask = UInt16(truncatingIfNeeded: (1 &<< entry.residualBits) &- 1)
        let residuals = group &>> SIMD8(repeating: UInt16(truncatingIfNeeded: firstBit & 7)) & SIMD8(repeating: mask)

        // Sloped edges are pairs of a base and a slope, each pair a lane; others are bases alone.
        let lanes = pairs.littleEndianLanes
        let slopes = SIMD8<Int16>(truncatingIfNeeded: lanes) &>> 8
        let rise = (slopes &* SIMD8(repeating: Int16(truncatingIfNeeded: row))) &>> 4
        let line = lanes & 0xFF &+ SIMD8<UInt16>(truncatingIfNeeded: rise)
        let bases = widened(unsafeBitCast(pairs, to: SIMD2<UInt64>.self)[0])
        let choice = SIMD8(repeating: UInt16(truncatingIfNeeded: 0 &- sloped))
        let edges = bases ^ (bases ^ line) & choice

        // A lane's sign says that its edge lies at or before the column; an odd number of them makes it opaque.
        let beyond = edges &- SIMD8(repeating: UInt16(truncatingIfNeeded: x &+ 1)) &+ residuals
        let passed = SIMD8<UInt8>(truncatingIfNeeded: beyond &>> 15)
        let counted =
            unsafeBitCast(passed, to: UInt64.self).littleEndian
            &<< (64 &- UInt64(truncatingIfNeeded: edgeCount &* 8))
        return (counted &* 0x0101_0101_0101_0101) &>> 56 & 1 != 0
    }

    /// Eight bytes, as they were loaded, as 16-bit lanes: interleaved with zeros, which compiles to one instruction
    /// where a converting initialiser of the vector may compile to a call.
    @inline(__always)
    func widened(_ bytes: UInt64) -> SIMD8<UInt16> {
        var interleaved = SIMD16<UInt8>(repeating: 0)
        interleaved.evenHalf = unsafeBitCast(bytes, to: SIMD8<UInt8>.self)
        return unsafeBitCast(interleaved, to: SIMD8<UInt16>.self).littleEndianLanes
    }
}

extension SIMD8<UInt16> {
    @inline(__always)
    var littleEndianLanes: SIMD8<UInt16> {
        #if _endian(little)
            self
        #else
            self &<< 8 | self &>> 8
        #endif
    }
}
