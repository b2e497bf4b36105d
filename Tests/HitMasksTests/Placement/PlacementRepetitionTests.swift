import HitMasks
import TestSupport
import Testing

/// What is asked of views that repeat their middle more often than anybody could go through.
@Suite struct `A middle that is repeated without end` {
    private let caps = HitMask.Slices(capInsets: HitMask.Insets(top: 3, left: 3, bottom: 3, right: 3))

    /// A mask of 10 × 10 pixels of which a few are opaque, with caps of three and a tiled middle.
    private func placement(_ pixels: [(x: Int, y: Int)], width: Double, height: Double) throws -> Placement {
        var bitmap = HitMask.Bitmap(width: 10, height: 10)
        for pixel in pixels { bitmap.set(x: pixel.x, y: pixel.y) }
        return Placement(try testMask(bitmap), in: HitMask.Size(width: width, height: height), slices: caps)
    }

    @Test func `does not hide what is opaque in a cap alone`() throws {
        let far = try placement([(9, 9)], width: 1e7, height: 1e7)
        #expect(far.opaqueRect == HitMask.Rect(x: 9_999_999, y: 9_999_999, width: 1, height: 1))
        #expect(far.activationPoint == HitMask.Point(x: 9_999_999.5, y: 9_999_999.5))
        #expect(far.isTarget(HitMask.Point(x: 9_999_990, y: 9_999_990)))
        let near = try placement([(0, 0)], width: 1e7, height: 1e7)
        #expect(near.opaqueRect == HitMask.Rect(x: 0, y: 0, width: 1, height: 1))
        #expect(!near.isTarget(HitMask.Point(x: 5e6, y: 5e6)))
        let both = try placement([(9, 0), (0, 9)], width: 1e7, height: 1e7)
        #expect(both.opaqueRect == HitMask.Rect(x: 0, y: 0, width: 1e7, height: 1e7))
        #expect(both.activationPoint.map(both.contains) == true)
    }

    @Test func `begins and ends with its first and its last opaque pixel`() throws {
        // Periods of 4 points from 3 to 9,999,997: the last one is cut behind two pixels.
        let first = try placement([(3, 5)], width: 1e7, height: 10)
        #expect(first.opaqueRect == HitMask.Rect(x: 3, y: 5, width: 9_999_993, height: 1))
        let last = try placement([(6, 5)], width: 1e7, height: 10)
        #expect(last.opaqueRect == HitMask.Rect(x: 6, y: 5, width: 9_999_989, height: 1))
        let point = try #require(last.activationPoint)
        #expect(last.contains(point) && abs(point.x - 5e6) < 4)
        #expect(last.outlinePath() == HitMask.Path(last.opaqueRect))
    }

