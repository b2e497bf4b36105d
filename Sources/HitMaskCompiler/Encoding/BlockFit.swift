import HitMasks

/// How the rows of one block are stored, and what that costs: the entry's codes and the record's numbers.
struct BlockFit {
    var code = 7
    var edgeCount = 1
    var isSloped = false
    /// The bytes of the record.
    var size = 0
    var bases = EdgeLanes.zero
    var slopes = EdgeLanes.zero
    /// Equal for equal records, and seldom for others: with it a layout's size is known without writing its records.
    var fingerprint: UInt64 = 0
    /// Whether the block has no opaque pixel.
    var isEmpty = false
    /// Whether the rows' edges are not those of the column, but were placed by the fitter.
    var isPlaced = false

    var residualBits: Int { (1 &<< code) &>> 1 }

    /// The entry without its offset.
    var entryWord: UInt32 {
        UInt32(truncatingIfNeeded: code) | UInt32(truncatingIfNeeded: edgeCount &- 1) &<< 3 | (isSloped ? 64 : 0)
    }

    /// Literal rows.
    init(literalRows height: Int, width: Int) { size = height &* ((width &+ 7) &>> 3) }

    /// No opaque pixel: one edge beyond the right side, or two equal ones where a byte can't hold that.
    init(emptyBlockOfWidth width: Int) {
        isEmpty = true
        code = 0
        edgeCount = width < 256 ? 1 : 2
        size = edgeCount
        bases = EdgeLanes(repeating: 255)
    }

    /// Edges along lines, once the extent of their distance from those is known. The size is `Int.max` for what can't
    /// be stored: a line that starts left of the block, or a residual of more than a byte.
    @inline(__always)
    init(edgeCount: Int, height: Int, slopes: EdgeLanes, isSloped: Bool, extent: LineExtent) {
        self.edgeCount = edgeCount
        self.isSloped = isSloped
        self.slopes = slopes
        bases = extent.lowest.lesser(EdgeLanes(repeating: 255))
        fingerprint = extent.fingerprint
        size = .max
        // The limits of the codes are all bits below a power of two, so that the union of the ranges will do.
        let range = (extent.highest &- bases).union
        guard extent.lowest.union & 0x8000 == 0, range <= 255 else { return }
        code = BlockFit.code(forRange: range)
        size = edgeCount &* (1 &+ (isSloped ? 1 : 0) &+ (height &* residualBits &+ 7) &>> 3)
    }

    /// The code of the fewest bits that hold residuals of 0 … range.
    @inline(__always)
    static func code(forRange range: Int) -> Int {
        range == 0 ? 0 : range == 1 ? 1 : range <= 3 ? 2 : range <= 15 ? 3 : 4
    }
}

/// The least and the greatest distance of edges from their lines, over the rows of a block.
struct LineExtent {
    var lowest: EdgeLanes
    var highest: EdgeLanes
    var hash: EdgeLanes

    /// Of `count` rows from `start` on; the slopes are in sixteenths of a pixel a row.
    @inline(__always)
    init(of values: borrowing ContiguousArray<EdgeLanes>, from start: Int, count: Int, slopes: EdgeLanes) {
        lowest = values[start]
        highest = lowest
        hash = lowest
        var line = EdgeLanes.zero
        for index in start &+ 1..<start &+ count {
            line &+= slopes
            let level = values[index] &- line &>> 4
            lowest = lowest.lesser(level)
            highest = highest.greater(level)
            hash = hash &* LineExtent.hashFactor &+ level
        }
        hash = hash &+ slopes &* 0x1353
    }

    @inline(__always)
    init(lowest: EdgeLanes, highest: EdgeLanes, hash: EdgeLanes) {
        self.lowest = lowest
        self.highest = highest
        self.hash = hash
    }

    /// Odd, so that no row's part of the hash is lost.
    static let hashFactor: Int16 = 0x6255

    var fingerprint: UInt64 {
        let words = hash.words
        let mixed = (words[0] &* Checksum.prime ^ words[1]) &* Checksum.prime
        return mixed ^ mixed &>> 32
    }
}
