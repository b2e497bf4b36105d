/// The first word of a mask that is wider or taller than 256 pixels: docs/FORMAT.md, "Grid".
///
/// One 32-bit cell for each 256 × 256 pixels follows, row by row: 0 is transparent, 1 is opaque, anything else is the
/// offset of the cell's tile from the grid's first byte. A grid without an opaque pixel is these eight bytes alone.
package struct GridHeader: Sendable, Hashable {
    package let width: Int
    package let height: Int
    package let isEmpty: Bool

    package static let byteCount = 8
    package static let mark: UInt64 = 8
    package static let maximumSide = 65_536
    package static let transparentCell: UInt32 = 0
    package static let opaqueCell: UInt32 = 1

    /// The grid whose first word is read as if it were a tile's, unless it is a tile's.
    package init?(_ header: TileHeader) {
        guard header.flags & GridHeader.mark != 0 else { return nil }
        isEmpty = header.isEmpty
        width = Int(truncatingIfNeeded: header.word >> 16 & 0xFFFF) + 1
        height = Int(truncatingIfNeeded: header.word >> 32 & 0xFFFF) + 1
    }

    package var columnCount: Int { (width + 255) >> 8 }
    package var rowCount: Int { (height + 255) >> 8 }
    package var cellCount: Int { isEmpty ? 0 : columnCount * rowCount }

    /// The bytes before the first tile.
    package var tableEnd: Int { GridHeader.byteCount + 4 * cellCount }

    /// The pixels of a cell: 256 × 256, less at the right and bottom edges.
    package func cellRect(column: Int, row: Int) -> PixelRect {
        let (x, y) = (column << 8, row << 8)
        return PixelRect(x: x, y: y, width: min(256, width - x), height: min(256, height - y))
    }
}
