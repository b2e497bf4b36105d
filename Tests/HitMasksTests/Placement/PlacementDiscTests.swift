import HitMasks
import TestSupport
import Testing

/// Discs against every rectangle that is drawn.
@Suite struct `A disc on a placement` {
    /// The distance from a point to the nearest opaque pixel that is drawn.
    private func distance(_ drawing: DrawnPicture, _ mask: HitMask, _ point: HitMask.Point) -> Double {
        drawing.rectangles().filter { mask.contains(x: $0.x, y: $0.y) }.map { rect in
            let dx = max(rect.left.value - point.x, point.x - rect.right.value, 0)
            let dy = max(rect.top.value - point.y, point.y - rect.bottom.value, 0)
            return (dx * dx + dy * dy).squareRoot()
        }.min() ?? .infinity
    }

    private func anyPoint(_ view: HitMask.Rect, _ random: inout SeededRandom) -> HitMask.Point {
        HitMask.Point(
            x: Double.random(in: view.x - 8...view.maxX + 8, using: &random),
            y: Double.random(in: view.y - 8...view.maxY + 8, using: &random))
    }

    @Test(arguments: 0..<4) func `meets a pixel if and only if the nearest drawn one is near enough`(_ part: Int) throws
    {
        var random = SeededRandom(seed: 600 + UInt64(part))
        var (hits, misses) = (0, 0)
        for _ in 0..<100 {
            let recipe = `A placement and a drawing of it`.recipe(&random)
            let mask = try testMask(
                TestBitmaps.make("sparse", width: recipe.width, height: recipe.height, seed: random.next()))
            let placement = recipe.placement(mask)
            let drawing = DrawnPicture(recipe)
            for _ in 0..<30 {
                let point = anyPoint(recipe.view, &random)
                let nearest = distance(drawing, mask, point)
                for radius in [0.01, 0.5, 2, 7, 100, nearest * 1.000_001, nearest * 0.999_999] where nearest > 0 {
                    guard radius.isFinite, abs(radius - nearest) > 1e-9 else { continue }
                    let found = placement.containsAny(within: radius, of: point)
                    #expect(found == (nearest < radius), "\(nearest) within \(radius) of \(point): \(recipe)")
                    if found != (nearest < radius) { return }
                    (hits, misses) = (hits + (found ? 1 : 0), misses + (found ? 0 : 1))
                }
            }
        }
        #expect(hits > 1_000 && misses > 1_000)
    }

    @Test func `is a disc in the points that are asked about, also where the view is scaled, turned or skewed`() throws
    {
        var random = SeededRandom(seed: 610)
        let transforms = [
            HitMask.AffineTransform(rotationAngle: 0.6), .init(scaleX: 3, y: 0.5), .init(scaleX: -1, y: 2),
            .init(a: 1, b: 0.4, c: -0.9, d: 1.2, tx: 5, ty: -3),
        ]
        for step in 0..<60 {
            var recipe = `A placement and a drawing of it`.recipe(&random)
            recipe.yAxis = .down
            let mask = try testMask(
                TestBitmaps.make("sparse", width: recipe.width, height: recipe.height, seed: random.next()))
            let placement = Placement(
                mask, in: recipe.view, scale: Double(recipe.scale), contentMode: recipe.contentMode,
                slices: recipe.slices, orientation: recipe.orientation, flip: recipe.flip, insets: recipe.insets,
                transform: transforms[step % 4], clipsToBounds: recipe.clipsToBounds, artBounds: recipe.art)
            // Points along the sides of every drawn opaque pixel, dense enough for the tolerance below.
            let outline = DrawnPicture(recipe).rectangles().filter { mask.contains(x: $0.x, y: $0.y) }.flatMap { rect in
                (0...64).flatMap { share in
                    let (across, down) = (Double(share) / 64, Double(share) / 64)
                    let (left, right) = (rect.left.value, rect.right.value)
                    let (top, bottom) = (rect.top.value, rect.bottom.value)
                    let (x, y) = (left + (right - left) * across, top + (bottom - top) * down)
                    return [(x, top), (x, bottom), (left, y), (right, y)].map {
                        HitMask.Point(x: $0.0, y: $0.1).applying(placement.transform)
                    }
                }
            }
            let view = recipe.view.applying(placement.transform)
            for _ in 0..<10 {
                let point = anyPoint(view, &random)
                guard !placement.contains(point) else { continue }
                let nearest = outline.map { ($0.x - point.x) * ($0.x - point.x) + ($0.y - point.y) * ($0.y - point.y) }
                    .min()?.squareRoot()
                guard let nearest else {
                    #expect(!placement.containsAny(within: 1e6, of: point))
                    continue
                }
                #expect(placement.containsAny(within: nearest * 1.000_001 + 1e-9, of: point), "\(recipe)")
                // The nearest spot lies between two of the samples, at most half a step of a long side away.
                let step = 48.0 * 3 / 64
                #expect(
                    !placement.containsAny(within: (nearest * nearest - step * step).squareRoot() * 0.99, of: point))
            }
        }
    }

    @Test func `of no radius asks for the point, of a senseless one finds nothing`() throws {
        let mask = try testMask(TestBitmaps.bits(1, width: 2, height: 1))
        let placement = Placement(mask, in: HitMask.Size(width: 2, height: 1))
        let edge = HitMask.Point(x: 1, y: 0.5)
        #expect(!placement.containsAny(within: 0, of: edge))
        #expect(placement.containsAny(within: 0, of: HitMask.Point(x: 0.5, y: 0.5)))
        #expect(placement.containsAny(within: .leastNonzeroMagnitude, of: edge))
        #expect(placement.containsAny(within: .infinity, of: HitMask.Point(x: 1e9, y: -1e9)))
        #expect(placement.containsAny(within: 3, of: HitMask.Point(x: -3, y: 0.5)))
        #expect(!placement.containsAny(within: 3, of: HitMask.Point(x: (-3.0).nextDown, y: 0.5)))
        for radius in [-1, -0.001, Double.nan, -Double.infinity] {
            #expect(!placement.containsAny(within: radius, of: HitMask.Point(x: 0.5, y: 0.5)))
        }
        for odd in [Double.nan, .infinity, -.infinity] {
            #expect(!placement.containsAny(within: .infinity, of: HitMask.Point(x: odd, y: 0)))
            #expect(!placement.containsAny(within: .infinity, of: HitMask.Point(x: 0, y: odd)))
        }
    }

    @Test func `costs what its radius covers, however large the view and the mask`() throws {
        let large = try testMask(TestBitmaps.bits(0, width: 1, height: 1))
        let tiled = Placement(large, in: .init(width: 1e15, height: 1e15), slices: .init(capInsets: .zero))
        #expect(!tiled.containsAny(within: 1e14, of: HitMask.Point(x: 1e9, y: 1e9)))
        let wide = try testMask(TestBitmaps.make("empty", width: 60_000, height: 500, seed: 0))
        let placement = Placement(wide, in: wide.size)
        for x in stride(from: 0.0, to: 60_000, by: 60) {
            #expect(!placement.containsAny(within: 5, of: HitMask.Point(x: x, y: 200)))
        }
    }
}
