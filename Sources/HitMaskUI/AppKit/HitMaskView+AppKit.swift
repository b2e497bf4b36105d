#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit
    import HitMasks

    /// A view of any content that is clicked by a mask or a vector shape, or everywhere but there.
    ///
    ///     let cover = HitMaskView(frame: screen)
    ///     cover.shapeForBounds = { .ellipse(in: HitMask.Rect($0)) }
    ///     cover.isHollow = true
    ///
    /// A subclass may be flipped. Subviews are hit only where the view itself is.
    open class HitMaskView: NSView, TouchShaped {
        /// What is clicked, laid into the bounds.
        public var hitMask: HitMask?
        /// How the mask is laid into the bounds.
        public var hitMaskContentMode = Placement.ContentMode.scaleToFill
        /// What is clicked if there is no mask: made of the bounds, in the view's coordinates, whenever it is asked for.
        public var shapeForBounds: ((NSRect) -> HitMask.Shape)?
        /// Whether the bounds are clicked everywhere but in the mask or the shape.
        public var isHollow = false
        /// Whether the view itself takes no clicks, while its subviews do.
        public var passesTouchesThrough = false
        /// How far beside an opaque pixel a click may be. Unit: points.
        public var slop: CGFloat = 0
        /// The least side of what can be clicked. Unit: points.
        public var minimumTouchSide: CGFloat = 0

        /// What can be clicked now.
        public var touchArea: TouchArea? {
            let area =
                hitMask.map { TouchArea.mask(placement(of: $0, contentMode: hitMaskContentMode)) }
                ?? shapeForBounds.map { .shape($0(bounds)) }
            guard isHollow, let area else { return area }
            return .hollow(area, in: HitMask.Rect(bounds))
        }

        open override func hitTest(_ point: NSPoint) -> NSView? {
            let hit = touched(super.hitTest(point), at: point)
            return passesTouchesThrough && hit === self ? nil : hit
        }

        open override func accessibilityActivationPoint() -> NSPoint {
            accessibilityTouchPoint ?? super.accessibilityActivationPoint()
        }
    }
#endif
