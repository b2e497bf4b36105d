import HitMasks
import HitTesting
import Testing

/// Shapes without a picture, and those made from one, told as tests.
@Suite struct `Systems of shapes` {
    /// A game engine's colliders: an irregular sprite becomes a polygon. Engines lose the holes, or the sprite.
    @Test func `System 5: polygon colliders for an irregular sprite with a hole`() throws {
        let mask = try Art.mask("island")
        let (exact, bitmap) = (mask.outline(), mask.expanded())
        #expect(exact.rings.contains { $0.isHole } && exact.rings.contains { !$0.isHole })
        #expect(exact.path.rasterized(width: mask.width, height: mask.height, fillRule: .evenOdd) == bitmap)

        let collider = exact.simplified(within: 2)
        #expect(collider.maximumError == 2 && collider.rings.count == exact.rings.count)
        #expect(collider.cornerCount * 3 < exact.cornerCount)
        let filled = collider.path.rasterized(width: mask.width, height: mask.height, fillRule: .evenOdd)
        for y in 0..<mask.height {
            for x in 0..<mask.width where filled.contains(x: x, y: y) != bitmap.contains(x: x, y: y) {
                // A pixel that is filled otherwise has its centre within the error of the border.
                let isAtBorder = (-2...2).contains(where: { (dy: Int) -> Bool in
                    (-2...2).contains(where: { (dx: Int) -> Bool in
                        bitmap.contains(x: x + dx, y: y + dy) != bitmap.contains(x: x, y: y)
                    })
                })
                #expect(isAtBorder, "\(x), \(y)")
            }
        }

        // Both are hit as the mask is, the lagoon falls through.
        let root = screen(700, 500)
        let bounds = Rect(50, 40, 600, 420)
        let view = root.add("island", bounds) { $0.shape = .vector(.path(exact.path, .evenOdd)) }
        let rough = root.add("collider", bounds) { $0.shape = .vector(.path(collider.path, .evenOdd)) }
        var differences = 0
        for y in stride(from: 0, to: 420, by: 7) {
            for x in stride(from: 0, to: 600, by: 7) {
                let point = Point(Double(x) + 50.5, Double(y) + 40.5)
                rough.isHidden = true
                #expect((root.hitTest(point) === view) == mask.contains(x: x, y: y))
                rough.isHidden = false
                if (root.hitTest(point) === rough) != mask.contains(x: x, y: y) { differences += 1 }
            }
        }
        #expect(differences < 60)
    }

    /// Four square buttons, two by two, and over the corner where they meet a round one.
    @Test func `System 7: four square buttons with a round one in the middle`() {
        let root = screen(200, 200)
        for (name, x, y) in [("1", 0.0, 0.0), ("2", 100, 0), ("3", 0, 100), ("4", 100, 100)] {
            root.add(name, Rect(x, y, 100, 100))
        }
        let round = root.add("round", Rect(60, 60, 80, 80)) {
            $0.shape = .vector(.circle(center: Point(40, 40), radius: 40))
        }
        #expect(root.tapped(100, 100) == "round" && root.tapped(61, 100) == "round" && root.tapped(100, 139) == "round")
        // In the round one's square, outside of its circle: the button below.
        #expect(root.tapped(65, 65) == "1" && root.tapped(135, 65) == "2")
        #expect(root.tapped(65, 135) == "3" && root.tapped(135, 135) == "4")
        #expect(root.tapped(10, 10) == "1" && root.tapped(190, 190) == "4")
        for y in 0..<200 {
            for x in 0..<200 {
                let (dx, dy) = (Double(x) + 0.5 - 100, Double(y) + 0.5 - 100)
                let square = ["1", "2", "3", "4"][(x < 100 ? 0 : 1) + (y < 100 ? 0 : 2)]
                let expected = dx * dx + dy * dy < 1600 ? "round" : square
                #expect(root.tapped(Double(x) + 0.5, Double(y) + 0.5) == expected)
            }
        }
        // The ellipse that fills the view is the same one, and follows the view's size.
        round.shape = .ellipse
        #expect(root.tapped(65, 65) == "1" && root.tapped(75, 75) == "round")
        round.bounds.size = Size(width: 20, height: 20)
        #expect(root.tapped(75, 75) == "1" && root.tapped(105, 105) == "round")
    }

    @Test func `System 14: a hollow view, an ellipse or a round hole in a half-transparent cover`() {
        // An ellipse is cut out of the bounds: taps in it fall through.
        let root = screen()
        root.add("below", Rect(0, 0, 320, 480))
        let cover = root.add("cover", Rect(40, 40, 240, 120)) { $0.shape = .hollow(.ellipse) }
        for y in stride(from: 40.5, to: 160, by: 3) {
            for x in stride(from: 40.5, to: 280, by: 3) {
                let (dx, dy) = ((x - 160) / 120, (y - 100) / 60)
                #expect(root.tapped(x, y) == (dx * dx + dy * dy < 1 ? "below" : "cover"))
            }
        }
        #expect(root.tapped(39, 39) == "below")
        cover.removeFromSuperview()

        // A guide dims the screen but for a round hole of radius 60 over the button that it explains.
        root.add("button", Rect(130, 200, 60, 40))
        let guide = root.add("guide", Rect(0, 0, 320, 480)) { $0.alpha = 0.5 }
        let shape = HitMask.Shape.hollow(.rectangle(guide.bounds), hole: .circle(center: Point(160, 220), radius: 60))
        guide.shape = .vector(shape)
        #expect(root.tapped(160, 220) == "button" && root.tapped(160, 165) == "below")
        #expect(root.tapped(160, 159) == "guide" && root.tapped(100, 165) == "guide" && root.tapped(5, 5) == "guide")
        // The same hole as a path to draw, filled by the even-odd rule: what is drawn is what is hit.
        let path = shape.path
        #expect(shape.fillRule == .evenOdd)
        for y in stride(from: 1.5, to: 480, by: 4) {
            for x in stride(from: 1.5, to: 320, by: 4) {
                let (dx, dy) = (x - 160, y - 220)
                let distance = (dx * dx + dy * dy).squareRoot()
                #expect((root.hitTest(Point(x, y)) === guide) == (distance >= 60))
                // The curves leave the circle by less than a thousandth of a point.
                if (distance - 60).magnitude > 0.001 {
                    #expect(path.contains(Point(x, y), fillRule: .evenOdd) == (distance >= 60))
                }
            }
        }
        // The path as the shape gives the same answers.
        guide.shape = .vector(.path(path, .evenOdd))
        #expect(root.tapped(160, 220) == "button" && root.tapped(160, 159) == "guide")
    }
}
