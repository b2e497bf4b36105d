/// The bytes that open a tile, in one word: docs/FORMAT.md, "Tile".
///
/// A tile is a mask, or a cell of a larger mask's grid, of at most 256 × 256 pixels. What lies outside of its opaque
/// bounds is transparent. The bounds are cut into blocks 2^j wide and 2^k tall. In a transposed tile x and y change
/// places inside of the bounds: `u` runs along its rows and `v` across them, whichever axes these are.
package struct TileHeader: Sendable, Hashable {
    package let word: UInt64

    package init(word: UInt64) { self.word = word }

    /// The bytes of a mask's header, and of the header of a tile in a grid, which leaves out the size.
    package static let byteCount = 8
    package static let byteCountInGrid = 6
    /// The longest side of a tile and of a grid's cell.
    package static let maximumSide = 256

    package static let transposed: UInt64 = 2
    package static let empty: UInt64 = 4
    package static let wide: UInt64 = 16
    package static let phase: UInt64 = 0xE0
    package static let knownFlags = transposed | empty | wide | phase

    package var flags: UInt64 { word & 0xFF }
    package var isTransposed: Bool { word & TileHeader.transposed != 0 }
    package var isEmpty: Bool { word & TileHeader.empty != 0 }

    /// log2 of a block's width and height.
    package var j: UInt64 { word &>> 8 & 15 }
    package var k: UInt64 { word &>> 12 & 15 }

    /// The rows that the first band of blocks lacks: the band boundaries lie where the record is smallest.
    package var missingRows: Int { Int(truncatingIfNeeded: ((word &>> 5 & 7) &<< k) &>> 3) }

    /// The opaque bounds as stored: one pixel at the origin when the tile is empty.
    package var left: Int { Int(truncatingIfNeeded: word &>> 16 & 0xFF) }
    package var top: Int { Int(truncatingIfNeeded: word &>> 24 & 0xFF) }
    package var boundsWidth: Int { Int(truncatingIfNeeded: word &>> 32 & 0xFF) &+ 1 }
    package var boundsHeight: Int { Int(truncatingIfNeeded: word &>> 40 & 0xFF) &+ 1 }

    /// The size of the mask. A tile of a grid ends before these bytes: it has the size of its cell.
    package var width: Int { Int(truncatingIfNeeded: word &>> 48 & 0xFF) &+ 1 }
    package var height: Int { Int(truncatingIfNeeded: word &>> 56 & 0xFF) &+ 1 }

    /// The bounds' extent along and across the tile's rows.
    package var uCount: Int { isTransposed ? boundsHeight : boundsWidth }
    package var vCount: Int { isTransposed ? boundsWidth : boundsHeight }

    package var columnCount: Int { (uCount &- 1) &>> Int(truncatingIfNeeded: j) &+ 1 }
    package var bandCount: Int { (vCount &+ missingRows &- 1) &>> Int(truncatingIfNeeded: k) &+ 1 }

    /// The bytes of one entry of the block table: 2, or 3 in a tile with records beyond 511 bytes.
    package var isWide: Bool { word & TileHeader.wide != 0 }
    package var entrySize: Int { isWide ? 3 : 2 }
    package var tableSize: Int { columnCount &* bandCount &* entrySize }

    /// The opaque bounds.
    package var opaqueBounds: PixelRect {
        isEmpty ? .empty : PixelRect(x: left, y: top, width: boundsWidth, height: boundsHeight)
    }
}

/// What the block table says of one block: where its record lies and how it is to be read.
package struct BlockEntry: Sendable, Hashable {
    package let word: UInt32

    package init(word: UInt32) { self.word = word }

    package static let literalCode: UInt32 = 7
    package static let highestResidualCode: UInt32 = 4

    /// 0 … 4: residuals of 0, 1, 2, 4, 8 bits. 7: literal rows.
    package var code: UInt32 { word & 7 }
    package var isLiteral: Bool { code == 7 }
    package var residualBits: Int { Int(truncatingIfNeeded: (1 &<< code) &>> 1) }
    package var edgeCount: Int { Int(truncatingIfNeeded: word &>> 3 & 7) &+ 1 }
    package var isSloped: Bool { word & 64 != 0 }
    /// From the table's first byte.
    package var offset: Int { Int(truncatingIfNeeded: word &>> 7) }

    /// The bytes of the record of a block of that size.
    package func recordSize(width: Int, height: Int) -> Int {
        isLiteral ? height &* ((width &+ 7) &>> 3) : edgesSize(height: height)
    }

    /// The bytes of a record of edges: for each a base, a slope if it is sloped, and a byte for each group of rows.
    @inline(__always)
    func edgesSize(height: Int) -> Int {
        let groups = (height &* residualBits &+ 7) &>> 3
        return edgeCount &* (1 &+ Int(truncatingIfNeeded: word &>> 6 & 1) &+ groups)
    }
}
