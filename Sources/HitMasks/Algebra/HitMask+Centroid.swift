extension HitMask {
    /// The mean of the centres of all opaque pixels, or nil if there is none. Unit: points of the picture.
    ///
    /// It need not be opaque itself: that of a ring lies in its hole.
    ///
    /// - Complexity: O(stored rows). Nothing is allocated.
    public var centroid: Point? {
        var moments = Moments()
        forEachCell { cell, rect in
            switch cell {
            case .transparent: break
            case .opaque: moments.add(rect)
            case .tile(let tile, let header, let table):
                let (left, top) = (rect.x + header.left, rect.y + header.top)
                for v in 0..<header.vCount {
                    let row = tile.tileRow(header, table: table, v: v)
                    for part in 0..<4 {
                        if header.isTransposed {
                            moments.add(row[part], downFrom: top + 64 * part, x: left + v)
                        } else {
                            moments.add(row[part], x: left + 64 * part, y: top + v)
                        }
                    }
                }
            }
        }
        guard let center = moments.centroid else { return nil }
        return Point(x: (center.x - Double(artLeft)) / scale, y: (center.y - Double(artTop)) / scale)
    }
}
