extension HitMask {
    /// A half-open range of opaque pixels in one row: `start` is opaque, `end` is not.
    public struct RowSpan: Sendable, Hashable {
        /// The first opaque column.
        public let start: Int
        /// The first column behind it that is not opaque; the mask's width when the span runs to the edge.
        public let end: Int

        /// The columns of the span.
        public var range: Range<Int> { start..<end }
        /// The number of pixels.
        public var count: Int { end - start }
    }

    /// The opaque spans of a row, from left to right, none touching the next. A row outside of the mask has none.
    ///
    ///     for span in mask.rowSpans(inRow: 22) { draw(span.range) }
    ///
    /// - Complexity: O(1) to make; to walk them all, O(width / 64 + edges) for most masks and O(width) at worst.
    ///   Nothing is allocated.
    public func rowSpans(inRow y: Int) -> RowSpans { RowSpans(mask: self, y: y) }

    /// The opaque spans of one row.
    public struct RowSpans: Sequence, Sendable {
        let mask: HitMask
        let y: Int

        /// Starts at the left edge.
        public func makeIterator() -> Iterator { Iterator(mask: mask, y: y) }

        /// Walks the spans of one row from left to right.
        public struct Iterator: IteratorProtocol, Sendable {
            let mask: HitMask
            let y: Int
            private var x: Int
            private var loadedCell = -1
            private var bits = RowBits.zero

            /// From a column on that is not negative.
            init(mask: HitMask, y: Int, from x: Int = 0) {
                self.mask = mask
                self.y = y
                self.x = x
                if y < 0 || y >= mask.height { self.x = mask.width }
            }

            /// The next span, or nil behind the last one.
            public mutating func next() -> RowSpan? {
                skip(opaque: false)
                guard x < mask.width else { return nil }
                let start = x
                skip(opaque: true)
                return RowSpan(start: start, end: x)
            }

            /// Moves to the next pixel that is not as told, or to the right edge.
            private mutating func skip(opaque: Bool) {
                while x < mask.width {
                    if x >> 8 != loadedCell {
                        loadedCell = x >> 8
                        bits = mask.cellRow(column: loadedCell, y: y)
                    }
                    let word = bits[x >> 6 & 3]
                    let rest = (opaque ? ~word : word) >> UInt64(x & 63)
                    guard rest == 0 else {
                        x = Swift.min(x + rest.trailingZeroBitCount, mask.width)
                        return
                    }
                    x = Swift.min((x | 63) + 1, mask.width)
                }
            }
        }
    }
}
