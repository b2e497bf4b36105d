import HitMasks

/// The rows of one column of blocks, cut at its sides: what the fitter sees.
struct BlockColumn {
    let start: Int
    let width: Int
    /// For each row of the frame: how many edges lie in the column; more than eight are noted as nine.
    private(set) var counts: [UInt8]
    /// The edges of each row from the column's left side; the lanes behind the last are zero.
    private(set) var edges: [SIMD8<Int16>]

    static let capacity = 8

    init(_ frame: TileFrame, start: Int, width: Int) {
        self.start = start
        self.width = width
        counts = [UInt8](repeating: 0, count: frame.vCount)
        edges = [SIMD8<Int16>](repeating: .zero, count: frame.vCount)
        for v in 0..<frame.vCount { collect(frame, v) }
    }

    private mutating func collect(_ frame: TileFrame, _ v: Int) {
        var index = frame.rowStarts[v]
        let end = frame.rowStarts[v + 1]
        // Edges at or before the left side come down to one at the side, or none.
        while index < end, Int(frame.edges[index]) <= start { index += 1 }
        var count = (index - frame.rowStarts[v]) & 1
        var row = SIMD8<Int16>.zero
        while index < end, Int(frame.edges[index]) < start + width {
            if count < BlockColumn.capacity { row[count] = frame.edges[index] - Int16(start) }
            count += 1
            index += 1
        }
        edges[v] = row
        counts[v] = UInt8(min(count, BlockColumn.capacity + 1))
    }
}
