extension HitMask {
    /// Whether the pixel is opaque: part of what can be touched.
    ///
    ///     mask.contains(x: 0, y: 0)                  // the top left pixel
    ///     mask.contains(x: mask.width, y: 0)         // false: outside
    ///     mask.contains(x: .min, y: .max)            // false: outside
    ///
    /// - Complexity: O(1): at most five loads, whatever the mask; no loop, no allocation, no lock.
    @inlinable
    public func contains(x: Int, y: Int) -> Bool {
        let dx = x &- left
        let dy = y &- top
        // One unsigned comparison a side answers for both edges; a wrapped difference is far beyond any width.
        guard UInt(bitPattern: dx) < UInt(bitPattern: innerWidth), UInt(bitPattern: dy) < UInt(bitPattern: innerHeight)
        else { return false }
        if header.word & GridHeader.mark != 0 { return gridContains(x: dx, y: dy) }
        return record.tileContains(header, table: TileHeader.byteCount, dx: dx, dy: dy)
    }

    /// Whether the pixel is transparent, or outside of the mask: the opposite of ``contains(x:y:)-(Int,_)``.
    ///
    /// - Complexity: O(1).
    @inlinable
    public func isTransparent(x: Int, y: Int) -> Bool { !contains(x: x, y: y) }

    @inlinable
    func gridContains(x: Int, y: Int) -> Bool {
        let columnCount = (innerWidth &+ 255) &>> 8
        let cell = record.u32(at: 8 &+ 4 &* ((y &>> 8) &* columnCount &+ x &>> 8))
        guard cell > 1 else { return cell != 0 }
        let tile = record.from(Int(truncatingIfNeeded: cell))
        let header = TileHeader(word: tile.u64(at: 0))
        let dx = x & 255 &- header.left
        let dy = y & 255 &- header.top
        guard UInt(bitPattern: dx) < UInt(bitPattern: header.boundsWidth),
            UInt(bitPattern: dy) < UInt(bitPattern: header.boundsHeight)
        else { return false }
        return tile.tileContains(header, table: TileHeader.byteCountInGrid, dx: dx, dy: dy)
    }
}
