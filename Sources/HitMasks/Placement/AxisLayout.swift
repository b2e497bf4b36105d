/// What decides how one axis of a picture is laid into one axis of a view.
struct AxisLayout {
    /// Where the picture begins in the view. Unit: points.
    var start: DoubleDouble
    /// The length of the picture in the view. Unit: points.
    var length: DoubleDouble
    /// The number of the picture's pixels.
    var count: Int
    /// The pixels of the picture that make a point.
    var scale: Double
    /// Whether the picture's first pixel lies at the high end of the axis.
    var isReversed = false
    /// The length of the cap at the picture's first pixel, at its last one, and of what lies between. Unit: points.
    var caps: (first: Double, last: Double, center: Double?)?
    /// Whether the middle is repeated.
    var isTiled = false

    /// The three segments, or nil if there is nothing to see.
    func segments() -> (near: Placement.AxisSegment, middle: Placement.AxisSegment, far: Placement.AxisSegment)? {
        let end = start + length
        guard count > 0, length.value > 0, end.value > start.value, end.value.isFinite, scale > 0, scale.isFinite
        else { return nil }
        let total = Double(count)
        let first = cap(caps?.first)
        let last = cap(caps?.last)
        var (low, high) = middlePixels(first: first, last: last)
        // As in UIKit, a middle of one pixel is stretched: it looks the same, unless a cap ends within a pixel.
        let isTiled = isTiled && high - low != 1
        let (nearPixels, farPixels) = isReversed ? (last, first) : (first, last)
        if isReversed { (low, high) = (total - high, total - low) }

        let (nearEnd, farStart) = capEnds(near: nearPixels, far: farPixels, end: end)
        let near = Placement.AxisSegment(from: start, to: nearEnd, low: 0, high: nearPixels)
        let far = Placement.AxisSegment(from: farStart, to: end, low: total - farPixels, high: total)
        var middle = Placement.AxisSegment(from: nearEnd, to: farStart, low: low, high: high)
        if isTiled {
            (middle.pixels, middle.points, middle.period) = (scale, DoubleDouble(1), high - low)
            if isReversed { (middle.anchor, middle.source) = (farStart, high) }
        }
        return (near, middle, far)
    }

    /// A middle of less is none, so that its repetitions can be counted. Unit: pixels.
    private static let leastMiddle = 0x1p-20

    /// The pixels of a cap: not below zero, not more than there are.
    private func cap(_ points: Double?) -> Double {
        guard let points, points * scale > 0 else { return 0 }
        return min(points * scale, Double(count))
    }

    /// The pixels that fill the room between the caps. Where the caps leave none, it is the one at the boundary.
    private func middlePixels(first: Double, last: Double) -> (low: Double, high: Double) {
        var high = Double(count) - last
        if let center = caps?.center { high = min(high, first + center * scale) }
        if high - first > AxisLayout.leastMiddle { return (first, high) }
        let boundary = min(floored(first), Double(count - 1))
        return (boundary, boundary + 1)
    }

    /// Where the near cap ends and the far one begins. Caps that do not fit shrink in proportion.
    private func capEnds(near: Double, far: Double, end: DoubleDouble) -> (near: DoubleDouble, far: DoubleDouble) {
        let (nearLength, farLength) = (DoubleDouble(near) / scale, DoubleDouble(far) / scale)
        let rest = length - nearLength - farLength
        if rest.value > 0 { return (start + nearLength, end - farLength) }
        let boundary = rest.value == 0 ? start + nearLength : start + length * near / (near + far)
        return (boundary, boundary)
    }
}
