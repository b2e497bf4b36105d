#if canImport(UIKit) && !os(watchOS)
    import HitMasks
    import UIKit

    extension HitMaskButton {
        /// Where a button shows an image.
        struct ImagePlace {
            let imageSize: CGSize
            /// The size that the button had then.
            let buttonSize: CGSize
            /// The bounds of the image view.
            let bounds: CGRect
            /// From the image view to the button.
            let transform: HitMask.AffineTransform
        }

        /// What can be touched now: the masks of the images that are shown, where they are shown. Nil if none of them has a mask.
        ///
        /// Layout that is due is done first.
        public var touchArea: TouchArea? {
            guard !imageMasks.isEmpty || !backgroundMasks.isEmpty else { return nil }
            layoutIfNeeded()
            var masks = ButtonMasks(in: HitMask.Rect(bounds), policy: hitMaskPolicy)
            var hasMask = false
            for state in imageMasks.states where decides(state) {
                let image = shownImage(for: state)
                guard let mask = imageMasks[state], mask.belongs(to: image) else { continue }
                masks.setImage(placement(of: mask.mask, image: image, for: state), for: HitMask.State(state))
                hasMask = true
            }
            for state in backgroundMasks.states where decides(state) {
                guard let mask = backgroundMasks[state], let place = background(for: state),
                    mask.belongs(to: place.image)
                else { continue }
                let placement = Placement(
                    mask.mask, of: place.image, in: place.frame, contentMode: place.contentMode,
                    layoutDirection: effectiveUserInterfaceLayoutDirection, clipsToBounds: clipsToBounds)
                masks.setBackground(placement, for: HitMask.State(state))
                hasMask = true
            }
            return hasMask ? .button(masks, in: HitMask.State(state)) : nil
        }

        /// Whether the mask of a state can make a difference now.
        private func decides(_ state: UIControl.State) -> Bool {
            switch hitMaskPolicy {
            case .normalOnly: state == .normal
            case .perState: state == .normal || state == namedState
            case .union: true
            }
        }

        private func placement(of mask: HitMask, image: UIImage?, for state: UIControl.State) -> Placement {
            guard let image, let imageView, let place = imagePlace(for: state, image) else {
                // A mask works without a picture, too.
                return Placement(mask, of: nil, in: bounds, clipsToBounds: clipsToBounds)
            }
            return Placement(
                mask, of: image, in: place.bounds, contentMode: imageView.contentMode,
                layoutDirection: imageView.effectiveUserInterfaceLayoutDirection, transform: place.transform,
                clipsToBounds: imageView.clipsToBounds)
        }

        /// Where the image of a state is, or was when the button was last laid out in that state.
        ///
        /// UIKit tells the place of the shown image alone. It is that of every image of the same size.
        private func imagePlace(for state: UIControl.State, _ image: UIImage) -> ImagePlace? {
            guard let shown = shownImagePlace() else { return nil }
            if shown.imageSize == image.size { return shown }
            guard let known = imagePlaces[state.rawValue], known.imageSize == image.size,
                known.buttonSize == bounds.size
            else { return shown }
            return known
        }

        private func shownImagePlace() -> ImagePlace? {
            guard let imageView, let image = imageView.image else { return nil }
            return ImagePlace(
                imageSize: image.size, buttonSize: bounds.size, bounds: imageView.bounds,
                transform: imageView.transform(to: self))
        }

        func rememberImagePlace() {
            guard !imageMasks.isEmpty else { return }
            imagePlaces[namedState.rawValue] = shownImagePlace()
        }

        /// The button's state without the bits of an app's own.
        private var namedState: UIControl.State { state.intersection(LayerMasks.namedStates) }
    }

    // Which pictures there are.
    extension HitMaskButton {
        /// The image that the button shows in a state.
        private func shownImage(for state: UIControl.State) -> UIImage? {
            if let image = image(for: state) { return image }
            if #available(iOS 15, tvOS 15, *) { return configuration?.image }
            return nil
        }

        /// The image of a state, unless it is that of the normal state, which stands in for it.
        func ownImage(for state: UIControl.State) -> UIImage? {
            let image = shownImage(for: state)
            return state != .normal && image === shownImage(for: .normal) ? nil : image
        }

        /// The background image of a state, unless it is that of the normal state, which stands in for it.
        func ownBackgroundImage(for state: UIControl.State) -> UIImage? {
            let image = background(for: state)?.image
            return state != .normal && image === background(for: .normal)?.image ? nil : image
        }

        /// What the button draws behind its image in a state, and where.
        private func background(
            for state: UIControl.State
        ) -> (image: UIImage?, frame: CGRect, contentMode: UIView.ContentMode)? {
            if let image = backgroundImage(for: state) { return (image, backgroundFrame, .scaleToFill) }
            if #available(iOS 15, tvOS 15, *), let background = configuration?.background, background.image != nil {
                let insets = background.backgroundInsets
                let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
                let frame = backgroundFrame.inset(
                    by: UIEdgeInsets(
                        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
                        bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing))
                return (background.image, frame, background.imageContentMode)
            }
            return (nil, backgroundFrame, .scaleToFill)
        }
    }
#endif
