import HitMasks

extension BlockFitter {
    /// For each edge the slope, in sixteenths of a pixel a row, that leaves the smallest range of residuals over the
    /// rows that have all edges.
    func slopes(_ column: BlockColumn, rows: Range<Int>, edgeCount: Int) -> SIMD8<Int16> {
        let full = rows.filter { Int(column.counts[$0]) == edgeCount }
        guard let first = full.first, let last = full.last, last > first else { return .zero }
        var slopes = SIMD8<Int16>.zero
        for edge in 0..<edgeCount {
            let rise = Int(column.edges[last * 8 + edge]) - Int(column.edges[first * 8 + edge])
            let guess = 16 * rise / (last - first)
            slopes[edge] = Int16(bestSlope(near: guess, column, full, rows.lowerBound, edge))
        }
        return slopes
    }

    /// The range of the residuals is nearly convex in the slope: walk downhill from the chord.
    private func bestSlope(near guess: Int, _ column: BlockColumn, _ full: [Int], _ top: Int, _ edge: Int) -> Int {
        func range(_ slope: Int) -> Int {
            var (lowest, highest) = (Int.max, Int.min)
            for v in full {
                let level = Int(column.edges[v * 8 + edge]) - (slope * (v - top)) >> 4
                lowest = min(lowest, level)
                highest = max(highest, level)
            }
            // A line that starts left of the block can't be stored.
            return lowest < 0 ? 1000 - lowest : highest - lowest
        }
        var best = max(-128, min(127, guess))
        var bestRange = range(best)
        for step in [4, 1] {
            for direction in [-step, step] {
                var slope = best + direction
                var misses = 0
                while bestRange > 0, misses < 3, slope >= -128, slope <= 127 {
                    let candidate = range(slope)
                    if candidate < bestRange {
                        (best, bestRange, misses) = (slope, candidate, 0)
                    } else {
                        misses += 1
                    }
                    slope += direction
                }
            }
        }
        return best
    }
}
