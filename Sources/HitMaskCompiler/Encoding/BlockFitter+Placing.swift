import HitMasks

/// How the edges of a row that has too few are laid into the places that its block has: bit e of `real` is set where
/// place e takes an edge of the row. The last `trailing` places lie beyond the right side; the others are pairs.
private struct Placing {
    let real: UInt8
    let trailing: Int

    /// Every way to place so many edges in so many places: `all[places][edges]`.
    static let all: [[[Placing]]] = (0...8).map { places in
        (0...8).map { count in count <= places ? ways(count, places) : [] }
    }

    private static func ways(_ count: Int, _ places: Int) -> [Placing] {
        var found: [Placing] = []
        for trailing in 0...(places - count) where (places - count - trailing) % 2 == 0 {
            extend(0, at: 0, left: count, end: places - trailing, trailing, &found)
        }
        return found
    }

    private static func extend(
        _ real: UInt8, at place: Int, left: Int, end: Int, _ trailing: Int, _ found: inout [Placing]
    ) {
        if place == end {
            if left == 0 { found.append(Placing(real: real, trailing: trailing)) }
            return
        }
        if left > 0 { extend(real | 1 << UInt8(place), at: place + 1, left: left - 1, end: end, trailing, &found) }
        if end - place >= left + 2 { extend(real, at: place + 2, left: left, end: end, trailing, &found) }
    }
}

extension BlockFitter {
    /// Lays the edges of the rows that have too few into places, each row so that the ranges grow least, from a row
    /// that has all edges outwards.
    func place(
        _ block: Block, slopes: Lanes, lowest: inout Lanes, highest: inout Lanes, into values: inout [Lanes]
    ) {
        let (column, rows) = (block.column, block.rows)
        let anchor = rows.first { Int(column.counts[$0]) == block.edgeCount } ?? rows.lowerBound
        func placeRow(_ v: Int) {
            let count = Int(column.counts[v])
            guard count < block.edgeCount else { return }
            let row = v - rows.lowerBound
            let rise = rise(slopes, row)
            var best: (cost: Int, values: Lanes) = (.max, .zero)
            for placing in Placing.all[block.edgeCount][count] {
                let candidate = lay(
                    column.edges[v], placing, block, lowest &+ rise, highest &+ rise, limit: best.cost)
                if candidate.cost < best.cost { best = candidate }
                if best.cost == 0 { break }
            }
            values[row] = best.values
            let level = best.values &- rise
            lowest = pointwiseMin(lowest, level)
            highest = pointwiseMax(highest, level)
        }
        for v in anchor..<rows.upperBound { placeRow(v) }
        for v in (rows.lowerBound..<anchor).reversed() { placeRow(v) }
    }

    /// The values of one placing and how much they widen the ranges `low` … `high`, which are those of this row.
    private func lay(
        _ edges: Lanes, _ placing: Placing, _ block: Block, _ low: Lanes, _ high: Lanes, limit: Int
    ) -> (cost: Int, values: Lanes) {
        var values = Lanes.zero
        var (place, taken, cost) = (0, 0, 0)
        func growth(_ value: Int16, _ place: Int) -> Int {
            let range = Int(max(value, high[place])) - Int(min(value, low[place]))
            let before = Int(high[place]) - Int(low[place])
            return range * range - before * before
        }
        while place < block.edgeCount, cost < limit {
            if placing.real & 1 << UInt8(place) != 0 {
                values[place] = edges[taken]
                taken += 1
                cost += growth(values[place], place)
                place += 1
            } else if place >= block.edgeCount - placing.trailing {
                values[place] = max(Int16(block.column.width), low[place])
                cost += growth(values[place], place)
                place += 1
            } else {
                let value = meeting(low[place], high[place], low[place + 1], high[place + 1])
                values[place] = value
                values[place + 1] = value
                cost += growth(value, place) + growth(value, place + 1)
                place += 2
            }
        }
        return (cost, values)
    }

    /// Where two equal edges widen two ranges least: in both, or as far from the one's start as from the other's end.
    private func meeting(_ lowA: Int16, _ highA: Int16, _ lowB: Int16, _ highB: Int16) -> Int16 {
        let (gapStart, gapEnd) = (min(highA, highB), max(lowA, lowB))
        if gapEnd <= gapStart { return gapEnd }
        let middle = (min(lowA, lowB) + max(highA, highB)) / 2
        return max(gapStart, min(gapEnd, middle))
    }
}
