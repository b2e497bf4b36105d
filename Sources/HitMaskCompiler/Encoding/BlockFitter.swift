import HitMasks

/// How the rows of one block are stored, and what that costs: the entry's codes and the record's numbers.
struct BlockFit {
    var code = 7
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
    typealias Lanes = SIMD8<Int16>

    /// The value of each edge in each row of the last fit.
    private(set) var values = [Lanes](repeating: .zero, count: 256)
    private var trial = [Lanes](repeating: .zero, count: 256)

    /// The smallest record of the rows `rows` of a column; `values` then holds its edges.
    mutating func fit(_ column: BlockColumn, rows: Range<Int>) -> BlockFit {
        var most: UInt8 = 0
        var least: UInt8 = 255
        for v in rows {
            most = max(most, column.counts[v])
            least = min(least, column.counts[v])
        }
        var best = BlockFit()
        best.size = rows.count * ((column.width + 7) >> 3)
        if most > BlockColumn.capacity { return best }
        if most == 0 { return empty(column, height: rows.count) }
        let block = Block(column: column, rows: rows, edgeCount: Int(most), isUniform: least == most)
        tryFit(block, slopes: .zero, isSloped: false, &best)
        // A slope pays only if it saves more than its own byte, and the first is a guess from a poorer fit.
        var rounds = block.isUniform ? 1 : 3
        while rounds > 0, best.size > 2 * block.edgeCount, rows.count > 2 {
            let before = best.size
            tryFit(block, slopes: slopes(block), isSloped: true, &best)
            rounds = best.size < before ? rounds - 1 : 0
        }
        return best
    }

    struct Block {
        let column: BlockColumn
        let rows: Range<Int>
        let edgeCount: Int
        let isUniform: Bool
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

    private mutating func tryFit(_ block: Block, slopes: Lanes, isSloped: Bool, _ best: inout BlockFit) {
        var lowest = Lanes(repeating: .max)
        var highest = Lanes(repeating: .min)
        for v in block.rows where block.isUniform || Int(block.column.counts[v]) == block.edgeCount {
            let row = v - block.rows.lowerBound
            let edges = block.column.edges[v]
            trial[row] = edges
            let level = edges &- rise(slopes, row)
            lowest = pointwiseMin(lowest, level)
            highest = pointwiseMax(highest, level)
        }
        if !block.isUniform { place(block, slopes: slopes, lowest: &lowest, highest: &highest, into: &trial) }
        let fit = close(block, slopes, isSloped, lowest, highest)
        if fit.size < best.size {
            best = fit
            swap(&values, &trial)
        } else if best.code == 7, !isSloped {
            // The slopes are sought along the best edges so far, even if literal rows are smaller.
            swap(&values, &trial)
        }
    }

    /// The size of the record once the range of every edge is known.
    private func close(
        _ block: Block, _ slopes: Lanes, _ isSloped: Bool, _ lowest: Lanes, _ highest: Lanes
    ) -> BlockFit {
        var fit = BlockFit()
        fit.edgeCount = block.edgeCount
        fit.isSloped = isSloped
        fit.slopes = slopes
        fit.bases = lowest.clamped(lowerBound: .zero, upperBound: Lanes(repeating: 255))
        fit.size = .max
        var range: Int16 = 0
        for edge in 0..<block.edgeCount {
            if lowest[edge] < 0 { return fit }
            range = max(range, highest[edge] - fit.bases[edge])
        }
        fit.code = range == 0 ? 0 : range == 1 ? 1 : range <= 3 ? 2 : range <= 15 ? 3 : 4
        guard range <= 255 else { return fit }
        fit.size = block.edgeCount * (1 + (isSloped ? 1 : 0) + (block.rows.count * fit.residualBits + 7) >> 3)
        return fit
    }
}

/// What a slope of so many sixteenths adds to an edge in a row.
@inline(__always)
func rise(_ slopes: SIMD8<Int16>, _ row: Int) -> SIMD8<Int16> {
    (slopes &* SIMD8(repeating: Int16(truncatingIfNeeded: row))) &>> 4
}
