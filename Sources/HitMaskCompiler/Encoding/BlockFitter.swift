import HitMasks

/// Finds the smallest record for a block: the edges of its rows as lines with small residuals, or its literal rows.
///
/// All rows of a record have the same number of edges. A row with fewer gets pairs of equal edges, which cancel, or
/// edges beyond the block's right side, which never count; where they go is chosen so that the residuals stay small.
struct BlockFitter {
    /// The edges of all rows of a block whose rows differ in number, placed along level lines and along sloped ones.
    private var placedLevel = ContiguousArray<EdgeLanes>(repeating: .zero, count: 256)
    private var placedSloped = ContiguousArray<EdgeLanes>(repeating: .zero, count: 256)
    private let placings = Placings.shared

    /// The smallest record found for the rows `rows` of a column.
    mutating func fit(
        _ columns: borrowing BlockColumns, column: Int, rows: Range<Int>, triesSlopes: Bool = true
    ) -> BlockFit {
        let start = columns.firstIndex(ofColumn: column) &+ rows.lowerBound
        let (height, width) = (rows.count, columns.width(ofColumn: column))
        var (least, most) = (UInt8.max, UInt8.min)
        for index in start..<start &+ height {
            let count = columns.counts[index]
            least = min(least, count)
            most = max(most, count)
        }
        if most == 0 { return BlockFit(emptyBlockOfWidth: width) }
        var best = BlockFit(literalRows: height, width: width)
        let block = Block(start: start, height: height, width: width, edgeCount: Int(most))
        if most > EdgeLanes.capacity {
            // Only literal rows will do.
        } else if least == most {
            fitLines(through: columns.edges, from: start, block, triesSlopes, &best)
        } else {
            fitPlacedEdges(block, columns, triesSlopes, &best)
        }
        if best.code == 7 {
            best.fingerprint = LineExtent(of: columns.edges, from: start, count: height, slopes: .zero).fingerprint
        }
        return best
    }

    struct Block {
        /// The index of its first row in the columns.
        let start: Int
        let height: Int
        let width: Int
        let edgeCount: Int
    }

    /// The edges of a block that were placed for a fit, from its first row on.
    func placedEdges(of fit: BlockFit) -> ContiguousArray<EdgeLanes> { fit.isSloped ? placedSloped : placedLevel }

    private func fitLines(
        through edges: borrowing ContiguousArray<EdgeLanes>, from start: Int, _ block: Block, _ triesSlopes: Bool,
        _ best: inout BlockFit
    ) {
        let level = LineExtent(of: edges, from: start, count: block.height, slopes: .zero)
        best.improve(block, slopes: .zero, isSloped: false, level)
        guard triesSlopes, slopesMayPay(edges, from: start, block, toBeat: best.size) else { return }
        let sloped = steepened(edges, from: start, block, toBeat: best.size)
        best.improve(block, slopes: sloped.slopes, isSloped: true, sloped.extent)
    }

    private mutating func fitPlacedEdges(
        _ block: Block, _ columns: borrowing BlockColumns, _ triesSlopes: Bool, _ best: inout BlockFit
    ) {
        let level = BlockFitter.place(block, columns, slopes: .zero, placings, into: &placedLevel)
        if best.improve(block, slopes: .zero, isSloped: false, level) { best.isPlaced = true }
        guard triesSlopes, best.size > 2 * block.edgeCount, block.height > 2 else { return }
        // Along slopes the rows that have too few edges may be placed better.
        let steepened = steepened(placedLevel, from: 0, block, toBeat: best.size)
        guard slopedSize(block, range: steepened.extent.storableRange.union >> 1) < best.size else { return }
        let slopes = steepened.slopes
        let sloped = BlockFitter.place(block, columns, slopes: slopes, placings, into: &placedSloped)
        if best.improve(block, slopes: slopes, isSloped: true, sloped) { best.isPlaced = true }
    }
}

extension BlockFit {
    /// Becomes the record of edges along lines, if that is smaller.
    @discardableResult @inline(__always)
    fileprivate mutating func improve(
        _ block: BlockFitter.Block, slopes: EdgeLanes, isSloped: Bool, _ extent: LineExtent
    ) -> Bool {
        let fit = BlockFit(
            edgeCount: block.edgeCount, height: block.height, slopes: slopes, isSloped: isSloped, extent: extent)
        guard fit.size < size else { return false }
        self = fit
        return true
    }
}
