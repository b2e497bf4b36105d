// Core Graphics' numbers and ours: the same values in another type.
#if canImport(UIKit) || canImport(AppKit)
    import HitMasks

    #if canImport(UIKit)
        import UIKit
    #else
        import AppKit
    #endif

    extension HitMask.Point {
        /// The same point.
        public init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
    }

    extension HitMask.Size {
        /// The same size.
        public init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
    }

    extension HitMask.Rect {
        /// The same rectangle. One of negative sides becomes the one that covers the same points.
        public init(_ rect: CGRect) {
            self.init(
                x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
        }
    }

    extension HitMask.AffineTransform {
        /// The same transform: the six numbers have the same names and places.
        public init(_ transform: CGAffineTransform) {
            self.init(
                a: Double(transform.a), b: Double(transform.b), c: Double(transform.c), d: Double(transform.d),
                tx: Double(transform.tx), ty: Double(transform.ty))
        }
    }

    extension CGPoint {
        /// The same point.
        public init(_ point: HitMask.Point) { self.init(x: point.x, y: point.y) }
    }

    extension CGSize {
        /// The same size.
        public init(_ size: HitMask.Size) { self.init(width: size.width, height: size.height) }
    }

    extension CGRect {
        /// The same rectangle.
        public init(_ rect: HitMask.Rect) {
            self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
        }
    }

    extension CGAffineTransform {
        /// The same transform.
        public init(_ transform: HitMask.AffineTransform) {
            self.init(
                a: CGFloat(transform.a), b: CGFloat(transform.b), c: CGFloat(transform.c), d: CGFloat(transform.d),
                tx: CGFloat(transform.tx), ty: CGFloat(transform.ty))
        }
    }
#endif
