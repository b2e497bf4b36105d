#if canImport(UIKit) || canImport(AppKit)
    import HitMasks

    #if canImport(UIKit)
        import UIKit
    #else
        import AppKit
    #endif

    extension Placement {
        /// Lays a mask into a rectangle of Core Graphics. The parameters are those of the initializer that takes a
        /// `HitMask.Rect`.
        ///
        ///     let placement = Placement(star, in: rect, contentMode: .scaleAspectFit)
        ///     placement.contains(point)
        ///
        /// For a context whose y points up, say `yAxis: .up`.
        public init(
            _ mask: HitMask, in bounds: CGRect, scale: CGFloat? = nil, contentMode: ContentMode = .scaleToFill,
            slices: HitMask.Slices? = nil, orientation: HitMask.Orientation = .up, flip: Flip = [],
            yAxis: YAxis = .down, transform: CGAffineTransform = .identity, pivot: CGPoint? = nil,
            clipsToBounds: Bool = true
        ) {
            self.init(
                mask, in: HitMask.Rect(bounds), scale: scale.map { Double($0) }, contentMode: contentMode,
                slices: slices, orientation: orientation, flip: flip, yAxis: yAxis,
                transform: HitMask.AffineTransform(transform), pivot: pivot.map { HitMask.Point($0) },
                clipsToBounds: clipsToBounds)
        }

        /// Whether a point of the view shows an opaque pixel: `contains` of a `HitMask.Point`.
        public func contains(_ point: CGPoint) -> Bool { contains(HitMask.Point(point)) }

        /// Whether the view shows an opaque pixel within a distance of a point.
        public func containsAny(within radius: CGFloat, of point: CGPoint) -> Bool {
            containsAny(within: Double(radius), of: HitMask.Point(point))
        }

        /// The borders of what is opaque: ``Placement/outlinePath(simplifiedWithin:)``.
        public func cgPath(simplifiedWithin maximumError: CGFloat = 0) -> CGPath {
            outlinePath(simplifiedWithin: Double(maximumError)).cgPath
        }
    }

    extension HitMask {
        /// Whether the pixel under a point of the picture is opaque. Unit: points of the picture at its natural size.
        public func contains(_ point: CGPoint) -> Bool { contains(HitMask.Point(point)) }
    }

    extension Placement.ContentMode {
        /// The mode that shows what this one shows, seen in a mirror: left and right are exchanged.
        var mirrored: Placement.ContentMode {
            switch self {
            case .left: .right
            case .right: .left
            case .topLeft: .topRight
            case .topRight: .topLeft
            case .bottomLeft: .bottomRight
            case .bottomRight: .bottomLeft
            default: self
            }
        }
    }
#endif
