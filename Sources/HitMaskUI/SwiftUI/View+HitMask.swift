#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
    import HitMasks
    import SwiftUI

    extension View {
        /// Lets a view be tapped where a mask is opaque, and what is behind it elsewhere.
        ///
        ///     Image("star").resizable()
        ///         .hitMask(star)
        ///         .onTapGesture { … }
        ///
        /// Put it before the gestures that are to obey it, and give it the same content mode as the picture has in the view.
        /// A resizable image fills its view; so does one that was made to fit before.
        ///
        /// - Parameters:
        ///   - mask: The mask. With nil the whole view is tapped.
        ///   - contentMode: How the picture fills the view.
        ///   - slices: The caps that keep their size: they can be made of SwiftUI's cap insets. The mask's own if nil.
        ///   - flipsForRightToLeftLayoutDirection: Whether the image is mirrored in a right-to-left layout; say it if you said
        ///     it of the image.
        ///   - minimumSide: The least side of what can be tapped; 44 is usual. Unit: points.
        /// - Returns: The view with the outline of the mask for its content shape.
        public func hitMask(
            _ mask: HitMask?, contentMode: Placement.ContentMode = .scaleToFill, slices: HitMask.Slices? = nil,
            flipsForRightToLeftLayoutDirection: Bool = false, minimumSide: CGFloat = 0
        ) -> some View {
            modifier(
                HitMaskModifier(
                    shape: mask.map {
                        HitMaskShape($0, contentMode: contentMode, slices: slices, minimumSide: minimumSide)
                    }, flipsForRightToLeft: flipsForRightToLeftLayoutDirection))
        }

        /// Lets a view be tapped where a mask is opaque, with a content mode by SwiftUI's names: for pictures that fit or fill
        /// a larger or smaller frame.
        public func hitMask(_ mask: HitMask?, contentMode: SwiftUI.ContentMode) -> some View {
            hitMask(mask, contentMode: contentMode == .fit ? Placement.ContentMode.scaleAspectFit : .scaleAspectFill)
        }
    }

    extension HitMask.Slices {
        /// The slices of `Image.resizable(capInsets:resizingMode:)`. SwiftUI stretches unless told otherwise; UIKit tiles.
        ///
        /// Leading is taken for left: an image that is not mirrored keeps its caps where they are.
        public init(capInsets: EdgeInsets, resizingMode: Image.ResizingMode = .stretch) {
            self.init(
                capInsets: HitMask.Insets(
                    top: Double(capInsets.top), left: Double(capInsets.leading), bottom: Double(capInsets.bottom),
                    right: Double(capInsets.trailing)),
                resizing: resizingMode == .tile ? .tile : .stretch)
        }
    }

    /// Gives a view the content shape of a mask, mirrored if the layout says so.
    struct HitMaskModifier: ViewModifier {
        let shape: HitMaskShape?
        let flipsForRightToLeft: Bool
        @Environment(\.layoutDirection) private var layoutDirection

        init(shape: HitMaskShape?, flipsForRightToLeft: Bool) {
            self.shape = shape
            self.flipsForRightToLeft = flipsForRightToLeft
        }

        func body(content: Content) -> some View {
            var shape = shape
            if flipsForRightToLeft, layoutDirection == .rightToLeft { shape?.isMirrored.toggle() }
            // One kind of shape with and without a mask: the view stays the same view when a mask comes or goes.
            return content.contentShape(OptionalMaskShape(shape: shape))
        }
    }

    /// The shape of a mask, or all of the rectangle.
    struct OptionalMaskShape: Shape {
        let shape: HitMaskShape?

        nonisolated func path(in rect: CGRect) -> SwiftUI.Path { shape?.path(in: rect) ?? SwiftUI.Path(rect) }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    }
#endif
