import HitMasks

/// A picture inside of a sheet: where its pixels are stored, and where they belong in the canvas that the artist drew on.
///
/// A packer cuts off transparent borders and may turn what is left. The mask of a frame is made in the canvas before
/// that, so that it lies on the art as the app shows it.
package struct SheetFrame: Sendable, Hashable {
    /// How a frame is stored, relative to how it is shown.
    package enum Turn: Sendable, Hashable, CaseIterable {
        /// As it is shown.
        case none
        /// A quarter to the right: what was on top is on the right.
        case clockwise
        /// A quarter to the left: what was on top is on the left.
        case counterClockwise
        /// By half a turn.
        case half

        /// Whether width and height are exchanged.
        package var exchangesSides: Bool { self == .clockwise || self == .counterClockwise }
    }

    /// The name, exactly as in the sheet: an extension or `@2x` in it is part of the name.
    package let name: String
    /// The number that tells frames of one name apart (`index` of libGDX), or nil.
    package let index: Int?
    /// Where the pixels are stored in the page, turned as they are.
    package let stored: PixelRect
    /// How they are turned there.
    package let turn: Turn
    /// The part of the source canvas that they show.
    package let kept: PixelRect
    /// The width of the source canvas.
    package let sourceWidth: Int
    /// The height of the source canvas.
    package let sourceHeight: Int
    /// How long the frame is shown, in milliseconds, where the sheet says so.
    package let duration: Int?
    /// The line that describes the frame, or nil where there is no descriptor.
    package let line: Int?
    /// The frame whose pixels these are, where this is a second name for them.
    package internal(set) var aliasOf: String?

    /// The greatest width and height of a canvas, and the greatest coordinate.
    static let maximumSide = 65_535

    /// Describes a frame by where it is stored, its own size before any turn, and its place in its canvas.
    init(
        _ name: String, index: Int? = nil, x: Int, y: Int, turn: Turn = .none, kept: PixelRect, sourceWidth: Int,
        sourceHeight: Int, duration: Int? = nil, line: Int?
    ) {
        self.name = name
        self.index = index
        self.turn = turn
        self.kept = kept
        let (width, height) = turn.exchangesSides ? (kept.height, kept.width) : (kept.width, kept.height)
        stored = PixelRect(x: x, y: y, width: width, height: height)
        self.sourceWidth = sourceWidth
        self.sourceHeight = sourceHeight
        self.duration = duration
        self.line = line
    }

    /// The same pixels under another name.
    func alias(_ name: String, line: Int) -> SheetFrame {
        var alias = SheetFrame(
            name, index: index, x: stored.x, y: stored.y, turn: turn, kept: kept, sourceWidth: sourceWidth,
            sourceHeight: sourceHeight, duration: duration, line: line)
        alias.aliasOf = self.name
        return alias
    }

    /// Whether the other frame has the same pixels in the same place and is shown as long.
    func hasSameContent(as other: SheetFrame) -> Bool {
        stored == other.stored && turn == other.turn && kept == other.kept && duration == other.duration
            && sourceWidth == other.sourceWidth && sourceHeight == other.sourceHeight
    }

    /// Makes sure that the frame lies in its canvas, and that a mask of the canvas can be made.
    func checkSource(maximumPixels: Int) throws(SheetError) {
        let range = 1...Self.maximumSide
        guard range.contains(sourceWidth), range.contains(sourceHeight) else {
            throw SheetError(line: line, .sourceSize(name: name, width: sourceWidth, height: sourceHeight))
        }
        // Both sides were checked, so that nothing overflows.
        guard sourceWidth * sourceHeight <= maximumPixels else {
            throw SheetError(
                line: line, .tooManyPixels(name: name, found: sourceWidth * sourceHeight, limit: maximumPixels))
        }
        guard kept.lies(inWidth: sourceWidth, height: sourceHeight) else {
            throw SheetError(
                line: line, .outsideSource(name: name, frame: kept, width: sourceWidth, height: sourceHeight))
        }
    }

    /// Makes sure that the frame lies in its picture.
    func check(pictureWidth width: Int, height: Int) throws(SheetError) {
        guard stored.lies(inWidth: width, height: height) else {
            throw SheetError(line: line, .outsidePicture(name: name, frame: stored, width: width, height: height))
        }
    }
}

extension PixelRect {
    /// Whether the rectangle lies in a canvas. Its coordinates are of 32 bits at most, so that nothing overflows.
    fileprivate func lies(inWidth canvasWidth: Int, height canvasHeight: Int) -> Bool {
        x >= 0 && y >= 0 && width >= 0 && height >= 0 && x + width <= canvasWidth && y + height <= canvasHeight
    }
}
