import HitMasks
import TestSupport
import Testing

/// Discs and nearest pixels against a search of all pixels.
@Suite struct `A finger` {
    @Test func `meets what brute force meets, in all images of 3 × 3`() throws {
        for number in stride(from: 0, to: UInt64(512), by: 1) {
            let bitmap = TestBitmaps.bits(number, width: 3, height: 3)
            let mask = try HitMask.compiled(bitmap)
            let pixels = Pixels(bitmap).opaque
            for y in stride(from: -2.0, through: 5, by: 0.5) {
                for x in stride(from: -2.0, through: 5, by: 0.5) {
                    for radius in [0, 0.5, 1, 1.5, 2.5] { check(mask, pixels, radius, x, y) }
                }
            }
        }
    }

    @Test(arguments: TestBitmaps.kinds) func `meets what brute force meets, in pictures`(_ kind: String) throws {
        var random = SeededRandom(seed: 9)
        for (width, height) in [(40, 30), (3, 120), (200, 9), (256, 40), (300, 17), (20, 530)] {
            for seed in 0..<2 as Range<UInt64> {
                let bitmap = TestBitmaps.make(kind, width: width, height: height, seed: seed)
                let mask = try HitMask.compiled(bitmap)
                let pixels = Pixels(bitmap).opaque
                for _ in 0..<60 {
                    let radius =
                        Double.random(in: 0...1, using: &random) * [1, 10, 100, 1000].randomElement(using: &random)!
                    let x = Double.random(in: -50...Double(width + 50), using: &random)
                    let y = Double.random(in: -50...Double(height + 50), using: &random)
                    check(mask, pixels, radius, x, y)
                    check(mask, pixels, radius.rounded(), x.rounded(), y.rounded())
                }
            }
        }
    }

    @Test func `is answered for odd numbers, without a trap`() throws {
        let bitmap = TestBitmaps.make("noise", width: 37, height: 29, seed: 8)
        let mask = try HitMask.compiled(bitmap, scale: 2)
        for x in Points.oddNumbers {
            for y in Points.oddNumbers {
                for radius in Points.oddNumbers {
                    let isMet = mask.containsAny(within: radius, ofX: x, y: y)
                    let nearest = mask.nearestOpaquePixel(toX: x, y: y, within: radius)
                    #expect(isMet == (nearest != nil), "\(radius) around \(x), \(y)")
                    if !(radius >= 0) || !x.isFinite || !y.isFinite { #expect(!isMet) }
                    if radius == 0 { #expect(isMet == mask.contains(x: x, y: y)) }
                    if radius == .infinity, x.isFinite, y.isFinite { #expect(isMet) }
                    if let nearest { #expect(nearest.distance <= radius * (1 + 0x1p-50), "\(radius) at \(x), \(y)") }
                }
            }
        }
        let empty = try HitMask.compiled(HitMask.Bitmap(width: 4, height: 4))
        #expect(!empty.containsAny(within: .infinity, ofX: 1, y: 1))
    }

    @Test func `has its rule at edges and corners`() throws {
        var bitmap = HitMask.Bitmap(width: 10, height: 10)
        bitmap.set(x: 4, y: 5)
        let mask = try HitMask.compiled(bitmap, scale: 2)
        #expect(mask.containsAny(within: 3, ofX: 8, y: 5.5))
        #expect(!mask.containsAny(within: 3.0.nextDown, ofX: 8, y: 5.5))
        #expect(mask.containsAny(within: 5, ofX: 1, y: 1))
        #expect(!mask.containsAny(within: 5.0.nextDown, ofX: 1, y: 1))
        // The right edge is outside; it is at distance 0 all the same.
        #expect(!mask.containsAny(within: 0, ofX: 5, y: 5.5))
        #expect(mask.containsAny(within: .leastNonzeroMagnitude, ofX: 5, y: 5.5))
        // The same in points.
        #expect(mask.containsAny(within: 1.5, of: HitMask.Point(x: 4, y: 2.75)))
        #expect(!mask.containsAny(within: 1.49, of: HitMask.Point(x: 4, y: 2.75)))
        let nearest = mask.nearestOpaquePixel(to: HitMask.Point(x: 4, y: 2.75), within: 9)
        #expect(nearest?.position == PixelPosition(x: 4, y: 5))
        #expect(nearest?.distance == 1.5)
    }

    @Test func `takes the topmost and then the leftmost of equals`() throws {
        let ring = Pixels(11, 11) { x, y in max(abs(x - 5), abs(y - 5)) == 5 }.bitmap
        let mask = try HitMask.compiled(ring)
        func nearest(_ x: Double, _ y: Double) -> PixelPosition? {
            mask.nearestOpaquePixel(toX: x, y: y, within: 20)?.position
        }
        #expect(nearest(5.5, 5.5) == PixelPosition(x: 5, y: 0))
        #expect(nearest(5, 5.5) == PixelPosition(x: 0, y: 5))
        // On the line between two opaque pixels: the one that the point lies in.
        #expect(nearest(3, 0.5) == PixelPosition(x: 3, y: 0))
        // On the line between two rows, at their inner corner.
        #expect(nearest(1, 5) == PixelPosition(x: 0, y: 4))
    }

    private func check(_ mask: HitMask, _ pixels: [PixelPosition], _ radius: Double, _ x: Double, _ y: Double) {
        var best: (square: Double, pixel: PixelPosition)?
        let isInside = mask.contains(x: x, y: y)
        for pixel in pixels {
            let dx = max(Double(pixel.x) - x, x - Double(pixel.x + 1), 0)
            let dy = max(Double(pixel.y) - y, y - Double(pixel.y + 1), 0)
            let square = dx * dx + dy * dy
            let holds = isInside && pixel.x == Int(x) && pixel.y == Int(y)
            // In reading order, so the first of equals is the one.
            if holds || square <= radius * radius && square < best?.square ?? .infinity { best = (square, pixel) }
            if holds { break }
        }
        if radius == 0, !isInside { best = nil }
        let found = mask.nearestOpaquePixel(toX: x, y: y, within: radius)
        #expect(found?.position == best?.pixel, "\(radius) around \(x), \(y)")
        #expect(found?.distance == best.map { $0.square.squareRoot() })
        #expect(mask.containsAny(within: radius, ofX: x, y: y) == (best != nil), "\(radius) around \(x), \(y)")
    }
}
