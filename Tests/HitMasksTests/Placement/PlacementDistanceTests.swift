import HitMasks
import TestSupport
import Testing

@Suite struct `The distance to a placement` {
    @Test(arguments: 0..<4) func `is that of the nearest opaque pixel that is drawn`(_ part: Int) throws {
        var random = SeededRandom(seed: 650 + UInt64(part))
        var count = 0
        for _ in 0..<100 {
            let recipe = `A placement and a drawing of it`.recipe(&random)
            let mask = try testMask(
                TestBitmaps.make("sparse", width: recipe.width, height: recipe.height, seed: random.next()))
            let placement = recipe.placement(mask)
            let rectangles = DrawnPicture(recipe).rectangles().filter { mask.contains(x: $0.x, y: $0.y) }
            for _ in 0..<30 {
                let point = HitMask.Point(
                    x: Double.random(in: recipe.view.x - 8...recipe.view.maxX + 8, using: &random),
                    y: Double.random(in: recipe.view.y - 8...recipe.view.maxY + 8, using: &random))
                let expected = rectangles.map { rect in
                    let dx = max(rect.left.value - point.x, point.x - rect.right.value, 0)
                    let dy = max(rect.top.value - point.y, point.y - rect.bottom.value, 0)
                    return (dx * dx + dy * dy).squareRoot()
                }.min()
                let found = placement.distance(to: point, within: .infinity)
                try #require((found == nil) == (expected == nil), "\(recipe)")
                guard let found, let expected else { continue }
                #expect(abs(found - expected) < 1e-12 * (1 + expected), "\(found), not \(expected): \(recipe)")
                #expect(placement.distance(to: point, within: found) == found)
                #expect(placement.containsAny(within: found, of: point))
                if found > 0 {
                    #expect(placement.distance(to: point, within: found * 0.999_999) == nil)
                    #expect(!placement.containsAny(within: found * 0.999_999, of: point))
                    count += 1
                } else {
                    #expect(placement.contains(point) || expected == 0)
                }
            }
        }
        #expect(count > 500)
    }

    @Test func `is measured in the points that are asked about, also where the view is turned and stretched`() throws {
        let mask = try testMask(TestBitmaps.bits(1, width: 2, height: 1))
        // The opaque half: x 0 ..< 10, y 0 ..< 10 of the view; turned by a quarter around the origin and doubled in y then.
        let transform = HitMask.AffineTransform(rotationAngle: .pi / 2).concatenating(.init(scaleX: 1, y: 2))
        let placement = Placement(
            mask, in: HitMask.Size(width: 20, height: 10), transform: transform, pivot: .init(x: 0, y: 0))
        // It is x −10 ..< 0, y 0 ..< 20 now.
        func distance(_ x: Double, _ y: Double) -> Double? {
            placement.distance(to: HitMask.Point(x: x, y: y), within: 100)
        }
        #expect(distance(-5, 10) == 0)
        #expect(distance(3, 10) == 3)
        #expect(distance(3, 24) == 5)
        #expect(distance(-10 - 6, -8) == 10)
        #expect(distance(200, 0) == nil)
    }

    @Test func `is 0 inside, none beyond the radius, and none of what is no distance`() throws {
        let mask = try testMask(TestBitmaps.bits(1, width: 2, height: 1))
        let placement = Placement(mask, in: HitMask.Size(width: 2, height: 1))
        let outside = HitMask.Point(x: 4, y: 0.5)
        #expect(placement.distance(to: HitMask.Point(x: 0.5, y: 0.5), within: 0) == 0)
        #expect(placement.distance(to: outside, within: 3) == 3)
        #expect(placement.distance(to: outside, within: 3.0.nextDown) == nil)
        #expect(placement.distance(to: outside, within: 0) == nil)
        // The edge itself is outside of the pixel and at no distance from it.
        #expect(placement.distance(to: HitMask.Point(x: 1, y: 0.5), within: 1) == 0)
        #expect(placement.distance(to: HitMask.Point(x: 1, y: 0.5), within: 0) == nil)
        for radius in [-1, Double.nan, -Double.infinity] {
            #expect(placement.distance(to: HitMask.Point(x: 0.5, y: 0.5), within: radius) == nil)
        }
        for odd in `Points`.oddNumbers {
            for other in `Points`.oddNumbers {
                let found = placement.distance(to: HitMask.Point(x: odd, y: other), within: .infinity)
                #expect((found == nil) == !(odd.isFinite && other.isFinite), "\(odd), \(other)")
                if let found { #expect(found >= 0) }
            }
        }
    }

    @Test func `gives a tap between two buttons to the nearer shape`() throws {
        // Two triangles that lean towards each other, in views that stretch them.
        let slope = try testMask(TestBitmaps.fill(10, 10) { x, y in x <= y })
        let buttons = [
            Placement(slope, in: HitMask.Rect(x: 0, y: 0, width: 30, height: 20)),
            Placement(slope, in: HitMask.Rect(x: 40, y: 0, width: 30, height: 20), flip: .horizontal),
        ]
        func nearest(_ x: Double, _ y: Double) -> Int? {
            let touch = HitMask.Point(x: x, y: y)
            return HitMask.nearest(among: buttons, within: 22) { $0.distance(to: touch, within: $1) }?.index
        }
        #expect(nearest(34, 19) == 0 && nearest(36, 19) == 1)
        #expect(nearest(20, 1) == 0 && nearest(50, 1) == 1)
        #expect(nearest(35, -30) == nil)
    }
}
