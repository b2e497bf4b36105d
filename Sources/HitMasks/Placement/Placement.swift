/// A mask laid into a view: which pixel lies under a point of the view, and where in the view a pixel is drawn.
///
/// It maps points through the geometry that draws the picture, so what looks opaque is what is hit. Make one when a view
/// is laid out and ask it at each tap.
///
///     let placement = Placement(mask, in: HitMask.Size(width: 200, height: 60), contentMode: .scaleAspectFit)
///     placement.contains(HitMask.Point(x: 100, y: 30))   // whether the middle of the view shows an opaque pixel
///     placement.contains(HitMask.Point(x: 200, y: 30))   // false: the right edge is outside
///     placement.contains(HitMask.Point(x: .nan, y: 30))  // false: nowhere
///
/// A picture's pixel covers x ..< x + 1, y ..< y + 1 of what is drawn, also where it is drawn mirrored: left and top edges
/// belong to a pixel, right and bottom edges do not. (Where y points up, bottom edges do and top edges do not.)
///
/// A view whose width or height is zero, negative or not a number hits nothing, nor does a transform that flattens the
/// plane.
public struct Placement: Sendable {
    /// The mask that is asked.
    public let mask: HitMask
    /// The view, in the coordinates that points are given in before ``transform`` moves it. Unit: points.
    public let bounds: HitMask.Rect
    /// From the untransformed view to the points that are asked about, with the pivot worked in.
    public let transform: HitMask.AffineTransform
    /// Whether what lies outside of ``bounds`` is cut off and cannot be hit.
    public let clipsToBounds: Bool
    /// Whether the picture's rows lie along the view's columns.
    let isTransposed: Bool
    let horizontal: Axis
    let vertical: Axis
    /// From the points that are asked about to the untransformed view; nil if that is the same.
    let toView: HitMask.AffineTransform?

