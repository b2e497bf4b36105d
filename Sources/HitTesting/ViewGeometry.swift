import HitMasks

/// Where a view lies in its superview: the numbers that are set, and the two maps that follow from them.
struct ViewGeometry {
    /// How points of the superview become points of the view.
    enum Way: UInt8 {
        /// By a difference alone: whole numbers stay whole.
        case shift
        case affine
        /// Not at all: the transform flattens the plane, or a number is not finite.
        case nowhere
    }

    private(set) var bounds = HitMask.Rect(x: 0, y: 0, width: 0, height: 0)
    private(set) var center = HitMask.Point(x: 0, y: 0)
    private(set) var anchorPoint = HitMask.Point(x: 0.5, y: 0.5)
    private(set) var transform = HitMask.AffineTransform.identity
    /// The top left corner in the superview, were there no transform. It is kept beside the centre, from which it would
    /// come back as another number: the edge of a frame at 0.1 lies at 0.1.
    private(set) var origin = HitMask.Point(x: 0, y: 0)
    private(set) var way = Way.shift
    private var forward = HitMask.AffineTransform.identity
    private var inverse = HitMask.AffineTransform.identity

    mutating func set(bounds: HitMask.Rect) {
        self.bounds = bounds
        moveOrigin()
    }

    mutating func set(center: HitMask.Point) {
        self.center = center
        moveOrigin()
    }

    mutating func set(anchorPoint: HitMask.Point) {
        self.anchorPoint = anchorPoint
        moveOrigin()
    }

    mutating func set(transform: HitMask.AffineTransform) {
        self.transform = transform
        derive()
    }

    /// The frame without the transform: what autoresizing works on.
    mutating func set(origin: HitMask.Point, size: HitMask.Size) {
        self.origin = origin
        bounds.size = size
        let (x, y) = (origin.x + anchorPoint.x * size.width, origin.y + anchorPoint.y * size.height)
        center = HitMask.Point(x: x, y: y)
        derive()
    }

    /// The least upright rectangle of the superview that holds the view.
    var frame: HitMask.Rect {
        if transform == .identity { return HitMask.Rect(origin: origin, size: bounds.size) }
        return bounds.applying(forward)
    }

    mutating func set(frame: HitMask.Rect) {
        guard transform != .identity else { return set(origin: frame.origin, size: frame.size) }
        // As a layer does it: the size is the frame's, taken back through the transform.
        var linear = transform
        (linear.tx, linear.ty) = (0, 0)
        if let back = linear.inverted {
            bounds.width = back.a.magnitude * frame.width + back.c.magnitude * frame.height
            bounds.height = back.b.magnitude * frame.width + back.d.magnitude * frame.height
        }
        moveOrigin()
        let found = self.frame
        set(center: HitMask.Point(x: center.x + frame.x - found.x, y: center.y + frame.y - found.y))
    }

    /// The point of the view under a point of its superview, or nil if there is none.
    func fromSuperview(_ point: HitMask.Point) -> HitMask.Point? {
        switch way {
        case .shift: HitMask.Point(x: point.x - origin.x + bounds.x, y: point.y - origin.y + bounds.y)
        case .affine: point.applying(inverse)
        case .nowhere: nil
        }
    }

    /// Where a point of the view lies in its superview, or nil if a number in the way is not finite.
    func toSuperview(_ point: HitMask.Point) -> HitMask.Point? {
        switch way {
        case .shift: HitMask.Point(x: point.x - bounds.x + origin.x, y: point.y - bounds.y + origin.y)
        case .affine: point.applying(forward)
        case .nowhere: forward.isFinite ? point.applying(forward) : nil
        }
    }

    /// How much longer things of the view are in its superview: the mean of all directions.
    var scale: Double { way == .shift ? 1 : transform.determinant.magnitude.squareRoot() }

    /// Whether the map back is as good as the numbers are: one that nearly flattens the plane loses their digits.
    var isWellConditioned: Bool {
        guard way == .affine else { return way == .shift }
        let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
        return transform.determinant.magnitude > 1e-6 * (a * a + b * b + c * c + d * d)
    }

    private mutating func moveOrigin() {
        origin = HitMask.Point(
            x: center.x - anchorPoint.x * bounds.width, y: center.y - anchorPoint.y * bounds.height)
        derive()
    }

    private mutating func derive() {
        let anchor = HitMask.Point(
            x: bounds.x + anchorPoint.x * bounds.width, y: bounds.y + anchorPoint.y * bounds.height)
        forward = HitMask.AffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(transform)
            .concatenating(HitMask.AffineTransform(translationX: center.x, y: center.y))
        let isFinite = forward.isFinite && bounds.isFinite && origin.x.isFinite && origin.y.isFinite
        if !isFinite {
            way = .nowhere
        } else if transform == .identity {
            way = .shift
        } else if let inverse = forward.inverted {
            (way, self.inverse) = (.affine, inverse)
        } else {
            way = .nowhere
        }
    }
}

extension HitMask.AffineTransform {
    var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
}

extension HitMask.Rect {
    /// Whether all of it, the far edges too, can be said in numbers.
    var isFinite: Bool { x.isFinite && y.isFinite && maxX.isFinite && maxY.isFinite }
}

extension HitMask.Point {
    var isFinite: Bool { x.isFinite && y.isFinite }
}
