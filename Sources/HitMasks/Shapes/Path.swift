extension HitMask {
    /// A curve in the plane made of lines and Bézier curves, to be filled by a ``FillRule``: x to the right, y down.
    ///
    ///     var path = HitMask.Path()
    ///     path.move(to: HitMask.Point(x: 0, y: 0))
    ///     path.addLine(to: HitMask.Point(x: 10, y: 0))
    ///     path.addLine(to: HitMask.Point(x: 0, y: 10))
    ///     path.contains(HitMask.Point(x: 2, y: 2))    // true: a subpath that is not closed counts as closed
    ///     path.contains(HitMask.Point(x: 0, y: 2))    // true: a left border is inside
    ///     path.contains(HitMask.Point(x: 5, y: 5))    // false: a right border is not
    ///
    /// It has no frame of its own: the unit is that of the points asked, points of a view or pixels of a mask.
    public struct Path: Sendable, Hashable {
        /// One step of a path.
        public enum Element: Sendable, Hashable {
            /// Starts a subpath.
            case move(to: Point)
            /// A straight line.
            case line(to: Point)
            /// A quadratic Bézier curve.
            case quadratic(to: Point, control: Point)
            /// A cubic Bézier curve.
            case cubic(to: Point, control1: Point, control2: Point)
            /// A straight line to where the subpath started, which also starts the next one.
            case close
        }

        /// The steps, in order. The first one is always a move.
        public private(set) var elements: [Element] = []
        /// Whether no coordinate is too large, infinite or not a number. A path with such a one contains nothing.
        public private(set) var isFinite = true

        /// Makes a path without an element, which contains nothing.
        public init() {}

        /// Whether there is no element.
        public var isEmpty: Bool { elements.isEmpty }

        /// Starts a subpath. One that was not closed counts as closed.
        public mutating func move(to point: Point) {
            note(point)
            elements.append(.move(to: point))
        }

        /// Adds a straight line. In an empty path it only starts the first subpath, as all that follow do.
        public mutating func addLine(to point: Point) {
            guard start(at: point) else { return }
            elements.append(.line(to: point))
        }

        /// Adds a quadratic Bézier curve.
        public mutating func addQuadraticCurve(to point: Point, control: Point) {
            guard start(at: point) else { return }
            note(control)
            elements.append(.quadratic(to: point, control: control))
        }

        /// Adds a cubic Bézier curve.
        public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
            guard start(at: point) else { return }
            note(control1)
            note(control2)
            elements.append(.cubic(to: point, control1: control1, control2: control2))
        }

        /// Goes straight back to where the subpath started. What is added next starts there.
        public mutating func closeSubpath() {
            guard let last = elements.last, last != .close else { return }
            elements.append(.close)
        }

        /// Adds all elements of another path.
        public mutating func append(_ other: Path) {
            elements += other.elements
            isFinite = isFinite && other.isFinite
        }

        /// Whether there is a place to go on from; if not, the point becomes it.
        private mutating func start(at point: Point) -> Bool {
            note(point)
            if elements.isEmpty {
                elements.append(.move(to: point))
                return false
            }
            return true
        }

        private mutating func note(_ point: Point) {
            // Products of two coordinates, and sums of them, stay below the largest number.
            if !(point.x.magnitude <= 1e150 && point.y.magnitude <= 1e150) { isFinite = false }
        }
    }

    /// What counts as inside of a path that crosses or encloses itself.
    public enum FillRule: Sendable, Hashable, CaseIterable {
        /// Inside is what the path goes around: once more in one direction than in the other, or more often.
        case nonZero
        /// Inside is what lies behind an odd number of borders. A ring within a ring is a hole.
        case evenOdd

        /// Whether a place that the path winds around so often is inside.
        func includes(_ winding: Int) -> Bool { self == .nonZero ? winding != 0 : winding & 1 != 0 }
    }
}
