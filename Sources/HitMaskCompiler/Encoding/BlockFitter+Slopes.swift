import HitMasks

extension BlockFitter {
    /// For each edge of the last fit the slope, in sixteenths of a pixel a row, that leaves the smallest range of
    /// residuals.
    ///
    /// The range is nearly convex in the slope: all edges at once walk downhill from their chords.
    func slopes(_ block: Block) -> SIMD8<Int16> {
        let height = block.rows.count
        let chord = values[height - 1] &- values[0]
        var best = Lanes.zero
        for edge in 0..<block.edgeCount {
            best[edge] = Int16(max(-128, min(127, Int(chord[edge]) * 16 / (height - 1))))
        }
        var bestRange = range(best, height)
        for step: Int16 in [6, 3, 2, 1, 1] {
            for direction in [step, -step] {
                let moved = (best &+ Lanes(repeating: direction))
                    .clamped(lowerBound: Lanes(repeating: -128), upperBound: Lanes(repeating: 127))
                let range = range(moved, height)
                let better = range .< bestRange
                best.replace(with: moved, where: better)
                bestRange.replace(with: range, where: better)
            }
        }
        return best
    }

    /// The range of each edge's residuals; huge for a line that starts left of the block, which can't be stored.
    private func range(_ slopes: Lanes, _ height: Int) -> Lanes {
        var lowest = Lanes(repeating: .max)
        var highest = Lanes(repeating: .min)
        for row in 0..<height {
            let level = values[row] &- rise(slopes, row)
            lowest = pointwiseMin(lowest, level)
            highest = pointwiseMax(highest, level)
        }
        var range = highest &- lowest
        range.replace(with: Lanes(repeating: 2000) &- lowest, where: lowest .< 0)
        return range
    }
}
