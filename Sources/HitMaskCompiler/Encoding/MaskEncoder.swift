import HitMasks

/// Turns the bands of a picture, as they come, into the mask's record.
package struct MaskEncoder {
    package let width: Int
    package let height: Int
    private var tiles = TileEncoder()
    private var cells: [UInt32] = []
    private var tileBytes: [UInt8] = []
    private var row = 0

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Takes the next band: 256 rows, or what is left.
    package mutating func append(_ band: HitMask.Bitmap) {
        for x in stride(from: 0, to: width, by: 256) {
            let cellWidth = min(256, width - x)
            let rows = (0..<band.height).map { band.row($0, from: x, width: cellWidth) }
            append(rows, width: cellWidth)
        }
    }

    private mutating func append(_ rows: [RowBits], width: Int) {
        let full = RowBits(setting: 0..<width)
        if isGrid, rows.allSatisfy({ $0 == full }) {
            cells.append(1)
        } else if let tile = tiles.encode(rows) {
            cells.append(UInt32(tileBytes.count) + 2)
            tileBytes += tile.head
            if !isGrid { tileBytes += [UInt8(width - 1), UInt8(height - 1)] }
            tileBytes += tile.body
        } else {
            cells.append(0)
        }
    }

    private var isGrid: Bool { width > 256 || height > 256 }

    package func finish() -> [UInt8] {
        if !isGrid {
            if cells == [0] { return [4, 0, 0, 0, 0, 0, UInt8(width - 1), UInt8(height - 1)] }
            return tileBytes
        }
        let isEmpty = cells.allSatisfy { $0 == 0 }
        var bytes: [UInt8] = [isEmpty ? 12 : 8, 0]
        for side in [width - 1, height - 1, 0] { bytes += [UInt8(side & 0xFF), UInt8(side >> 8)] }
        if isEmpty { return bytes }
        let start = 8 + 4 * cells.count
        for cell in cells {
            let word = cell < 2 ? cell : cell - 2 + UInt32(start)
            for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: word >> UInt32(shift))) }
        }
        return bytes + tileBytes
    }
}
