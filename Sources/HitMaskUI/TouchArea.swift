#if canImport(UIKit) || canImport(AppKit)
    import HitMasks

    #if canImport(UIKit)
        import UIKit
    #else
        import AppKit
    #endif

    /// What of a view can be touched, in the coordinates of the view.
    public enum TouchArea: Sendable {
        /// The opaque pixels of a placed mask.
        case mask(Placement)
        /// What a button shows in a state.
        case button(ButtonMasks, in: HitMask.State)
        /// A vector shape.
        case shape(HitMask.Shape)
        /// A rectangle without an area: a cover with a hole.
        indirect case hollow(TouchArea, in: HitMask.Rect)

        /// Whether a point can be touched. Unit: points of the view.
        ///
        /// Areas that are placed masks also take a finger for what it is: `slop` is how far beside an opaque pixel the
        /// point may be, and where what is opaque is smaller than `minimumSide` in a direction, the rectangle around it,
        /// extended to that, is touched too. Vector shapes know a least side and no slop; hollow areas know neither.
        ///
        /// - Complexity: O(1) without slop, in masks and in shapes that are no paths.
        public func contains(_ point: CGPoint, slop: CGFloat = 0, minimumSide: CGFloat = 0) -> Bool {
            let (point, slop, side) = (HitMask.Point(point), Double(slop), Double(minimumSide))
            switch self {
            case .mask(let placement):
                if slop > 0, placement.containsAny(within: slop, of: point) { return true }
                return side > 0 ? placement.isTarget(point, minimumSide: side) : placement.contains(point)
            case .button(let masks, let state):
                if slop > 0, masks.containsAny(within: slop, of: point, in: state) { return true }
                return side > 0
                    ? masks.isTarget(point, in: state, minimumSide: side) : masks.contains(point, in: state)
            case .shape(let shape):
                return shape.contains(point) || side > 0 && shape.isSmallTarget(at: point, minimumSide: side)
            case .hollow(let area, let rect):
                return rect.contains(point) && !area.contains(CGPoint(point))
            }
        }

        /// A rectangle around all that can be touched.
        public var rect: HitMask.Rect {
            switch self {
            case .mask(let placement): placement.opaqueRect
            case .button(let masks, let state): masks.opaqueRect(in: state)
            case .shape(let shape): shape.bounds
            case .hollow(_, let rect): rect
            }
        }

        /// The rule that fills ``path(simplifiedWithin:)``.
        public var fillRule: HitMask.FillRule {
            switch self {
            case .mask, .button: .nonZero
            case .shape(let shape): shape.fillRule
            case .hollow: .evenOdd
            }
        }

        /// The border as a path, to be filled by ``fillRule``.
        ///
        /// - Parameter maximumError: How far off it may be, in points, to have fewer corners.
        /// - Returns: The path, in the coordinates of the view.
        public func path(simplifiedWithin maximumError: CGFloat = 0) -> HitMask.Path {
            let error = Double(maximumError)
            switch self {
            case .mask(let placement): return placement.outlinePath(simplifiedWithin: error)
            case .button(let masks, let state):
                let layers = [masks.image(for: state), masks.background(for: state)].compactMap { $0 }
                guard !layers.isEmpty else { return HitMask.Path(masks.bounds) }
                var path = HitMask.Path()
                for layer in layers { path.append(layer.outlinePath(simplifiedWithin: error)) }
                return path
            case .shape(let shape): return shape.path
            case .hollow(let area, let rect):
                var path = HitMask.Path(rect)
                path.append(area.path(simplifiedWithin: maximumError))
                return path
            }
        }

        /// A point that can be touched, near the middle; nil if there is none that is easy to name.
        public var activationPoint: CGPoint? {
            let middle = CGPoint(rect.center)
            if contains(middle) { return middle }
            switch self {
            case .mask(let placement): return placement.activationPoint.map { CGPoint($0) }
            case .button(let masks, let state):
                let layers = [masks.image(for: state), masks.background(for: state)].compactMap { $0 }
                return layers.lazy.compactMap(\.activationPoint).map { CGPoint($0) }.first { contains($0) }
            case .shape, .hollow: return nil
            }
        }
    }

    extension HitMask.Shape {
        /// Whether the shape has a side below the least one, and the point lies in its bounds when they are extended to that.
        fileprivate func isSmallTarget(at point: HitMask.Point, minimumSide side: Double) -> Bool {
            let bounds = bounds
            guard !bounds.isEmpty, min(bounds.width, bounds.height) < side else { return false }
            let (moreX, moreY) = (max(side - bounds.width, 0) / 2, max(side - bounds.height, 0) / 2)
            return bounds.inset(by: HitMask.Insets(top: -moreY, left: -moreX, bottom: -moreY, right: -moreX))
                .contains(point)
        }
    }
#endif
