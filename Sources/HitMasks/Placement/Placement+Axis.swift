extension Placement {
    /// One axis of a laid-out picture: where each column (or row) of pixels lies in the view.
    struct Axis: Sendable {
        /// The cap at the low end of the view's axis.
        var near = AxisSegment()
        /// What fills the room between the caps.
        var middle = AxisSegment()
        /// The cap at the high end of the view's axis.
        var far = AxisSegment()
        /// Where the picture begins in the view.
        var pictureStart = DoubleDouble(0)
        /// Where the picture ends in the view.
        var pictureEnd = DoubleDouble(0)
        /// The number of the picture's pixels, a part of one counted as one.
        var count = 0
        /// Where the picture begins among its pixels: above 0 if it begins with a part of one.
        var pictureLow = 0.0
        /// Where it ends among them.
        var pictureHigh = 0.0
        /// Whether the picture's first pixel lies at the high end.
        var isReversed = false
        /// The mask's pixel that is the picture's first one.
        var origin = 0
        /// The number of the mask's pixels.
        var limit = 0
        /// The number of pixels below the picture that the mask has.
        var lowBorder = 0.0
        /// The number of pixels above the picture that the mask has.
        var highBorder = 0.0
        /// Where the part of the view begins in which something can be hit.
        var visibleStart = 0.0
        /// Where that part ends; equal to the beginning if there is none.
        var visibleEnd = 0.0

        /// The mask's pixel at a point of the view.
        func pixel(at x: Double) -> Int? {
            // NaN fails every comparison.
            guard x >= visibleStart, x < visibleEnd, let cell = segment(at: x).cell(at: x) else { return nil }
            return pixel(of: cell)
        }

        /// The position in the mask at a point of the view. Unit: pixels.
        func position(at x: Double) -> Double? {
            guard x >= visibleStart, x < visibleEnd else { return nil }
            let segment = segment(at: x)
            // Where the picture is larger than the mask, there is no position in the mask.
            guard let cell = segment.cell(at: x), pixel(of: cell) != nil else { return nil }
            let position = segment.position(at: x, turn: cell.turn)
            return Double(origin) + (isReversed ? Double(count) - position : position)
        }

        /// The mask's pixel that a cell shows, or nil if the picture is larger than the mask there.
        func pixel(of cell: AxisSegment.Cell) -> Int? {
            let pixel = Int(cell.pixel)
            let stored = origin + (isReversed ? count - 1 - pixel : pixel)
            return stored >= 0 && stored < limit ? stored : nil
        }

        /// A cell if it shows a pixel of the mask, else the next one of the segment that does: a picture may be much larger than
        /// its mask.
        func shown(_ cell: AxisSegment.Cell, in segment: AxisSegment) -> AxisSegment.Cell? {
            let (low, high) = shownPixels
            let (least, most) = (max(low, segment.firstPixel), min(high, segment.lastPixel))
            guard least <= most else { return nil }
            if cell.pixel > most {
                return segment.period > 0 ? AxisSegment.Cell(turn: cell.turn + 1, pixel: least) : nil
            }
            return AxisSegment.Cell(turn: cell.turn, pixel: max(cell.pixel, least))
        }

        /// The cells' pixels that show the mask's first and last one.
        private var shownPixels: (low: Double, high: Double) {
            let (end, start) = isReversed ? (count - limit, -origin) : (0, origin)
            let (first, overflows) = end.subtractingReportingOverflow(start)
            guard !overflows else { return (-.infinity, .infinity) }
            return (Double(first), Double(first) + Double(limit - 1))
        }

        /// The cell's pixel that shows a pixel of the mask; nil if the mask has no such pixel.
        func drawn(_ pixel: Int) -> Double? {
            let (difference, overflows) = pixel.subtractingReportingOverflow(origin)
            guard !overflows, pixel >= 0, pixel < limit else { return nil }
            return Double(isReversed ? count - 1 - difference : difference)
        }

        func segment(at x: Double) -> AxisSegment {
            if x < middle.start { return x < near.start ? border(before: true) : near }
            if x < far.start { return middle }
            return x < far.end ? far : border(before: false)
        }

        /// The pixels around the picture that only the mask has, at the size of the picture's outermost ones.
        func border(before: Bool) -> AxisSegment {
            let neighbour = before ? firstSegment : lastSegment
            var border = neighbour
            border.period = 0
            border.anchor = before ? pictureStart : pictureEnd
            border.source = before ? pictureLow : pictureHigh
            border.low = before ? pictureLow - lowBorder : pictureHigh
            border.high = before ? pictureLow : pictureHigh + highBorder
            (border.start, border.end) = (-.infinity, .infinity)
            let start = border.edge(of: .init(turn: 0, pixel: border.low))
            let end = border.edge(of: .init(turn: 0, pixel: border.high))
            (border.start, border.end) = (start, end)
            return border
        }

        private var firstSegment: AxisSegment { near.isEmpty ? (middle.isEmpty ? far : middle) : near }
        private var lastSegment: AxisSegment { far.isEmpty ? (middle.isEmpty ? near : middle) : far }

        /// Two caps, a middle and two borders.
        static let segmentCount = 5

        /// The segments in their order along the view, with the borders.
        func segment(_ number: Int) -> AxisSegment {
            switch number {
            case 0: border(before: true)
            case 1: near
            case 2: middle
            case 3: far
            default: border(before: false)
            }
        }
    }
}
