/// What decides how one axis of a picture is laid into one axis of a view.
struct AxisLayout {
    /// Where the picture begins in the view. Unit: points.
    var start: DoubleDouble
    /// The length of the picture in the view. Unit: points.
    var length: DoubleDouble
    /// The number of the picture's pixels, a part of one at its end counted as one.
    var count: Int
    /// The length of the picture; a fraction if its last pixel is but partly in it. Unit: pixels.
    var extent: Double
    /// The pixels of the picture that make a point.
    var scale: Double
    /// Whether the picture lies along the axis the other way round than it is shown.
    var isReversed = false
    /// Whether the shown picture's first pixel is the last one of the stored one.
    var isStoredReversed = false
    /// The length of the cap at the picture's first pixel, at its last one, and of what lies between. Unit: points.
    var caps: (first: Double, last: Double, center: Double?)?
    /// The length of a pixel of the art; less than 1 in a mask of lower detail. Unit: pixels.
    var artPixel = 1.0
    /// Whether the middle is repeated.
    var isTiled = false

    /// The three segments, or nil if there is nothing to see.
    func segments() -> (near: Placement.AxisSegment, middle: Placement.AxisSegment, far: Placement.AxisSegment)? {
        let end = start + length
        guard count > 0, extent > 0, length.value > 0, end.value > start.value, end.value.isFinite, scale > 0,
            scale.isFinite
        else { return nil }
        let (pictureLow, pictureHigh) = pictureSpan
        let first = cap(caps?.first)
        let last = cap(caps?.last)
        var (low, high, isBoundary) = middlePixels(first: first, last: last)
        // As in UIKit, a middle of one pixel is stretched: it looks the same, unless a cap ends within a pixel.
        let isTiled = isTiled && !isBoundary && (high - low - artPixel).magnitude > artPixel * AxisLayout.leastMiddle
        let (nearPixels, farPixels) = isReversed ? (last, first) : (first, last)
        (low, high) = isReversed ? (pictureHigh - high, pictureHigh - low) : (pictureLow + low, pictureLow + high)

        let (nearEnd, farStart) = capEnds(near: nearPixels, far: farPixels, end: end)
        let near = Placement.AxisSegment(from: start, to: nearEnd, low: pictureLow, high: pictureLow + nearPixels)
        let far = Placement.AxisSegment(from: farStart, to: end, low: pictureHigh - farPixels, high: pictureHigh)
        var middle = Placement.AxisSegment(from: nearEnd, to: farStart, low: low, high: high)
        if isTiled {
            (middle.pixels, middle.points, middle.period) = (scale, DoubleDouble(1), high - low)
            if isReversed { (middle.anchor, middle.source) = (farStart, high) }
        }
        return (near, middle, far)
    }

    /// Where the picture begins and ends among its pixels, counted along the axis: a part of a pixel lies at the beginning
    /// if the stored picture's end does.
    var pictureSpan: (low: Double, high: Double) {
        isReversed == isStoredReversed ? (0, extent) : (Double(count) - extent, Double(count))
    }

    /// A middle of less is none, so that its repetitions can be counted. Unit: pixels.
    private static let leastMiddle = 0x1p-20

    /// The pixels of a cap: not below zero, not more than there are.
    private func cap(_ points: Double?) -> Double {
        guard let points, points * scale > 0 else { return 0 }
        return min(points * scale, extent)
    }

    /// The pixels that fill the room between the caps. Where the caps leave none, it is the one at the boundary.
    private func middlePixels(first: Double, last: Double) -> (low: Double, high: Double, isBoundary: Bool) {
        var high = extent - last
        if let center = caps?.center { high = min(high, first + center * scale) }
        if high - first > AxisLayout.leastMiddle { return (first, high, false) }
        // How far the shown picture's beginning lies within a pixel.
        let offset = isStoredReversed ? Double(count) - extent : 0
        let boundary = min(floored(first + offset), Double(count - 1)) - offset
        return (max(boundary, 0), min(boundary + 1, extent), true)
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
