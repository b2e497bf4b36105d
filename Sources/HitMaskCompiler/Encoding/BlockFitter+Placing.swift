import HitMasks

/// How the edges of a row that has too few are laid into the places that its block has: bit e of `real` is set where
/// place e takes an edge of the row. The last `trailing` places lie beyond the right side; the others are pairs.
private struct Placing {
    let real: UInt8
    let trailing: Int

    /// Every way to place `count` edges in `capacity` places.
    static let all: [[[Placing]]] = (0...8).map { capacity in
        (0...8).map { count in count <= capacity ? ways(count, capacity) : [] }
    }

    private static func ways(_ count: Int, _ capacity: Int) -> [Placing] {
        var found: [Placing] = []
        for trailing in 0...(capacity - count) where (capacity - count - trailing) % 2 == 0 {
            extend(0, at: 0, left: count, end: capacity - trailing, trailing, &found)
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
    /// Lays the edges of the rows that have too few into places, each row so that the ranges grow least, from the rows
    /// that have all edges outwards.
    mutating func place(
        _ column: BlockColumn, rows: Range<Int>, edgeCount: Int, slopes: SIMD8<Int16>,
        lowest: inout SIMD8<Int16>, highest: inout SIMD8<Int16>
    ) {
        let anchor = rows.first { Int(column.counts[$0]) == edgeCount } ?? rows.lowerBound
        for v in Array(anchor..<rows.upperBound) + Array((rows.lowerBound..<anchor).reversed()) {
            let count = Int(column.counts[v])
            guard count < edgeCount else { continue }
            let row = v - rows.lowerBound
            let rise = (slopes &* SIMD8(repeating: Int16(row))) &>> 4
            let edges = column.row(v)
            var best: (cost: Int, values: SIMD8<Int16>) = (.max, .zero)
            for placing in Placing.all[edgeCount][count] {
                let candidate = lay(
                    edges, placing, edgeCount, width: Int16(column.width), lowest &+ rise, highest &+ rise,
                    limit: best.cost)
                if candidate.cost < best.cost { best = candidate }
                if best.cost == 0 { break }
            }
            values[row] = best.values
            for edge in 0..<edgeCount {
                lowest[edge] = min(lowest[edge], best.values[edge] - rise[edge])
                highest[edge] = max(highest[edge], best.values[edge] - rise[edge])
            }
        }
    }

    /// The values of one placing and how much they widen the ranges `low` … `high`, which are those of this row.
    private func lay(
        _ edges: SIMD8<Int16>, _ placing: Placing, _ edgeCount: Int, width: Int16,
        _ low: SIMD8<Int16>, _ high: SIMD8<Int16>, limit: Int
    ) -> (cost: Int, values: SIMD8<Int16>) {
        var values = SIMD8<Int16>.zero
        var (place, taken, cost) = (0, 0, 0)
        func growth(_ value: Int16, _ place: Int) -> Int {
            let range = max(value, high[place]) - min(value, low[place])
            let before = high[place] - low[place]
            return Int(range) * Int(range) - Int(before) * Int(before)
        }
        while place < edgeCount, cost < limit {
            if placing.real & 1 << UInt8(place) != 0 {
                values[place] = edges[taken]
                taken += 1
                cost += growth(values[place], place)
                place += 1
            } else if place >= edgeCount - placing.trailing {
                values[place] = max(width, low[place])
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
