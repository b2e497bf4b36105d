/// Takes corners out of rings, one at a time, without letting anything cross.
///
/// A corner may go if the triangle with its two neighbours holds no other corner. No side can lie across such a triangle: it
/// would have to come in and go out through the one new side. So no ring comes to cross or touch, and none is swept over
/// (Visvalingam's elimination with this test). And the corners that were taken out before, between the same neighbours,
/// must all be near the new side, which bounds the distance of the two curves.
///
/// A pass looks at each corner once and leaves the next one in peace when it takes one out, so the lengths of what a side
/// stands for double from pass to pass, and a pass is linear.
struct CornerReduction {
    typealias Corner = HitMask.Outline.Corner

    /// The corners of all rings, one ring behind the other.
    private let corners: [Corner]
    private let ringRanges: [Range<Int>]
    private var previous: [Int]
    private var next: [Int]
    private var isTaken: [Bool]
    /// The first corner of each ring that is left, and how many are.
    private var firsts: [Int]
    private var counts: [Int]
    private var rows: CornerRows

    init(_ outline: HitMask.Outline) {
        var corners: [Corner] = []
        var ranges: [Range<Int>] = []
        for ring in outline.rings {
            ranges.append(corners.count..<corners.count + ring.corners.count)
            corners += ring.corners
        }
        self.corners = corners
        ringRanges = ranges
        previous = corners.indices.map { $0 - 1 }
        next = corners.indices.map { $0 + 1 }
        for range in ranges {
            previous[range.lowerBound] = range.upperBound - 1
            next[range.upperBound - 1] = range.lowerBound
        }
        isTaken = [Bool](repeating: false, count: corners.count)
        firsts = ranges.map { $0.lowerBound }
        counts = ranges.map { $0.count }
        rows = CornerRows(corners, height: outline.height)
    }

    /// The corners that are left, ring by ring.
    var remainingCorners: [[Corner]] {
        ringRanges.map { range in range.filter { !isTaken[$0] }.map { corners[$0] } }
    }

    /// Looks at all corners once. Returns whether one was taken out.
    mutating func removeCorners(within distance: Double) -> Bool {
        var isChanged = false
        for ring in ringRanges.indices {
            var corner = firsts[ring]
            while true {
                let (before, behind) = (previous[corner], next[corner])
                var following = behind
                if counts[ring] > 3, isNear(before, behind, in: ringRanges[ring], distance),
                    isFree(before, corner, behind)
                {
                    isTaken[corner] = true
                    next[before] = behind
                    previous[behind] = before
                    counts[ring] -= 1
                    if corner == firsts[ring] { firsts[ring] = behind }
                    following = next[behind]
                    isChanged = true
                    // The side that skips a corner may have skipped the ring's end with it.
                    if behind < corner { break }
                }
                if following <= corner || following == firsts[ring] { break }
                corner = following
            }
        }
        if isChanged { rows.drop { isTaken[$0] } }
        return isChanged
    }

    /// Whether all corners that a side from one to the other leaves out are near it.
    private func isNear(_ start: Int, _ end: Int, in range: Range<Int>, _ distance: Double) -> Bool {
        let (from, to) = (corners[start], corners[end])
        let (dx, dy) = (Double(to.x - from.x), Double(to.y - from.y))
        let (length, limit) = (dx * dx + dy * dy, distance * distance)
        var index = start
        while true {
            index = index + 1 == range.upperBound ? range.lowerBound : index + 1
            if index == end { return true }
            let (px, py) = (Double(corners[index].x - from.x), Double(corners[index].y - from.y))
            let along = px * dx + py * dy
            if along <= 0 {
                guard px * px + py * py <= limit else { return false }
            } else if along >= length {
                let (qx, qy) = (px - dx, py - dy)
                guard qx * qx + qy * qy <= limit else { return false }
            } else {
                let across = px * dy - py * dx
                guard across * across <= limit * length else { return false }
            }
        }
    }

    /// Whether no other corner lies in the triangle or on its sides. Those at the ends of the new side may: they touch
    /// the ring there already. But no other ring may have the same side.
    private func isFree(_ start: Int, _ middle: Int, _ end: Int) -> Bool {
        let (a, b, c) = (corners[start], corners[middle], corners[end])
        let triangle = PixelTriangle(a, b, c)
        for y in triangle.rows {
            let (least, most) = triangle.columns(inRow: y)
            var place = rows.place(ofColumn: least, inRow: y)
            while let index = rows.corner(at: place, inRow: y), corners[index].x <= most {
                place += 1
                if index == middle || isTaken[index] || index == start || index == end { continue }
                if corners[index] == a {
                    // Another ring that touches this one at both ends may have the new side already.
                    if corners[next[index]] == c || corners[previous[index]] == c { return false }
                } else if corners[index] != c, triangle.contains(corners[index]) {
                    return false
                }
            }
        }
        return true
    }
}
