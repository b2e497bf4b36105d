#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit
    import HitMasks

    /// A view that is clicked where its area is, and not in all of its bounds.
    ///
    /// ``HitMaskButton``, ``HitMaskImageView`` and ``HitMaskView`` are ones. A view of your own becomes one by naming its
    /// area and asking it:
    ///
    ///     override func hitTest(_ point: NSPoint) -> NSView? { touched(super.hitTest(point), at: point) }
    @MainActor public protocol TouchShaped: NSView {
        /// What can be clicked now, in the view's coordinates; nil for all of the bounds.
        var touchArea: TouchArea? { get }
        /// How far beside an opaque pixel a click may be. Unit: points.
        var slop: CGFloat { get }
        /// The least side of what can be clicked; 0 leaves small masks small. Unit: points.
        var minimumTouchSide: CGFloat { get }
    }

    extension TouchShaped {
        /// No slop.
        public var slop: CGFloat { 0 }
        /// No least side.
        public var minimumTouchSide: CGFloat { 0 }

        /// Whether a point of the view is clicked; nil if the view has no area of its own.
        ///
        /// Points beside the bounds are too, where the area, its slop or its least side reaches beyond them.
        public func isTouched(at point: NSPoint) -> Bool? {
            touchArea.map { $0.contains(point, slop: slop, minimumSide: minimumTouchSide) }
        }

        /// Who is hit, given what AppKit found in the view and the point that it was asked about: one in the coordinates of the
        /// superview.
        ///
        /// Subviews are hit only where the view itself is.
        public func touched(_ found: NSView?, at point: NSPoint) -> NSView? {
            guard let isTouched = isTouched(at: convert(point, from: superview)) else { return found }
            return isTouched && !isHidden ? found ?? self : nil
        }

        /// The border of what can be clicked, in the view's coordinates, for a shape layer; nil if the view has no area of its own.
        ///
        /// It is at most half a point off. Fill it by the rule of ``TouchArea/fillRule``.
        public var touchPath: CGPath? { touchArea?.path(simplifiedWithin: 0.5).cgPath }

        /// Where assistive technology can click, on the screen: the middle of a ring would be missed. Nil without an area or
        /// a window.
        public var accessibilityTouchPoint: NSPoint? {
            guard let point = touchArea?.activationPoint, let window else { return nil }
            return window.convertPoint(toScreen: convert(point, to: nil))
        }
    }
#endif
