#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
    import HitMasks
    import SwiftUI

    /// A mask as a shape: its outline, laid into whatever rectangle SwiftUI gives it.
    ///
    ///     Image("star").resizable()
    ///         .contentShape(HitMaskShape(star))
    ///
    /// The outline is exact: filled, it covers the opaque pixels and no other spot. It fills alike by both rules.
    public struct HitMaskShape: Shape {
        /// The mask.
        public var mask: HitMask
        /// How the picture fills the rectangle.
        public var contentMode: Placement.ContentMode
        /// The caps that keep their size; the mask's own if nil.
        public var slices: HitMask.Slices?
        /// Whether the picture is seen in a mirror. It stays where it is.
        public var isMirrored: Bool
        /// The least side of the shape. Where what is opaque is smaller in a direction, the shape is the rectangle around it,
        /// extended to that. 0 leaves small masks small. Unit: points.
        public var minimumSide: CGFloat

        /// Makes the shape of a mask.
        nonisolated public init(
            _ mask: HitMask, contentMode: Placement.ContentMode = .scaleToFill, slices: HitMask.Slices? = nil,
            isMirrored: Bool = false, minimumSide: CGFloat = 0
        ) {
            self.mask = mask
            self.contentMode = contentMode
            self.slices = slices
            self.isMirrored = isMirrored
            self.minimumSide = minimumSide
        }

        /// Where the mask lies in a rectangle. Parts of a picture that is larger than the rectangle reach beyond it, as
        /// SwiftUI draws them.
        nonisolated public func placement(in rect: CGRect) -> Placement {
            // A flip of the rectangle moves the picture to the other side, and the mirrored mode moves it back.
            Placement(
                mask, in: rect, contentMode: isMirrored ? contentMode.mirrored : contentMode, slices: slices,
                flip: isMirrored ? .horizontal : [], clipsToBounds: false)
        }

        /// The outline of the opaque pixels in a rectangle.
        ///
        /// - Complexity: O(area of the mask / 8 + its edges). SwiftUI asks when the view is laid out, not at each tap.
        nonisolated public func path(in rect: CGRect) -> SwiftUI.Path {
            let placement = placement(in: rect)
            let opaque = placement.opaqueRect
            if minimumSide > 0, min(opaque.width, opaque.height) < Double(minimumSide) {
                return SwiftUI.Path(CGRect(placement.minimumTarget(side: Double(minimumSide))))
            }
            return SwiftUI.Path(placement.cgPath())
        }

        /// A right-to-left layout does not mirror the shape, as it does not mirror an image; see ``isMirrored``.
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    }
#endif
