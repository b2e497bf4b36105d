extension HitMask {
    /// The borders of a mask as closed polygons along the edges of its pixels, holes included.
    ///
    ///     let outline = mask.outline()
    ///     outline.rings.count                  // 2 for a ring: the outer border and the hole
    ///     outline.svgPathData                  // "M4 0H8V1…Z": for drawing, filled by either rule
    ///     outline.simplified(within: 1)        // fewer corners, nowhere more than a pixel off
    ///
    /// Filled again, the exact outline gives the mask back to the pixel, by the even-odd and by the non-zero rule, and
    /// always: ``HitMask/Path/rasterized(width:height:scale:fillRule:)`` of ``path`` at scale 1 is the mask.
    ///
    /// What holds for every outline, simplified or not:
    /// - A ring has at least three corners, no two of them equal, and does not cross or touch itself.
    /// - Rings do not cross each other. They touch at single corners at most: those where two opaque pixels touch
    ///   diagonally. Opaque pixels that only touch so belong to different outer rings, unless they are connected elsewhere;
    ///   then the ring around what they enclose is a hole.
    /// - Outer rings run clockwise, where y points down, and holes the other way: opaque pixels are on the right-hand side.
    /// - A ring starts at its topmost corner, the leftmost of these; no three corners in a row are on one line.
    ///
    /// Unit: pixels of the mask; corner (x, y) is the top left corner of pixel (x, y).
    public struct Outline: Sendable, Hashable {
        /// A place where pixels meet: 0 ... width, 0 ... height.
        public struct Corner: Sendable, Hashable {
            /// The distance from the left edge, in pixels.
            public var x: Int
            /// The distance from the top edge, in pixels.
            public var y: Int

            /// Makes the corner at a distance from the left and the top edge.
            public init(x: Int, y: Int) {
                self.x = x
                self.y = y
            }
        }

        /// One closed polygon.
        public struct Ring: Sendable, Hashable {
            /// The corners in order. The last one is joined to the first one, which is not repeated.
            public let corners: [Corner]
            /// Whether the inside of the ring is transparent, but for the rings in it.
            public let isHole: Bool
            /// The index of the ring that this one lies in directly: for a hole an outer ring, for an outer ring a hole,
            /// or nil if it lies in none.
            public let parent: Int?
        }

        /// The columns of the mask.
        public let width: Int
        /// The rows of the mask.
        public let height: Int
        /// The rings, in the order of their first corners: from top to bottom, then from left to right. So a ring comes
        /// behind the one it lies in.
        public let rings: [Ring]
        /// How far the polygons may be off the borders of the pixels; 0 for an exact outline. Unit: pixels.
        public let maximumError: Double

        /// The number of corners of all rings.
        ///
        /// - Complexity: O(rings).
        public var cornerCount: Int { rings.reduce(0) { $0 + $1.corners.count } }
    }
}

extension HitMask {
    /// The exact outline: the borders between opaque and transparent pixels.
    ///
    /// - Complexity: O(area / 8 + edges), and O(rings · log) to sort them. No recursion.
    public func outline() -> Outline { expanded().outline() }
}

extension HitMask.Bitmap {
    /// The exact outline: the borders between opaque and transparent pixels.
    ///
    /// - Complexity: O(area / 8 + edges), and O(rings · log) to sort them. No recursion.
    public func outline() -> HitMask.Outline {
        var trace = OutlineTrace(BorderGraph(self))
        return HitMask.Outline(width: width, height: height, rings: trace.rings(), maximumError: 0)
    }
}
