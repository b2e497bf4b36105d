/// All that a file says of a mask beside its pixels.
package struct StoredTraits: Sendable, Hashable {
    /// Where the art lies in a mask that an outset made larger, or a detail coarser.
    package struct Source: Sendable, Hashable {
        /// The columns before the art.
        package var left: UInt16
        /// The rows above the art.
        package var top: UInt16
        /// Pixels of the mask to pixels of the art: 1/2 for a mask of half the detail.
        package var detail: PixelScale
        /// The columns behind the art, in parts of a mask's pixel: as many to a pixel as `detail` has points.
        package var right: UInt32
        /// The rows below the art, in the same parts.
        package var bottom: UInt32

        package init(left: UInt16, top: UInt16, detail: PixelScale, right: UInt32, bottom: UInt32) {
            (self.left, self.top, self.detail, self.right, self.bottom) = (left, top, detail, right, bottom)
        }

        /// The mask is the art's, pixel for pixel.
        package static let same = Source(left: 0, top: 0, detail: .one, right: 0, bottom: 0)
    }

    /// The slices of the art, in its pixels.
    package struct Slices: Sendable, Hashable {
        package var top: UInt16
        package var left: UInt16
        package var bottom: UInt16
        package var right: UInt16
        package var stretches: Bool
        /// The width and height of the middle; nil for all that lies between the caps.
        package var centerWidth: UInt16?
        package var centerHeight: UInt16?

        package init(
            top: UInt16, left: UInt16, bottom: UInt16, right: UInt16, stretches: Bool,
            centerWidth: UInt16? = nil, centerHeight: UInt16? = nil
        ) {
            (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
            (self.stretches, self.centerWidth, self.centerHeight) = (stretches, centerWidth, centerHeight)
        }
    }

    /// Distances from the sides of the art, in its pixels.
    package struct Insets: Sendable, Hashable {
        package var top: UInt16
        package var left: UInt16
        package var bottom: UInt16
        package var right: UInt16

        package init(top: UInt16, left: UInt16, bottom: UInt16, right: UInt16) {
            (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
        }

        package static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// The place of a mask in an animation. Unit: microseconds.
    package struct Frame: Sendable, Hashable {
        package var index: UInt32
        package var start: UInt32
        package var duration: UInt32

        package init(index: UInt32, start: UInt32, duration: UInt32) {
            (self.index, self.start, self.duration) = (index, start, duration)
        }
    }

    package var scale = PixelScale.one
    package var source = Source.same
    package var slices: Slices?
    package var idiom: HitMask.Traits.Idiom?
    package var luminosity: HitMask.Traits.Luminosity?
    package var contrast: HitMask.Traits.Contrast?
    package var layoutDirection: HitMask.Traits.LayoutDirection?
    package var displayGamut: HitMask.Traits.DisplayGamut?
    package var horizontalSizeClass: HitMask.Traits.SizeClass?
    package var verticalSizeClass: HitMask.Traits.SizeClass?
    package var state: HitMask.State = .normal
    package var frame: Frame?
    package var alignment: Insets?

    package init(scale: PixelScale = .one) { self.scale = scale }

    /// What the mask was made for.
    package var traits: HitMask.Traits {
        HitMask.Traits(
            scale: scale.value, idiom: idiom, luminosity: luminosity, contrast: contrast,
            layoutDirection: layoutDirection, displayGamut: displayGamut,
            horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass)
    }
}
