import HitMasks

/// The opaque bounds of a tile as rows of bits, in the mask's axes or transposed.
struct TileFrame {
    let isTransposed: Bool
    /// The bounds' extent along and across the rows.
    let uCount: Int
    let vCount: Int
    /// The words of a row: as many as its bits need.
    let wordCount: Int
    /// The rows' bits one row after another, the least bit leftmost. Beyond the bounds they are 0.
    private(set) var bits: ContiguousArray<UInt64>

    /// The pixels of `bounds`, outside of which no row has one.
    init(_ rows: [RowBits], bounds: PixelRect) {
        isTransposed = false
        uCount = bounds.width
        vCount = bounds.height
        wordCount = (uCount + 63) >> 6
        bits = ContiguousArray(repeating: 0, count: vCount * wordCount)
        if bounds.x + bounds.width <= 64 {
            for row in 0..<vCount { bits[row] = rows[bounds.y + row][0] >> UInt64(bounds.x) }
            return
        }
        var index = 0
        for y in bounds.y..<bounds.y + bounds.height {
            let row = rows[y].shifted(left: bounds.x)
            bits[index] = row[0]
            if wordCount > 1 { bits[index + 1] = row[1] }
            if wordCount > 2 { bits[index + 2] = row[2] }
            if wordCount > 3 { bits[index + 3] = row[3] }
            index += wordCount
        }
    }

    /// The same pixels with rows and columns exchanged.
    init(transposing frame: TileFrame) {
        isTransposed = !frame.isTransposed
        uCount = frame.vCount
        vCount = frame.uCount
        wordCount = (uCount + 63) >> 6
        bits = ContiguousArray(repeating: 0, count: vCount * wordCount)
        // Where a row changes, its bit is noted in the column, and one pass down carries the changes on.
        for row in 0..<uCount {
            let (word, bit) = (row >> 6, UInt64(1) << UInt64(row & 63))
            for part in 0..<frame.wordCount {
                var changes = frame.changes(row: row, word: part)
                while changes != 0 {
                    let column = 64 * part + changes.trailingZeroBitCount
                    if column < vCount { bits[column * wordCount + word] ^= bit }
                    changes &= changes &- 1
                }
            }
        }
        for index in stride(from: wordCount, to: bits.count, by: 1) { bits[index] ^= bits[index - wordCount] }
    }

    /// How often pixels change between transparent and opaque, along all rows and along all columns, from without.
    var changeCounts: (alongRows: Int, alongColumns: Int) {
        var (alongRows, alongColumns) = (0, 0)
        for row in 0..<vCount {
            for word in 0..<wordCount {
                let index = row &* wordCount &+ word
                let above = row > 0 ? bits[index &- wordCount] : 0
                alongRows += changes(row: row, word: word).nonzeroBitCount
                alongColumns += (bits[index] ^ above).nonzeroBitCount
            }
        }
        return (alongRows, alongColumns)
    }

    /// The columns, 64 in a word, at which a row changes between transparent and opaque.
    @inline(__always)
    func changes(row: Int, word: Int) -> UInt64 {
        let index = row &* wordCount &+ word
        let bits = self.bits[index]
        return bits ^ (bits &<< 1 | (word > 0 ? self.bits[index &- 1] &>> 63 : 0))
    }

    /// Whether a pixel is opaque.
    @inline(__always)
    func isOpaque(row: Int, column: Int) -> Bool {
        bits[row &* wordCount &+ column &>> 6] &>> UInt64(column & 63) & 1 != 0
    }

    /// Up to 64 pixels of a row from `column` on. The caller cuts off what is too much.
    @inline(__always)
    func pixels(row: Int, from column: Int) -> UInt64 {
        let (word, shift) = (column &>> 6, UInt64(column & 63))
        let index = row &* wordCount &+ word
        let low = bits[index] &>> shift
        return shift == 0 || word + 1 == wordCount ? low : low | bits[index &+ 1] &<< (64 &- shift)
    }
}
