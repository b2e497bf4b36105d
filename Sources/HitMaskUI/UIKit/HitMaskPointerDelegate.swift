#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import HitMasks
    import UIKit

    /// Makes the pointer of an iPad follow a mask: the view lights up where it can be touched, and nowhere else.
    ///
    ///     let pointer = HitMaskPointerDelegate()       // keep it: interactions do not
    ///     button.addInteraction(UIPointerInteraction(delegate: pointer))
    ///
    /// One delegate serves any number of views. Views without a mask behave as with no delegate.
    @available(iOS 13.4, *)
    @MainActor public final class HitMaskPointerDelegate: NSObject, UIPointerInteractionDelegate {
        /// The rectangle around the mask while the pointer is over an opaque pixel, else nil.
        public func pointerInteraction(
            _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
            defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? {
            guard let view = interaction.view as? any TouchShaped, let area = view.touchArea else {
                return defaultRegion
            }
            // UIKit asks again as the pointer moves, so that the region may be larger than the mask.
            return view.isTouched(at: request.location) == true ? UIPointerRegion(rect: CGRect(area.rect)) : nil
        }

        /// The view lit up in the outline of its mask.
        public func pointerInteraction(
            _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
        ) -> UIPointerStyle? {
            guard let view = interaction.view else { return nil }
            let parameters = UIPreviewParameters()
            parameters.visiblePath = (view as? any TouchShaped)?.touchPath
            return UIPointerStyle(effect: .automatic(UITargetedPreview(view: view, parameters: parameters)))
        }
    }
#endif
