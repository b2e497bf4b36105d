import HitMasks

extension BlockFitter {
    /// Lays the edges of the rows that have too few into places, from a row that has all edges outwards: where the
    /// number of edges changes so that the ranges grow least, and further on in the same way.
    static func place(
        _ block: Block, _ columns: borrowing BlockColumns, slopes: EdgeLanes, _ placings: borrowing Placings,
        into values: inout ContiguousArray<EdgeLanes>
    ) -> LineExtent {
        let edgeCount = UInt8(truncatingIfNeeded: block.edgeCount)
        var lowest = EdgeLanes(repeating: 10_000)
        var highest = EdgeLanes(repeating: -10_000)
        var line = EdgeLanes.zero
        var hash = slopes
        var anchor = -1
        for row in 0..<block.height {
            if columns.counts[block.start &+ row] == edgeCount {
                if anchor < 0 { anchor = row }
                let edges = columns.edges[block.start &+ row]
                values[row] = edges
                let level = edges &- line &>> 4
                lowest = lowest.lesser(level)
                highest = highest.greater(level)
                hash = hash &* LineExtent.hashFactor &+ level
            }
            line &+= slopes
        }
        var run = PlacedRun(block, slopes, lowest, highest, hash)
        for row in anchor..<block.height { run.place(row, columns, placings, &values) }
        run.lastCount = edgeCount
        for row in stride(from: anchor - 1, through: 0, by: -1) { run.place(row, columns, placings, &values) }
        return LineExtent(lowest: run.lowest, highest: run.highest, hash: run.hash)
    }
}

/// Rows that are placed one after another, and the extent of all so far.
private struct PlacedRun {
    let block: BlockFitter.Block
    let slopes: EdgeLanes
    let places: EdgeLanes
    var lowest: EdgeLanes
    var highest: EdgeLanes
    var hash: EdgeLanes
    var lastCount: UInt8
    var placing = 0

    init(
        _ block: BlockFitter.Block, _ slopes: EdgeLanes, _ lowest: EdgeLanes, _ highest: EdgeLanes, _ hash: EdgeLanes
    ) {
        self.block = block
        self.slopes = slopes
        // Lanes without a place have no extent.
        places = (EdgeLanes(0, 1, 2, 3, 4, 5, 6, 7) &- EdgeLanes(repeating: Int16(block.edgeCount))) &>> 15
        self.lowest = lowest & places
        self.highest = highest & places
        self.hash = hash
        lastCount = UInt8(truncatingIfNeeded: block.edgeCount)
    }

    @inline(__always)
    mutating func place(
        _ row: Int, _ columns: borrowing BlockColumns, _ placings: borrowing Placings,
        _ values: inout ContiguousArray<EdgeLanes>
    ) {
        let count = columns.counts[block.start &+ row]
        defer { lastCount = count }
        guard Int(count) < block.edgeCount else { return }
        let rise = (slopes &* EdgeLanes(repeating: Int16(truncatingIfNeeded: row))) &>> 4 & places
        let (low, high) = (lowest &+ rise, highest &+ rise)
        let choices = RowChoices(columns.edges[block.start &+ row], low, high, width: block.width)
        if count != lastCount { placing = best(Int(count), choices, low, high, placings) }
        let laid = choices.laid(placings[placing])
        values[row] = laid
        let level = laid &- rise
        lowest = lowest.lesser(level)
        highest = highest.greater(level)
        hash = hash &* LineExtent.hashFactor &+ level
    }

    private func best(
        _ count: Int, _ choices: RowChoices, _ low: EdgeLanes, _ high: EdgeLanes, _ placings: borrowing Placings
    ) -> Int {
        let indices = placings.indices(count, in: block.edgeCount)
        var (best, leastCost) = (indices.lowerBound, Int.max)
        guard indices.count > 1 else { return best }
        for index in indices {
            let laid = choices.laid(placings[index])
            let cost = (high.greater(laid) &- low.lesser(laid)).cost
            if cost < leastCost { (best, leastCost) = (index, cost) }
        }
        return best
    }
}

/// What each place of a row can take.
private struct RowChoices {
    let moved0, moved2, moved4, moved6: EdgeLanes
    let firstOfPair, secondOfPair: EdgeLanes
    let trailing: EdgeLanes

    @inline(__always)
    init(_ edges: EdgeLanes, _ low: EdgeLanes, _ high: EdgeLanes, width: Int) {
        moved0 = edges
        moved2 = EdgeLanes(0, 0, edges[0], edges[1], edges[2], edges[3], edges[4], edges[5])
        moved4 = EdgeLanes(0, 0, 0, 0, edges[0], edges[1], edges[2], edges[3])
        moved6 = EdgeLanes(0, 0, 0, 0, 0, 0, edges[0], edges[1])
        trailing = low.greater(EdgeLanes(repeating: Int16(truncatingIfNeeded: width)))
        firstOfPair = RowChoices.meeting(low, high)
        let first = firstOfPair
        secondOfPair = EdgeLanes(0, first[0], first[1], first[2], first[3], first[4], first[5], first[6])
    }

    /// Where two equal edges widen the ranges of a place and the next least: in both, or between the two.
    @inline(__always)
    private static func meeting(_ low: EdgeLanes, _ high: EdgeLanes) -> EdgeLanes {
        let nextLow = EdgeLanes(low[1], low[2], low[3], low[4], low[5], low[6], low[7], 0)
        let nextHigh = EdgeLanes(high[1], high[2], high[3], high[4], high[5], high[6], high[7], 0)
        let (gapStart, gapEnd) = (high.lesser(nextHigh), low.greater(nextLow))
        let middle = (low.lesser(nextLow) &+ high.greater(nextHigh)) &>> 1
        return gapStart.greater(gapEnd.lesser(middle)).replaced(
            by: gapEnd, where: (gapEnd &- gapStart &- EdgeLanes(repeating: 1)) &>> 15)
    }

    @inline(__always)
    func laid(_ placing: Placing) -> EdgeLanes {
        let real = moved0 & placing.moved0 | moved2 & placing.moved2 | moved4 & placing.moved4 | moved6 & placing.moved6
        let pairs = firstOfPair & placing.firstOfPair | secondOfPair & placing.secondOfPair
        return real | pairs | trailing & placing.trailing
    }
}

extension EdgeLanes {
    /// The sum of the squares of ranges, those above 127 counted as 127.
    @inline(__always)
    fileprivate var cost: Int {
        let cut = lesser(EdgeLanes(repeating: 127))
        let words = (cut &* cut).words
        let pairs = words[0] &+ words[1]
        let sums = pairs & 0xFFFF_0000_FFFF &+ pairs &>> 16 & 0xFFFF_0000_FFFF
        return Int(truncatingIfNeeded: sums & 0xFFFF_FFFF &+ sums &>> 32)
    }
}
