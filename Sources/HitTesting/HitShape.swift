import HitMasks

/// What of a view can be touched.
///
/// Every shape is asked within the view's touch rectangle alone, which is its bounds unless ``HitView/touchInsets`` or
/// ``HitView/minimumTouchSide`` say otherwise.
public indirect enum HitShape {
    /// All of the touch rectangle.
    case rectangle
    /// The ellipse that fills the touch rectangle. Its edge is outside, as a right edge is.
    case ellipse
    /// The opaque pixels of a mask, placed in the view's coordinates. It keeps its place when touch insets enlarge the
    /// view, and follows its size only if ``HitView/shapeForBounds`` makes it.
    case mask(Placement)
    /// The masks of a button in one of its states, in the view's coordinates.
    case button(ButtonMasks, in: ButtonMasks.State = .normal)
    /// A vector shape in the view's coordinates: an exact circle, a rounded rectangle, what a path encloses. It keeps its
    /// place as a mask does.
    case vector(HitMask.Shape)
    /// The touch rectangle without a shape, which is laid into the bounds: a cover with a hole.
    case hollow(HitShape)
    /// Whatever the closure says of a point and the touch rectangle, both in the view's coordinates. It is asked for
    /// points in the touch rectangle alone, none of which is infinite or not a number.
    case custom((_ point: HitMask.Point, _ rect: HitMask.Rect) -> Bool)

    /// Whether a point can be touched that lies in the touch rectangle. All in the view's coordinates.
    func contains(_ point: HitMask.Point, touchRect: HitMask.Rect, bounds: HitMask.Rect) -> Bool {
        switch self {
        case .rectangle: true
        case .ellipse: touchRect.ellipseContains(point)
        case .mask(let placement): placement.contains(point)
        case .button(let masks, let state): masks.contains(point, in: state)
        case .vector(let shape): shape.contains(point)
        case .hollow(let shape): !(bounds.contains(point) && shape.contains(point, touchRect: bounds, bounds: bounds))
        case .custom(let contains): contains(point, touchRect)
        }
    }

    /// How far the shape is from a point outside of it, or nil if that is farther than the limit or nobody knows.
    func distance(
        from point: HitMask.Point, within limit: Double, touchRect: HitMask.Rect, bounds: HitMask.Rect
    ) -> Double? {
        guard !bounds.isEmpty else { return nil }
        switch self {
        case .rectangle:
            let distance = touchRect.distance(from: point)
            return distance <= limit ? distance : nil
        case .mask(let placement):
            // What of the mask lies out of the touch area is not the view's: an index knows that area alone.
            guard touchRect.distance(from: point) <= limit else { return nil }
            return placement.distance(to: point, within: limit)
        default: return nil
        }
    }
}

extension HitMask.Rect {
    func ellipseContains(_ point: HitMask.Point) -> Bool {
        let (x, y) = ((point.x - center.x) / (width / 2), (point.y - center.y) / (height / 2))
        return x * x + y * y < 1
    }

    /// How far the nearest spot of the rectangle is.
    func distance(from point: HitMask.Point) -> Double {
        let (dx, dy) = (max(x - point.x, 0, point.x - maxX), max(y - point.y, 0, point.y - maxY))
        return (dx * dx + dy * dy).squareRoot()
    }
}