    @Test func `has the rectangle around all that it shows of the opaque bounds, turned and mirrored`() throws {
        var random = SeededRandom(seed: 61)
        for _ in 0..<12 {
            var bitmap = HitMask.Bitmap(width: 9, height: 4)
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                bitmap.set(x: Int.random(in: 0..<9, using: &random), y: Int.random(in: 0..<4, using: &random))
            }
            let insets = HitMask.Insets(
                top: 1, left: Double(Int.random(in: 2...3, using: &random)), bottom: 1,
                right: Double(Int.random(in: 3...4, using: &random)))
            let length = Double.random(in: 4_200...4_500, using: &random)
            let placement = Placement(
                try testMask(bitmap), in: HitMask.Size(width: length, height: 7),
                slices: HitMask.Slices(capInsets: insets),
                orientation: [.up, .upMirrored, .down, .downMirrored].randomElement(using: &random)!,
                flip: Placement.Flip(rawValue: UInt8.random(in: 0...3, using: &random)))
            var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
            let opaque = bitmap.opaqueBounds
            for y in opaque.y..<opaque.y + opaque.height {
                for x in opaque.x..<opaque.x + opaque.width {
                    for rect in placement.viewRects(ofPixelX: x, y: y) {
                        (left, top) = (min(left, rect.x), min(top, rect.y))
                        (right, bottom) = (max(right, rect.maxX), max(bottom, rect.maxY))
                    }
                }
            }
            let found = placement.opaqueRect
            #expect(left.isFinite == !found.isEmpty)
            guard left.isFinite else { continue }
            #expect(abs(found.x - left) < 1e-9 && abs(found.maxX - right) < 1e-9, "\(insets) \(length)")
            #expect(abs(found.y - top) < 1e-9 && abs(found.maxY - bottom) < 1e-9, "\(insets) \(length)")
            #expect(placement.activationPoint.map(placement.contains) == true)
        }
    }

    @Test(arguments: 0..<4) func `has its nearest opaque pixel found, however it is turned, stretched and skewed`(
        _ part: Int
    ) throws {
        var random = SeededRandom(seed: 81 + UInt64(part))
        for _ in 0..<25 {
            let recipe = TurnedRecipe(&random)
            let parallelograms = try recipe.parallelograms()
            let placement = try recipe.placement()
            for _ in 0..<8 {
                let point = recipe.somewhere(&random)
                let found = placement.distance(to: point, within: .infinity)
                if placement.contains(point) {
                    #expect(found == 0)
                    continue
                }
                let expected = try #require(parallelograms.map { distanceOutside(of: $0, from: point) }.min())
                let distance = try #require(found)
                #expect(abs(distance - expected) <= 1e-9 * (1 + expected), "\(recipe) at \(point)")
                #expect(placement.containsAny(within: expected * (1 + 1e-9), of: point))
                #expect(!placement.containsAny(within: expected * (1 - 1e-9), of: point))
            }
        }
    }

    @Test func `has an end, however it is turned`() throws {
        let size = HitMask.Size(width: 1e13, height: 1e13)
        let center = HitMask.Point(x: 5e12, y: 5e12)
        for transform in [
            HitMask.AffineTransform(rotationAngle: 0.3), .init(a: 1e-6, b: 0, c: 1, d: 1e6, tx: 0, ty: 0),
            .init(a: 1, b: 1e5, c: -1e5, d: 1, tx: 0, ty: 0),
        ] {
            for pixel in [(x: 0, y: 0), (x: 5, y: 5), (x: 9, y: 9)] {
                var bitmap = HitMask.Bitmap(width: 10, height: 10)
                bitmap.set(x: pixel.x, y: pixel.y)
                let placement = Placement(
                    try testMask(bitmap), in: size, slices: caps, transform: transform, pivot: .init(x: 0, y: 0))
                let point = center.applying(transform)
                let distance = try #require(placement.distance(to: point, within: .infinity))
                // Of those in the middle there is one near by.
                let reach = [transform.a, transform.b, transform.c, transform.d].map(\.magnitude).max()!
                #expect(pixel.x == 5 ? distance <= 8 * reach : distance > 1e5)
                if pixel.x < 9 { #expect(placement.overlaps(placement)) }
            }
        }
    }

    @Test func `has an end where the art is much larger than its mask`() throws {
        let mask = try testMask(TestBitmaps.bits(1, width: 2, height: 1))
        let art = PixelRect(x: -1 << 19, y: -1 << 18, width: 1 << 20, height: 1 << 19)
        for transform in [HitMask.AffineTransform.identity, .init(rotationAngle: .pi / 2)] {
            for flip: Placement.Flip in [[], .horizontal] {
                // The opaque pixel begins in the middle of the view, or ends there.
                let placement = Placement(
                    mask, in: HitMask.Size(width: 0x1p20, height: 0x1p19), flip: flip, transform: transform,
                    pivot: .init(x: 0, y: 0), artBounds: art)
                let point = HitMask.Point(x: 0x1p19 + (flip.isEmpty ? 3 : -3), y: 0x1p18 + 0.5).applying(transform)
                // A turn by a sine and a cosine rounds these numbers.
                let distance = try #require(placement.distance(to: point, within: .infinity))
                #expect(abs(distance - 2) < 1e-6)
                #expect(placement.overlaps(placement))
                #expect(abs(placement.overlapArea(with: placement) - 1) < 1e-9)
            }
        }
    }

    @Test(arguments: [(0.0, 400.0), (400.0, 0.0)])
    func `is nowhere in a turned view of no width or no height`(_ width: Double, _ height: Double) throws {
        let mask = try testMask(HitMask.Bitmap(width: 10, height: 10).inverted())
        let placement = Placement(
            mask, in: HitMask.Size(width: width, height: height), slices: caps, transform: .init(rotationAngle: 1))
        #expect(placement.distance(to: HitMask.Point(x: 9, y: 9), within: .infinity) == nil)
    }

    @Test func `is gone through for its first 65,536 pixels where areas are summed`() throws {
        let long = try placement([(0, 0), (5, 0), (9, 0)], width: 1e7, height: 10)
        // Of four pixels of the middle one is opaque, and both caps are looked at.
        #expect(long.overlapArea(with: long) == 65_536 / 4 + 2)
        let short = try placement([(0, 0), (5, 0), (9, 0)], width: 400, height: 10)
        #expect(short.overlapArea(with: short) == 100)
        #expect(long.overlapArea(with: short) == short.overlapArea(with: long))
    }
}

