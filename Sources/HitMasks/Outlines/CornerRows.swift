/// Corners by row, and in each row from left to right, to find those near a place.
struct CornerRows {
    private var indices: [Int]
    private var columns: [Int]
    private var starts: [Int]

    init(_ corners: [HitMask.Outline.Corner], height: Int) {
        indices = corners.indices.sorted { corners[$0].isAbove(corners[$1]) }
        columns = indices.map { corners[$0].x }
        starts = [Int](repeating: 0, count: height + 2)
        for corner in corners { starts[corner.y + 1] += 1 }
        for row in 0...height { starts[row + 1] += starts[row] }
    }

    /// The place of the first corner of a row that is not left of a column.
    func place(ofColumn x: Int, inRow y: Int) -> Int {
        var (low, high) = (starts[y], starts[y + 1])
        while low < high {
            let middle = (low + high) / 2
            if columns[middle] < x { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The corner at a place, nil behind the row's last one.
    func corner(at place: Int, inRow y: Int) -> Int? { place < starts[y + 1] ? indices[place] : nil }

    /// Drops the corners for which the closure says so.
    mutating func drop(_ isTaken: (Int) -> Bool) {
        var kept = 0
        var start = 0
        for row in 0..<starts.count - 1 {
            let end = starts[row + 1]
            starts[row] = kept
            for place in start..<end where !isTaken(indices[place]) {
                (indices[kept], columns[kept]) = (indices[place], columns[place])
                kept += 1
            }
            start = end
        }
        starts[starts.count - 1] = kept
        indices.removeLast(indices.count - kept)
        columns.removeLast(columns.count - kept)
    }
}

/// A triangle of corners, its sides included.
struct PixelTriangle {
    typealias Corner = HitMask.Outline.Corner

    private let corners: (Corner, Corner, Corner)

    init(_ a: Corner, _ b: Corner, _ c: Corner) { corners = (a, b, c) }

    /// The rows that have a part of it.
    var rows: ClosedRange<Int> {
        let (a, b, c) = corners
        return min(a.y, b.y, c.y)...max(a.y, b.y, c.y)
    }

    /// The columns that it has in one of its rows, or one more to each side.
    func columns(inRow y: Int) -> (least: Int, most: Int) {
        let (a, b, c) = corners
        var (least, most) = (Int.max, Int.min)
        for (one, other) in [(a, b), (b, c), (c, a)] {
            let (top, bottom) = one.y <= other.y ? (one, other) : (other, one)
            guard top.y <= y, y <= bottom.y else { continue }
            if top.y == bottom.y {
                (least, most) = (min(least, min(one.x, other.x)), max(most, max(one.x, other.x)))
            } else {
                // Floored or rounded up towards zero: within one column.
                let x = top.x + (bottom.x - top.x) * (y - top.y) / (bottom.y - top.y)
                (least, most) = (min(least, x - 1), max(most, x + 1))
            }
        }
        return (least, most)
    }

    func contains(_ corner: Corner) -> Bool {
        let (a, b, c) = corners
        let sides = (
            PixelTriangle.side(corner, a, b), PixelTriangle.side(corner, b, c), PixelTriangle.side(corner, c, a)
        )
        let isFlat = sides.0 == 0 && sides.1 == 0 && sides.2 == 0
        if isFlat {
            return rows ~= corner.y && min(a.x, b.x, c.x)...max(a.x, b.x, c.x) ~= corner.x
        }
        return sides.0 >= 0 && sides.1 >= 0 && sides.2 >= 0 || sides.0 <= 0 && sides.1 <= 0 && sides.2 <= 0
    }

    /// Above zero on one side of the line, below on the other, zero on it.
    private static func side(_ corner: Corner, _ from: Corner, _ to: Corner) -> Int {
        (to.x - from.x) * (corner.y - from.y) - (to.y - from.y) * (corner.x - from.x)
    }
}
