extension HitMask {
    /// A point of a picture or a view: x to the right, y down.
    public struct Point: Sendable, Hashable {
        /// The distance from the left edge.
        public var x: Double
        /// The distance from the top edge.
        public var y: Double

        /// Makes the point at a distance from the left and the top edge.
        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// A size in points.
    public struct Size: Sendable, Hashable {
        /// From the left edge to the right one.
        public var width: Double
        /// From the top edge to the bottom one.
        public var height: Double

        /// Makes a size.
        public init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }

    /// The number of pixels per point: 2 for a mask of `play@2x.png`.
    public var scale: Double { pixelScale.value }

    /// Whether the pixel under a real-valued position is opaque. Unit: pixels.
    ///
    /// Pixel (x, y) covers x ..< x + 1 and y ..< y + 1, so a position is rounded down.
    ///
    ///     mask.contains(x: 59.99, y: 0.5)        // pixel (59, 0)
    ///     mask.contains(x: -0.001, y: 0.5)       // false: outside, not pixel (0, 0)
    ///     mask.contains(x: .nan, y: .infinity)   // false: nowhere
    ///
    /// - Complexity: O(1).
    public func contains(x: Double, y: Double) -> Bool {
        // Compared before it is converted: a value that Int cannot hold, and NaN, end here.
        guard x >= 0, x < Double(width), y >= 0, y < Double(height) else { return false }
        return contains(x: Int(x), y: Int(y))
    }

    /// Whether the pixel under a real-valued position is transparent, or outside. Unit: pixels.
    ///
    /// - Complexity: O(1).
    public func isTransparent(x: Double, y: Double) -> Bool { !contains(x: x, y: y) }

    /// Whether the pixel under a point of the picture is opaque. Unit: points, so the same point means the same spot
    /// of the picture in the masks of `play.png` and `play@2x.png`, and in a mask that an outset made larger: there,
    /// points beside the picture can be opaque too.
    ///
    /// - Complexity: O(1).
    public func contains(_ point: Point) -> Bool {
        contains(x: point.x * scale + Double(artLeft), y: point.y * scale + Double(artTop))
    }

    /// Whether the pixel under a point of the picture is transparent, or outside. Unit: points.
    ///
    /// - Complexity: O(1).
    public func isTransparent(_ point: Point) -> Bool { !contains(point) }
}