/// A picture with a tiled middle, in a view that is turned, stretched or skewed.
private struct TurnedRecipe {
    let bitmap: HitMask.Bitmap
    let slices: HitMask.Slices
    let size: HitMask.Size
    let transform: HitMask.AffineTransform

    init(_ random: inout SeededRandom) {
        var bitmap = HitMask.Bitmap(width: 9, height: 7)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            bitmap.set(x: Int.random(in: 0..<9, using: &random), y: Int.random(in: 0..<7, using: &random))
        }
        self.bitmap = bitmap
        slices = HitMask.Slices(
            capInsets: HitMask.Insets(
                top: Double(Int.random(in: 0...2, using: &random)), left: Double(Int.random(in: 0...3, using: &random)),
                bottom: Double(Int.random(in: 0...2, using: &random)), right: 2))
        size = HitMask.Size(
            width: Double.random(in: 10...200, using: &random), height: Double.random(in: 10...200, using: &random))
        func stretch() -> Double { [0.01, 0.5, 1, 1, 3, 100].randomElement(using: &random)! }
        transform = HitMask.AffineTransform(scaleX: stretch(), y: stretch())
            .concatenating(.init(a: 1, b: 0, c: Double.random(in: -3...3, using: &random), d: 1, tx: 0, ty: 0))
            .concatenating(.init(rotationAngle: Double.random(in: 0...6, using: &random)))
    }

    func placement(transform: HitMask.AffineTransform) throws -> Placement {
        Placement(try testMask(bitmap), in: size, slices: slices, transform: transform, pivot: .init(x: 0, y: 0))
    }

    func placement() throws -> Placement { try placement(transform: transform) }

    /// A point in the view or around it.
    func somewhere(_ random: inout SeededRandom) -> HitMask.Point {
        HitMask.Point(
            x: Double.random(in: -20...size.width + 20, using: &random),
            y: Double.random(in: -20...size.height + 20, using: &random)
        ).applying(transform)
    }

    /// The corners of everything opaque that is drawn.
    func parallelograms() throws -> [[HitMask.Point]] {
        let upright = try placement(transform: .identity)
        var all: [[HitMask.Point]] = []
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where bitmap.contains(x: x, y: y) {
                for rect in upright.viewRects(ofPixelX: x, y: y) where !rect.isEmpty {
                    all.append(
                        [(rect.x, rect.y), (rect.maxX, rect.y), (rect.maxX, rect.maxY), (rect.x, rect.maxY)].map {
                            HitMask.Point(x: $0.0, y: $0.1).applying(transform)
                        })
                }
            }
        }
        return all
    }
}

/// How far a point outside of a polygon is from it.
private func distanceOutside(of corners: [HitMask.Point], from point: HitMask.Point) -> Double {
    corners.indices.map { index in
        let (start, end) = (corners[index], corners[(index + 1) % corners.count])
        let (sideX, sideY) = (end.x - start.x, end.y - start.y)
        let share = ((point.x - start.x) * sideX + (point.y - start.y) * sideY) / (sideX * sideX + sideY * sideY)
        let cut = min(max(share, 0), 1)
        let (x, y) = (point.x - start.x - cut * sideX, point.y - start.y - cut * sideY)
        return (x * x + y * y).squareRoot()
    }.min()!
}
