// Two masks, one laid over the other, as they are stored: nothing is expanded.
extension HitMask {
    /// Whether the two masks have an opaque pixel in common.
    ///
    /// `position` is where the other mask's top left pixel lies in this one. It may be anywhere.
    /// - Complexity: O(1) if the opaque bounds do not meet, else as for ``overlapArea(with:at:)`` at worst. Nothing is
    ///   allocated. For many tests of the same masks expand them once: ``Bitmap/overlaps(_:at:)`` takes 64 pixels at a time.
    public func overlaps(_ other: HitMask, at position: PixelPosition) -> Bool {
        firstOverlap(with: other, at: position) != nil
    }

    /// The number of opaque pixels that the two masks have in common.
    ///
    /// - Complexity: O(common rows · width / 64 + edges) for most masks, O(common area) at worst. Nothing is allocated.
    public func overlapArea(with other: HitMask, at position: PixelPosition) -> Int {
        var count = 0
        _ = firstCommonRange(with: other, at: position) { _, common in
            count += common.count
            return false
        }
        return count
    }

    /// The first opaque pixel that the two masks have in common, in pixels of this one: that of the topmost row, and in it
    /// the leftmost. Nil if they have none.
    ///
    /// - Complexity: As for ``overlapArea(with:at:)`` at worst. Nothing is allocated.
    public func firstOverlap(with other: HitMask, at position: PixelPosition) -> PixelPosition? {
        firstCommonRange(with: other, at: position) { _, _ in true }
    }

    /// The start of the first common range that the closure takes.
    @inline(__always)
    private func firstCommonRange(
        with other: HitMask, at position: PixelPosition, where isFound: (_ row: Int, Range<Int>) -> Bool
    ) -> PixelPosition? {
        let area = PixelRect.shared(by: possibleBounds, and: other.possibleBounds, at: position)
        let end = area.x + area.width
        for y in area.y..<area.y + area.height {
            var own = RowSpans.Iterator(mask: self, y: y, from: area.x)
            var theirs = RowSpans.Iterator(mask: other, y: y - position.y, from: area.x - position.x)
            var (first, second) = (own.next(), theirs.next())
            while let span = first, let otherSpan = second, span.start < end, otherSpan.start + position.x < end {
                let start = max(span.start, otherSpan.start + position.x)
                let stop = min(span.end, otherSpan.end + position.x)
                if start < stop, isFound(y, start..<stop) { return PixelPosition(x: start, y: y) }
                if span.end == stop { first = own.next() }
                if otherSpan.end + position.x == stop { second = theirs.next() }
            }
        }
        return nil
    }

    /// The part that can be opaque, known without a look at the cells of a grid.
    var possibleBounds: PixelRect {
        PixelRect(x: Int(left), y: Int(top), width: Int(innerWidth), height: Int(innerHeight))
    }
}
