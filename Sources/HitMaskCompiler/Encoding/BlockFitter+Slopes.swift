import HitMasks

extension BlockFitter {
    /// For each edge a slope, in sixteenths of a pixel a row, that leaves a small range of residuals.
    ///
    /// The range is nearly convex in the slope: all edges at once walk downhill from their chords, unless no walk can
    /// bring the record below `size` bytes.
    func steepened(
        _ edges: borrowing ContiguousArray<EdgeLanes>, from start: Int, _ block: Block, toBeat size: Int
    ) -> (slopes: EdgeLanes, extent: LineExtent) {
        let height = block.height
        let chord = edges[start &+ height &- 1] &- edges[start]
        var slopes = BlockFitter.slopes(along: chord, block)
        var extent = LineExtent(of: edges, from: start, count: height, slopes: slopes)
        var range = extent.storableRange
        guard isWorthWalking(range.union, block, toBeat: size) else { return (slopes, extent) }
        for step in BlockFitter.steps {
            let moved = slopes.clampedToByte(adding: step)
            let movedExtent = LineExtent(of: edges, from: start, count: height, slopes: moved)
            let movedRange = movedExtent.storableRange
            let isBetter = (movedRange &- range) &>> 15
            slopes = slopes.replaced(by: moved, where: isBetter)
            range = range.replaced(by: movedRange, where: isBetter)
            extent.take(movedExtent, where: isBetter)
        }
        return (slopes, extent)
    }

    /// Whether a record with slopes, each of which takes a byte, is likely to get below `size` bytes: three edges of a line
    /// leave a range of at least what the middle one lies off the chord of the others, rounding aside.
    func slopesMayPay(
        _ edges: borrowing ContiguousArray<EdgeLanes>, from start: Int, _ block: Block, toBeat size: Int
    ) -> Bool {
        guard size > 2 &* block.edgeCount, block.height > 2 else { return false }
        let half = (block.height &- 1) >> 1
        let (first, middle, last) = (edges[start], edges[start &+ half], edges[start &+ 2 &* half])
        let bend = (middle &+ middle &- first &- last) &>> 1
        let magnitude = bend.greater(.zero &- bend)
        let leastRange = (magnitude &- EdgeLanes(repeating: 1)).greater(.zero).union
        return slopedSize(block, range: leastRange >> 1) < size
    }

    /// The bytes of a record with slopes, if no residual is above a range.
    func slopedSize(_ block: Block, range: Int) -> Int {
        let bits = (1 &<< BlockFit.code(forRange: range)) &>> 1
        return block.edgeCount &* (2 &+ (block.height &* bits &+ 7) &>> 3)
    }

    private static let steps: [Int16] = [3, -3, 1, -1]

    private static func slopes(along chord: EdgeLanes, _ block: Block) -> EdgeLanes {
        // A product with 2^20 / (height - 1) takes the place of a division for each edge.
        let reciprocal = ((1 &<< 20) &+ block.height &- 2) / (block.height &- 1)
        var builder = EdgeLanesBuilder()
        for edge in 0..<block.edgeCount {
            let slope = (Int(chord[edge]) &* 16 &* reciprocal) &>> 20
            builder.append(Int16(truncatingIfNeeded: max(-128, min(127, slope))))
        }
        return builder.lanes
    }

    /// Better slopes may halve the ranges, seldom more: whether that would give a smaller code, and a record that is
    /// smaller than any before.
    private func isWorthWalking(_ range: Int, _ block: Block, toBeat size: Int) -> Bool {
        guard BlockFit.code(forRange: range >> 1) < BlockFit.code(forRange: range) else { return false }
        return slopedSize(block, range: range >> 1) < size
    }
}

extension EdgeLanes {
    @inline(__always)
    fileprivate func clampedToByte(adding step: Int16) -> EdgeLanes {
        (self &+ EdgeLanes(repeating: step)).lesser(EdgeLanes(repeating: 127)).greater(EdgeLanes(repeating: -128))
    }
}

extension LineExtent {
    /// The ranges of the residuals; huge for a line that starts left of the block, which can't be stored.
    @inline(__always)
    var storableRange: EdgeLanes {
        (highest &- lowest).replaced(by: EdgeLanes(repeating: 2000) &- lowest, where: lowest &>> 15)
    }

    @inline(__always)
    fileprivate mutating func take(_ other: LineExtent, where choice: EdgeLanes) {
        lowest = lowest.replaced(by: other.lowest, where: choice)
        highest = highest.replaced(by: other.highest, where: choice)
        hash = hash.replaced(by: other.hash, where: choice)
    }
}
