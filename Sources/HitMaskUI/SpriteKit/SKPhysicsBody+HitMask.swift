#if canImport(SpriteKit) && (canImport(UIKit) || canImport(AppKit))
    import HitMasks
    import SpriteKit

    extension SKSpriteNode {
        /// A physics body in the form of a mask: holes, notches and separate parts included.
        ///
        ///     ship.physicsBody = ship.physicsBody(of: masks.mask(named: "ship")!)
        ///
        /// The outline is simplified and cut into convex polygons, since SpriteKit takes no others. A body is made for the
        /// sprite's size and center rectangle as they are now. As always, SpriteKit scales bodies with the node.
        ///
        /// - Parameters:
        ///   - mask: The mask of the texture.
        ///   - maximumError: How far the body may be off the outline. Unit: pixels of the mask.
        /// - Returns: The body; nil if nothing is opaque.
        public func physicsBody(of mask: HitMask, simplifiedWithin maximumError: CGFloat = 1) -> SKPhysicsBody? {
            let polygons = convexPolygons(of: mask, simplifiedWithin: maximumError)
            guard !polygons.isEmpty else { return nil }
            return SKPhysicsBody(bodies: polygons.map { SKPhysicsBody(polygonFrom: $0) })
        }

        /// The convex polygons of ``physicsBody(of:simplifiedWithin:)``, each counterclockwise, in the coordinates of the node.
        public func convexPolygons(of mask: HitMask, simplifiedWithin maximumError: CGFloat = 1) -> [CGPath] {
            let pieces = mask.outline().simplified(within: Double(maximumError)).convexPieces()
            let placement = placement(of: mask)
            return placement.pieces.flatMap { piece in
                pieces.compactMap { corners in
                    let shown = corners.clipped(to: piece.source).map { $0.applying(piece.transform) }
                    return shown.isPolygon ? shown.counterclockwise.cgPath : nil
                }
            }
        }
    }

    extension [HitMask.Point] {
        /// What of a convex polygon lies in a rectangle (Sutherland and Hodgman): a convex polygon again, or nothing.
        fileprivate func clipped(to rect: HitMask.Rect) -> [HitMask.Point] {
            clipped { $0.x - rect.x }.clipped { rect.maxX - $0.x }.clipped { $0.y - rect.y }
                .clipped { rect.maxY - $0.y }
        }

        /// What lies where a linear distance is not below zero.
        private func clipped(_ distance: (HitMask.Point) -> Double) -> [HitMask.Point] {
            var result: [HitMask.Point] = []
            for (index, point) in enumerated() {
                let previous = self[index == 0 ? count - 1 : index - 1]
                let (here, before) = (distance(point), distance(previous))
                if (here < 0) != (before < 0) {
                    let share = before / (before - here)
                    result.append(
                        HitMask.Point(
                            x: previous.x + (point.x - previous.x) * share,
                            y: previous.y + (point.y - previous.y) * share))
                }
                if here >= 0 { result.append(point) }
            }
            return result
        }

        /// Twice the area; positive if it runs counterclockwise, where y points up.
        private var signedArea: Double {
            var area = 0.0
            for (index, point) in enumerated() {
                let next = self[(index + 1) % count]
                area += point.x * next.y - next.x * point.y
            }
            return area
        }

        fileprivate var isPolygon: Bool { count > 2 && signedArea.magnitude > 1e-6 }
        fileprivate var counterclockwise: [HitMask.Point] { signedArea < 0 ? reversed() : self }
        fileprivate var cgPath: CGPath { HitMask.Path(polygon: self).cgPath }
    }
#endif
