import HitMasks
import TestSupport
import Testing

/// Overlaps against every pair of rectangles that is drawn, in exact fractions.
@Suite struct `Two placements` {
    private typealias Part = (left: Fraction, top: Fraction, right: Fraction, bottom: Fraction)

    private func parts(_ recipe: Recipe, _ mask: HitMask) -> [Part] {
        DrawnPicture(recipe).rectangles().filter { mask.contains(x: $0.x, y: $0.y) }.map {
            ($0.left, $0.top, $0.right, $0.bottom)
        }
    }

    private func area(_ ones: [Part], _ others: [Part]) -> Double {
        var area = 0.0
        for one in ones {
            for other in others {
                let width = min(one.right, other.right) - max(one.left, other.left)
                let height = min(one.bottom, other.bottom) - max(one.top, other.top)
                if width > Fraction(0), height > Fraction(0) { area += (width * height).value }
            }
        }
        return area
    }

    @Test(arguments: 0..<4) func `overlap where their drawn pixels do, in as much area`(_ part: Int) throws {
        var random = SeededRandom(seed: 700 + UInt64(part))
        var (meetings, misses) = (0, 0)
        for _ in 0..<150 {
            var recipes = (0..<2).map { _ in `A placement and a drawing of it`.recipe(&random) }
            // Near enough to each other to meet at times, and made of few pixels, that they miss at others.
            recipes[1].view.x = recipes[0].view.x + Double(Int.random(in: -8...8, using: &random)) / 2
            recipes[1].view.y = recipes[0].view.y + Double(Int.random(in: -8...8, using: &random)) / 2
            let masks = try recipes.map {
                try testMask(TestBitmaps.make("noise", width: $0.width, height: $0.height, seed: random.next()))
            }
            let expected = area(parts(recipes[0], masks[0]), parts(recipes[1], masks[1]))
            let placements = zip(recipes, masks).map { $0.placement($1) }
            let found = placements[0].overlapArea(with: placements[1])
            #expect(abs(found - expected) <= 1e-12 * max(expected, 1), "\(found), not \(expected): \(recipes)")
            #expect(placements[1].overlapArea(with: placements[0]) == found)
            // What only touches may overlap by what the last place of an edge is worth.
            if expected > 0 || found == 0 {
                #expect(placements[0].overlaps(placements[1]) == (expected > 0), "\(recipes)")
            }
            if expected > 0 { meetings += 1 } else { misses += 1 }
        }
        #expect(meetings > 15 && misses > 15, "\(meetings) \(misses)")
    }

    @Test func `overlap as their masks do, where a pixel is a point`() throws {
        var random = SeededRandom(seed: 710)
        for _ in 0..<200 {
            let sizes = (0..<2).map { _ in
                (Int.random(in: 1...40, using: &random), Int.random(in: 1...40, using: &random))
            }
            let masks = try sizes.map {
                try testMask(TestBitmaps.make("blobs", width: $0.0, height: $0.1, seed: random.next()))
            }
            let offset = PixelPosition(
                x: Int.random(in: -40...40, using: &random), y: Int.random(in: -40...40, using: &random))
            let one = Placement(masks[0], in: masks[0].size)
            let other = Placement(
                masks[1],
                in: HitMask.Rect(origin: .init(x: Double(offset.x), y: Double(offset.y)), size: masks[1].size))
            #expect(one.overlapArea(with: other) == Double(masks[0].overlapArea(with: masks[1], at: offset)))
            #expect(one.overlaps(other) == masks[0].overlaps(masks[1], at: offset))
        }
    }

    @Test func `that only touch do not overlap`() throws {
        let square = try testMask(TestBitmaps.bits(1, width: 1, height: 1))
        let one = Placement(square, in: HitMask.Rect(x: 0, y: 0, width: 10, height: 10))
        for (x, y) in [(10, 0), (-10, 0), (0, 10), (0, -10), (10, 10), (-10, 10)] as [(Double, Double)] {
            let other = Placement(square, in: HitMask.Rect(x: x, y: y, width: 10, height: 10))
            #expect(!one.overlaps(other) && one.overlapArea(with: other) == 0)
        }
        let near = Placement(square, in: HitMask.Rect(x: 10.0.nextDown, y: 0, width: 10, height: 10))
        #expect(one.overlaps(near))
        #expect(one.overlapArea(with: near) == (10 - 10.0.nextDown) * 10)
        // Turned about, the sides of neighbours touch as well.
        for step in 1..<24 {
            let turn = HitMask.AffineTransform(rotationAngle: Double(step) * .pi / 12)
            let turned = Placement(
                square, in: HitMask.Size(width: 10, height: 10), transform: turn, pivot: .init(x: 0, y: 0))
            let beside = Placement(
                square, in: HitMask.Rect(x: 10, y: 0, width: 10, height: 10),
                transform: turn.concatenating(.init(rotationAngle: 0)),
                pivot: .init(x: 0, y: 0))
            #expect(!turned.overlaps(beside), "\(step)")
        }
    }

