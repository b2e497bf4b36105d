#if canImport(UIKit) && !os(watchOS)
    import HitMasks
    import UIKit

    /// A button that is touched where its picture is opaque.
    ///
    ///     let button = HitMaskButton(type: .custom)
    ///     button.setImage(UIImage(named: "star"), for: .normal)
    ///     button.setHitMask(masks.mask(named: "star"), for: .normal)
    ///
    /// The image is asked through the image view that draws it, whatever its content mode, insets, transform and layout
    /// direction; the background through its own geometry. Both are drawn, so either is touched. Where neither layer has a
    /// mask for what is shown, all of the bounds are touched, as of any button.
    ///
    /// A mask goes with its image: when another image is set for the state, the mask no longer counts, until you give the new
    /// one its own. A mask that was given before the first image stays.
    open class HitMaskButton: UIButton, TouchShaped {
        /// Which states' masks decide. By default that of the normal state, so that what is touched never changes while the
        /// button is pressed; ``ButtonMasks/Policy``.
        public var hitMaskPolicy = ButtonMasks.Policy.normalOnly
        /// How far beside an opaque pixel a touch may be. Unit: points.
        public var slop: CGFloat = 0
        /// The least side of what can be touched; 44 is usual. Unit: points.
        public var minimumTouchSide: CGFloat = 0

        var imageMasks = LayerMasks()
        var backgroundMasks = LayerMasks()
        var imagePlaces: [UInt: ImagePlace] = [:]
        private var ownActivationPoint: CGPoint?

        /// Gives the image of a state its mask, or takes it away.
        ///
        /// States without a mask of their own use that of the normal state, as they do with images.
        public func setHitMask(_ mask: HitMask?, for state: UIControl.State) {
            imageMasks[state] = mask.map { MaskOfImage($0, image: ownImage(for: state)) }
        }

        /// Gives the background image of a state its mask, or takes it away.
        public func setBackgroundHitMask(_ mask: HitMask?, for state: UIControl.State) {
            backgroundMasks[state] = mask.map { MaskOfImage($0, image: ownBackgroundImage(for: state)) }
        }

        /// Sets an image and its mask together.
        public func setImage(_ image: UIImage?, hitMask: HitMask?, for state: UIControl.State) {
            setImage(image, for: state)
            imageMasks[state] = hitMask.map { MaskOfImage($0, image: image) }
        }

        /// Sets a background image and its mask together.
        public func setBackgroundImage(_ image: UIImage?, hitMask: HitMask?, for state: UIControl.State) {
            setBackgroundImage(image, for: state)
            backgroundMasks[state] = hitMask.map { MaskOfImage($0, image: image) }
        }

        /// Where the background image is drawn. Override it with what you did in `backgroundRect(forBounds:)`.
        open var backgroundFrame: CGRect { bounds }

        open override func setImage(_ image: UIImage?, for state: UIControl.State) {
            super.setImage(image, for: state)
            imageMasks[state] = imageMasks[state]?.afterSetting(image)
        }

        open override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
            super.setBackgroundImage(image, for: state)
            backgroundMasks[state] = backgroundMasks[state]?.afterSetting(image)
        }

        open override func layoutSubviews() {
            super.layoutSubviews()
            rememberImagePlace()
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
