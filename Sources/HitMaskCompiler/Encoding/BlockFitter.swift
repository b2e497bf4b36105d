import HitMasks

/// How the rows of one block are stored, and what that costs: the entry's codes and the record's numbers.
struct BlockFit {
    var code: Int = 7
    var edgeCount = 1
    var isSloped = false
    var size = 0
    var bases = SIMD8<Int16>.zero
    var slopes = SIMD8<Int16>.zero

    var residualBits: Int { (1 << code) >> 1 }

    /// The entry without its offset.
    var entryWord: UInt32 { UInt32(code) | UInt32(edgeCount - 1) << 3 | (isSloped ? 64 : 0) }
}

/// Finds the smallest record for a block: the edges of its rows as lines with small residuals, or its literal rows.
///
/// All rows of a record have the same number of edges. A row with fewer gets pairs of equal edges, which cancel, or
/// edges beyond the block's right side, which never count; where they go is chosen so that the residuals stay small.
struct BlockFitter {
    private typealias Lanes = SIMD8<Int16>

    /// The value of each edge in each row of the last fit, eight places a row.
    var values = [SIMD8<Int16>](repeating: .zero, count: 256)
    private var plainValues = [SIMD8<Int16>](repeating: .zero, count: 256)

    /// The smallest record of the rows `rows` of a column; `values` then holds its edges.
    mutating func fit(_ column: BlockColumn, rows: Range<Int>) -> BlockFit {
        let height = rows.count
        var literal = BlockFit()
        literal.size = height * ((column.width + 7) >> 3)
        var most = 0
        var least = 9
        for v in rows {
            most = max(most, Int(column.counts[v]))
            least = min(least, Int(column.counts[v]))
        }
        if most > BlockColumn.capacity { return literal }
        if most == 0 { return empty(column, height: height) }
        let plain = fit(column, rows: rows, edgeCount: most, isUniform: least == most, slopes: .zero, isSloped: false)
        var best = plain.size < literal.size ? plain : literal
        // A slope pays only if it saves more than its own byte.
        if plain.size > most * 2, literal.size > most * 2 {
            swap(&values, &plainValues)
            let slopes = slopes(column, rows: rows, edgeCount: most)
            let sloped = fit(
                column, rows: rows, edgeCount: most, isUniform: least == most, slopes: slopes, isSloped: true)
            if sloped.size < best.size {
                best = sloped
            } else {
                swap(&values, &plainValues)
            }
        }
        return best
    }

    /// One edge beyond the right side, or two equal ones where a byte can't hold that.
    private mutating func empty(_ column: BlockColumn, height: Int) -> BlockFit {
        var fit = BlockFit()
        fit.code = 0
        fit.edgeCount = column.width < 256 ? 1 : 2
        fit.size = fit.edgeCount
        fit.bases = Lanes(repeating: 255)
        for row in 0..<height { values[row] = fit.bases }
        return fit
    }

    private mutating func fit(
        _ column: BlockColumn, rows: Range<Int>, edgeCount: Int, isUniform: Bool, slopes: Lanes, isSloped: Bool
    ) -> BlockFit {
        var lowest = Lanes(repeating: .max)
        var highest = Lanes(repeating: .min)
        for v in rows where Int(column.counts[v]) == edgeCount {
            let row = v - rows.lowerBound
            let edges = column.row(v)
            values[row] = edges
            let level = edges &- rise(slopes, row)
            lowest = pointwiseMin(lowest, level)
            highest = pointwiseMax(highest, level)
        }
        if !isUniform {
            place(column, rows: rows, edgeCount: edgeCount, slopes: slopes, lowest: &lowest, highest: &highest)
        }
        return close(edgeCount, height: rows.count, slopes, isSloped, lowest, highest)
    }

    private func rise(_ slopes: Lanes, _ row: Int) -> Lanes { (slopes &* Lanes(repeating: Int16(row))) &>> 4 }

    /// The size of the record once the range of every edge is known.
    private func close(
        _ edgeCount: Int, height: Int, _ slopes: Lanes, _ isSloped: Bool, _ lowest: Lanes, _ highest: Lanes
    ) -> BlockFit {
        var fit = BlockFit()
        fit.edgeCount = edgeCount
        fit.isSloped = isSloped
        fit.slopes = slopes
        fit.size = .max
        for code in 0...4 {
            let bits = (1 << code) >> 1
            let range = Int16(1 << bits - 1)
            var fits = true
            for edge in 0..<edgeCount {
                let base = max(min(lowest[edge], 255), 0)
                fit.bases[edge] = base
                if lowest[edge] < base || highest[edge] - base > range { fits = false }
            }
            if fits {
                fit.code = code
                fit.size = edgeCount * (1 + (isSloped ? 1 : 0) + (height * bits + 7) >> 3)
                return fit
            }
        }
        return fit
    }
}

extension BlockColumn {
    func row(_ v: Int) -> SIMD8<Int16> {
        var lanes = SIMD8<Int16>.zero
        for index in 0..<8 { lanes[index] = edges[v * 8 + index] }
        return lanes
    }
}
