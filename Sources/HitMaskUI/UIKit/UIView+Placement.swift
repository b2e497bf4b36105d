#if canImport(UIKit) && !os(watchOS)
    import HitMasks
    import UIKit

    extension UIView {
        /// Where the mask of what this view shows lies, in the view's coordinates: masks for any view, without a subclass.
        ///
        ///     let tap = recognizer.location(in: imageView)
        ///     if imageView.placement(of: star).contains(tap) { … }
        ///
        /// Of an image view it goes by its image, of any other view by its bounds and content mode alone. It is made for
        /// the view as it is now: make it anew when the view was laid out.
        public func placement(of mask: HitMask) -> Placement {
            Placement(
                mask, of: (self as? UIImageView)?.shownImage, in: bounds, contentMode: contentMode,
                layoutDirection: effectiveUserInterfaceLayoutDirection, clipsToBounds: clipsToBounds)
        }

        /// From this view's coordinates to those of another one, transforms of all views between included.
        func transform(to view: UIView) -> HitMask.AffineTransform {
            let origin = HitMask.Point(convert(CGPoint(x: 0, y: 0), to: view))
            let right = HitMask.Point(convert(CGPoint(x: 1, y: 0), to: view))
            let down = HitMask.Point(convert(CGPoint(x: 0, y: 1), to: view))
            return HitMask.AffineTransform(
                a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y, tx: origin.x,
                ty: origin.y)
        }
    }

    extension UIImageView {
        /// The image that is shown: the highlighted one if there is one and the view is highlighted.
        var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }
    }
#endif
