extension HitMask {
    /// How a picture is cut so that its borders keep their size while its middle fills the rest.
    public struct Slices: Sendable, Hashable {
        /// How the middle fills its place.
        public enum Resizing: UInt8, Sendable, Hashable, CaseIterable {
            /// The middle is repeated, as UIKit does unless told otherwise.
            case tile
            /// The middle is stretched.
            case stretch
        }

        /// The parts of the picture that keep their size. Unit: points of the picture.
        public var capInsets: Insets
        /// How the middle fills its place.
        public var resizing: Resizing
        /// The size of the middle, from the left and the top cap on; nil for all that lies between the caps. Pixels
        /// behind it and before the far cap are never drawn, as asset catalogs have it. Unit: points of the picture.
        public var center: Size?

        /// Makes slices.
        public init(capInsets: Insets, resizing: Resizing = .tile, center: Size? = nil) {
            self.capInsets = capInsets
            self.resizing = resizing
            self.center = center
        }
    }
}
