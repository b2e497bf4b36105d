extension HitMask {
    /// Distances inwards from the four sides of a rectangle. Negative ones lie outside of it.
    public struct Insets: Sendable, Hashable {
        /// The distance from the top edge.
        public var top: Double
        /// The distance from the left edge.
        public var left: Double
        /// The distance from the bottom edge.
        public var bottom: Double
        /// The distance from the right edge.
        public var right: Double

        /// Makes insets in the order in which UIKit names them.
        public init(top: Double, left: Double, bottom: Double, right: Double) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }

        /// No distance on any side.
        public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)
    }
}