    /// Lays a mask into a rectangle.
    ///
    /// First the picture is turned by its `orientation` and takes its natural size: its pixels divided by its `scale`.
    /// The `contentMode` then gives it a rectangle of the view, less the `insets`; `slices` say how it fills that rectangle.
    /// `flip` mirrors the result within the view less its insets: a picture on the left goes to the right, as all of a
    /// right-to-left layout does. (To mirror a picture where it is, give it the orientation `.upMirrored`.) Last,
    /// `transform` moves the view itself.
    ///
    /// - Parameters:
    ///   - mask: The mask.
    ///   - bounds: The view. Its origin is the point of its top left corner; of its bottom left one if y points up.
    ///   - scale: Pixels of the mask per point, if not the mask's own. One that is not above zero hits nothing.
    ///   - contentMode: How the picture fills the view.
    ///   - slices: The caps that keep their size, and how the rest fills its room. Unit: points of the turned picture. Caps
    ///     of zero that are tiled repeat the whole picture. The mask's own, if nil and it has any; caps of zero that are
    ///     stretched take no notice of those.
    ///   - orientation: How the stored picture is turned to be shown.
    ///   - flip: Whether the picture is mirrored within the view; `.horizontal` for a right-to-left layout.
    ///   - yAxis: Whether y grows downwards, as in UIKit, or upwards, as in AppKit and SpriteKit. It counts for points,
    ///     bounds, pivot and transform; top stays top.
    ///   - insets: Distances from the edges of the view to the room for the picture. To lay a picture out by its alignment
    ///     rectangle, give that rectangle as `bounds`, and its alignment insets as negative insets.
    ///   - transform: What moves the view, as `UIView.transform` does: turns, scales and mirrors around the pivot, and
    ///     shifts. Negative factors mirror.
    ///   - pivot: The point that turns and scales leave where it is; the middle of the view if nil.
    ///   - clipsToBounds: Whether what lies outside of the view cannot be hit.
    ///   - artBounds: The art's part of a mask that is larger because of an outset; the view's geometry is the art's. What
    ///     the mask has around it lies around the art, at the size of the art's outermost pixels. A part that reaches
    ///     beyond the mask is transparent there. The mask's own, if nil: in a mask of lower detail it may end within a pixel.
    ///     Unit: pixels.
    public init(
        _ mask: HitMask, in bounds: HitMask.Rect, scale: Double? = nil, contentMode: ContentMode = .scaleToFill,
        slices: HitMask.Slices? = nil, orientation: HitMask.Orientation = .up, flip: Flip = [],
        yAxis: YAxis = .down, insets: HitMask.Insets = .zero, transform: HitMask.AffineTransform = .identity,
        pivot: HitMask.Point? = nil, clipsToBounds: Bool = true, artBounds: PixelRect? = nil
    ) {
        self.mask = mask
        self.bounds = bounds
        self.clipsToBounds = clipsToBounds
        self.transform = transform.around(pivot ?? bounds.center)
        isTransposed = orientation.isTransposed
        var layout = PictureLayout(
            art: artBounds ?? mask.artPixels, extent: artBounds == nil ? mask.artBounds.size : nil,
            scale: scale ?? mask.scale, orientation: orientation)
        if artBounds == nil, scale == nil { layout.naturalSize = mask.size }
        if artBounds == nil { layout.artPixel = mask.storedTraits.source.detail.value }
        layout.contentMode = contentMode
        layout.slices = slices ?? mask.slices
        layout.flip = yAxis == .up ? flip.symmetricDifference(.vertical) : flip
        layout.room = .init(of: bounds, less: yAxis == .up ? insets.upsideDown : insets)
        let inverse = transform == .identity ? transform : self.transform.inverted
        toView = transform == .identity ? nil : inverse
        let isVisible = !bounds.isEmpty && inverse != nil
        let size = isTransposed ? (mask.height, mask.width) : (mask.width, mask.height)
        let clip = clipsToBounds ? bounds : nil
        horizontal = isVisible ? layout.horizontal(of: size.0, clip: clip.map { ($0.x, $0.maxX) }) : Axis()
        vertical = isVisible ? layout.vertical(of: size.1, clip: clip.map { ($0.y, $0.maxY) }) : Axis()
    }

    /// Lays a mask into a view of a size whose corner is the origin: ``init(_:in:scale:contentMode:slices:orientation:flip:yAxis:insets:transform:pivot:clipsToBounds:artBounds:)-(_,HitMask.Rect,_,_,_,_,_,_,_,_,_,_,_)``.
    public init(
        _ mask: HitMask, in size: HitMask.Size, scale: Double? = nil, contentMode: ContentMode = .scaleToFill,
        slices: HitMask.Slices? = nil, orientation: HitMask.Orientation = .up, flip: Flip = [],
        yAxis: YAxis = .down, insets: HitMask.Insets = .zero, transform: HitMask.AffineTransform = .identity,
        pivot: HitMask.Point? = nil, clipsToBounds: Bool = true, artBounds: PixelRect? = nil
    ) {
        self.init(
            mask, in: HitMask.Rect(size: size), scale: scale, contentMode: contentMode, slices: slices,
            orientation: orientation, flip: flip, yAxis: yAxis, insets: insets, transform: transform, pivot: pivot,
            clipsToBounds: clipsToBounds, artBounds: artBounds)
    }
}

extension HitMask.AffineTransform {
    /// The transform with another origin.
    fileprivate func around(_ pivot: HitMask.Point) -> HitMask.AffineTransform {
        guard self != .identity else { return self }
        return HitMask.AffineTransform(translationX: -pivot.x, y: -pivot.y).concatenating(self)
            .concatenating(HitMask.AffineTransform(translationX: pivot.x, y: pivot.y))
    }
}

extension HitMask.Insets {
    fileprivate var upsideDown: HitMask.Insets {
        HitMask.Insets(top: bottom, left: left, bottom: top, right: right)
    }
}
