extension Placement {
    /// A rectangle of the mask and the rectangle of the view that shows it.
    public struct Piece: Sendable {
        /// What is shown. A fraction where a cap or the view's edge cuts a pixel. Unit: pixels of the mask.
        public let source: HitMask.Rect
        /// Where it is shown, in the view before ``Placement/transform`` moves it. Unit: points.
        public let destination: HitMask.Rect
        /// From pixels of the mask to points of the view as they are asked about: mirrored, turned and moved.
        public let transform: HitMask.AffineTransform
        private let horizontal: AxisSpan
        private let vertical: AxisSpan
        private let isTransposed: Bool

        init(_ horizontal: AxisSpan, _ vertical: AxisSpan, in placement: Placement) {
            (self.horizontal, self.vertical, isTransposed) = (horizontal, vertical, placement.isTransposed)
            destination = HitMask.Rect(
                x: horizontal.start, y: vertical.start, width: horizontal.end - horizontal.start,
                height: vertical.end - vertical.start)
            let (x, y) = isTransposed ? (vertical.shown, horizontal.shown) : (horizontal.shown, vertical.shown)
            source = HitMask.Rect(x: x.low, y: y.low, width: x.high - x.low, height: y.high - y.low)
            let (across, down) = (horizontal.line, vertical.line)
            let laying =
                isTransposed
                ? HitMask.AffineTransform(
                    a: 0, b: down.slope, c: across.slope, d: 0, tx: across.offset, ty: down.offset)
                : HitMask.AffineTransform(
                    a: across.slope, b: 0, c: 0, d: down.slope, tx: across.offset, ty: down.offset)
            transform = laying.concatenating(placement.transform)
        }

        /// Where the piece shows a position in the mask, in the view before ``Placement/transform`` moves it; nil if it does
        /// not. Unit: pixels of the mask in, points out.
        ///
        /// It undoes ``Placement/maskPoint(at:)`` of a placement without a transform to the last place of the numbers that take
        /// part, where ``transform`` is as good as six rounded numbers can be. Edges that the piece shares are in it.
        ///
        /// - Complexity: O(1).
        public func viewPoint(of position: HitMask.Point) -> HitMask.Point? {
            guard let across = horizontal.viewPosition(of: isTransposed ? position.y : position.x),
                let down = vertical.viewPosition(of: isTransposed ? position.x : position.y)
            else { return nil }
            return HitMask.Point(x: across, y: down)
        }

        /// Where the piece shows a pixel of the mask, in the view before ``Placement/transform`` moves it; nil if it does
        /// not. Unit: points.
        ///
        /// - Complexity: O(1).
        public func viewRect(ofPixelX x: Int, y: Int) -> HitMask.Rect? {
            guard let across = horizontal.place(of: isTransposed ? y : x),
                let down = vertical.place(of: isTransposed ? x : y)
            else { return nil }
            return HitMask.Rect(
                x: across.start, y: down.start, width: across.end - across.start, height: down.end - down.start)
        }
    }

    /// The pieces that the view shows, from left to right, then from top to bottom (bottom to top if y points up).
    ///
    /// One for a picture that is scaled, nine with caps, more where the middle is repeated, none where nothing is seen, and
    /// up to two more each way where the mask is larger than its art. An overlay draws ``Piece/source`` at
    /// ``Piece/destination``; an outline goes through ``Piece/transform``.
    ///
    /// - Complexity: O(1) to make and O(1) a piece. Nothing is allocated.
    public var pieces: Pieces { Pieces(placement: self) }

    /// The pieces of a placement.
    public struct Pieces: Sequence, Sendable {
        let placement: Placement

        /// Starts at the first piece.
        public func makeIterator() -> Iterator { Iterator(placement: placement) }

        /// Walks the pieces of a placement.
        public struct Iterator: IteratorProtocol, Sendable {
            private let placement: Placement
            private var rows: AxisSpans
            private var row: AxisSpan?
            private var columns: AxisSpans

            init(placement: Placement) {
                self.placement = placement
                rows = AxisSpans(placement.vertical)
                columns = AxisSpans(placement.horizontal)
                // Rows without an end show nothing if there are no columns.
                var first = columns
                row = first.next() == nil ? nil : rows.next()
            }

            /// The next piece, or nil behind the last one.
            public mutating func next() -> Piece? {
                while let row {
                    if let column = columns.next() { return Piece(column, row, in: placement) }
                    columns = AxisSpans(placement.horizontal)
                    self.row = rows.next()
                }
                return nil
            }
        }
    }
}
