import HitMasks
import TestSupport
import Testing

/// Dilation and erosion against the distance of every pixel to every other.
@Suite struct `Growing and shrinking` {
    /// In quarters, so that the naive comparison is one of whole numbers.
    private static let quarters = Array(stride(from: 0, through: 20, by: 1))

    /// Distances, and whether the nearest `Double` to the root of their square is at least the root. The last four are less,
    /// and yet their squares round to the whole number.
    private static let roots = [
        (1, 1, true), (1, 2, true), (2, 2, true), (1, 3, true), (4, 1, true), (5, 3, true), (7, 7, true),
        (3, 2, false), (3, 3, false), (5, 4, false), (7, 2, false), (7, 5, false), (7, 6, false),
    ]

    @Test(arguments: 1...4) func `of all images up to 4 × 4 is that of brute force`(_ width: Int) {
        for height in 1...4 {
            let step = TestBitmaps.exhaustiveStep(width * height)
            for number in stride(from: 0, to: UInt64(1) << UInt64(width * height), by: step) {
                let quarters = width * height == 16 ? [2, 4, 5, 6, 8, 9, 12, 13] : `Growing and shrinking`.quarters
                check(TestBitmaps.bits(number, width: width, height: height), quarters)
            }
        }
    }

    @Test(arguments: TestBitmaps.kinds) func `of pictures is that of brute force`(_ kind: String) {
        for (seed, (width, height)) in [(64, 64), (63, 17), (9, 64), (1, 40), (33, 1)].enumerated() {
            check(
                TestBitmaps.make(kind, width: width, height: height, seed: UInt64(seed)),
                [3, 4, 7, 8, 9, 13, 20, 44, 300])
        }
    }

    @Test func `are each other's counterparts, on the plane`() {
        for seed in 0..<20 as Range<UInt64> {
            let bitmap = TestBitmaps.make("noise", width: 40, height: 30, seed: seed)
            let radius = Double(seed) / 4
            let wide = bitmap.cropped(to: PixelRect(x: -8, y: -8, width: 56, height: 46))
            let part = PixelRect(x: 8, y: 8, width: 40, height: 30)
            #expect(wide.inverted().dilated(by: radius).inverted().cropped(to: part) == bitmap.eroded(by: radius))
        }
    }

    @Test func `grows the canvas on request, on all sides alike`() {
        var dot = HitMask.Bitmap(width: 1, height: 1)
        dot.set(x: 0, y: 0)
        for (radius, side, count) in [(0.9, 1, 1), (1, 3, 5), (1.5, 3, 9), (2, 5, 13), (2.9, 5, 25), (10, 21, 317)] {
            let grown = dot.dilated(by: radius, growingCanvas: true)
            #expect(grown.width == side && grown.height == side && grown.opaqueCount == count, "\(radius)")
        }
    }

    @Test func `do not round squares or square roots`() {
        var bitmap = HitMask.Bitmap(width: 19, height: 19)
        bitmap.set(x: 9, y: 9)
        // Those whose nearest number is at or above the root reach the pixel; those below it do not.
        for (dx, dy, isNear) in `Growing and shrinking`.roots {
            let radius = Double(dx * dx + dy * dy).squareRoot()
            #expect(bitmap.dilated(by: radius).contains(x: 9 + dx, y: 9 - dy) == isNear, "√\(dx * dx + dy * dy)")
            #expect(bitmap.dilated(by: radius.nextUp).contains(x: 9 + dx, y: 9 - dy))
            #expect(!bitmap.dilated(by: radius.nextDown).contains(x: 9 + dx, y: 9 - dy))
        }
    }

    @Test func `take any number for a radius`() {
        let bitmap = TestBitmaps.make("sparse", width: 20, height: 12, seed: 1)
        for radius in [0, -0.0, 0.99, -1, -.infinity, .nan, .leastNonzeroMagnitude] {
            #expect(bitmap.dilated(by: radius) == bitmap)
            #expect(bitmap.eroded(by: radius) == bitmap)
            #expect(bitmap.dilated(by: radius, growingCanvas: true) == bitmap)
        }
        let full = TestBitmaps.make("full", width: 20, height: 12, seed: 0)
        let empty = HitMask.Bitmap(width: 20, height: 12)
        for radius in [100, 1e9, 1e300, .infinity] {
            #expect(bitmap.dilated(by: radius) == full)
            #expect(empty.dilated(by: radius) == empty)
            #expect(full.eroded(by: radius) == empty)
        }
        #expect(HitMask.Bitmap(width: 0, height: 7).dilated(by: 3, growingCanvas: true).width == 0)
        #expect(HitMask.Bitmap(width: 7, height: 0).eroded(by: 3).height == 0)
    }

    /// A radius r is near for d² where 16 d² ≤ (4 r)².
    private func check(_ bitmap: HitMask.Bitmap, _ quarters: [Int]) {
        let pixels = Pixels(bitmap)
        let toOpaque = squares(pixels, to: true)
        let toTransparent = squares(pixels, to: false)
        for quarter in quarters {
            let radius = Double(quarter) / 4
            let grown = Pixels(bitmap.width, bitmap.height) { x, y in
                toOpaque[y][x].map { 16 * $0 <= quarter * quarter } ?? false
            }
            #expect(bitmap.dilated(by: radius) == grown.bitmap, "\(radius)")
            let shrunk = Pixels(bitmap.width, bitmap.height) { x, y in
                toTransparent[y][x].map { 16 * $0 > quarter * quarter } ?? false
            }
            #expect(bitmap.eroded(by: radius) == shrunk.bitmap, "\(radius)")
        }
    }

    /// The square of each pixel's distance to the nearest one that is as told; a border around the mask is transparent.
    private func squares(_ pixels: Pixels, to opaque: Bool) -> [[Int?]] {
        var targets: [(x: Int, y: Int)] = []
        for y in -1...pixels.height {
            for x in -1...pixels.width where pixels.contains(x, y) == opaque { targets.append((x, y)) }
        }
        return (0..<pixels.height).map { y in
            (0..<pixels.width).map { x in
                var least: Int?
                for target in targets {
                    let square = (x - target.x) * (x - target.x) + (y - target.y) * (y - target.y)
                    if square < least ?? .max { least = square }
                }
                return least
            }
        }
    }
}
