#if canImport(UIKit) && !os(watchOS)
    import HitMasks
    import UIKit

    /// A view that is touched where its area is, and not in all of its bounds.
    ///
    /// ``HitMaskButton``, ``HitMaskImageView`` and ``HitMaskView`` are ones. A view of your own becomes one by naming its
    /// area and asking it:
    ///
    ///     override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    ///         isTouched(at: point) ?? super.point(inside: point, with: event)
    ///     }
    @MainActor public protocol TouchShaped: UIView {
        /// What can be touched now, in the view's coordinates; nil for all of the bounds.
        var touchArea: TouchArea? { get }
        /// How far beside an opaque pixel a touch may be. Unit: points.
        var slop: CGFloat { get }
        /// The least side of what can be touched; 44 is usual, 0 leaves small masks small. Unit: points.
        var minimumTouchSide: CGFloat { get }
    }

    extension TouchShaped {
        /// No slop.
        public var slop: CGFloat { 0 }
        /// No least side.
        public var minimumTouchSide: CGFloat { 0 }

        /// Whether a point of the view is touched; nil if the view has no area of its own.
        ///
        /// Points beside the bounds are touched too, where the area, its slop or its least side reaches beyond them. A view
        /// that clips to its bounds is asked within them and within its slop.
        public func isTouched(at point: CGPoint) -> Bool? {
            guard let area = touchArea else { return nil }
            if clipsToBounds, !bounds.contains(point), slop <= 0, minimumTouchSide <= 0 { return false }
            return area.contains(point, slop: slop, minimumSide: minimumTouchSide)
        }

        /// The border of what can be touched, in the view's coordinates, for drawing and for hover effects; nil if the view has no
        /// area of its own.
        ///
        /// It is at most half a point off. Slop and least side are not in it.
        public var touchPath: UIBezierPath? {
            guard let area = touchArea else { return nil }
            let path = UIBezierPath(cgPath: area.path(simplifiedWithin: 0.5).cgPath)
            path.usesEvenOddFillRule = area.fillRule == .evenOdd
            return path
        }

        /// ``touchPath`` where it is on the screen now, for `accessibilityPath`.
        public var accessibilityTouchPath: UIBezierPath? {
            touchPath.map { UIAccessibility.convertToScreenCoordinates($0, in: self) }
        }

        /// Where assistive technology can tap, on the screen, for `accessibilityActivationPoint`: the middle of a ring
        /// would be missed.
        public var accessibilityTouchPoint: CGPoint? {
            guard let point = touchArea?.activationPoint else { return nil }
            return UIAccessibility.convertToScreenCoordinates(CGRect(origin: point, size: .zero), in: self).origin
        }
    }
#endif
