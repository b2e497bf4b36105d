extension HitMask {
    /// A rectangle of a view or a picture: x to the right, y down. It covers x ..< x + width and y ..< y + height.
    public struct Rect: Sendable, Hashable {
        /// The left edge.
        public var x: Double
        /// The top edge.
        public var y: Double
        /// From the left edge to the right one.
        public var width: Double
        /// From the top edge to the bottom one.
        public var height: Double

        /// Makes a rectangle from its top left corner and its size.
        public init(x: Double, y: Double, width: Double, height: Double) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }

        /// Makes a rectangle from its top left corner and its size.
        public init(origin: Point = Point(x: 0, y: 0), size: Size) {
            self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
        }

        /// The top left corner.
        public var origin: Point {
            get { Point(x: x, y: y) }
            set { (x, y) = (newValue.x, newValue.y) }
        }

        /// Width and height.
        public var size: Size {
            get { Size(width: width, height: height) }
            set { (width, height) = (newValue.width, newValue.height) }
        }

        /// The right edge, which is outside.
        public var maxX: Double { x + width }
        /// The bottom edge, which is outside.
        public var maxY: Double { y + height }
        /// The middle of the rectangle.
        public var center: Point { Point(x: x + width / 2, y: y + height / 2) }
        /// Whether nothing lies in it: a side is zero, negative or not a number.
        public var isEmpty: Bool { !(width > 0 && height > 0) }

        /// Whether the point lies inside. The right and the bottom edge do not.
        ///
        ///     Rect(x: 0, y: 0, width: 10, height: 10).contains(Point(x: 10, y: 5))   // false: the right edge
        ///     Rect(x: 0, y: 0, width: 10, height: 10).contains(Point(x: .nan, y: 5)) // false: nowhere
        public func contains(_ point: Point) -> Bool {
            point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
        }

        /// Whether the two share a spot of more than no size.
        public func intersects(_ other: Rect) -> Bool {
            !isEmpty && !other.isEmpty && x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
        }

        /// The rectangle without its borders; negative insets make it grow. A side never becomes negative: one that
        /// would is zero, in the middle of what the two insets leave over.
        public func inset(by insets: Insets) -> Rect {
            let (left, width) = Rect.shrunk(from: x, by: self.width, insets.left, insets.right)
            let (top, height) = Rect.shrunk(from: y, by: self.height, insets.top, insets.bottom)
            return Rect(x: left, y: top, width: width, height: height)
        }

        private static func shrunk(
            from start: Double, by length: Double, _ near: Double, _ far: Double
        ) -> (start: Double, length: Double) {
            let rest = length - near - far
            return rest < 0 ? (start + near + rest / 2, 0) : (start + near, rest)
        }
    }
}
