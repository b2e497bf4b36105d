// Two masks, one laid over the other: pixel-exact collisions.
extension HitMask.Bitmap {
    /// Whether the two masks have an opaque pixel in common.
    ///
    ///     ship.overlaps(rock, at: PixelPosition(x: rockX - shipX, y: rockY - shipY))
    ///
    /// `position` is where the other mask's top left pixel lies in this one. It may be anywhere.
    /// - Complexity: O(1) if the canvases do not meet, else O(common area / 64). Nothing is allocated.
    public func overlaps(_ other: HitMask.Bitmap, at position: PixelPosition) -> Bool {
        firstOverlap(with: other, at: position) != nil
    }

    /// The number of opaque pixels that the two masks have in common.
    ///
    /// - Complexity: O(common area / 64). Nothing is allocated.
    public func overlapArea(with other: HitMask.Bitmap, at position: PixelPosition) -> Int {
        var count = 0
        _ = firstCommonWord(with: other, at: position) { pixels in
            count += pixels.nonzeroBitCount
            return false
        }
        return count
    }

    /// The first opaque pixel that the two masks have in common, in pixels of this one: that of the topmost row, and in it
    /// the leftmost. Nil if they have none.
    ///
    /// - Complexity: O(common area / 64). Nothing is allocated.
    public func firstOverlap(with other: HitMask.Bitmap, at position: PixelPosition) -> PixelPosition? {
        firstCommonWord(with: other, at: position) { $0 != 0 }
    }

    /// The first common pixel in the first word that the closure takes; it is asked about those without one, too.
    @inline(__always)
    private func firstCommonWord(
        with other: HitMask.Bitmap, at position: PixelPosition, where isFound: (UInt64) -> Bool
    ) -> PixelPosition? {
        let area = PixelRect.shared(by: self, and: other, at: position)
        for y in area.y..<area.y + area.height {
            for x in stride(from: area.x, to: area.x + area.width, by: 64) {
                let theirs = other.word(fromColumn: x - position.x, row: y - position.y)
                let common = word(fromColumn: x, row: y) & theirs
                if isFound(common) { return PixelPosition(x: x + common.trailingZeroBitCount, y: y) }
            }
        }
        return nil
    }
}
