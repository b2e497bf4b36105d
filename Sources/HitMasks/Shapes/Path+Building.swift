extension HitMask.Path {
    /// Makes a closed polygon. Fewer than three corners contain nothing.
    public init(polygon corners: some Sequence<HitMask.Point>) {
        self.init()
        for corner in corners { isEmpty ? move(to: corner) : addLine(to: corner) }
        closeSubpath()
    }

    /// Makes a rectangle, from the top left corner to the right. An empty rectangle has no element.
    public init(_ rect: HitMask.Rect) {
        self.init()
        guard !rect.isEmpty else { return }
        self.init(polygon: [
            rect.origin, HitMask.Point(x: rect.maxX, y: rect.y), HitMask.Point(x: rect.maxX, y: rect.maxY),
            HitMask.Point(x: rect.x, y: rect.maxY),
        ])
    }

    /// Makes the ellipse that touches the sides of a rectangle, as eight Bézier curves.
    ///
    /// The curves leave the ellipse by at most 4.3e-6 of its radii. ``HitMask/Shape/ellipse(in:)`` is exact.
    public init(ellipseIn rect: HitMask.Rect) {
        self.init(
            roundedRect: rect, cornerSize: HitMask.Size(width: rect.width / 2, height: rect.height / 2))
    }

    /// Makes a rectangle with elliptic corners, each as two Bézier curves.
    ///
    /// A corner is at most half as wide and high as the rectangle; a negative one, or one that is not a number, is no
    /// corner. The curves leave the ellipse by at most 4.3e-6 of its radii;
    /// ``HitMask/Shape/roundedRectangle(_:cornerSize:)`` is exact.
    public init(roundedRect rect: HitMask.Rect, cornerSize: HitMask.Size) {
        self.init()
        guard !rect.isEmpty else { return }
        let radius = rect.cornerRadius(cornerSize)
        guard radius.width > 0, radius.height > 0 else {
            self.init(rect)
            return
        }
        // The corners clockwise from the top right, each as seen from its centre: where it starts and where it ends.
        let (left, right) = (rect.x + radius.width, rect.maxX - radius.width)
        let (top, bottom) = (rect.y + radius.height, rect.maxY - radius.height)
        move(to: HitMask.Point(x: left, y: rect.y))
        addCorner(HitMask.Point(x: right, y: top), from: (0, -radius.height), to: (radius.width, 0))
        addCorner(HitMask.Point(x: right, y: bottom), from: (radius.width, 0), to: (0, radius.height))
        addCorner(HitMask.Point(x: left, y: bottom), from: (0, radius.height), to: (-radius.width, 0))
        addCorner(HitMask.Point(x: left, y: top), from: (-radius.width, 0), to: (0, -radius.height))
        closeSubpath()
    }

    /// A quarter of an ellipse between the ends of two half axes, as two curves of an eighth of a turn each.
    private mutating func addCorner(
        _ center: HitMask.Point, from first: (x: Double, y: Double), to second: (x: Double, y: Double)
    ) {
        func point(_ along: Double, _ across: Double) -> HitMask.Point {
            HitMask.Point(
                x: center.x + along * first.x + across * second.x, y: center.y + along * first.y + across * second.y)
        }
        let start = point(1, 0)
        // The curve before ended here, unless a straight side lies between them.
        if start != position { addLine(to: start) }
        // The control points of an arc lie on its tangents, 4/3 · tan(angle / 4) radii away.
        let reach = 0.265_216_489_839_544_01
        let half = 0.5.squareRoot()
        addCurve(
            to: point(half, half), control1: point(1, reach),
            control2: point(half * (1 + reach), half * (1 - reach)))
        addCurve(
            to: point(0, 1), control1: point(half * (1 - reach), half * (1 + reach)), control2: point(reach, 1))
    }

    /// Where the last element ends; nil in an empty path and behind a subpath that was closed.
    private var position: HitMask.Point? {
        switch elements.last {
        case .move(let point), .line(let point), .quadratic(let point, _), .cubic(let point, _, _): point
        case .close, nil: nil
        }
    }

    /// The path after a transform: its points moved, which moves the curves.
    ///
    /// - Complexity: O(elements).
    public func applying(_ transform: HitMask.AffineTransform) -> HitMask.Path {
        var path = HitMask.Path()
        for element in elements {
            switch element {
            case .move(let point): path.move(to: point.applying(transform))
            case .line(let point): path.addLine(to: point.applying(transform))
            case .quadratic(let point, let control):
                path.addQuadraticCurve(to: point.applying(transform), control: control.applying(transform))
            case .cubic(let point, let control1, let control2):
                path.addCurve(
                    to: point.applying(transform), control1: control1.applying(transform),
                    control2: control2.applying(transform))
            case .close: path.closeSubpath()
            }
        }
        return path
    }
}

extension HitMask.Rect {
    /// A corner's size cut to what fits: at most half of each side, and not below zero.
    func cornerRadius(_ size: HitMask.Size) -> HitMask.Size {
        guard size.width > 0, size.height > 0 else { return HitMask.Size(width: 0, height: 0) }
        return HitMask.Size(width: min(size.width, width / 2), height: min(size.height, height / 2))
    }
}
