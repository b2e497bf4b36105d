import HitMaskCompiler
import HitMasks
import TestSupport
import Testing

/// Real-valued points: rounded down, half-open, and never a trap.
@Suite struct `Points` {
    private let mask: HitMask
    private let bitmap = TestBitmaps.make("noise", width: 37, height: 29, seed: 8)

    init() throws {
        var builder = MaskFileBuilder()
        try builder.add("m", scale: 2, bitmap: bitmap)
        mask = try #require(try HitMaskFile(builder.bytes()).mask(named: "m"))
    }

    static let oddNumbers: [Double] = [
        .nan, .signalingNaN, -.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
        .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude, -.leastNormalMagnitude, 0, -0.0, 0.5,
        -0.5, 1e300, -1e300, 1e-300, 9.2e18, -9.2e18, 9.3e18, 1.8e19, 1.9e19, 4_294_967_296, -4_294_967_296, 65_536,
        2_147_483_647, 2_147_483_648, -2_147_483_648, -2_147_483_649, 28.999_999, 29, 36.999_999_999, 37, 36, 255, 256,
        Double(Int.max), Double(Int.min), 28.0.nextUp, 37.0.nextDown, 0.0.nextDown, 1.0.nextDown,
    ]

    @Test func `of odd numbers on both axes are answered as their pixel is`() {
        for x in `Points`.oddNumbers {
            for y in `Points`.oddNumbers {
                let inside = x >= 0 && x < 37 && y >= 0 && y < 29
                let expected = inside && bitmap.contains(x: Int(x.rounded(.down)), y: Int(y.rounded(.down)))
                #expect(mask.contains(x: x, y: y) == expected, "\(x), \(y)")
                #expect(mask.isTransparent(x: x, y: y) == !expected, "\(x), \(y)")
            }
        }
    }

    @Test func `of odd whole numbers are answered too`() {
        let numbers = [Int.min, .min + 1, -1, 0, 1, 28, 29, 36, 37, 255, 256, 65_535, .max - 1, .max]
        for x in numbers {
            for y in numbers { #expect(mask.contains(x: x, y: y) == bitmap.contains(x: x, y: y), "\(x), \(y)") }
        }
    }

    @Test func `in points are multiplied by the scale`() {
        #expect(mask.size == HitMask.Size(width: 18.5, height: 14.5))
        for y in -2..<31 {
            for x in -2..<39 {
                let point = HitMask.Point(x: (Double(x) + 0.25) / 2, y: (Double(y) + 0.75) / 2)
                #expect(mask.contains(point) == bitmap.contains(x: x, y: y))
                #expect(mask.isTransparent(point) == !bitmap.contains(x: x, y: y))
            }
        }
        for x in `Points`.oddNumbers { _ = mask.contains(HitMask.Point(x: x, y: x)) }
    }
}
