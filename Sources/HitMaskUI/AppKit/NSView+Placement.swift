#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit
    import HitMasks

    extension HitMask.Slices {
        /// How an image is sliced, or nil if it has no cap insets.
        public init?(_ image: NSImage) {
            let caps = image.capInsets
            guard caps.top != 0 || caps.left != 0 || caps.bottom != 0 || caps.right != 0 else { return nil }
            self.init(
                capInsets: HitMask.Insets(
                    top: Double(caps.top), left: Double(caps.left), bottom: Double(caps.bottom),
                    right: Double(caps.right)),
                resizing: image.resizingMode == .stretch ? .stretch : .tile)
        }
    }

    extension NSView {
        /// Where a mask lies in this view, in the view's coordinates, whether those are flipped or not: masks for any view,
        /// without a subclass.
        ///
        ///     let point = view.convert(event.locationInWindow, from: nil)
        ///     if view.placement(of: star, contentMode: .scaleAspectFit).contains(point) { … }
        ///
        /// As AppKit has it, the upper edge of a pixel belongs to it and the lower one does not, as the user sees them.
        ///
        /// - Parameters:
        ///   - mask: The mask.
        ///   - rect: Where the picture is laid, in the view's coordinates; the bounds if nil.
        ///   - contentMode: How the picture fills it.
        ///   - slices: The caps that keep their size; the mask's own if nil.
        /// - Returns: The placement, for the view as it is now: make it anew when the view was laid out.
        public func placement(
            of mask: HitMask, in rect: NSRect? = nil, contentMode: Placement.ContentMode = .scaleToFill,
            slices: HitMask.Slices? = nil
        ) -> Placement {
            let rect = rect ?? bounds
            // Laid out with y down, and turned over around the middle of the rectangle where y points up.
            let turnedOver = HitMask.AffineTransform(
                a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(rect.minY) + Double(rect.maxY))
            return Placement(
                mask, in: HitMask.Rect(rect), contentMode: contentMode, slices: slices,
                transform: isFlipped ? .identity : turnedOver, pivot: HitMask.Point(x: 0, y: 0), clipsToBounds: false)
        }

        /// Where an image of a size is drawn in a rectangle: scaled as AppKit's controls scale it, and set to an edge or a corner.
        ///
        /// `across` and `down` are 0 at the left and the top as the user sees them, and 1 at the right and the bottom.
        func drawnRect(
            of size: NSSize, in rect: NSRect, scaling: NSImageScaling, across: CGFloat = 0.5, down: CGFloat = 0.5
        ) -> NSRect {
            guard size.width > 0, size.height > 0, scaling != .scaleAxesIndependently else { return rect }
            let fit = min(rect.width / size.width, rect.height / size.height)
            var factor: CGFloat = 1
            if scaling == .scaleProportionallyUpOrDown { factor = fit }
            if scaling == .scaleProportionallyDown { factor = min(fit, 1) }
            let (width, height) = (size.width * factor, size.height * factor)
            let up = isFlipped ? down : 1 - down
            return NSRect(
                x: rect.minX + (rect.width - width) * across, y: rect.minY + (rect.height - height) * up,
                width: width, height: height)
        }

        /// The mask of an image, placed where the image is drawn.
        func placement(of mask: HitMask, image: NSImage?, in rect: NSRect) -> Placement {
            // An image without caps is stretched, whatever the mask's own slices.
            let slices = image.map { HitMask.Slices($0) ?? HitMask.Slices(capInsets: .zero, resizing: .stretch) }
            return placement(of: mask, in: rect, slices: slices)
        }
    }
#endif
