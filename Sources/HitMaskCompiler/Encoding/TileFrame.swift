import HitMasks

/// The opaque bounds of a tile as rows of edges, in the mask's axes or transposed.
///
/// An edge is a column at which a row changes between transparent and opaque, so a row of n runs has 2n edges, one
/// less if its last run ends at the bounds' right side.
struct TileFrame {
    let isTransposed: Bool
    /// The bounds' extent along and across the rows.
    let uCount: Int
    let vCount: Int
    let rows: [RowBits]
    /// The edges of all rows in one array; those of row v lie at rowStarts[v] ..< rowStarts[v + 1].
    let edges: [Int16]
    let rowStarts: [Int]

    init(rows: [RowBits], uCount: Int, isTransposed: Bool) {
        self.isTransposed = isTransposed
        self.uCount = uCount
        self.rows = rows
        vCount = rows.count
        var edges: [Int16] = []
        var rowStarts = [0]
        edges.reserveCapacity(rows.count * 4)
        rowStarts.reserveCapacity(rows.count + 1)
        for row in rows {
            let changes = row ^ row.shifted(right: 1)
            for word in 0..<4 {
                var rest = changes[word]
                while rest != 0 {
                    let u = 64 * word + rest.trailingZeroBitCount
                    if u < uCount { edges.append(Int16(u)) }
                    rest &= rest - 1
                }
            }
            rowStarts.append(edges.count)
        }
        self.edges = edges
        self.rowStarts = rowStarts
    }

    /// The same pixels with rows and columns exchanged.
    func transposed() -> TileFrame {
        var columns = [RowBits](repeating: .zero, count: uCount)
        for v in 0..<vCount {
            let (word, bit) = (v >> 6, UInt64(1) << UInt64(v & 63))
            for edge in edges[rowStarts[v]..<rowStarts[v + 1]] { columns[Int(edge)][word] ^= bit }
        }
        for u in 1..<max(uCount, 1) { columns[u] ^= columns[u - 1] }
        return TileFrame(rows: columns, uCount: vCount, isTransposed: !isTransposed)
    }
}
