extension Placement {
    /// Where the view shows a pixel of the mask, before ``transform`` moves it: several rectangles if the pixel is repeated
    /// or cut, none if it is not seen. Unit: points.
    ///
    /// The points of these rectangles, and no others, are those for which ``pixel(at:)`` gives this pixel. They come from left
    /// to right, then from top to bottom (bottom to top if y points up), and are found as they are asked for: to look at a
    /// few, take a `prefix`.
    ///
    /// A tiny tile in a huge view repeats a pixel billions of times. So there is an end: at most 1,048,576
    /// repetitions are looked at, those of a tile of 2 points in a view of 2,048 × 2,048, and what lies behind them is left out.
    ///
    ///     Array(placement.viewRects(ofPixelX: 3, y: 3))          // every place that shows the pixel
    ///     Array(placement.viewRects(ofPixelX: -1, y: 3))         // []: no such pixel
    ///
    /// - Complexity: O(1) a rectangle, and O(1,048,576) in all. Pieces that do not show the pixel are not walked. Nothing is
    ///   allocated.
    public func viewRects(ofPixelX x: Int, y: Int) -> some Sequence<HitMask.Rect> {
        PixelRects(placement: self, across: isTransposed ? y : x, down: isTransposed ? x : y)
    }

    /// The rectangles of a view that show a pixel.
    struct PixelRects: Sequence, IteratorProtocol, Sendable {
        /// How many repetitions are looked at, of columns and of rows together.
        static let mostRepetitions = 1 << 20

        private let everyColumn: AxisPlaces
        private var columns: AxisPlaces
        private var rows: AxisPlaces
        private var row: (start: Double, end: Double)?
        private var isBegun = false
        private var left = PixelRects.mostRepetitions

        init(placement: Placement, across: Int, down: Int) {
            everyColumn = AxisPlaces(placement.horizontal, of: across)
            columns = everyColumn
            rows = AxisPlaces(placement.vertical, of: down)
        }

        mutating func next() -> HitMask.Rect? {
            if !isBegun {
                isBegun = true
                // Rows without an end show nothing if there are no columns.
                var first = columns
                guard first.next(lookingAt: &left) != nil else { return nil }
                row = rows.next(lookingAt: &left)
            }
            while let row {
                if let column = columns.next(lookingAt: &left) {
                    return HitMask.Rect(
                        x: column.start, y: row.start, width: column.end - column.start, height: row.end - row.start)
                }
                columns = everyColumn
                self.row = rows.next(lookingAt: &left)
            }
            return nil
        }
    }

    /// The places of an axis that show a pixel, in the order of the view's axis.
    private struct AxisPlaces: Sendable {
        private let pixel: Int
        private var spans: AxisSpans

        init(_ axis: Axis, of pixel: Int) {
            self.pixel = pixel
            spans = AxisSpans(axis, showing: pixel)
        }

        /// The next place; nil behind the last one, and when as many repetitions as are left have been looked at.
        mutating func next(lookingAt left: inout Int) -> (start: Double, end: Double)? {
            while left > 0, let span = spans.next() {
                left -= 1
                if let place = span.place(of: pixel) { return place }
            }
            return nil
        }
    }
}
