extension HitMask.Outline {
    /// The inside, cut into convex polygons: trapezoids and triangles that lie between two rows, for engines that take
    /// nothing else.
    ///
    ///     let polygons = mask.outline().simplified(within: 1).convexPieces()
    ///
    /// They cover the inside, holes left out, and share borders at most. Corners run clockwise, where y points down, from the
    /// leftmost upper one on; a polygon has three or four. A trapezoid reaches as far down as both of its sides do, so that the
    /// number depends on the corners: simplify the outline first.
    ///
    /// - Returns: The polygons. Unit: pixels of the mask. Between rows of corners their x can be a fraction.
    /// - Complexity: O(rows with corners · edges).
    public func convexPieces() -> [[HitMask.Point]] {
        let sides = rings.flatMap { Side.all(of: $0) }.sorted { $0.top < $1.top }
        let rows = sortedRows()
        var pieces: [[HitMask.Point]] = []
        var open: [(left: Int, right: Int, top: Int)] = []
        var (next, active) = (0, [Int]())
        for (top, bottom) in zip(rows, rows.dropFirst()) {
            while next < sides.count, sides[next].top <= top {
                active.append(next)
                next += 1
            }
            active.removeAll { sides[$0].bottom <= top }
            // Sides do not cross between two rows, so the middle tells their order.
            let middle = (Double(top) + Double(bottom)) / 2
            let order = active.map { (side: $0, x: sides[$0].x(at: middle)) }.sorted { $0.x < $1.x }
            var pairs: [(left: Int, right: Int, top: Int)] = []
            for index in stride(from: 0, to: order.count - 1, by: 2) {
                pairs.append((order[index].side, order[index + 1].side, top))
            }
            for (index, pair) in pairs.enumerated() {
                if let known = open.first(where: { $0.left == pair.left && $0.right == pair.right }) {
                    pairs[index].top = known.top
                }
            }
            for pair in open where !pairs.contains(where: { $0.left == pair.left && $0.right == pair.right }) {
                pieces.append(Side.trapezoid(sides[pair.left], sides[pair.right], from: pair.top, to: top))
            }
            open = pairs
        }
        if let last = rows.last {
            pieces += open.map { Side.trapezoid(sides[$0.left], sides[$0.right], from: $0.top, to: last) }
        }
        return pieces.filter { $0.count > 2 }
    }

    /// The rows that hold a corner, each once.
    private func sortedRows() -> [Int] {
        var rows: [Int] = []
        for row in rings.flatMap({ $0.corners.map { $0.y } }).sorted() where row != rows.last { rows.append(row) }
        return rows
    }

    /// A side of a ring that is not horizontal, from its upper end to its lower one.
    private struct Side {
        let top: Int
        let bottom: Int
        let topX: Int
        let bottomX: Int

        static func all(of ring: Ring) -> [Side] {
            ring.corners.indices.compactMap { index in
                let (one, other) = (ring.corners[index], ring.corners[(index + 1) % ring.corners.count])
                guard one.y != other.y else { return nil }
                let (upper, lower) = one.y < other.y ? (one, other) : (other, one)
                return Side(top: upper.y, bottom: lower.y, topX: upper.x, bottomX: lower.x)
            }
        }

        func x(at y: Double) -> Double {
            if y == Double(bottom) { return Double(bottomX) }
            return Double(topX) + Double(bottomX - topX) * (y - Double(top)) / Double(bottom - top)
        }

        /// What lies between two sides and two rows; fewer than three corners if that is nothing.
        static func trapezoid(_ left: Side, _ right: Side, from top: Int, to bottom: Int) -> [HitMask.Point] {
            let (top, bottom) = (Double(top), Double(bottom))
            var corners: [HitMask.Point] = []
            for corner in [
                HitMask.Point(x: left.x(at: top), y: top), HitMask.Point(x: right.x(at: top), y: top),
                HitMask.Point(x: right.x(at: bottom), y: bottom), HitMask.Point(x: left.x(at: bottom), y: bottom),
            ] where corner != corners.last {
                corners.append(corner)
            }
            return corners
        }
    }
}
