extension HitMask {
    /// The opaque pixel in a disc that is nearest to its centre, or the first to be found.
    ///
    /// Rows are visited from the centre's on, the nearer of the next above and the next below first, until they are too far
    /// away. What was found makes the disc smaller.
    func nearest(in disc: Disc, stopsAtFirst: Bool) -> NearestPixel? {
        let bounds = possibleBounds
        guard !bounds.isEmpty else { return nil }
        let (columns, rows) = (bounds.x..<bounds.x + bounds.width, bounds.y..<bounds.y + bounds.height)
        var disc = disc
        var best: PixelPosition?
        var below = disc.index(of: disc.y, in: rows)
        var above = below - 1
        while true {
            let row: Int
            if above >= rows.lowerBound, below >= rows.upperBound || disc.dy(toRow: above) <= disc.dy(toRow: below) {
                row = above
                above -= 1
            } else if below < rows.upperBound {
                row = below
                below += 1
            } else {
                break
            }
            let dy = disc.dy(toRow: row)
            guard disc.isNear(dx: 0, dy: dy) else { break }
            guard let column = nearestColumn(inRow: row, dy: dy, of: columns, in: disc) else { continue }
            let square = disc.square(disc.dx(toColumn: column), dy)
            // Of pixels at the same distance the topmost is wanted.
            if best == nil || square < disc.limit || row < best!.y { best = PixelPosition(x: column, y: row) }
            if stopsAtFirst { break }
            disc.shrink(toSquare: square)
        }
        return best.map { NearestPixel(position: $0, distance: disc.distance(ofSquare: disc.limit)) }
    }

    /// The column of the nearest opaque pixel of a row that lies in the disc; the left one of two.
    private func nearestColumn(inRow y: Int, dy: Double, of columns: Range<Int>, in disc: Disc) -> Int? {
        let near = disc.columns(of: columns, dy: dy)
        guard !near.isEmpty else { return nil }
        let middle = disc.index(of: disc.x, in: near)
        // On the line between two columns the point is as near to the left one as to its own.
        if middle > near.lowerBound, disc.dx(toColumn: middle - 1) == 0, contains(x: middle - 1, y: y) {
            return middle - 1
        }
        let left = lastOpaqueColumn(inRow: y, of: near.lowerBound..<middle + 1)
        let right = firstOpaqueColumn(inRow: y, of: middle + 1..<near.upperBound)
        guard let left, let right else { return left ?? right }
        return disc.dx(toColumn: right) < disc.dx(toColumn: left) ? right : left
    }

    /// Pixels that are asked for one by one: reading a row of blocks takes as long.
    private static let fewPixels = 16

    private func firstOpaqueColumn(inRow y: Int, of columns: Range<Int>) -> Int? {
        if columns.count <= HitMask.fewPixels { return columns.first { contains(x: $0, y: y) } }
        var start = columns.lowerBound
        while start < columns.upperBound {
            let end = min((start | 255) + 1, columns.upperBound)
            let bits = cellRow(column: start >> 8, y: y, of: start & 255..<(end - 1) & 255 + 1)
            if bits != .zero { return start & ~255 + bits.firstBit }
            start = end
        }
        return nil
    }

    private func lastOpaqueColumn(inRow y: Int, of columns: Range<Int>) -> Int? {
        if columns.count <= HitMask.fewPixels { return columns.last { contains(x: $0, y: y) } }
        var end = columns.upperBound
        while end > columns.lowerBound {
            let start = max((end - 1) & ~255, columns.lowerBound)
            let bits = cellRow(column: start >> 8, y: y, of: start & 255..<(end - 1) & 255 + 1)
            if bits != .zero { return start & ~255 + bits.lastBit }
            end = start
        }
        return nil
    }
}
