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
}
