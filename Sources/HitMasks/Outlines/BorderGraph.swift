/// The borders of a bitmap's pixels: the corners where they turn, and which two each border joins.
///
/// Rows are looked at once, from top to bottom. Between two rows a border turns at an x where exactly one of them changes
/// between transparent and opaque, and, in both, where they change in opposite ways: there two opaque pixels touch
/// diagonally, and two turns lie at one place. From left to right the turns of a line between rows are the ends of its
/// horizontal borders, in pairs.
struct BorderGraph {
    struct Turn {
        let x: Int
        let y: Int
        /// The other ends of the horizontal and of the vertical border.
        var horizontal = -1
        var vertical = -1
        /// For a border that goes down from here: the top of the nearest one to the left in the row below, or -1.
        var leftNeighbor = -1
        /// For a border that goes down from here: whether the pixels right of it are opaque.
        var isRightOpaque = false
        /// Whether another turn lies at the same place: just before this one in the order, or just behind it.
        var twin = 0
    }

    /// In the order of rows, and in a row from left to right.
    private(set) var turns: [Turn] = []

    init(_ bitmap: HitMask.Bitmap) {
        // The vertical borders of the row above, from left to right, by x and the turn at their upper end.
        var above: [(x: Int, top: Int)] = []
        var below: [(x: Int, top: Int)] = []
        var changes: [Int] = []
        for y in 0...bitmap.height {
            bitmap.appendChanges(ofRow: y, to: &changes)
            let first = turns.count
            var (upper, lower) = (0, 0)
            while upper < above.count || lower < changes.count {
                let x = min(upper < above.count ? above[upper].x : .max, lower < changes.count ? changes[lower] : .max)
                let endsAbove = upper < above.count && above[upper].x == x
                let startsBelow = lower < changes.count && changes[lower] == x
                // Changes alternate, and a row starts transparent: the even ones are from transparent to opaque.
                if endsAbove && startsBelow {
                    if upper & 1 == lower & 1 {
                        below.append((x, above[upper].top))
                    } else {
                        addTwins(x: x, y: y, closing: above[upper].top, isRightOpaque: lower & 1 == 0, &below)
                    }
                } else if endsAbove {
                    close(above[upper].top, at: add(x: x, y: y))
                } else {
                    open(add(x: x, y: y), x, isRightOpaque: lower & 1 == 0, &below)
                }
                if endsAbove { upper += 1 }
                if startsBelow { lower += 1 }
            }
            for left in stride(from: first, to: turns.count, by: 2) {
                turns[left].horizontal = left + 1
                turns[left + 1].horizontal = left
            }
            (above, below) = (below, above)
            below.removeAll(keepingCapacity: true)
            changes.removeAll(keepingCapacity: true)
        }
    }

    private mutating func add(x: Int, y: Int) -> Int {
        turns.append(Turn(x: x, y: y))
        return turns.count - 1
    }

    private mutating func close(_ top: Int, at bottom: Int) {
        turns[top].vertical = bottom
        turns[bottom].vertical = top
    }

    private mutating func open(
        _ top: Int, _ x: Int, isRightOpaque: Bool, _ below: inout [(x: Int, top: Int)]
    ) {
        turns[top].isRightOpaque = isRightOpaque
        turns[top].leftNeighbor = below.last?.top ?? -1
        below.append((x, top))
    }

    /// Two opaque pixels touch diagonally: each border turns around the opaque pixel that it comes from.
    private mutating func addTwins(
        x: Int, y: Int, closing top: Int, isRightOpaque: Bool, _ below: inout [(x: Int, top: Int)]
    ) {
        let left = add(x: x, y: y)
        let right = add(x: x, y: y)
        turns[left].twin = 1
        turns[right].twin = -1
        // With the opaque pixels at the top left and the bottom right, the border from above goes on to the left.
        close(top, at: isRightOpaque ? left : right)
        open(isRightOpaque ? right : left, x, isRightOpaque: isRightOpaque, &below)
    }
}

extension HitMask.Bitmap {
    /// Adds the columns at which a row changes between transparent and opaque, the width included if the last pixel is
    /// opaque. A row outside has none.
    fileprivate func appendChanges(ofRow y: Int, to changes: inout [Int]) {
        guard y < height else { return }
        var last: UInt8 = 0
        for index in 0..<bytesPerRow {
            let byte = bytes[y * bytesPerRow + index]
            var change = byte ^ (byte << 1 | last)
            last = byte >> 7
            while change != 0 {
                changes.append(index << 3 + change.trailingZeroBitCount)
                change &= change - 1
            }
        }
        if last != 0 { changes.append(width) }
    }
}
