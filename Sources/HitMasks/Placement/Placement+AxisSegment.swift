extension Placement {
    /// A stretch of one axis of a view in which picture pixels follow each other at one size: a cap, a middle or a border.
    ///
    /// Pixels are counted in the direction of the view's axis: a mirrored axis counts from the picture's far end. All of a
    /// segment follows from ``edge(of:)``, so what is drawn and what is hit cannot differ by a rounding.
    struct AxisSegment: Sendable {
        /// Where the segment begins. Unit: points of the view.
        var start = 0.0
        /// Where the segment ends; not part of it.
        var end = 0.0
        /// The point of the view that shows the position ``source``.
        var anchor = DoubleDouble(0)
        /// The position in the picture that lies at ``anchor``. Unit: pixels.
        var source = 0.0
        /// Where the shown part of the picture begins; a fraction where a cap ends within a pixel. Unit: pixels.
        var low = 0.0
        /// Where the shown part of the picture ends.
        var high = 0.0
        /// So many ``pixels`` of the picture take so many ``points`` of the view.
        var pixels = 1.0
        /// So many points of the view show so many ``pixels`` of the picture.
        var points = DoubleDouble(1)
        /// After how many pixels the picture begins anew; 0 if it is shown once.
        var period = 0.0

        init() {}

        /// A part of a picture over a part of the view.
        init(from start: DoubleDouble, to end: DoubleDouble, low: Double, high: Double) {
            (self.start, self.end, anchor) = (start.value, end.value, start)
            (self.low, self.high, source) = (low, high, low)
            (pixels, points) = (high - low, end - start)
        }

        /// One appearance of a pixel.
        struct Cell: Sendable, Hashable {
            /// The number of the repetition; 0 where nothing is repeated.
            var turn: Double
            /// The pixel, in the direction of the view's axis.
            var pixel: Double
        }

        var isEmpty: Bool { !(end > start) }
        var firstPixel: Double { floored(low) }
        var lastPixel: Double { -floored(-high) - 1 }

        /// Where a cell begins in the view, cut to the segment. It ends where the next one begins.
        func edge(of cell: Cell) -> Double {
            let within = min(max(cell.pixel, low), high)
            let edge = (anchor + points * (cell.turn * period + (within - source)) / pixels).value
            return min(max(edge, start), end)
        }

        /// The position in the picture at a point of the view, unwrapped: a repeated picture goes on counting.
        func position(at x: Double) -> Double {
            let distance = (x - anchor.value) - anchor.rest
            let product = distance * pixels
            return source + (product.isFinite ? product / points.value : distance / points.value * pixels)
        }

        /// The position in the picture at a point of the view, rounded once: in the repetition of that number.
        func position(at x: Double, turn: Double) -> Double {
            let quotient = (DoubleDouble(x) - anchor) * pixels / points.value
            let start = DoubleDouble(source) - DoubleDouble(turn) * period
            let position = (quotient - quotient * (points.rest / points.value) + start).value
            return position.isFinite ? position : self.position(at: x) - turn * period
        }

        /// Where the view shows a position in the picture, rounded once.
        func viewPosition(of position: Double, turn: Double) -> Double {
            (anchor + points * (turn * period) / pixels + points * (position - source) / pixels).value
        }

        /// The cell that a point of the segment lies in, or nil where a number can no longer tell one pixel, or one repetition, from
        /// the next.
        ///
        /// Near an edge the division may give the pixel beside, and the edge itself decides.
        func cell(at x: Double) -> Cell? {
            let position = position(at: x)
            guard position.magnitude < 0x1p52, x.ulp * pixels <= period * points.value || period == 0 else {
                return nil
            }
            let turn = period > 0 ? floored((position - low) / period) : 0
            guard turn.magnitude < 0x1p52 else { return nil }
            let wrapped = position - turn * period
            let pixel = min(max(floored(wrapped), firstPixel), lastPixel)
            let cell = Cell(turn: turn, pixel: pixel)
            // The division errs by a few units in the last place of the larger of what it was given.
            let error = max(position.magnitude, (x * pixels / points.value).magnitude, 1) * 0x1p-48
            let isInside = wrapped - pixel > error && pixel + 1 - wrapped > error
            if isInside, wrapped - low > error, high - wrapped > error { return cell }
            if x < edge(of: cell) { return before(cell) ?? cell }
            guard let next = after(cell), x >= edge(of: next) else { return cell }
            return next
        }

        /// Whether some of a drawn pixel lies in the segment.
        func shows(_ pixel: Double) -> Bool { pixel + 1 > low && pixel < high }

        /// The next cell, or nil behind the last pixel of a picture that is shown once.
        func after(_ cell: Cell) -> Cell? {
            if cell.pixel < lastPixel { return Cell(turn: cell.turn, pixel: cell.pixel + 1) }
            return period > 0 ? Cell(turn: cell.turn + 1, pixel: firstPixel) : nil
        }

        /// The cell before, or nil before the first pixel of a picture that is shown once.
        func before(_ cell: Cell) -> Cell? {
            if cell.pixel > firstPixel { return Cell(turn: cell.turn, pixel: cell.pixel - 1) }
            return period > 0 ? Cell(turn: cell.turn - 1, pixel: lastPixel) : nil
        }

        /// Where a cell ends in the view.
        func end(of cell: Cell) -> Double { after(cell).map(edge) ?? end }
    }
}

/// The greatest whole number that is not above. Rounding by name would call the mathematics library.
func floored(_ number: Double) -> Double {
    guard number.magnitude < 0x1p52 else { return number }
    let whole = Double(Int(number))
    return whole > number ? whole - 1 : whole
}
