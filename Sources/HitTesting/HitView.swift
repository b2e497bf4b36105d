import HitMasks

/// A view that can be tapped, without a UI framework: a place in a tree, a shape, and rules for who gets the tap.
///
///     let root = HitView(frame: HitMask.Rect(x: 0, y: 0, width: 320, height: 480))
///     let button = HitView(frame: HitMask.Rect(x: 20, y: 20, width: 100, height: 44))
///     root.addSubview(button)
///     root.hitTest(HitMask.Point(x: 30, y: 30)) === button    // true
///     root.hitTest(HitMask.Point(x: 120, y: 30)) === button   // false: its right edge is outside
///
/// The words and the rules are those of UIKit where it has them: a child lies in the coordinates of its superview's
/// ``bounds``, later children lie in front. A tree is not `Sendable`: it belongs to one thread or one actor at a time.
open class HitView {
    /// A name for people. Nothing depends on it.
    public final var name = ""

    // What the walk reads is not watched for overlapping access at run time, which would take it most of its time. No
    // access here lasts longer than an assignment.
    @exclusivity(unchecked) final var geometry = ViewGeometry()
    /// The children from back to front.
    @exclusivity(unchecked) public final internal(set) var subviews: [HitView] = []
    /// The view that this one is in. It is not kept alive.
    public final internal(set) weak var superview: HitView?

    /// Whether the view and all in it are left out of sight and touch.
    @exclusivity(unchecked) public final var isHidden = false
    /// How much of it is seen, from 0 to 1. At 0.01 and below, and if it is not a number, nothing in it is touched.
    @exclusivity(unchecked) public final var alpha = 1.0
    /// Whether the view and what is in it can be touched.
    @exclusivity(unchecked) public final var isUserInteractionEnabled = true
    /// What of the view can be touched.
    @exclusivity(unchecked) public final var shape = HitShape.rectangle
    /// Makes the ``shape`` anew, at once and whenever the ``bounds`` change: for what is laid into the bounds, such as a
    /// mask by a content mode.
    public final var shapeForBounds: ((HitMask.Rect) -> HitShape)? { didSet { remakeShape() } }

    /// Whether subviews are cut off at the ``bounds``. What is cut off is not touched.
    @exclusivity(unchecked) public final var clipsToBounds = false { didSet { markStale() } }
    /// Whether what sticks out of the view can be touched there.
    @exclusivity(unchecked) public final var overflow = HitOverflow.never { didSet { markStale() } }
    /// How much smaller than the ``bounds`` the touch rectangle is; negative numbers make it larger, −40 by 40 points
    /// on that side.
    ///
    /// A rectangle, an ellipse and a shape of your own fill the touch rectangle. A mask and a path keep their place and
    /// are not enlarged: give those a ``slop``, which follows their outline.
    public final var touchInsets = HitMask.Insets.zero { didSet { updateTouchRect() } }
    /// The least width and height of the touch rectangle; 44 is usual for fingers. A smaller one grows evenly to both
    /// sides. One of no size does not.
    public final var minimumTouchSide = 0.0 { didSet { updateTouchRect() } }
    /// The rectangle, in the view's coordinates, in which it can be touched; empty where the bounds are.
    @exclusivity(unchecked) public final internal(set) var touchRect = HitMask.Rect(x: 0, y: 0, width: 0, height: 0)
    /// How far beside the shape a tap may be, in points of the view, if nothing else of that kind is nearer.
    ///
    /// An exact hit of a view with slop wins over all that is near. Else the nearest wins over an exact hit of what is
    /// behind it and has no slop. Give it to every target that stands beside another. Distances are compared in points
    /// of the view that is asked; under a transform that stretches, by the mean of all directions. They are known for
    /// rectangles and masks; views of other shapes have no slop.
    @exclusivity(unchecked) public final var slop = 0.0 { didSet { markStale() } }

    /// Which portions change when the superview changes its size.
    public final var autoresizingMask: AutoresizingMask = []
    /// Whether a change of size is passed on to the subviews by their ``autoresizingMask``.
    public final var autoresizesSubviews = true
    /// What ``layoutSubviews()`` does, for those who do not subclass.
    public final var onLayout: ((HitView) -> Void)? { didSet { setNeedsLayout() } }
    /// A new view has not been laid out.
    final var needsLayout = true
    /// Whether some view below needs layout, so that layout finds it without a look at every view.
    final var holdsNeedOfLayout = false

    @exclusivity(unchecked) final var ownPolicy = OwnPolicy.normal
    final weak var redirectTarget: HitView?
    /// Where an index knows this view, if one does.
    @exclusivity(unchecked) final var indexNode: IndexNode?

    /// Whether it is no subclass, so that nothing can be overridden.
    final let isPlain: Bool

    /// Makes a view with a frame.
    public init(frame: HitMask.Rect = HitMask.Rect(x: 0, y: 0, width: 0, height: 0)) {
        isPlain = type(of: self) == HitView.self
        geometry.set(frame: frame)
        touchRect = geometry.bounds
    }

    /// Whether the point, in the view's coordinates, counts as inside. To be overridden by views of their own shape; a
    /// subclass that only wants another area sets ``shape`` or ``touchInsets``.
    ///
    /// It is not asked for points that are infinite or not a number, nor if the view is hidden, clear or disabled.
    open func point(inside point: HitMask.Point) -> Bool {
        touchRect.contains(point) && shape.contains(point, touchRect: touchRect, bounds: bounds)
    }

    /// The last word of a view on who is hit at the point: `found` is what the walk has found in it, the view itself
    /// included, or nil. To be overridden by views that pass taps on.
    ///
    /// It takes the place of overriding UIKit's `hitTest(_:with:)`, with `found` for the result of `super`; the walk
    /// needs no recursion so. It is not asked if the view is hidden, clear or disabled, which is forgotten too easily.
    ///
    ///     override func hitTest(_ point: HitMask.Point, found: HitView?) -> HitView? {
    ///         found ?? (bounds.inset(by: HitMask.Insets(allSides: -40)).contains(point) ? self : nil)
    ///     }
    open func hitTest(_ point: HitMask.Point, found: HitView?) -> HitView? { found }

    /// A rectangle in the view's coordinates outside of which neither ``point(inside:)`` nor ``hitTest(_:found:)`` makes
    /// a hit of the view, or nil if there is none to name.
    ///
    /// A ``HitIndex`` asks for it. For `HitView` it is the touch rectangle; for a subclass, which may have overridden either
    /// method, it is nil, so that the index leaves it out at no point. Override it to have the subclass indexed.
    open var touchReach: HitMask.Rect? { isPlain ? touchRect : nil }

    /// Places the subviews, called by ``layoutIfNeeded()``. Calls ``onLayout``.
    open func layoutSubviews() { onLayout?(self) }

    deinit {
        // A chain of ten thousand views would run out of stack if each let go of the next.
        var pending = subviews
        subviews = []
        while var view = pending.popLast() {
            view.superview = nil
            guard isKnownUniquelyReferenced(&view) else { continue }
            pending.append(contentsOf: view.subviews)
            view.subviews = []
        }
    }
}
