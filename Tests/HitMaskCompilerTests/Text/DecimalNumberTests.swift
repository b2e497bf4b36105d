import HitMasks
import Testing

@testable import HitMaskCompiler

@Suite struct `Decimal numbers` {
    @Test(arguments: [
        ("12", 12), ("-3", -3), ("+7", 7), ("2.0", 2), ("2.", 2), ("-0", 0), ("0.000", 0), ("1e2", 100), ("1.5E1", 15),
        ("200e-2", 2), ("0012", 12), (" 5\t", 5), ("2147483647", 2_147_483_647),
        ("1.000000000000000000000000000000", 1),
        ("0e999999", 0),
    ])
    func `that are whole are given exactly`(_ text: String, _ expected: Int) {
        #expect(DecimalNumber(text)?.whole() == expected)
    }

    @Test(arguments: ["0.5", "1e-1", "2147483648", "-2147483648", "999999999999999999"])
    func `that are not whole, or too large, are not rounded`(_ text: String) {
        #expect(DecimalNumber(text) != nil)
        #expect(DecimalNumber(text)?.whole() == nil)
    }

    @Test(arguments: [
        "", ".", "-", "1.2.3", "1e", "e1", "1e1234567", "1e999999", "0x1", "NaN", "inf", "1,5", "1 2",
        "9999999999999999999",
        "1e-19", "٣",
    ])
    func `that are none, or beyond 18 digits, are not read`(_ text: String) {
        #expect(DecimalNumber(text) == nil)
    }

    @Test func `can be whole in halves`() {
        #expect(DecimalNumber("-1.5")?.whole(times: 2) == -3)
        #expect(DecimalNumber("0.25")?.whole(times: 2) == nil)
    }

    @Test(arguments: [
        ("1", 1, 1), ("2", 2, 1), ("0.5", 1, 2), ("1.25", 5, 4), ("0.333333", 1, 3), ("0.6667", 6667, 10000),
        ("1.0", 1, 1), ("65535", 65535, 1), ("0.66666666666", 2, 3),
    ])
    func `are pixels per point`(_ text: String, _ pixels: UInt16, _ points: UInt16) {
        #expect(DecimalNumber(text)?.pixelScale == PixelScale(pixels: pixels, points: points))
    }

    @Test(arguments: ["0", "-1", "65536", "999999999999", "0.0000001"])
    func `that are out of range are no scale`(_ text: String) {
        #expect(DecimalNumber(text)?.pixelScale == nil)
    }
}
