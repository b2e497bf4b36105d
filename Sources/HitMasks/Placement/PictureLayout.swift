/// Gives a picture its rectangle of a view, and each axis its segments.
struct PictureLayout {
    /// The picture's part of the mask, a part of a pixel at the right and at the bottom counted as one. Unit: pixels.
    let art: PixelRect
    /// The size of the picture, with a part of a pixel as it is. Unit: pixels.
    private let extent: HitMask.Size
    /// The size of the picture in points, if it is not that in pixels divided by the scale.
    var naturalSize: HitMask.Size?
    /// The length of a pixel of the art. Unit: pixels of the mask.
    var artPixel = 1.0
    let scale: Double
    let orientation: HitMask.Orientation
    var contentMode = Placement.ContentMode.scaleToFill
    var slices: HitMask.Slices?
    /// Which axes of the view run against the shown picture.
    var flip: Placement.Flip = []
    /// The part of the view that the picture is laid into.
    var room = Room()

    /// A rectangle of the view, less its insets.
    struct Room {
        var across = (start: DoubleDouble(0), length: DoubleDouble(0))
        var down = (start: DoubleDouble(0), length: DoubleDouble(0))

        init() {}

        init(of bounds: HitMask.Rect, less insets: HitMask.Insets) {
            across = Room.side(bounds.x, bounds.width, insets.left, insets.right)
            down = Room.side(bounds.y, bounds.height, insets.top, insets.bottom)
        }

        private static func side(
            _ start: Double, _ length: Double, _ near: Double, _ far: Double
        ) -> (start: DoubleDouble, length: DoubleDouble) {
            let near = DoubleDouble(near)
            return (DoubleDouble(start) + near, DoubleDouble(length) - near - DoubleDouble(far))
        }
    }

    /// Sides beyond this belong to no picture.
    private static let longestSide = 1 << 20

    init(art: PixelRect, extent: HitMask.Size? = nil, scale: Double, orientation: HitMask.Orientation) {
        let limit = -PictureLayout.longestSide...PictureLayout.longestSide
        let fits =
            limit.contains(art.x) && limit.contains(art.y) && limit.contains(art.width)
            && limit.contains(art.height)
        self.art = fits && !art.isEmpty ? art : .empty
        let whole = HitMask.Size(width: Double(self.art.width), height: Double(self.art.height))
        self.extent = extent ?? whole
        self.scale = scale
        self.orientation = orientation
    }

    /// The pixels of the picture as it is shown.
    private var shownCount: (width: Int, height: Int) {
        orientation.isTransposed ? (art.height, art.width) : (art.width, art.height)
    }

    /// The length of the picture's sides as it is shown. Unit: pixels.
    private var shownExtent: (width: Double, height: Double) {
        orientation.isTransposed ? (extent.height, extent.width) : (extent.width, extent.height)
    }

    /// The size of the picture in the view. Unit: points.
    private var shownSize: (width: DoubleDouble, height: DoubleDouble) {
        let (width, height) = shownExtent
        switch contentMode {
        case .scaleToFill, .redraw:
            return (room.across.length, room.down.length)
        case .scaleAspectFit, .scaleAspectFill:
            let isWider = (room.down.length * width - room.across.length * height).value > 0
            let spansWidth = isWider == (contentMode == .scaleAspectFit)
            return spansWidth
                ? (room.across.length, room.across.length * height / width)
                : (room.down.length * width / height, room.down.length)
        default:
            if let natural = naturalSize {
                let (across, down) = (DoubleDouble(natural.width), DoubleDouble(natural.height))
                return orientation.isTransposed ? (down, across) : (across, down)
            }
            return (DoubleDouble(width) / scale, DoubleDouble(height) / scale)
        }
    }

    /// The axis from left to right, of a mask with so many pixels along it.
    func horizontal(of maskCount: Int, clip: (start: Double, end: Double)?) -> Placement.Axis {
        let isReversed = flip.contains(.horizontal)
        let alignment = contentMode.horizontalAlignment
        var layout = AxisLayout(
            start: room.across.start, length: shownSize.width, count: shownCount.width, extent: shownExtent.width,
            scale: scale, isReversed: isReversed, isStoredReversed: orientation.isReversedAcross)
        layout.start = layout.start + (room.across.length - layout.length) * (isReversed ? 1 - alignment : alignment)
        if let slices {
            layout.caps = (slices.capInsets.left, slices.capInsets.right, slices.center?.width)
            layout.artPixel = artPixel
            layout.isTiled = slices.resizing == .tile
        }
        return axis(
            layout, origin: orientation.isTransposed ? art.y : art.x,
            of: maskCount, clip: clip)
    }

    /// The axis from top to bottom, of a mask with so many pixels along it.
    func vertical(of maskCount: Int, clip: (start: Double, end: Double)?) -> Placement.Axis {
        let isReversed = flip.contains(.vertical)
        let alignment = contentMode.verticalAlignment
        var layout = AxisLayout(
            start: room.down.start, length: shownSize.height, count: shownCount.height, extent: shownExtent.height,
            scale: scale, isReversed: isReversed, isStoredReversed: orientation.isReversedDown)
        layout.start = layout.start + (room.down.length - layout.length) * (isReversed ? 1 - alignment : alignment)
        if let slices {
            layout.caps = (slices.capInsets.top, slices.capInsets.bottom, slices.center?.height)
            layout.artPixel = artPixel
            layout.isTiled = slices.resizing == .tile
        }
        return axis(
            layout, origin: orientation.isTransposed ? art.x : art.y,
            of: maskCount, clip: clip)
    }

    private func axis(
        _ layout: AxisLayout, origin: Int, of maskCount: Int, clip: (start: Double, end: Double)?
    ) -> Placement.Axis {
        guard let segments = layout.segments() else { return Placement.Axis() }
        var axis = Placement.Axis(near: segments.near, middle: segments.middle, far: segments.far)
        (axis.pictureStart, axis.pictureEnd) = (layout.start, layout.start + layout.length)
        axis.count = layout.count
        axis.isReversed = layout.isReversed != layout.isStoredReversed
        (axis.pictureLow, axis.pictureHigh) = layout.pictureSpan
        axis.origin = origin
        axis.limit = maskCount
        let before = Double(max(0, origin))
        let behind = max(0, Double(maskCount - origin) - layout.extent)
        (axis.lowBorder, axis.highBorder) = axis.isReversed ? (behind, before) : (before, behind)
        (axis.visibleStart, axis.visibleEnd) = (axis.border(before: true).start, axis.border(before: false).end)
        if let clip {
            axis.visibleStart = max(axis.visibleStart, clip.start)
            axis.visibleEnd = min(axis.visibleEnd, clip.end)
        }
        return axis
    }
}
