#if canImport(UIKit) && !os(watchOS)
    import HitMasks
    import UIKit

    /// A view that knows the masks of the views in it, which may be of any class.
    ///
    ///     container.addSubview(mapView)
    ///     container.setHitMask(masks.mask(named: "island"), for: mapView)
    ///
    /// A touch that a subview's mask misses goes to what lies behind the subview. Nothing inside of the subview is asked then.
    open class HitMaskContainer: UIView {
        /// Whether the container itself takes no touches.
        public var passesTouchesThrough = false
        private var areas: [ObjectIdentifier: @MainActor (UIView) -> TouchArea] = [:]

        /// Gives a subview a mask, which is laid into it as ``UIKit/UIView/placement(of:)`` does, or takes it away.
        ///
        /// It is forgotten when the subview is removed from the container.
        public func setHitMask(_ mask: HitMask?, for subview: UIView) {
            guard let mask else { return setTouchArea(for: subview, nil) }
            setTouchArea(for: subview) { .mask($0.placement(of: mask)) }
        }

        /// Gives a subview an area of any kind, made for the subview as it is when a touch arrives, or takes it away.
        public func setTouchArea(for subview: UIView, _ area: (@MainActor (UIView) -> TouchArea)?) {
            areas[ObjectIdentifier(subview)] = area
        }

        open override func willRemoveSubview(_ subview: UIView) {
            areas[ObjectIdentifier(subview)] = nil
            super.willRemoveSubview(subview)
        }

        open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            // Whether the container can be touched at all, UIKit knows.
            guard super.hitTest(point, with: event) != nil else { return nil }
            for subview in subviews.reversed() {
                let inside = convert(point, to: subview)
                if let area = areas[ObjectIdentifier(subview)], !area(subview).contains(inside) { continue }
                if let hit = subview.hitTest(inside, with: event) { return hit }
            }
            return passesTouchesThrough ? nil : self
        }
    }
#endif
