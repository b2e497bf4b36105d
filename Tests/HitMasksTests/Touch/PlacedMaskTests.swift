import HitMasks
import TestSupport
import Testing

/// The finger problem: small shapes side by side.
@Suite struct `Of many placed masks` {
    @Test func `the nearest is that of asking all`() throws {
        var random = SeededRandom(seed: 12)
        for round in 0..<40 as Range<UInt64> {
            let placed = try (0..<12).map { index in
                let kind = TestBitmaps.kinds[(index + Int(round)) % TestBitmaps.kinds.count]
                let bitmap = TestBitmaps.make(kind, width: 14, height: 9, seed: round)
                let origin = HitMask.Point(
                    x: Double(Int.random(in: 0...60, using: &random)), y: Double(Int.random(in: 0...60, using: &random))
                )
                return PlacedMask(
                    try HitMask.compiled(bitmap, scale: [1, 2].randomElement(using: &random)!), at: origin,
                    magnification: [1, 0.5, 4].randomElement(using: &random)!)
            }
            for _ in 0..<50 {
                let point = HitMask.Point(
                    x: Double(Int.random(in: -40...280, using: &random)) / 4,
                    y: Double(Int.random(in: -40...280, using: &random)) / 4)
                let radius = Double(Int.random(in: 0...30, using: &random))
                let distances = placed.map { $0.distance(to: point, within: .infinity) ?? .infinity }
                // At the edge of a pixel the distance is 0, and a radius of 0 asks for the pixel.
                let near = placed.indices.filter {
                    distances[$0] <= radius && placed[$0].containsAny(within: radius, of: point)
                }
                let least = near.map { distances[$0] }.min()
                let found = placed.nearestMask(to: point, within: radius)
                #expect(found?.distance == least)
                if let found, found.distance > 0 { #expect(found.index == near.last { distances[$0] == least }) }
                if let found, placed.contains(where: { $0.contains(point) }) { #expect(distances[found.index] == 0) }
            }
        }
    }

    @Test func `a radius below zero finds nothing, however little it is below`() throws {
        let disc = try HitMask.compiled(TestBitmaps.fill(3, 3) { _, _ in true }, scale: 0.5)
        let (inside, radius) = (HitMask.Point(x: 2, y: 2), -Double.leastNonzeroMagnitude)
        #expect(disc.containsAny(within: 0, of: inside))
        #expect(!disc.containsAny(within: radius, of: inside))
        #expect(disc.nearestOpaquePixel(to: inside, within: radius) == nil)
        let placed = PlacedMask(disc, at: HitMask.Point(x: 0, y: 0), magnification: 4)
        #expect(placed.distance(to: inside, within: 0) == 0)
        #expect(placed.distance(to: inside, within: radius) == nil)
        #expect(!placed.containsAny(within: radius, of: inside))
    }

    @Test func `each of two small buttons gets the taps that fall nearer to it`() throws {
        let disc = try HitMask.compiled(TestBitmaps.fill(12, 12) { x, y in (x - 6) * (x - 6) + (y - 6) * (y - 6) < 30 })
        let buttons = [
            PlacedMask(disc, at: HitMask.Point(x: 0, y: 0)), PlacedMask(disc, at: HitMask.Point(x: 20, y: 0)),
        ]
        func hit(_ x: Double, _ y: Double = 6) -> Int? {
            buttons.nearestMask(to: HitMask.Point(x: x, y: y), within: 10)?.index
        }
        #expect(hit(14) == 0 && hit(18) == 1 && hit(6) == 0 && hit(26) == 1)
        #expect(hit(16.25) == 0 && hit(16.75) == 1)
        // In the middle of the gap, from 12 to 21: the one in front.
        #expect(hit(16.5) == 1)
        #expect(hit(16.5, 40) == nil && hit(.nan) == nil)
    }

    @Test func `a point in two shapes goes to the one in front`() throws {
        let full = try HitMask.compiled(TestBitmaps.make("full", width: 10, height: 10, seed: 0))
        let stack = [PlacedMask(full, at: HitMask.Point(x: 0, y: 0)), PlacedMask(full, at: HitMask.Point(x: 5, y: 0))]
        #expect(stack.nearestMask(to: HitMask.Point(x: 7, y: 3), within: 0)?.index == 1)
        #expect(stack.nearestMask(to: HitMask.Point(x: 4, y: 3), within: 20)?.index == 0)
        // The left edge of the one in front is in it.
        #expect(stack.target(at: HitMask.Point(x: 5, y: 3)) == 1)
        // The right edge of the one behind is not.
        #expect(stack.target(at: HitMask.Point(x: 10, y: 3)) == 1)
        let apart = [PlacedMask(full, at: HitMask.Point(x: 10, y: 0)), PlacedMask(full, at: HitMask.Point(x: 0, y: 0))]
        #expect(apart.target(at: HitMask.Point(x: 10, y: 3)) == 0)
    }

    @Test func `a magnification that draws nothing hits nothing`() throws {
        let full = try HitMask.compiled(TestBitmaps.make("full", width: 10, height: 10, seed: 0))
        for magnification in [0, -1, .nan, .infinity] as [Double] {
            let placed = PlacedMask(full, at: HitMask.Point(x: 0, y: 0), magnification: magnification)
            #expect(!placed.contains(HitMask.Point(x: 1, y: 1)))
            #expect([placed].nearestMask(to: HitMask.Point(x: 1, y: 1), within: 9) == nil)
            #expect([placed].target(at: HitMask.Point(x: 1, y: 1)) == nil)
        }
    }

    @Test func `a small shape gets a target of 44 points, a large one keeps its holes`() throws {
        var bitmap = HitMask.Bitmap(width: 40, height: 40)
        for x in 10..<20 { bitmap.set(x: x, y: 8) }
        let small = try HitMask.compiled(bitmap, scale: 2)
        #expect(small.minimumTarget() == HitMask.Rect(x: 7.5 - 22, y: 4.25 - 22, width: 44, height: 44))
        #expect(small.minimumTarget(side: 3) == HitMask.Rect(x: 5, y: 4.25 - 1.5, width: 5, height: 3))
        for side in [-1, 0, .nan, -.infinity, .infinity] as [Double] {
            #expect(small.minimumTarget(side: side) == HitMask.Rect(x: 5, y: 4, width: 5, height: 0.5))
        }
        #expect(small.isTarget(HitMask.Point(x: -14.5, y: 4)))
        #expect(!small.isTarget(HitMask.Point(x: 29.5, y: 4)))
        #expect(!small.isTarget(HitMask.Point(x: 7, y: 4.75), minimumSide: 0))

        let ring = try HitMask.compiled(TestBitmaps.make("border", width: 44, height: 44, seed: 0))
        #expect(!ring.isTarget(HitMask.Point(x: 20, y: 20)))
        #expect(ring.isTarget(HitMask.Point(x: 20, y: 20), minimumSide: 44.5))
        let empty = try HitMask.compiled(HitMask.Bitmap(width: 9, height: 9))
        #expect(empty.minimumTarget().isEmpty && !empty.isTarget(HitMask.Point(x: 4, y: 4)))

        // Two small ones whose targets overlap: the nearer shape, which a large one behind does not disturb.
        let pins = [
            PlacedMask(ring, at: HitMask.Point(x: 0, y: 0)), PlacedMask(small, at: HitMask.Point(x: 0, y: 0)),
            PlacedMask(small, at: HitMask.Point(x: 30, y: 0)),
        ]
        #expect(pins.target(at: HitMask.Point(x: 15, y: 4)) == 1)
        #expect(pins.target(at: HitMask.Point(x: 30, y: 4)) == 2)
        #expect(pins.target(at: HitMask.Point(x: 15, y: 0.5)) == 0)
        #expect(pins.target(at: HitMask.Point(x: 60, y: 4)) == nil)
        #expect(pins[2].minimumTarget() == HitMask.Rect(x: 37.5 - 22, y: 4.25 - 22, width: 44, height: 44))
    }
}
