#if canImport(UIKit) && !os(watchOS)
    import HitMasks
    import UIKit

    /// An image view that is touched where its image is opaque, and lets touches through elsewhere.
    ///
    ///     let star = HitMaskImageView(image: UIImage(named: "star"))
    ///     star.hitMask = masks.mask(named: "star")
    open class HitMaskImageView: UIImageView, TouchShaped {
        private var maskOfImage: MaskOfImage?
        private var ownActivationPoint: CGPoint?

        /// How far beside an opaque pixel a touch may be. Unit: points.
        public var slop: CGFloat = 0
        /// The least side of what can be touched; 44 is usual. Unit: points.
        public var minimumTouchSide: CGFloat = 0

        /// The mask of the image. Without one all of the bounds are touched.
        ///
        /// Image views take no touches; one that is given a mask does from then on. The mask goes with the image: it is nil
        /// when the view shows another one than it was given for. A mask that was given before the first image stays.
        public var hitMask: HitMask? {
            get {
                guard let maskOfImage, maskOfImage.belongs(to: image) else { return nil }
                return maskOfImage.mask
            }
            set {
                maskOfImage = newValue.map { MaskOfImage($0, image: image) }
                if newValue != nil { isUserInteractionEnabled = true }
            }
        }

        /// Sets an image and its mask together.
        public func setImage(_ image: UIImage?, hitMask: HitMask?) {
            self.image = image
            self.hitMask = hitMask
        }

        /// What can be touched now: the mask where the image is drawn.
        public var touchArea: TouchArea? { hitMask.map { .mask(placement(of: $0)) } }

        open override var image: UIImage? {
            didSet { maskOfImage = maskOfImage?.afterSetting(image) }
        }

        open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            isTouched(at: point) ?? super.point(inside: point, with: event)
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
