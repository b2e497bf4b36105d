#if canImport(SpriteKit) && (canImport(UIKit) || canImport(AppKit))
    import HitMasks
    import SpriteKit

    extension SKSpriteNode {
        /// Where the mask of this sprite's texture lies, in the coordinates of the node: y points up, and the origin is the anchor.
        ///
        ///     let inNode = sprite.convert(touch.location(in: scene), from: scene)
        ///     if sprite.placement(of: ship).contains(inNode) { … }
        ///
        /// Size, anchor point and center rectangle are the sprite's. With a center rectangle the corners keep the size that the
        /// texture has, whatever the sprite's own scale. It is made for the sprite as it is now.
        public func placement(of mask: HitMask) -> Placement {
            // As it is drawn in the parent, without rotation: there the corners have the texture's size.
            let scale = (x: abs(Double(xScale)), y: abs(Double(yScale)))
            let (width, height) = drawnSize(scale)
            let rect = HitMask.Rect(
                x: -Double(anchorPoint.x) * width, y: -Double(anchorPoint.y) * height, width: width, height: height)
            return Placement(
                mask, in: rect, slices: slices(of: mask), yAxis: .up,
                transform: HitMask.AffineTransform(scaleX: 1 / scale.x, y: 1 / scale.y),
                pivot: HitMask.Point(x: 0, y: 0), clipsToBounds: false)
        }

        /// Whether the mask is opaque at a point of the parent, through the sprite's position, rotation and scale.
        ///
        /// A sprite without a parent is asked in its own coordinates.
        public func contains(_ point: CGPoint, hitMask mask: HitMask) -> Bool {
            placement(of: mask).contains(parent.map { convert(point, from: $0) } ?? point)
        }

        /// The size in the parent, without rotation.
        ///
        /// Whether `size` has the scale in it already, Apple's pages do not say. `frame`, the box around what is drawn, has it:
        /// it is the box of one of the two sizes.
        private func drawnSize(_ scale: (x: Double, y: Double)) -> (width: Double, height: Double) {
            let own = (width: abs(Double(size.width)), height: abs(Double(size.height)))
            let scaled = (width: own.width * scale.x, height: own.height * scale.y)
            let (across, along) = (abs(cos(Double(zRotation))), abs(sin(Double(zRotation))))
            let box = frame.size
            func distance(_ size: (width: Double, height: Double)) -> Double {
                abs(size.width * across + size.height * along - Double(box.width))
                    + abs(size.width * along + size.height * across - Double(box.height))
            }
            return distance(scaled) <= distance(own) ? scaled : own
        }

        private func slices(of mask: HitMask) -> HitMask.Slices {
            let (center, size) = (centerRect, mask.size)
            return HitMask.Slices(
                capInsets: HitMask.Insets(
                    top: (1 - Double(center.maxY)) * size.height, left: Double(center.minX) * size.width,
                    bottom: Double(center.minY) * size.height,
                    right: (1 - Double(center.maxX)) * size.width), resizing: .stretch)
        }
    }

    /// A sprite that is touched where its texture is opaque.
    ///
    ///     let ship = HitMaskSpriteNode(imageNamed: "ship")
    ///     ship.hitMask = masks.mask(named: "ship")
    ///     scene.nodes(at: point)      // holds the ship where it is opaque
    ///
    /// SpriteKit asks `contains` for `atPoint` and `nodes(at:)`, and for touches.
    open class HitMaskSpriteNode: SKSpriteNode {
        /// The mask of the texture. Without one the whole frame is touched. Give the sprite another one with another texture.
        public var hitMask: HitMask?

        open override func contains(_ p: CGPoint) -> Bool {
            guard let hitMask else { return super.contains(p) }
            return contains(p, hitMask: hitMask)
        }
    }
#endif
