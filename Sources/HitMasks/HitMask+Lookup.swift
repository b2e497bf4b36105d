extension HitMask {
    /// Whether the pixel is opaque: part of what can be touched.
    ///
    ///     mask.contains(x: 0, y: 0)                  // the top left pixel
    ///     mask.contains(x: mask.width, y: 0)         // false: outside
    ///     mask.contains(x: .min, y: .max)            // false: outside
    ///
    /// - Complexity: O(1): at most five loads, whatever the mask; no loop, no allocation, no lock.
    public func contains(x: Int, y: Int) -> Bool {
        let dx = x &- Int(left)
        let dy = y &- Int(top)
        // One unsigned comparison a side answers for both edges; a wrapped difference is far beyond any width.
        guard UInt(bitPattern: dx) < UInt(innerWidth), UInt(bitPattern: dy) < UInt(innerHeight)
        else { return false }
        if tile.isGrid { return gridContains(x: dx, y: dy) }
        return record.tileContains(tile, table: TileHeader.byteCount, dx: dx, dy: dy)
    }

    /// Whether the pixel is transparent, or outside of the mask: the opposite of ``contains(x:y:)-(Int,_)``.
    ///
    /// - Complexity: O(1).
    public func isTransparent(x: Int, y: Int) -> Bool { !contains(x: x, y: y) }

    @inline(never)
    func gridContains(x: Int, y: Int) -> Bool {
        let columnCount = (Int(innerWidth) &+ 255) &>> 8
        let position = 8 &+ 4 &* ((y &>> 8) &* columnCount &+ x &>> 8)
        guard let loaded = record.word(at: position, as: UInt32.self) else { return false }
        let cell = UInt32(littleEndian: loaded)
        guard cell > 1 else { return cell != 0 }
        let tile = record.from(Int(truncatingIfNeeded: cell))
        guard let word = tile.word(at: 0, as: UInt64.self) else { return false }
        let header = TileHeader(word: UInt64(littleEndian: word))
        let dx = x & 255 &- header.left
        let dy = y & 255 &- header.top
        guard UInt(bitPattern: dx) < UInt(bitPattern: header.boundsWidth),
            UInt(bitPattern: dy) < UInt(bitPattern: header.boundsHeight)
        else { return false }
        return tile.tileContains(TileGeometry(header), table: TileHeader.byteCountInGrid, dx: dx, dy: dy)
    }
}
