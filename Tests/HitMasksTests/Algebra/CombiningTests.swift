import HitMasks
import TestSupport
import Testing

/// Set algebra and overlaps against pixel by pixel, at any distance.
@Suite struct `Combining masks` {
    private static let sizes = [(1, 1), (7, 5), (8, 8), (63, 9), (64, 4), (65, 6), (130, 11)]

    @Test(arguments: 0..<60 as Range<UInt64>) func `is done pixel by pixel`(_ seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let (first, second) = (picture(using: &random), picture(using: &random))
        let (a, b) = (Pixels(first), Pixels(second))
        for position in positions(first, second, using: &random) {
            func expected(_ rule: (Bool, Bool) -> Bool) -> HitMask.Bitmap {
                Pixels(a.width, a.height) { x, y in rule(a.contains(x, y), at(position, b, x, y)) }.bitmap
            }
            #expect(first.union(second, at: position) == expected { $0 || $1 })
            #expect(first.intersection(second, at: position) == expected { $0 && $1 })
            #expect(first.subtracting(second, at: position) == expected { $0 && !$1 })
            #expect(first.symmetricDifference(second, at: position) == expected { $0 != $1 })
            var changed = first
            changed.formIntersection(second, at: position)
            #expect(changed == expected { $0 && $1 })
        }
        #expect(first.inverted() == Pixels(a.width, a.height) { !a.contains($0, $1) }.bitmap)
    }

    @Test(arguments: 0..<60 as Range<UInt64>) func `counts what they have in common`(_ seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let (first, second) = (picture(using: &random), picture(using: &random))
        let (mask, other) = (try HitMask.compiled(first), try HitMask.compiled(second))
        let (a, b) = (Pixels(first), Pixels(second))
        for position in positions(first, second, using: &random) {
            let common = a.opaque.filter { at(position, b, $0.x, $0.y) }
            #expect(first.overlapArea(with: second, at: position) == common.count)
            #expect(first.firstOverlap(with: second, at: position) == common.first)
            #expect(first.overlaps(second, at: position) == !common.isEmpty)
            #expect(mask.overlapArea(with: other, at: position) == common.count)
            #expect(mask.firstOverlap(with: other, at: position) == common.first)
            #expect(mask.overlaps(other, at: position) == !common.isEmpty)
        }
    }

    @Test func `counts across the cells of large masks`() throws {
        for seed in 0..<4 as Range<UInt64> {
            let first = TestBitmaps.make("blobs", width: 530, height: 300, seed: seed)
            let second = TestBitmaps.make("text", width: 270, height: 280, seed: seed)
            let position = PixelPosition(x: Int(seed) * 170 - 100, y: Int(seed) * 60 - 90)
            let (mask, other) = (try HitMask.compiled(first), try HitMask.compiled(second))
            #expect(mask.overlapArea(with: other, at: position) == first.overlapArea(with: second, at: position))
            #expect(mask.firstOverlap(with: other, at: position) == first.firstOverlap(with: second, at: position))
        }
    }

    @Test func `crops and extends the canvas`() {
        let bitmap = TestBitmaps.make("noise", width: 70, height: 20, seed: 4)
        let pixels = Pixels(bitmap)
        for rect in [
            PixelRect(x: 0, y: 0, width: 70, height: 20), PixelRect(x: 5, y: 3, width: 60, height: 9),
            PixelRect(x: -9, y: -2, width: 90, height: 30), PixelRect(x: 69, y: 19, width: 64, height: 2),
            PixelRect(x: 500, y: 0, width: 3, height: 3), PixelRect(x: .min, y: .max, width: 3, height: 3),
            PixelRect(x: 3, y: 3, width: 0, height: 4), PixelRect(x: 3, y: 3, width: -1, height: 4),
        ] {
            let expected = Pixels(max(rect.width, 0), max(rect.height, 0)) { x, y in
                pixels.contains(x &+ rect.x, y &+ rect.y)
            }
            #expect(bitmap.cropped(to: rect) == expected.bitmap, "\(rect)")
        }
    }

    private func at(_ position: PixelPosition, _ pixels: Pixels, _ x: Int, _ y: Int) -> Bool {
        let (dx, farX) = x.subtractingReportingOverflow(position.x)
        let (dy, farY) = y.subtractingReportingOverflow(position.y)
        return !farX && !farY && pixels.contains(dx, dy)
    }

    private func picture(using random: inout SeededRandom) -> HitMask.Bitmap {
        let (width, height) = `Combining masks`.sizes.randomElement(using: &random)!
        let kind = TestBitmaps.kinds.randomElement(using: &random)!
        return TestBitmaps.make(kind, width: width, height: height, seed: random.next())
    }

    private func positions(
        _ first: HitMask.Bitmap, _ second: HitMask.Bitmap, using random: inout SeededRandom
    ) -> [PixelPosition] {
        let far = [Int.min, .max].map { PixelPosition(x: $0, y: 0) } + [PixelPosition(x: 0, y: .min)]
        return [.zero] + far
            + (0..<12).map { _ in
                PixelPosition(
                    x: Int.random(in: -second.width...first.width, using: &random),
                    y: Int.random(in: -second.height...first.height, using: &random))
            }
    }
}
