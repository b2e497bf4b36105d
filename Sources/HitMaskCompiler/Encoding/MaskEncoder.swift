import HitMasks

/// Turns the bands of a picture, as they come, into the mask's record.
///
/// Every tile is read back with the runtime's own reader and compared, pixel by pixel, before it is kept. A band is
/// forgotten once it is encoded, so a picture of any height takes the memory of its record and of 256 rows.
package struct MaskEncoder {
    package let width: Int
    package let height: Int
    private var encoder = TileEncoder.take()
    /// The tile that is being made, and the bytes that a reader may look at behind it.
    private var tile: [UInt8] = []
    /// What the mask is like so far.
    private(set) var sketch = MaskSketch()
    private var cells: [UInt32] = []
    private var tiles: [[UInt8]] = []
    private var nextTile: Int
    private var rowCount = 0

    /// The encoder made a tile that does not read back as the pixels it was made from. This is a fault of the encoder.
    package struct ReadBackError: Error, CustomStringConvertible {
        package let cell: Int
        package var description: String {
            "the mask does not read back as it was encoded (cell \(cell)): please report this"
        }
    }

    /// - Precondition: Sides are 1 to 65,536 pixels.
    package init(width: Int, height: Int) {
        precondition(1...GridHeader.maximumSide ~= width && 1...GridHeader.maximumSide ~= height)
        self.width = width
        self.height = height
        nextTile = GridHeader.byteCount + 4 * ((width + 255) >> 8) * ((height + 255) >> 8)
    }

    /// The record of a whole bitmap.
    package static func record(of bitmap: HitMask.Bitmap) throws(ReadBackError) -> MaskRecord {
        try encoded(bitmap).record
    }

    /// The record of a whole bitmap, and what was noted of it.
    static func encoded(_ bitmap: HitMask.Bitmap) throws(ReadBackError) -> (record: MaskRecord, sketch: MaskSketch) {
        var encoder = MaskEncoder(width: bitmap.width, height: bitmap.height)
        for top in stride(from: 0, to: bitmap.height, by: 256) {
            try encoder.append(bitmap, rows: top..<min(top + 256, bitmap.height))
        }
        let sketch = encoder.sketch
        return (encoder.finish(), sketch)
    }

    /// Takes the next band: 256 rows, or what is left.
    package mutating func append(_ band: HitMask.Bitmap) throws(ReadBackError) {
        try append(band, rows: 0..<band.height)
    }

    private mutating func append(_ bitmap: HitMask.Bitmap, rows: Range<Int>) throws(ReadBackError) {
        precondition(
            bitmap.width == width && rows.count == min(256, height - rowCount), "a band is 256 rows or the rest")
        var bandBytes: [UInt8] = []
        for x in stride(from: 0, to: width, by: 256) {
            let cellWidth = min(256, width - x)
            let pixels = bitmap.rows(rows, from: x, width: cellWidth)
            try append(pixels, x: x, width: cellWidth, to: &bandBytes)
        }
        rowCount += rows.count
        nextTile += bandBytes.count
        tiles.append(bandBytes)
    }

    private mutating func append(
        _ pixels: [RowBits], x: Int, width: Int, to band: inout [UInt8]
    ) throws(ReadBackError) {
        if isGrid {
            let full = RowBits(setting: 0..<width)
            if pixels.allSatisfy({ $0 == full }) {
                let whole = PixelRect(x: 0, y: 0, width: width, height: pixels.count)
                sketch.add(pixels, bounds: whole, x: x, y: rowCount)
                cells.append(GridHeader.opaqueCell)
                return
            }
        }
        tile.removeAll(keepingCapacity: true)
        let size = isGrid ? [] : [UInt8(width - 1), UInt8(pixels.count - 1)]
        guard let bounds = encoder.encode(pixels, size: size, isIcon: isIcon, to: &tile) else {
            cells.append(GridHeader.transparentCell)
            return
        }
        sketch.add(pixels, bounds: bounds, x: x, y: rowCount)
        let count = tile.count
        for _ in 0..<FileLayout.paddingSize { tile.append(0) }
        guard readsBack(count: count, table: 6 + size.count, as: pixels, width: width) else {
            throw ReadBackError(cell: cells.count)
        }
        cells.append(UInt32(nextTile + band.count))
        band += tile[..<count]
    }

    private func readsBack(count: Int, table: Int, as pixels: [RowBits], width: Int) -> Bool {
        tile.withUnsafeBytes { buffer in
            let bytes = RawBytes(buffer)
            let size = PixelRect(x: 0, y: 0, width: width, height: pixels.count)
            let header = TileHeader(word: bytes.u64(at: 0))
            let length = try? bytes.validTileLength(header, size, headerSize: table, from: 0, to: count)
            return length == count && bytes.tileRows(header, table: table, height: pixels.count) == pixels
        }
    }

    private var isIcon: Bool { max(width, height) <= 64 }

    private var isGrid: Bool { max(width, height) > TileHeader.maximumSide }

    /// The record, once all bands are in.
    package consuming func finish() -> MaskRecord {
        precondition(rowCount == height, "bands are missing")
        defer { TileEncoder.giveBack(encoder) }
        let isEmpty = cells.allSatisfy { $0 == GridHeader.transparentCell }
        guard isGrid else { return MaskRecord(pieces: isEmpty ? [emptyTile] : tiles) }
        var head = [UInt8(GridHeader.mark), 0]
        if isEmpty { head[0] |= UInt8(TileHeader.empty) }
        for number in [width - 1, height - 1, 0] { head.append16(UInt16(number)) }
        if isEmpty { return MaskRecord(pieces: [head]) }
        for cell in cells { head.append32(cell) }
        return MaskRecord(pieces: [head] + tiles)
    }

    private var emptyTile: [UInt8] {
        [UInt8(TileHeader.empty), 0, 0, 0, 0, 0, UInt8(width - 1), UInt8(height - 1)]
    }
}
