#if canImport(UIKit) && !os(watchOS)
    import HitMasks
    import UIKit

    extension HitMask.Slices {
        /// How an image is sliced, or nil if it has no cap insets.
        ///
        /// UIKit says of every image that it is tiled, whether it was made resizable or not. So an image that repeats as a
        /// whole, made by `resizableImage(withCapInsets: .zero)`, can't be told from a plain one and counts as plain.
        public init?(_ image: UIImage) {
            let caps = image.capInsets
            guard caps != .zero else { return nil }
            self.init(
                capInsets: HitMask.Insets(
                    top: Double(caps.top), left: Double(caps.left), bottom: Double(caps.bottom),
                    right: Double(caps.right)),
                resizing: image.resizingMode == .stretch ? .stretch : .tile)
        }
    }

    extension Placement {
        /// Lays the mask of an image into a rectangle, as an image view draws the image.
        ///
        /// Orientation, cap insets, resizing mode and whether the image is mirrored in a right-to-left layout are the
        /// image's. Alignment insets make no difference to where it is drawn. A mask that was compiled from a picture with
        /// an orientation of its own is to be compiled with `--orientation ignore`: the image turns it.
        ///
        /// - Parameters:
        ///   - mask: The mask.
        ///   - image: The image that it belongs to. Nil for a mask without an image, which is upright and has its own slices.
        ///   - rect: The bounds of what draws the image.
        ///   - contentMode: How the image fills them.
        ///   - layoutDirection: That of the view that draws the image.
        ///   - transform: From `rect` to the points that are asked about.
        ///   - clipsToBounds: Whether what is drawn beyond `rect` is cut off.
        public init(
            _ mask: HitMask, of image: UIImage?, in rect: CGRect, contentMode: UIView.ContentMode = .scaleToFill,
            layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
            transform: HitMask.AffineTransform = .identity, clipsToBounds: Bool = true
        ) {
            let isMirrored = layoutDirection == .rightToLeft && image?.flipsForRightToLeftLayoutDirection == true
            let mode = ContentMode(contentMode)
            // UIKit mirrors the image where it is: what a flip of the view moves, the mirrored mode moves back.
            self.init(
                mask, in: HitMask.Rect(rect), contentMode: isMirrored ? mode.mirrored : mode,
                slices: image.map(mask.slices),
                orientation: image.map { HitMask.Orientation($0.imageOrientation) } ?? .up,
                flip: isMirrored ? .horizontal : [], transform: transform, pivot: HitMask.Point(x: 0, y: 0),
                clipsToBounds: clipsToBounds)
        }
    }

    extension HitMask {
        /// How the picture is sliced when an image shows it: as the image says. The mask knows more, which part of the
        /// middle is used, if it has the same caps.
        fileprivate func slices(of image: UIImage) -> Slices {
            guard var slices = Slices(image) else { return Slices(capInsets: .zero, resizing: .stretch) }
            if let own = self.slices, own.capInsets.isNear(slices.capInsets) { slices.center = own.center }
            return slices
        }
    }

    extension HitMask.Insets {
        fileprivate func isNear(_ other: HitMask.Insets) -> Bool {
            let differences = [top - other.top, left - other.left, bottom - other.bottom, right - other.right]
            return differences.allSatisfy { $0.magnitude < 0.5 }
        }
    }
#endif
