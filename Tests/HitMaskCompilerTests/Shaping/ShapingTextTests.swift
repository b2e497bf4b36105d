import HitMaskCompiler
import HitMasks
import Testing

/// What may stand behind the options, and what is said about anything else.
@Suite struct `The text of a shaping` {
    @Test func `is read for outsets`() throws {
        for (text, value, unit) in [
            ("3", 3, .pixels), ("1.5", 1.5, .pixels), ("-2", -2, .pixels), ("8pt", 8, .points),
            ("-0.5pt", -0.5, .points),
            ("0", 0, .pixels), ("007", 7, .pixels),
        ] as [(String, Double, Shaping.Outset.Unit)] {
            #expect(try Shaping.Outset(text) == Shaping.Outset(value, unit), "\(text)")
        }
        for text in [
            "", "-", "pt", "-pt", "1.", ".5", "1.2.3", "1e3", "inf", "nan", "+1", "--1", "0x10", "3 pt", "3px", " 3",
            "1,5", "٣",
        ] {
            #expect(throws: Shaping.Outset.Malformed.unknownForm(text)) { try Shaping.Outset(text) }
        }
        let long = String(repeating: "9", count: 41)
        #expect(throws: Shaping.Outset.Malformed.tooLong(count: 41, limit: 40)) { try Shaping.Outset(long) }
        #expect(
            Shaping.Outset.Malformed.unknownForm("x").description
                == "\"x\" is no outset; write pixels of the art (3, 1.5, -2) or points (8pt)")
    }

    @Test func `is read for areas`() throws {
        #expect(try Shaping.Area("40").pixels == 40)
        #expect(try Shaping.HoleFilling(nil) == .all)
        #expect(try Shaping.HoleFilling("12") == .upTo(Shaping.Area(pixels: 12)))
        for text in ["", "-1", "1.5", "1e3", "+1", " 1", "٣"] {
            #expect(throws: Shaping.Area.Malformed.unknownForm(text)) { try Shaping.Area(text) }
            #expect(throws: Shaping.Area.Malformed.unknownForm(text)) { try Shaping.HoleFilling(text) }
        }
        let long = String(repeating: "9", count: 30)
        #expect(throws: Shaping.Area.Malformed.tooLarge(long)) { try Shaping.Area(long) }
        #expect(Shaping.Area(pixels: -5).pixels == 0)
    }

    @Test func `is read for details`() throws {
        for (text, numerator, denominator, rule) in [
            ("0.5", 1, 2, .half), ("50%", 1, 2, .half), ("1/2", 1, 2, .half), ("2/4:half", 1, 2, .half),
            ("0.5:any", 1, 2, .any), ("1", 1, 1, .half), ("100%", 1, 1, .half), ("0.125", 1, 8, .half),
            ("999/1000", 999, 1000, .half), ("0.75:any", 3, 4, .any),
        ] as [(String, Int, Int, HitMask.Bitmap.CellRule)] {
            let detail = try Shaping.Detail(text)
            #expect(
                detail.numerator == numerator && detail.denominator == denominator && detail.rule == rule, "\(text)")
        }
        for (text, fault) in [
            ("", .unknownForm("")), ("half", .unknownForm("half")), (":any", .unknownForm(":any")),
            ("1/2:", .unknownRule("")), ("1/2:most", .unknownRule("most")), ("1/2:any:any", .unknownRule("any:any")),
            ("-0.5", .negative("-0.5")), ("0", .zero("0")), ("0/7", .zero("0/7")), ("2", .aboveOne("2")),
            ("150%", .aboveOne("150%")), ("1/0", .zeroDenominator("1/0")),
            ("1/1001", .tooFine("1/1001", denominator: 1001, limit: 1000)),
            ("0.0001", .tooFine("0.0001", denominator: 10_000, limit: 1000)),
            ("1/18446744073709551615", .unknownForm("1/18446744073709551615")),
        ] as [(String, Shaping.DetailFault)] {
            #expect(throws: fault) { try Shaping.Detail(text) }
            #expect(!fault.description.isEmpty)
        }
        #expect(throws: Shaping.DetailFault.negative("-1/2")) { try Shaping.Detail(-1, over: 2) }
        #expect(throws: Shaping.DetailFault.zeroDenominator("1/0")) { try Shaping.Detail(1, over: 0) }
        #expect(throws: Shaping.DetailFault.aboveOne("3/2")) { try Shaping.Detail(3, over: 2) }
    }
}
