/// The bytes that open a tile, in one word: docs/FORMAT.md, "Tile".
///
/// A tile is a mask, or a cell of a larger mask's grid, of at most 256 × 256 pixels. What lies outside of its opaque
/// bounds is transparent. The bounds are cut into blocks 2^j wide and 2^k tall. In a transposed tile x and y change
/// places inside of the bounds: `u` runs along its rows and `v` across them, whichever axes these are.
@usableFromInline
package struct TileHeader: Sendable, Hashable {
    @usableFromInline package let word: UInt64

    @inlinable
    package init(word: UInt64) { self.word = word }

    /// The bytes of a mask's header, and of the header of a tile in a grid, which leaves out the size.
    @usableFromInline package static let byteCount = 8
    @usableFromInline package static let byteCountInGrid = 6
    /// The longest side of a tile and of a grid's cell.
    package static let maximumSide = 256

    @usableFromInline package static let transposed: UInt64 = 2
    @usableFromInline package static let empty: UInt64 = 4
    @usableFromInline package static let wide: UInt64 = 16
    package static let phase: UInt64 = 0xE0
    package static let knownFlags = transposed | empty | wide | phase

    @inlinable package var flags: UInt64 { word & 0xFF }
    @inlinable package var isTransposed: Bool { word & TileHeader.transposed != 0 }
    @inlinable package var isEmpty: Bool { word & TileHeader.empty != 0 }

    /// log2 of a block's width and height.
    @inlinable package var j: UInt64 { word &>> 8 & 15 }
    @inlinable package var k: UInt64 { word &>> 12 & 15 }

    /// The rows that the first band of blocks lacks: the band boundaries lie where the record is smallest.
    @inlinable package var missingRows: Int { Int(truncatingIfNeeded: ((word &>> 5 & 7) &<< k) &>> 3) }

    /// The opaque bounds as stored: one pixel at the origin when the tile is empty.
    @inlinable package var left: Int { Int(truncatingIfNeeded: word &>> 16 & 0xFF) }
    @inlinable package var top: Int { Int(truncatingIfNeeded: word &>> 24 & 0xFF) }
    @inlinable package var boundsWidth: Int { Int(truncatingIfNeeded: word &>> 32 & 0xFF) &+ 1 }
    @inlinable package var boundsHeight: Int { Int(truncatingIfNeeded: word &>> 40 & 0xFF) &+ 1 }

    /// The size of the mask. A tile of a grid ends before these bytes: it has the size of its cell.
    @inlinable package var width: Int { Int(truncatingIfNeeded: word &>> 48 & 0xFF) &+ 1 }
    @inlinable package var height: Int { Int(truncatingIfNeeded: word &>> 56 & 0xFF) &+ 1 }

    /// The bounds' extent along and across the tile's rows.
    @inlinable package var uCount: Int { isTransposed ? boundsHeight : boundsWidth }
    @inlinable package var vCount: Int { isTransposed ? boundsWidth : boundsHeight }

    @inlinable package var columnCount: Int { (uCount &- 1) &>> Int(truncatingIfNeeded: j) &+ 1 }
    @inlinable package var bandCount: Int { (vCount &+ missingRows &- 1) &>> Int(truncatingIfNeeded: k) &+ 1 }

    /// The bytes of one entry of the block table: 2, or 3 in a tile with records beyond 511 bytes.
    @inlinable package var entrySize: Int { word & TileHeader.wide != 0 ? 3 : 2 }
    @inlinable package var tableSize: Int { columnCount &* bandCount &* entrySize }

    /// The opaque bounds.
    package var opaqueBounds: PixelRect {
        isEmpty ? .empty : PixelRect(x: left, y: top, width: boundsWidth, height: boundsHeight)
    }
}

/// What the block table says of one block: where its record lies and how it is to be read.
@usableFromInline
package struct BlockEntry: Sendable, Hashable {
    @usableFromInline package let word: UInt32

    @inlinable
    package init(word: UInt32) { self.word = word }

    package static let literalCode: UInt32 = 7
    @usableFromInline package static let highestResidualCode: UInt32 = 4

    /// 0 … 4: residuals of 0, 1, 2, 4, 8 bits. 7: literal rows.
    @inlinable package var code: UInt32 { word & 7 }
    @inlinable package var isLiteral: Bool { code == 7 }
    @inlinable package var residualBits: Int { Int(truncatingIfNeeded: (1 &<< code) &>> 1) }
    @inlinable package var edgeCount: Int { Int(truncatingIfNeeded: word &>> 3 & 7) &+ 1 }
    @inlinable package var isSloped: Bool { word & 64 != 0 }
    /// From the table's first byte.
    @inlinable package var offset: Int { Int(truncatingIfNeeded: word &>> 7) }

    /// The bytes of the record of a block of that size.
    package func recordSize(width: Int, height: Int) -> Int {
        if isLiteral { return height &* ((width &+ 7) &>> 3) }
        let groups = (height &* residualBits &+ 7) &>> 3
        return edgeCount &* (1 &+ (isSloped ? 1 : 0) &+ groups)
    }
}
