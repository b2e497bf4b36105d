import HitMaskCompiler
import Testing

@Suite("The alpha threshold")
struct ArtThresholdTests {
    @Test(
        "is read from each form that is documented",
        arguments: [
            ("0", 0, 1), ("1", 1, 1), ("0.1", 1, 10), ("0.10", 1, 10), ("50%", 1, 2), ("12.5%", 1, 8), ("100%", 1, 1),
            ("0%", 0, 1), ("128/255", 128, 255), ("2/4", 1, 2), ("0/7", 0, 1), ("1.000", 1, 1), ("0.0", 0, 1),
            ("0.00000000000000001", 1, 100_000_000_000_000_000),
        ] as [(String, UInt64, UInt64)])
    func reads(text: String, numerator: UInt64, denominator: UInt64) throws {
        let threshold = try AlphaThreshold(text)
        #expect(threshold.numerator == numerator)
        #expect(threshold.denominator == denominator)
        #expect(try AlphaThreshold(threshold.description) == threshold)
    }

    @Test(
        "refuses everything else with the reason",
        arguments: [
            ("", .empty), ("-0.1", .negative("-0.1")), ("-1", .negative("-1")), ("nan", .unknownForm("nan")),
            ("inf", .unknownForm("inf")), ("1e-1", .unknownForm("1e-1")), ("+0.5", .unknownForm("+0.5")),
            (" 0.5", .unknownForm(" 0.5")), (".5", .unknownForm(".5")), ("5.", .unknownForm("5.")),
            ("1/2/3", .unknownForm("1/2/3")), ("1/2%", .unknownForm("1/2%")), ("0.5/1", .unknownForm("0.5/1")),
            ("%", .unknownForm("%")), ("0,5", .unknownForm("0,5")), ("0x1", .unknownForm("0x1")),
            ("٠٫٥", .unknownForm("٠٫٥")), ("1.1", .aboveOne("1.1")), ("101%", .aboveOne("101%")),
            ("128", .aboveOne("128")), ("256/255", .aboveOne("256/255")), ("1/0", .zeroDenominator("1/0")),
            ("0/0", .zeroDenominator("0/0")), ("0.0000000000000000001", .tooLong(count: 19, limit: 18)),
            ("0.000000000000000001", .tooLong(count: 19, limit: 18)),
            ("1/9999999999999999999", .tooLong(count: 19, limit: 18)),
            (String(repeating: "0", count: 41), .tooLong(count: 41, limit: 40)),
        ] as [(String, AlphaThreshold.Malformed)])
    func refuses(text: String, reason: AlphaThreshold.Malformed) {
        #expect(throws: reason) { try AlphaThreshold(text) }
        #expect(reason.description.contains("alpha threshold"))
    }

    @Test(
        "counts an alpha that equals it, and never counts alpha 0",
        arguments: [
            ("0", 1), ("1/255", 1), ("2/255", 2), ("25/255", 25), ("26/255", 26), ("127/255", 127), ("128/255", 128),
            ("254/255", 254), ("1", 255), ("0.1", 26), ("0.5", 128), ("50%", 128), ("0.001", 1), ("99.9%", 255),
        ] as [(String, UInt32)])
    func leastOf255(text: String, least: UInt32) throws {
        #expect(try AlphaThreshold(text).leastAlpha(maximum: 255) == least)
    }

    @Test("is compared at 16 bit and at the depths below 8 as exactly")
    func otherDepths() throws {
        #expect(AlphaThreshold.default.leastAlpha(maximum: 65_535) == 6_554)
        #expect(try AlphaThreshold("0.5").leastAlpha(maximum: 65_535) == 32_768)
        #expect(try AlphaThreshold("32768/65535").leastAlpha(maximum: 65_535) == 32_768)
        #expect(try AlphaThreshold("128/255").leastAlpha(maximum: 65_535) == 32_896)
        #expect(try AlphaThreshold("0").leastAlpha(maximum: 65_535) == 1)
        #expect(try AlphaThreshold("1").leastAlpha(maximum: 65_535) == 65_535)
        #expect(try [1, 3, 15].map { try AlphaThreshold("0.5").leastAlpha(maximum: $0) } == [1, 2, 8])
    }

    @Test("agrees with the rule for every alpha and many fractions")
    func exhaustive() throws {
        for denominator in [1, 2, 3, 7, 10, 100, 255, 256, 1_000] as [UInt64] {
            for numerator in 0...denominator {
                let threshold = try AlphaThreshold(numerator: numerator, denominator: denominator)
                let least = threshold.leastAlpha(maximum: 255)
                let expected = (0...255).first { $0 > 0 && UInt64($0) * denominator >= numerator * 255 }
                #expect(Int(least) == expected)
            }
        }
    }

    @Test("does not overflow at the greatest fraction")
    func greatest() throws {
        let threshold = try AlphaThreshold(numerator: .max - 1, denominator: .max)
        #expect(threshold.leastAlpha(maximum: .max) == .max)
        #expect(throws: AlphaThreshold.Malformed.aboveOne("2/1")) { try AlphaThreshold(numerator: 2, denominator: 1) }
        for numerator: UInt64 in [0, 1] {
            let fault = AlphaThreshold.Malformed.zeroDenominator("\(numerator)/0")
            #expect(throws: fault) { try AlphaThreshold(numerator: numerator, denominator: 0) }
        }
    }
}
