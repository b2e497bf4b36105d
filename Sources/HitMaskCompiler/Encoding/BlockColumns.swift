import HitMasks

/// The rows of a frame, cut at the sides of its columns of blocks: what the fitter sees.
///
/// It may be filled again and again: its buffers stay.
struct BlockColumns {
    /// log2 of a block's width.
    private(set) var j = 0
    private(set) var uCount = 0
    private(set) var vCount = 0
    /// How many edges lie in each row of each column, one column after another; more than eight are noted as nine.
    private(set) var counts: ContiguousArray<UInt8> = []
    /// Those edges from the column's left side; the lanes behind the last are zero. More than eight are a hash of all.
    private(set) var edges: ContiguousArray<EdgeLanes> = []

    var columnCount: Int { (uCount + 1 << j - 1) >> j }

    /// Cuts a frame.
    mutating func fill(_ frame: TileFrame, j: Int) {
        (self.j, uCount, vCount) = (j, frame.uCount, frame.vCount)
        let count = vCount * columnCount
        if counts.count < count {
            counts = ContiguousArray(repeating: 0, count: count)
            edges = ContiguousArray(repeating: .zero, count: count)
        }
        for column in 0..<columnCount { collect(column, of: frame) }
    }

    /// Where the first row of a column lies in `counts` and `edges`.
    @inline(__always)
    func firstIndex(ofColumn column: Int) -> Int { column &* vCount }

    /// The columns of pixels of a column of blocks.
    @inline(__always)
    func width(ofColumn column: Int) -> Int { min(1 &<< j, uCount &- column &<< j) }

    /// An edge is a column at which a row changes between transparent and opaque. Those at or before the left side come
    /// down to one at the side, or none.
    private mutating func collect(_ column: Int, of frame: TileFrame) {
        let start = column << j
        let last = start + width(ofColumn: column) - 1
        let (firstWord, lastWord) = (start >> 6, last >> 6)
        let afterStart = ~1 &<< UInt64(start & 63)
        let upToLast = ~0 &>> UInt64(63 - last & 63)
        var index = firstIndex(ofColumn: column)
        for row in 0..<vCount {
            var builder = EdgeLanesBuilder()
            if frame.isOpaque(row: row, column: start) { builder.append(0) }
            for word in firstWord...lastWord {
                var changes = frame.changes(row: row, word: word)
                if word == firstWord { changes &= afterStart }
                if word == lastWord { changes &= upToLast }
                while changes != 0 {
                    builder.append(Int16(truncatingIfNeeded: 64 &* word &+ changes.trailingZeroBitCount &- start))
                    changes &= changes &- 1
                }
            }
            counts[index] = UInt8(truncatingIfNeeded: min(builder.count, EdgeLanes.capacity + 1))
            edges[index] =
                builder.count > EdgeLanes.capacity ? hash(of: frame, row: row, columns: start...last) : builder.lanes
            index &+= 1
        }
    }

    private func hash(of frame: TileFrame, row: Int, columns: ClosedRange<Int>) -> EdgeLanes {
        var hash: UInt64 = 0
        for column in stride(from: columns.lowerBound, through: columns.upperBound, by: 64) {
            var pixels = frame.pixels(row: row, from: column)
            if columns.upperBound - column < 63 { pixels &= (2 &<< UInt64(columns.upperBound - column)) &- 1 }
            hash = (hash ^ pixels) &* Checksum.prime
            hash ^= hash >> 32
        }
        return EdgeLanes(packed: hash, hash)
    }
}
