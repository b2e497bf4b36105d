extension HitMask {
    /// A map of the plane that keeps lines straight: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
    ///
    /// The six numbers have the names and the order of Core Graphics.
    public struct AffineTransform: Sendable, Hashable {
        /// How much x′ grows with x.
        public var a: Double
        /// How much y′ grows with x.
        public var b: Double
        /// How much x′ grows with y.
        public var c: Double
        /// How much y′ grows with y.
        public var d: Double
        /// The x of where the origin goes.
        public var tx: Double
        /// The y of where the origin goes.
        public var ty: Double

        /// Makes a transform from its six numbers.
        public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
            (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
        }

        /// Leaves every point where it is.
        public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

        /// Moves every point.
        public init(translationX x: Double, y: Double) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

        /// Multiplies the coordinates. A negative factor mirrors.
        public init(scaleX x: Double, y: Double) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

        /// Turns around the origin, clockwise where y points down. Unit: radians.
        ///
        /// Multiples of a quarter turn, as near as a number can say them, are exact: no sine of 1.2e-16 is left over.
        public init(rotationAngle angle: Double) {
            let (sine, cosine) = sineAndCosine(angle)
            self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        }

        /// The transform that does this one first and the other one then.
        public func concatenating(_ next: AffineTransform) -> AffineTransform {
            AffineTransform(
                a: a * next.a + b * next.c, b: a * next.b + b * next.d,
                c: c * next.a + d * next.c, d: c * next.b + d * next.d,
                tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
        }

        /// By how much areas grow; negative if the transform mirrors, 0 if it flattens the plane.
        public var determinant: Double { a * d - b * c }

        /// The transform that undoes this one, or nil for one that flattens the plane or holds a number that is not
        /// finite.
        public var inverted: AffineTransform? {
            let determinant = determinant
            guard determinant != 0, determinant.isFinite, tx.isFinite, ty.isFinite else { return nil }
            let inverse = AffineTransform(
                a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
                tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
            guard inverse.a.isFinite, inverse.b.isFinite, inverse.c.isFinite, inverse.d.isFinite,
                inverse.tx.isFinite, inverse.ty.isFinite
            else { return nil }
            return inverse
        }
    }
}

extension HitMask.Point {
    /// Where the transform takes the point.
    public func applying(_ transform: HitMask.AffineTransform) -> HitMask.Point {
        HitMask.Point(
            x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty)
    }
}

extension HitMask.Rect {
    /// The smallest upright rectangle around where the transform takes this one.
    public func applying(_ transform: HitMask.AffineTransform) -> HitMask.Rect {
        let corners = [
            HitMask.Point(x: x, y: y), HitMask.Point(x: maxX, y: y), HitMask.Point(x: x, y: maxY),
            HitMask.Point(x: maxX, y: maxY),
        ].map { $0.applying(transform) }
        var (least, most) = (corners[0], corners[0])
        for corner in corners {
            (least.x, least.y) = (min(least.x, corner.x), min(least.y, corner.y))
            (most.x, most.y) = (max(most.x, corner.x), max(most.y, corner.y))
        }
        return HitMask.Rect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
    }
}