    @Test func `in no place overlap nothing`() throws {
        let mask = try testMask(TestBitmaps.make("full", width: 3, height: 3, seed: 0))
        let one = Placement(mask, in: HitMask.Size(width: 9, height: 9))
        for other in [
            Placement(mask, in: HitMask.Size(width: 0, height: 9)),
            Placement(mask, in: HitMask.Size(width: .nan, height: 9)),
            Placement(mask, in: one.bounds, transform: .init(scaleX: 0, y: 1)),
            Placement(mask, in: HitMask.Rect(x: .nan, y: 0, width: 9, height: 9)),
            Placement(mask, in: HitMask.Rect(x: 1e300, y: 0, width: 9, height: 9)),
            Placement(try testMask(TestBitmaps.make("empty", width: 3, height: 3, seed: 0)), in: one.bounds),
        ] {
            #expect(!one.overlaps(other) && !other.overlaps(one))
            #expect(one.overlapArea(with: other) == 0 && other.overlapArea(with: one) == 0)
        }
        #expect(one.overlapArea(with: one) == 81)
    }

    @Test func `turned alike overlap as they do upright, in an area that the turn makes larger`() throws {
        var random = SeededRandom(seed: 720)
        for _ in 0..<60 {
            let recipes = (0..<2).map { _ in `A placement and a drawing of it`.recipe(&random) }
            let masks = try recipes.map {
                try testMask(TestBitmaps.make("noise", width: $0.width, height: $0.height, seed: random.next()))
            }
            let transform = HitMask.AffineTransform(a: 1.5, b: 0.5, c: -1, d: 2, tx: 3, ty: 4)
            func placement(_ index: Int, _ transform: HitMask.AffineTransform) -> Placement {
                let recipe = recipes[index]
                return Placement(
                    masks[index], in: recipe.view, scale: Double(recipe.scale), contentMode: recipe.contentMode,
                    transform: transform, pivot: .init(x: 0, y: 0))
            }
            let upright = placement(0, .identity).overlapArea(with: placement(1, .identity))
            let found = placement(0, transform).overlapArea(with: placement(1, transform))
            #expect(abs(found - upright * 3.5) <= 1e-12 * max(found, 1))
        }
    }

    @Test func `turned against each other overlap in the area that plane geometry gives`() throws {
        let square = try testMask(TestBitmaps.bits(1, width: 1, height: 1))
        let one = Placement(square, in: HitMask.Size(width: 10, height: 10))
        // A square and itself, turned by an eighth around its middle: a regular octagon.
        let turned = Placement(square, in: one.bounds, transform: .init(rotationAngle: .pi / 4))
        let octagon = 100 * 2 * (2.0.squareRoot() - 1)
        for (a, b) in [(one, turned), (turned, one)] {
            #expect(abs(a.overlapArea(with: b) - octagon) < 1e-11)
            #expect(a.overlaps(b))
        }
        // Turned by a quarter it is what the turned picture is.
        var random = SeededRandom(seed: 730)
        let orientations: [HitMask.Orientation] = [.up, .right, .down, .left]
        for step in 0..<40 {
            let flag = try testMask(TestBitmaps.make("noise", width: 7, height: 7, seed: random.next()))
            let other = try testMask(TestBitmaps.make("noise", width: 9, height: 5, seed: random.next()))
            let still = Placement(
                other, in: HitMask.Rect(x: Double.random(in: -9...9, using: &random), y: 1, width: 18, height: 13))
            let quarters = HitMask.AffineTransform(rotationAngle: Double(step % 4) * .pi / 2)
            let moved = Placement(flag, in: HitMask.Size(width: 14, height: 14), transform: quarters)
            let redrawn = Placement(flag, in: HitMask.Size(width: 14, height: 14), orientation: orientations[step % 4])
            #expect(abs(moved.overlapArea(with: still) - redrawn.overlapArea(with: still)) < 1e-9)
            #expect(abs(still.overlapArea(with: moved) - redrawn.overlapArea(with: still)) < 1e-9)
        }
    }

    @Test func `turned against each other overlap as points say, whichever is asked`() throws {
        var random = SeededRandom(seed: 740)
        for _ in 0..<24 {
            func any(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
            func placement() throws -> Placement {
                let mask = try testMask(TestBitmaps.make("blobs", width: 12, height: 9, seed: random.next()))
                let slices = HitMask.Slices(capInsets: .init(top: 2, left: 2, bottom: 2, right: 2))
                return Placement(
                    mask, in: HitMask.Rect(x: any(-10...10), y: any(-10...10), width: 30, height: 24), slices: slices,
                    transform: HitMask.AffineTransform(
                        a: any(0.5...1.5), b: any(-1...1), c: any(-0.4...0.4), d: 1, tx: 0, ty: 0))
            }
            let (one, other) = (try placement(), try placement())
            let area = one.overlapArea(with: other)
            #expect(abs(other.overlapArea(with: one) - area) < 1e-7 * max(area, 1))
            // A raster of points in the plane: how many both contain.
            let step = 0.1
            var count = 0
            for y in stride(from: -60.05, to: 60, by: step) {
                for x in stride(from: -60.05, to: 60, by: step) {
                    let point = HitMask.Point(x: x, y: y)
                    if one.contains(point), other.contains(point) { count += 1 }
                }
            }
            #expect(abs(Double(count) * step * step - area) < 0.03 * area + 1, "\(count) points, \(area)")
        }
    }
}
