import HitMaskUI
import HitMasks
import SpriteKit
import TestArt
import Testing

@MainActor @Suite struct `A sprite` {
    private let bubble = Art.mask("bubble")

    private func sprite(_ mask: HitMask, size: CGSize) -> HitMaskSpriteNode {
        let sprite = HitMaskSpriteNode(standInSize: size)
        sprite.hitMask = mask
        return sprite
    }

    /// Whether the size has the scale in it, only a Mac tells.
    @Test(arguments: [false, true])
    func `is touched where its texture is opaque, through anchor, position, rotation and scale`(_ isScaled: Bool) {
        let size = CGSize(width: 72, height: 60)
        let anchors = [CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0.25), CGPoint(x: -0.5, y: 2)]
        let scales: [(CGFloat, CGFloat)] = [(1, 1), (-1, 1), (2, 0.5), (1, -1.5)]
        for anchor in anchors {
            for (xScale, yScale) in scales {
                for rotation in [CGFloat(0), 0.314, -2] {
                    let sprite = sprite(bubble, size: size)
                    let scene = SKNode()
                    scene.addChild(sprite)
                    sprite.anchorPoint = anchor
                    sprite.standInSizeIsScaled = isScaled
                    (sprite.xScale, sprite.yScale, sprite.zRotation) = (xScale, yScale, rotation)
                    sprite.position = CGPoint(x: 200, y: 100)
                    let frame = sprite.frame
                    for point in Art.points(over: frame, step: frame.width / 12) {
                        // Back by hand: position, rotation, scale, anchor; and y points up.
                        let (dx, dy) = (point.x - 200, point.y - 100)
                        let x = (dx * cos(rotation) + dy * sin(rotation)) / xScale
                        let y = (-dx * sin(rotation) + dy * cos(rotation)) / yScale
                        let drawn = CGPoint(x: x + anchor.x * 72, y: 60 - (y + anchor.y * 60))
                        let isOpaque = Art.stretched(bubble, over: CGRect(origin: .zero, size: size), at: drawn)
                        #expect(sprite.contains(point) == isOpaque)
                        #expect(scene.nodes(at: point).isEmpty == !isOpaque)
                    }
                }
            }
        }
    }

    @Test func `in another size than its texture is stretched, and sliced by its center rectangle`() {
        // The texture's caps: left 26, right 14, top 18, bottom 22 of 64; in unit space, y up.
        let center = CGRect(x: 26.0 / 64, y: 22.0 / 64, width: 24.0 / 64, height: 24.0 / 64)
        let star = Art.mask("buttons/star")
        for (xScale, yScale) in [(1.0, 1.0), (2, 0.5), (-2, 1)] as [(CGFloat, CGFloat)] {
            for isSliced in [false, true] {
                let sprite = sprite(star, size: CGSize(width: 150, height: 240))
                let scene = SKNode()
                scene.addChild(sprite)
                sprite.anchorPoint = .zero
                (sprite.xScale, sprite.yScale) = (xScale, yScale)
                if isSliced { sprite.centerRect = center }
                let (width, height) = (150 * abs(xScale), 240 * yScale)
                for point in Art.points(over: sprite.frame, step: 7) {
                    let across = xScale < 0 ? -point.x : point.x
                    let down = height - point.y
                    let x = isSliced ? source(across, 26, 14, 64, width) : across / width * 64
                    let y = isSliced ? source(down, 18, 22, 64, height) : down / height * 64
                    let isInside = across >= 0 && across < width && down >= 0 && down < height
                    #expect(
                        sprite.contains(point) == (isInside && star.contains(x: Double(x) * 3, y: Double(y) * 3)),
                        "\(xScale) \(isSliced) \(point)")
                }
            }
        }
    }

    @Test func `is touched beyond its frame where its mask was grown`() {
        let sprite = sprite(Art.grown, size: CGSize(width: 60, height: 60))
        // 6 points of art are 60, and 3 around it 30; a square of 4 × 4 that was grown by 3.
        #expect(sprite.contains(CGPoint(x: 0, y: 40)) && !sprite.contains(CGPoint(x: 0, y: 51)))
        // A center rectangle that is larger than the texture leaves no caps.
        sprite.centerRect = CGRect(x: -1, y: -1, width: 3, height: 3)
        #expect(sprite.contains(CGPoint(x: 0, y: 40)) && !sprite.contains(CGPoint(x: 0, y: 51)))
    }

    private func source(_ x: CGFloat, _ near: CGFloat, _ far: CGFloat, _ length: CGFloat, _ drawn: CGFloat) -> CGFloat {
        if x < near { return x }
        if x >= drawn - far { return x - drawn + length }
        return near + (x - near) / (drawn - near - far) * (length - near - far)
    }

    @Test func `without a mask is touched in its frame, and with no size or scale not at all`() {
        let sprite = sprite(bubble, size: CGSize(width: 72, height: 60))
        // Without a parent the point is one of the sprite.
        #expect(sprite.contains(CGPoint(x: 0, y: 0)) && !sprite.contains(CGPoint(x: 35, y: 29)))
        sprite.hitMask = nil
        #expect(sprite.contains(CGPoint(x: 35, y: 29)))
        sprite.hitMask = bubble
        sprite.xScale = 0
        #expect(!sprite.contains(CGPoint(x: 0, y: 0)))
        sprite.xScale = 1
        sprite.size = .zero
        #expect(!sprite.contains(CGPoint(x: 0, y: 0)))
        #expect(HitMaskSpriteNode(coder: NSCoder())?.hitMask == nil)
    }

    @Test func `has a body of convex polygons that cover what is opaque, once`() throws {
        for name in ["buttons/ring", "buttons/star", "figure/hand"] {
            let mask = Art.mask(name)
            let sprite = sprite(mask, size: CGSize(width: 100, height: 80))
            sprite.anchorPoint = CGPoint(x: 0.25, y: 0.75)
            let body = try #require(sprite.physicsBody(of: mask))
            let polygons = body.standInPolygons.flatMap(\.standInPolygons)
            #expect(polygons.count > 3 && polygons.count < 300)
            #expect(polygons.count == sprite.convexPolygons(of: mask).count)
            // Simplified: of the exact outline there are many more.
            #expect(polygons.count * 2 < sprite.convexPolygons(of: mask, simplifiedWithin: 0).count)
            for polygon in polygons { #expect(turnsLeft(polygon)) }
            let frame = CGRect(x: -25, y: -60, width: 100, height: 80)
            for point in Art.points(over: frame, step: 3) {
                let holders = body.standInPolygons.filter { $0.contains(point) }.count
                #expect(holders < 2)
                let placement = sprite.placement(of: mask)
                let isNear = placement.containsAny(within: 1.2, of: HitMask.Point(point))
                if holders == 0 {
                    // No deeper than the error, a pixel, inside.
                    #expect(!placement.isAllOpaque(within: 1.5, of: point))
                } else {
                    #expect(isNear)
                }
            }
        }
        let nothing = Art.mask("formats/transparent")
        #expect(sprite(nothing, size: CGSize(width: 9, height: 9)).physicsBody(of: nothing) == nil)
    }

    @Test func `has a body that is sliced as the sprite is`() throws {
        let sprite = sprite(bubble, size: CGSize(width: 150, height: 240))
        sprite.centerRect = CGRect(x: 34.0 / 72, y: 30.0 / 60, width: 20.0 / 72, height: 12.0 / 60)
        let polygons = sprite.convexPolygons(of: bubble)
        // What is cut away leaves no polygons, nor ones of no area.
        #expect(polygons.allSatisfy { $0.standInPolygons.count == 1 })
        for polygon in polygons.flatMap(\.standInPolygons) { #expect(polygon.count > 2 && area(polygon) > 1e-7) }
        let placement = sprite.placement(of: bubble)
        for point in Art.points(over: CGRect(x: -75, y: -120, width: 150, height: 240), step: 9) {
            let holders = polygons.filter { $0.contains(point) }.count
            #expect(holders < 2)
            // A pixel of the middle is 5.3 points high.
            #expect(holders == 0 || placement.containsAny(within: 5.5, of: point))
            #expect(holders == 1 || !placement.isAllOpaque(within: 5.5, of: point))
        }
    }

    private func area(_ polygon: [CGPoint]) -> CGFloat {
        polygon.indices.reduce(0) { area, index in
            let next = polygon[(index + 1) % polygon.count]
            return area + (polygon[index].x * next.y - next.x * polygon[index].y) / 2
        }
    }

    /// Whether a polygon is convex and runs counterclockwise, where y points up.
    private func turnsLeft(_ polygon: [CGPoint]) -> Bool {
        polygon.indices.allSatisfy { index in
            let (a, b, c) = (
                polygon[index], polygon[(index + 1) % polygon.count], polygon[(index + 2) % polygon.count]
            )
            return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) >= -1e-9
        }
    }
}

extension Placement {
    /// Whether the mask is opaque all around a point at a distance.
    fileprivate func isAllOpaque(within distance: CGFloat, of point: CGPoint) -> Bool {
        (0..<8).allSatisfy { turn in
            let angle = CGFloat(turn) * 0.785
            return contains(CGPoint(x: point.x + distance * cos(angle), y: point.y + distance * sin(angle)))
        }
    }
}
