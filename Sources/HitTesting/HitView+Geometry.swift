import HitMasks

extension HitView {
    /// The view's own coordinates: its size, and as origin the point of its content that lies in the top left corner, as
    /// scroll views move it. A new size keeps the ``center``.
    public final var bounds: HitMask.Rect {
        get { geometry.bounds }
        set { change { $0.set(bounds: newValue) } }
    }

    /// Where the ``anchorPoint`` lies in the superview.
    public final var center: HitMask.Point {
        get { geometry.center }
        set { change { $0.set(center: newValue) } }
    }

    /// The point that ``center`` places and around which ``transform`` turns, as fractions of the size: (0.5, 0.5) is
    /// the middle. A new one moves the view, not its ``center``.
    public final var anchorPoint: HitMask.Point {
        get { geometry.anchorPoint }
        set { change { $0.set(anchorPoint: newValue) } }
    }

    /// How the view is turned, scaled and moved around its ``anchorPoint``. One that flattens the view hits nothing.
    public final var transform: HitMask.AffineTransform {
        get { geometry.transform }
        set { change { $0.set(transform: newValue) } }
    }

    /// The least upright rectangle of the superview that holds the view.
    ///
    /// Under a transform it is not what is touched, and setting it sets size and place such that scaled and quarter-turned views
    /// read it back; for others set ``bounds`` and ``center``.
    public final var frame: HitMask.Rect {
        get { geometry.frame }
        set { change { $0.set(frame: newValue) } }
    }

    /// To be called when what the touch rectangle is made of has changed.
    final func updateTouchRect() {
        markStale()
        touchRect = geometry.bounds
        if touchInsets == .zero && !(minimumTouchSide > 0) || touchRect.isEmpty { return }
        touchRect = touchRect.inset(by: touchInsets)
        if touchRect.width < minimumTouchSide {
            touchRect.x -= (minimumTouchSide - touchRect.width) / 2
            touchRect.width = minimumTouchSide
        }
        if touchRect.height < minimumTouchSide {
            touchRect.y -= (minimumTouchSide - touchRect.height) / 2
            touchRect.height = minimumTouchSide
        }
    }

    private func change(_ body: (inout ViewGeometry) -> Void) {
        let old = geometry.bounds
        body(&geometry)
        updateTouchRect()
        if geometry.bounds != old { remakeShape() }
        if geometry.bounds.size != old.size { resizeSubviews(from: old.size) }
    }

    final func remakeShape() {
        if let shapeForBounds { shape = shapeForBounds(geometry.bounds) }
    }
}

extension HitMask.Insets {
    /// The same distance on all sides. Negative ones lie outside of the rectangle.
    public init(allSides distance: Double) {
        self.init(top: distance, left: distance, bottom: distance, right: distance)
    }
}
