extension Placement.Axis {
    /// So many pixels of a repeated middle are gone through at most: no fewer than of the largest mask that is shown once.
    static let mostRepeated = 65_536

    /// Gives the mask's pixels that a stretch of the view shows, and where, until the body says true.
    ///
    /// Of a repeated middle only what is near a point: of each pixel the next one on either side, and whatever lies within
    /// so many further `pixels`.
    func anyCell(
        from low: Double, through high: Double, nearest: Double, pixels: Int = 0,
        _ body: (_ pixel: Int, _ start: Double, _ end: Double) -> Bool
    ) -> Bool {
        guard low <= high, visibleEnd > visibleStart else { return false }
        for number in 0..<Placement.Axis.segmentCount {
            let segment = segment(number)
            let (start, end) = (max(segment.start, visibleStart), min(segment.end, visibleEnd))
            guard end > start, high >= start, low <= end else { continue }
            var (from, through) = (max(low, start), min(high, end))
            if segment.period > 0 {
                // One whole repetition on either side holds every pixel once.
                let center = min(max(nearest, start), end)
                let reach = (segment.period + 1 + Double(pixels)) * segment.points.value / segment.pixels
                (from, through) = (max(from, center - reach), min(through, center + reach))
            }
            if anyCell(of: segment, from: from, through: through, in: (start, end), body) { return true }
        }
        return false
    }

    private func anyCell(
        of segment: Placement.AxisSegment, from: Double, through: Double, in visible: (start: Double, end: Double),
        _ body: (_ pixel: Int, _ start: Double, _ end: Double) -> Bool
    ) -> Bool {
        guard let first = segment.cell(at: from) else { return false }
        // One earlier: its far edge may lie at the very beginning of the stretch.
        var next = shown(segment.before(first) ?? first, in: segment)
        while let cell = next {
            let start = max(segment.edge(of: cell), visible.start)
            guard start <= through else { return false }
            let after = segment.after(cell)
            let end = min(after.map(segment.edge) ?? segment.end, visible.end)
            next = after.flatMap { shown($0, in: segment) }
            if end > start, end >= from, let pixel = pixel(of: cell), body(pixel, start, end) { return true }
            if segment.edge(of: cell) >= visible.end { return false }
        }
        return false
    }
}

extension Placement {
    /// The drawn pixels of a stretch of an axis, in the order of the view's axis. Each is cut to the stretch.
    struct AxisCells: IteratorProtocol {
        /// A drawn pixel of the mask.
        struct Cell {
            let pixel: Int
            let start: Double
            let end: Double
        }

        private let axis: Axis
        private let low: Double
        private let high: Double
        private var number = 0
        private var segment: AxisSegment
        private var cell: AxisSegment.Cell?
        /// How many more cells of a repeated middle there may be.
        private var repeatedLeft = Axis.mostRepeated

        init(_ axis: Axis, from low: Double, to high: Double) {
            (self.axis, self.low, self.high) = (axis, max(low, axis.visibleStart), min(high, axis.visibleEnd))
            segment = axis.segment(0)
        }

        mutating func next() -> Cell? {
            while number < Axis.segmentCount {
                let (start, end) = (max(segment.start, low), min(segment.end, high))
                guard end > start, segment.period == 0 || repeatedLeft > 0,
                    let current = (cell ?? segment.cell(at: start)).flatMap({ axis.shown($0, in: segment) })
                else {
                    advance()
                    continue
                }
                if segment.period > 0 { repeatedLeft -= 1 }
                let from = max(segment.edge(of: current), start)
                let after = segment.after(current)
                let to = min(after.map(segment.edge) ?? segment.end, end)
                if after != nil, to < end { cell = after } else { advance() }
                if to > from, let pixel = axis.pixel(of: current) { return Cell(pixel: pixel, start: from, end: to) }
            }
            return nil
        }

        private mutating func advance() {
            number += 1
            cell = nil
            if number < Axis.segmentCount { segment = axis.segment(number) }
        }
    }
}
