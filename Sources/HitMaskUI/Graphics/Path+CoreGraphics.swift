#if canImport(UIKit) || canImport(AppKit)
    import HitMasks

    #if canImport(UIKit)
        import UIKit
    #else
        import AppKit
    #endif

    extension HitMask.Path {
        /// The same path, for drawing, for accessibility, and for the shapes of other frameworks.
        ///
        /// - Complexity: O(elements).
        public var cgPath: CGPath {
            let path = CGMutablePath()
            for element in elements {
                switch element {
                case .move(let point): path.move(to: CGPoint(point))
                case .line(let point): path.addLine(to: CGPoint(point))
                case .quadratic(let point, let control):
                    path.addQuadCurve(to: CGPoint(point), control: CGPoint(control))
                case .cubic(let point, let control1, let control2):
                    path.addCurve(to: CGPoint(point), control1: CGPoint(control1), control2: CGPoint(control2))
                case .close: path.closeSubpath()
                }
            }
            return path
        }
    }

    extension HitMask.Shape {
        /// Whether a point lies inside: ``HitMask/Shape/contains(_:)-(HitMask.Point)``.
        public func contains(_ point: CGPoint) -> Bool { contains(HitMask.Point(point)) }
    }
#endif
