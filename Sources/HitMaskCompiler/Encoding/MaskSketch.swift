import HitMasks

/// What an encoder notes of a mask on its way: enough to tell whether a closer look at it is worth the time.
struct MaskSketch {
    /// Where the opaque pixels lie; empty if there are none.
    private(set) var bounds = PixelRect(x: 0, y: 0, width: 0, height: 0)
    /// At least the number of islands less that of holes, where pixels that touch at a corner count as apart.
    ///
    /// Each run of opaque pixels begins an island, unless it lies on runs of the row above: then it joins them. So it is
    /// the number of runs less that of places where two lie on each other. Between tiles nothing is joined.
    private(set) var islandsLessHoles = 0

    /// Notes a tile.
    ///
    /// - Parameters:
    ///   - rows: Its pixels.
    ///   - tileBounds: Where its opaque ones lie.
    ///   - x: The column at which it begins.
    ///   - y: The row at which it begins.
    mutating func add(_ rows: [RowBits], bounds tileBounds: PixelRect, x: Int, y: Int) {
        var above = RowBits.zero
        for row in rows {
            islandsLessHoles += row.runCount - (row & above).runCount
            above = row
        }
        let (left, top) = (tileBounds.x + x, tileBounds.y + y)
        let added = PixelRect(x: left, y: top, width: tileBounds.width, height: tileBounds.height)
        bounds = bounds.isEmpty ? added : bounds.union(added)
    }
}

extension RowBits {
    /// The number of unbroken runs of set bits.
    fileprivate var runCount: Int {
        var count = 0
        var carried: UInt64 = 0
        for index in 0..<4 {
            let word = self[index]
            count += (word & ~(word << 1 | carried)).nonzeroBitCount
            carried = word >> 63
        }
        return count
    }
}
