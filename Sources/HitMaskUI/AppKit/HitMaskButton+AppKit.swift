#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit
    import HitMasks

    /// A button that is clicked where its image is opaque.
    ///
    ///     let button = HitMaskButton(image: NSImage(named: "star")!, target: self, action: #selector(press))
    ///     button.isBordered = false
    ///     button.hitMask = masks.mask(named: "star")
    ///
    /// The image lies where the button's cell says, scaled as the button scales it.
    open class HitMaskButton: NSButton, TouchShaped {
        private var maskOfImage: MaskOfImage?
        private var maskOfAlternateImage: MaskOfImage?

        /// Which masks decide. By default that of the image, so that what is clicked never changes while the button is
        /// pressed; by ``ButtonMasks/Policy/perState`` that of the alternate image while the button is on or pressed.
        public var hitMaskPolicy = ButtonMasks.Policy.normalOnly
        /// How far beside an opaque pixel a click may be. Unit: points.
        public var slop: CGFloat = 0
        /// The least side of what can be clicked. Unit: points.
        public var minimumTouchSide: CGFloat = 0

        /// The mask of the image. Without one all of the bounds are clicked.
        ///
        /// The mask goes with the image: it is nil when the button has another one than it was given for. A mask that was given
        /// before the first image stays.
        public var hitMask: HitMask? {
            get { maskOfImage.flatMap { $0.belongs(to: image) ? $0.mask : nil } }
            set { maskOfImage = newValue.map { MaskOfImage($0, image: image) } }
        }

        /// The mask of the alternate image, for buttons of a type that shows it.
        public var alternateHitMask: HitMask? {
            get { maskOfAlternateImage.flatMap { $0.belongs(to: alternateImage) ? $0.mask : nil } }
            set { maskOfAlternateImage = newValue.map { MaskOfImage($0, image: alternateImage) } }
        }

        /// What can be clicked now: the masks where the images are drawn.
        public var touchArea: TouchArea? {
            guard hitMask != nil || alternateHitMask != nil else { return nil }
            var masks = ButtonMasks(in: HitMask.Rect(bounds), policy: hitMaskPolicy)
            if let hitMask { masks.setImage(placement(of: hitMask, image: image), for: .normal) }
            if let alternateHitMask {
                let placement = placement(of: alternateHitMask, image: alternateImage)
                for state in [HitMask.State.selected, .highlighted, [.selected, .highlighted]] {
                    masks.setImage(placement, for: state)
                }
            }
            var shown: HitMask.State = isHighlighted ? .highlighted : .normal
            if state == .on { shown.insert(.selected) }
            return .button(masks, in: shown)
        }

        private func placement(of mask: HitMask, image: NSImage?) -> Placement {
            guard let image else { return placement(of: mask) }
            let room = (cell as? NSButtonCell)?.imageRect(forBounds: bounds) ?? bounds
            return placement(
                of: mask, image: image, in: drawnRect(of: image.size, in: room, scaling: imageScaling))
        }

        open override var image: NSImage? {
            didSet { maskOfImage = maskOfImage?.afterSetting(image) }
        }

        open override var alternateImage: NSImage? {
            didSet { maskOfAlternateImage = maskOfAlternateImage?.afterSetting(alternateImage) }
        }

        open override func hitTest(_ point: NSPoint) -> NSView? { touched(super.hitTest(point), at: point) }

        open override func accessibilityActivationPoint() -> NSPoint {
            accessibilityTouchPoint ?? super.accessibilityActivationPoint()
        }
    }
#endif
