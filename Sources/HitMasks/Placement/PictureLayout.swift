/// Gives a picture its rectangle of a view, and each axis its segments.
struct PictureLayout {
    /// The picture's part of the mask. Unit: pixels.
    let art: PixelRect
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

    init(art: PixelRect, scale: Double, orientation: HitMask.Orientation) {
        let limit = -PictureLayout.longestSide...PictureLayout.longestSide
        let fits =
            limit.contains(art.x) && limit.contains(art.y) && limit.contains(art.width)
            && limit.contains(art.height)
        self.art = fits && !art.isEmpty ? art : .empty
        self.scale = scale
        self.orientation = orientation
    }

    /// The pixels of the picture as it is shown.
    private var shownCount: (width: Int, height: Int) {
        orientation.isTransposed ? (art.height, art.width) : (art.width, art.height)
    }

    /// The size of the picture in the view. Unit: points.
    private var shownSize: (width: DoubleDouble, height: DoubleDouble) {
        let (width, height) = (Double(shownCount.width), Double(shownCount.height))
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
            return (DoubleDouble(width) / scale, DoubleDouble(height) / scale)
        }
    }

    /// The axis from left to right, of a mask with so many pixels along it.
    func horizontal(of maskCount: Int, clip: (start: Double, end: Double)?) -> Placement.Axis {
        let isReversed = flip.contains(.horizontal)
        let alignment = contentMode.horizontalAlignment
        var layout = AxisLayout(
            start: room.across.start, length: shownSize.width, count: shownCount.width, scale: scale,
            isReversed: isReversed)
        layout.start = layout.start + (room.across.length - layout.length) * (isReversed ? 1 - alignment : alignment)
        if let slices {
            layout.caps = (slices.capInsets.left, slices.capInsets.right, slices.center?.width)
            layout.isTiled = slices.resizing == .tile
        }
        return axis(
            layout, reversedStore: orientation.isReversedAcross, origin: orientation.isTransposed ? art.y : art.x,
            of: maskCount, clip: clip)
    }

    /// The axis from top to bottom, of a mask with so many pixels along it.
    func vertical(of maskCount: Int, clip: (start: Double, end: Double)?) -> Placement.Axis {
        let isReversed = flip.contains(.vertical)
        let alignment = contentMode.verticalAlignment
        var layout = AxisLayout(
            start: room.down.start, length: shownSize.height, count: shownCount.height, scale: scale,
            isReversed: isReversed)
        layout.start = layout.start + (room.down.length - layout.length) * (isReversed ? 1 - alignment : alignment)
        if let slices {
            layout.caps = (slices.capInsets.top, slices.capInsets.bottom, slices.center?.height)
            layout.isTiled = slices.resizing == .tile
        }
        return axis(
            layout, reversedStore: orientation.isReversedDown, origin: orientation.isTransposed ? art.x : art.y,
            of: maskCount, clip: clip)
    }

    private func axis(
        _ layout: AxisLayout, reversedStore: Bool, origin: Int, of maskCount: Int, clip: (start: Double, end: Double)?
    ) -> Placement.Axis {
        guard let segments = layout.segments() else { return Placement.Axis() }
        var axis = Placement.Axis(near: segments.near, middle: segments.middle, far: segments.far)
        (axis.pictureStart, axis.pictureEnd) = (layout.start, layout.start + layout.length)
        axis.count = layout.count
        axis.isReversed = layout.isReversed != reversedStore
        axis.origin = origin
        axis.limit = maskCount
        let before = Double(max(0, origin))
        let behind = Double(max(0, maskCount - origin - layout.count))
        (axis.lowBorder, axis.highBorder) = axis.isReversed ? (behind, before) : (before, behind)
        (axis.visibleStart, axis.visibleEnd) = (axis.border(before: true).start, axis.border(before: false).end)
        if let clip {
            axis.visibleStart = max(axis.visibleStart, clip.start)
            axis.visibleEnd = min(axis.visibleEnd, clip.end)
        }
        return axis
    }
}
