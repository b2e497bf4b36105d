#if canImport(UIKit) && !os(watchOS)
    import HitMasks
    import UIKit

    /// A view of any content that is touched by a mask or a vector shape, or everywhere but there.
    ///
    ///     let cover = HitMaskView(frame: screen)          // a half-transparent cover with a round hole
    ///     cover.shapeForBounds = { _ in .circle(center: HitMask.Point(x: 160, y: 200), radius: 60) }
    ///     cover.isHollow = true
    ///     layer.path = cover.touchPath?.cgPath            // drawn as it is touched
    ///     layer.fillRule = .evenOdd
    ///
    /// As of any view, subviews are asked only where the view itself is touched.
    open class HitMaskView: UIView, TouchShaped {
        /// What is touched, laid into the bounds by the view's content mode.
        public var hitMask: HitMask?
        /// What is touched if there is no mask: made of the bounds, whenever it is asked for.
        public var shapeForBounds: ((CGRect) -> HitMask.Shape)?
        /// Whether the bounds are touched everywhere but in the mask or the shape.
        public var isHollow = false
        /// Whether the view itself takes no touches, while its subviews do.
        public var passesTouchesThrough = false
        /// How far beside an opaque pixel a touch may be. Unit: points.
        public var slop: CGFloat = 0
        /// The least side of what can be touched; 44 is usual. Unit: points.
        public var minimumTouchSide: CGFloat = 0
        private var ownActivationPoint: CGPoint?

        /// What can be touched now.
        public var touchArea: TouchArea? {
            let area =
                hitMask.map { TouchArea.mask(placement(of: $0)) } ?? shapeForBounds.map { .shape($0(bounds)) }
            guard isHollow, let area else { return area }
            return .hollow(area, in: HitMask.Rect(bounds))
        }

        open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            isTouched(at: point) ?? super.point(inside: point, with: event)
        }

        open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let hit = super.hitTest(point, with: event)
            return passesTouchesThrough && hit === self ? nil : hit
        }

        /// The outline of what can be touched, unless you set another path. Unit: points of the screen.
        open override var accessibilityPath: UIBezierPath? {
            get { super.accessibilityPath ?? accessibilityTouchPath }
            set { super.accessibilityPath = newValue }
        }

        /// A point in what can be touched, unless you set another one. Unit: points of the screen.
        open override var accessibilityActivationPoint: CGPoint {
            get { ownActivationPoint ?? accessibilityTouchPoint ?? super.accessibilityActivationPoint }
            set { ownActivationPoint = newValue }
        }
    }
#endif
