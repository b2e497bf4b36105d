#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit
    import HitMasks

    /// An image view that is clicked where its image is opaque, and lets clicks through elsewhere.
    ///
    ///     let star = HitMaskImageView(image: NSImage(named: "star")!)
    ///     star.hitMask = masks.mask(named: "star")
    ///
    /// The image lies where its scaling and its alignment put it. Frames of old styles around the image are not counted.
    open class HitMaskImageView: NSImageView, TouchShaped {
        private var maskOfImage: MaskOfImage?

        /// How far beside an opaque pixel a click may be. Unit: points.
        public var slop: CGFloat = 0
        /// The least side of what can be clicked. Unit: points.
        public var minimumTouchSide: CGFloat = 0

        /// The mask of the image. Without one all of the bounds are clicked.
        ///
        /// The mask goes with the image: it is nil when the view shows another one than it was given for. A mask that was
        /// given before the first image stays.
        public var hitMask: HitMask? {
            get {
                guard let maskOfImage, maskOfImage.belongs(to: image) else { return nil }
                return maskOfImage.mask
            }
            set { maskOfImage = newValue.map { MaskOfImage($0, image: image) } }
        }

        /// What can be clicked now: the mask where the image is drawn.
        public var touchArea: TouchArea? {
            guard let hitMask else { return nil }
            let (across, down) = imageAlignment.place
            let rect = image.map {
                drawnRect(of: $0.size, in: bounds, scaling: imageScaling, across: across, down: down)
            }
            return .mask(placement(of: hitMask, image: image, in: rect ?? bounds))
        }

        open override var image: NSImage? {
            didSet { maskOfImage = maskOfImage?.afterSetting(image) }
        }

        open override func hitTest(_ point: NSPoint) -> NSView? { touched(super.hitTest(point), at: point) }

        open override func accessibilityActivationPoint() -> NSPoint {
            accessibilityTouchPoint ?? super.accessibilityActivationPoint()
        }
    }

    extension NSImageAlignment {
        /// How much of the spare room is to the left and above the image.
        fileprivate var place: (across: CGFloat, down: CGFloat) {
            switch self {
            case .alignTop: (0.5, 0)
            case .alignTopLeft: (0, 0)
            case .alignTopRight: (1, 0)
            case .alignLeft: (0, 0.5)
            case .alignBottom: (0.5, 1)
            case .alignBottomLeft: (0, 1)
            case .alignBottomRight: (1, 1)
            case .alignRight: (1, 0.5)
            default: (0.5, 0.5)
            }
        }
    }
#endif
