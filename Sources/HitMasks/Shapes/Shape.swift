extension HitMask {
    /// A form that can be touched without any art: exact where it has a formula.
    ///
    ///     let disc = HitMask.Shape.ellipse(in: HitMask.Rect(x: 0, y: 0, width: 10, height: 10))
    ///     disc.contains(HitMask.Point(x: 5, y: 5))      // true
    ///     disc.contains(HitMask.Point(x: 1, y: 1))      // false: beside the disc
    ///     disc.contains(HitMask.Point(x: 10, y: 5))     // false: a right border is outside, as that of a rectangle
    ///     let cover = HitMask.Shape.hollow(.rectangle(HitMask.Rect(x: 0, y: 0, width: 20, height: 20)), hole: disc)
    ///     cover.contains(HitMask.Point(x: 5, y: 5))     // false: in the hole
    ///
    /// Unit: that of the points asked.
    public indirect enum Shape: Sendable, Hashable {
        /// A rectangle.
        case rectangle(Rect)
        /// The ellipse that touches the sides of a rectangle; a circle if it is a square.
        case ellipse(in: Rect)
        /// A rectangle whose corners are quarters of an ellipse of these half axes, cut to half of each side.
        case roundedRectangle(Rect, cornerSize: Size)
        /// What a path encloses.
        case path(Path, FillRule)
        /// A shape without what lies in another one.
        case hollow(Shape, hole: Shape)

        /// The polygon of these corners.
        public static func polygon(_ corners: [Point], fillRule: FillRule = .nonZero) -> Shape {
            .path(Path(polygon: corners), fillRule)
        }

        /// A circle.
        public static func circle(center: Point, radius: Double) -> Shape {
            .ellipse(in: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        }
    }
}

extension HitMask.Shape {
    /// Whether a point lies inside.
    ///
    /// Left and top borders are inside, right and bottom ones are not: of shapes that share a border exactly one has
    /// the points on it. The borders of a hole belong to the hole by the same rule. A point that is not finite is
    /// outside, and an empty rectangle holds nothing.
    ///
    /// An ellipse is decided by its equation: exactly where its sides are whole numbers up to 2¹¹ and the point is a
    /// multiple of ½, and elsewhere for all points further than 2⁻⁴⁸ of the largest coordinate from the border. For paths
    /// see ``HitMask/Path/contains(_:fillRule:)``.
    ///
    /// - Complexity: O(1) for all but paths, without allocation.
    public func contains(_ point: HitMask.Point) -> Bool {
        guard point.x.isFinite, point.y.isFinite else { return false }
        switch self {
        case .rectangle(let rect): return rect.contains(point)
        case .ellipse(let rect):
            return rect.roundedContains(point, HitMask.Size(width: rect.width / 2, height: rect.height / 2))
        case .roundedRectangle(let rect, let cornerSize):
            return rect.roundedContains(point, rect.cornerRadius(cornerSize))
        case .path(let path, let fillRule): return path.contains(point, fillRule: fillRule)
        case .hollow(let shape, let hole): return shape.contains(point) && !hole.contains(point)
        }
    }

    /// A rectangle around the shape: the least one, except for a hollow one, where it is that of the shape around.
    ///
    /// - Complexity: O(1) for all but paths.
    public var bounds: HitMask.Rect {
        switch self {
        case .rectangle(let rect), .ellipse(let rect), .roundedRectangle(let rect, _): rect
        case .path(let path, _): path.bounds
        case .hollow(let shape, _): shape.bounds
        }
    }

    /// The shape after a transform.
    ///
    /// It stays exact if the transform only moves, scales, mirrors and makes quarter turns. Else rectangles become
    /// polygons, and ellipses Bézier curves that leave them by at most 4.3e-6 of their radii. Which borders are inside
    /// is decided after the transform: the left and top ones.
    public func applying(_ transform: HitMask.AffineTransform) -> HitMask.Shape {
        let isTurned = transform.a == 0 && transform.d == 0
        let isUpright = transform.b == 0 && transform.c == 0 || isTurned
        switch self {
        case .rectangle(let rect) where isUpright: return .rectangle(rect.applying(transform))
        case .ellipse(let rect) where isUpright: return .ellipse(in: rect.applying(transform))
        case .roundedRectangle(let rect, let size) where isUpright:
            let (across, down) = isTurned ? (size.height, size.width) : (size.width, size.height)
            let width = across * (isTurned ? transform.c : transform.a).magnitude
            let height = down * (isTurned ? transform.b : transform.d).magnitude
            return .roundedRectangle(
                rect.applying(transform), cornerSize: HitMask.Size(width: width, height: height))
        case .hollow(let shape, let hole): return .hollow(shape.applying(transform), hole: hole.applying(transform))
        case .path(let path, let fillRule): return .path(path.applying(transform), fillRule)
        default: return .path(self.path.applying(transform), fillRule)
        }
    }

    /// The border as a path, for drawing with ``fillRule`` and for accessibility.
    ///
    /// Ellipses become Bézier curves that leave them by at most 4.3e-6 of their radii. In a hollow shape the border of
    /// the hole follows that of the shape around; drawn by the even-odd rule, this shows the shape if the hole lies
    /// inside of it.
    ///
    /// - Complexity: O(elements).
    public var path: HitMask.Path {
        switch self {
        case .rectangle(let rect): return HitMask.Path(rect)
        case .ellipse(let rect): return HitMask.Path(ellipseIn: rect)
        case .roundedRectangle(let rect, let cornerSize):
            return HitMask.Path(roundedRect: rect, cornerSize: cornerSize)
        case .path(let path, _): return path
        case .hollow(let shape, let hole):
            var path = shape.path
            path.append(hole.path)
            return path
        }
    }

    /// The rule that fills ``path``.
    public var fillRule: HitMask.FillRule {
        switch self {
        case .rectangle, .ellipse, .roundedRectangle: .nonZero
        case .path(_, let fillRule): fillRule
        case .hollow: .evenOdd
        }
    }
}

extension HitMask.Rect {
    /// Whether the point lies in the rectangle with these corners, by the equation of the ellipse.
    func roundedContains(_ point: HitMask.Point, _ radius: HitMask.Size) -> Bool {
        guard contains(point) else { return false }
        // From the centre of the nearest corner, both zero or outwards.
        let dx = HitMask.Rect.beyond(point.x, x + radius.width, maxX - radius.width)
        let dy = HitMask.Rect.beyond(point.y, y + radius.height, maxY - radius.height)
        guard dx != 0, dy != 0 else { return true }
        var (across, down, whole) = (dx * radius.height, dy * radius.width, radius.width * radius.height)
        // Squares of these would leave what a number can hold.
        if !(whole > 1e-70 && whole < 1e70) {
            (across, down, whole) = (dx / radius.width, dy / radius.height, 1)
        }
        let distance = across * across + down * down
        return distance < whole * whole || distance == whole * whole && dx < 0
    }

    private static func beyond(_ value: Double, _ low: Double, _ high: Double) -> Double {
        value < low ? value - low : value > high ? value - high : 0
    }
}
