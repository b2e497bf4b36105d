#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit
    import HitMasks

    /// A view that knows the masks of the views in it, which may be of any class.
    ///
    /// A click that a subview's mask misses goes to what lies behind the subview. Nothing inside of the subview is asked then.
    open class HitMaskContainer: NSView {
        /// Whether the container itself takes no clicks.
        public var passesTouchesThrough = false
        private var areas: [ObjectIdentifier: @MainActor (NSView) -> TouchArea] = [:]

        /// Gives a subview a mask, which is laid into it as ``AppKit/NSView/placement(of:in:contentMode:slices:)`` does, or takes
        /// it away.
        ///
        /// It is forgotten when the subview is removed from the container.
        public func setHitMask(_ mask: HitMask?, for subview: NSView) {
            guard let mask else { return setTouchArea(for: subview, nil) }
            setTouchArea(for: subview) { .mask($0.placement(of: mask)) }
        }

        /// Gives a subview an area of any kind, made for the subview as it is when a click arrives, or takes it away.
        public func setTouchArea(for subview: NSView, _ area: (@MainActor (NSView) -> TouchArea)?) {
            areas[ObjectIdentifier(subview)] = area
        }

        open override func willRemoveSubview(_ subview: NSView) {
            areas[ObjectIdentifier(subview)] = nil
            super.willRemoveSubview(subview)
        }

        open override func hitTest(_ point: NSPoint) -> NSView? {
            // Whether the container can be clicked at all, AppKit knows.
            guard super.hitTest(point) != nil else { return nil }
            let inside = convert(point, from: superview)
            for subview in subviews.reversed() {
                if let area = areas[ObjectIdentifier(subview)],
                    !area(subview).contains(subview.convert(inside, from: self))
                {
                    continue
                }
                if let hit = subview.hitTest(inside) { return hit }
            }
            return passesTouchesThrough ? nil : self
        }
    }
#endif
