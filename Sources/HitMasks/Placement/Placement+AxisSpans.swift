extension Placement {
    /// A part of an axis that shows part of the picture once and in one size.
    struct AxisSpan: Sendable {
        let axis: Axis
        let segment: AxisSegment
        /// The number of the repetition.
        let turn: Double
        /// Where the span begins. Unit: points of the view.
        let start: Double
        /// Where the span ends.
        let end: Double

        /// The part of the mask that is shown. Unit: pixels.
        var shown: (low: Double, high: Double) {
            let (one, other) = (position(at: start), position(at: end))
            let (low, high) = axis.isReversed ? (Double(axis.count) - other, Double(axis.count) - one) : (one, other)
            return (Double(axis.origin) + low, Double(axis.origin) + high)
        }

        private func position(at x: Double) -> Double {
            min(max(segment.position(at: x) - turn * segment.period, segment.low), segment.high)
        }

        /// Where the span shows a position in the mask, or nil if it does not. The far edge of what is shown is taken in.
        func viewPosition(of stored: Double) -> Double? {
            let position = stored - Double(axis.origin)
            let drawn = axis.isReversed ? Double(axis.count) - position : position
            guard drawn >= segment.low, drawn <= segment.high else { return nil }
            let x = segment.viewPosition(of: drawn, turn: turn)
            return x >= start && x <= end ? x : nil
        }

        /// From a position in the mask to a point of the view: slope · position + offset.
        var line: (slope: Double, offset: Double) {
            let slope = segment.points.value / segment.pixels
            let zero = segment.anchor.value + (turn * segment.period - segment.source) * slope
            let origin = Double(axis.origin)
            guard axis.isReversed else { return (slope, zero - origin * slope) }
            return (-slope, zero + (Double(axis.count) + origin) * slope)
        }

        /// Where a pixel of the mask is shown, or nil if it is not.
        func place(of pixel: Int) -> (start: Double, end: Double)? {
            guard let drawn = axis.drawn(pixel), segment.shows(drawn) else { return nil }
            let cell = AxisSegment.Cell(turn: turn, pixel: drawn)
            let (low, high) = (max(segment.edge(of: cell), start), min(segment.end(of: cell), end))
            return high > low ? (low, high) : nil
        }
    }

    /// The spans of an axis that can be hit, in the order of the view's axis.
    struct AxisSpans: Sequence, IteratorProtocol, Sendable {
        let axis: Axis
        private var number = 0
        private var turn: Double?
        /// The drawn pixel whose segments are walked; all are if there is none.
        private var drawn: Double?

        init(_ axis: Axis) { self.axis = axis }

        /// Those of the segments that show a pixel of the mask; of the segments that are repeated, the first or last repetition may
        /// be cut before it.
        init(_ axis: Axis, showing pixel: Int) {
            self.axis = axis
            drawn = axis.drawn(pixel)
            if drawn == nil { number = Axis.segmentCount }
        }

        mutating func next() -> AxisSpan? {
            while number < Axis.segmentCount {
                let segment = axis.segment(number)
                let start = Swift.max(segment.start, axis.visibleStart)
                let end = Swift.min(segment.end, axis.visibleEnd)
                let isWalked = end > start && drawn.map(segment.shows) ?? true
                guard isWalked, let turn = turn ?? segment.cell(at: start)?.turn, turn < 0x1p52 else {
                    advance()
                    continue
                }
                let first = segment.edge(of: .init(turn: turn, pixel: segment.low))
                var last = end
                if segment.period > 0 {
                    last = Swift.min(end, segment.edge(of: .init(turn: turn + 1, pixel: segment.low)))
                }
                let span = AxisSpan(
                    axis: axis, segment: segment, turn: turn, start: Swift.max(first, start), end: last)
                self.turn = turn + 1
                if last >= end { advance() }
                if span.end > span.start { return span }
            }
            return nil
        }

        private mutating func advance() {
            number += 1
            turn = nil
        }
    }
}

// Single spans, where there may be too many to go through all.
extension Placement.Axis {
    /// The numbers of a segment's first and last repetition that can be hit; nil if there is none. The last one is infinite
    /// where a number can no longer tell it from the one before.
    func turns(of segment: Placement.AxisSegment) -> (first: Double, last: Double)? {
        let (start, end) = (max(segment.start, visibleStart), min(segment.end, visibleEnd))
        guard end > start, let first = segment.cell(at: start)?.turn else { return nil }
        return (first, segment.cell(at: end.nextDown)?.turn ?? .infinity)
    }

    /// A repetition of a segment, as far as it can be hit.
    func span(of segment: Placement.AxisSegment, turn: Double) -> Placement.AxisSpan? {
        var (start, end) = (max(segment.start, visibleStart), min(segment.end, visibleEnd))
        if segment.period > 0 {
            start = max(start, segment.edge(of: .init(turn: turn, pixel: segment.low)))
            end = min(end, segment.edge(of: .init(turn: turn + 1, pixel: segment.low)))
        }
        guard end > start else { return nil }
        return Placement.AxisSpan(axis: self, segment: segment, turn: turn, start: start, end: end)
    }

    /// Where a pixel of the mask is shown; of repetitions only the nearest to a point of the view, and those beside it,
    /// where that one is cut.
    func places(of pixel: Int, near x: Double) -> [(start: Double, end: Double)] {
        var places: [(start: Double, end: Double)] = []
        for number in 0..<Placement.Axis.segmentCount {
            let segment = segment(number)
            guard let turns = turns(of: segment) else { continue }
            let (start, end) = (max(segment.start, visibleStart), min(segment.end, visibleEnd))
            let nearest = segment.cell(at: min(max(x, start), end.nextDown))?.turn ?? turns.first
            for turn in [nearest - 1, nearest, nearest + 1] where turn >= turns.first && turn <= turns.last {
                if let place = span(of: segment, turn: turn)?.place(of: pixel) { places.append(place) }
            }
        }
        return places
    }
}
