#if canImport(UIKit) && !os(watchOS)
    import HitMasks
    import UIKit

    /// Lets a gesture recognizer see only touches that meet a mask: masks for the recognizers of any view.
    ///
    ///     let filter = HitMaskGestureFilter(star)      // keep it: recognizers do not
    ///     tap.delegate = filter
    ///
    /// The view still takes the touches that the recognizer does not see. To let those through to what lies behind, use a
    /// ``HitMaskContainer`` or one of the views of this module.
    @MainActor public final class HitMaskGestureFilter: NSObject, UIGestureRecognizerDelegate {
        private let area: @MainActor (UIView) -> TouchArea

        /// A filter by a mask, laid into the recognizer's view as ``UIKit/UIView/placement(of:)`` does.
        public convenience init(_ mask: HitMask) { self.init { .mask($0.placement(of: mask)) } }

        /// A filter by an area, made of the recognizer's view when a touch arrives.
        public init(_ area: @escaping @MainActor (UIView) -> TouchArea) {
            self.area = area
            super.init()
        }

        /// Whether the touch meets the mask.
        public func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
        ) -> Bool {
            guard let view = gestureRecognizer.view else { return true }
            return area(view).contains(touch.location(in: view))
        }
    }
#endif
