import HitMasks
import Testing

@testable import HitMaskCompiler

/// Reads settings from a text.
func settings(_ text: String) throws -> BuildSettings {
    try BuildSettings(reading: Array(text.utf8), path: "art/hitmask.json")
}

/// What an entry of `images` with one key says.
func overrides(_ key: String, _ value: String) throws -> ImageOverrides {
    try settings("{\"images\": {\"*\": {\"\(key)\": \(value)}}}").settings(for: "play")
}

@Suite struct `Settings of an image` {
    @Test(arguments: [("0.5", "1/2"), ("\"50%\"", "0.5"), ("\"128/255\"", "128/255"), ("0", "0"), ("1", "1")])
    func `have the threshold`(_ value: String, _ threshold: String) throws {
        #expect(try overrides("alphaThreshold", value).alphaThreshold == AlphaThreshold(threshold))
    }

    @Test func `have the shaping`() throws {
        #expect(try overrides("outset", "8").outset == Shaping.Outset(8))
        #expect(try overrides("outset", "-2.5").outset == Shaping.Outset(-2.5))
        #expect(try overrides("outset", "\"8pt\"").outset == Shaping.Outset(8, .points))
        #expect(try overrides("fillHoles", "true").holes == .all)
        #expect(try overrides("fillHoles", "false").holes == Shaping.HoleFilling.none)
        #expect(try overrides("fillHoles", "100").holes == .upTo(Shaping.Area(pixels: 100)))
        #expect(try overrides("dropIslands", "12").leastIsland == Shaping.Area(pixels: 12))
        #expect(try overrides("invert", "true").inverts == true)
        #expect(try overrides("detail", "0.5").detail == Shaping.Detail(1, over: 2))
        #expect(try overrides("detail", "\"1/3:any\"").detail == Shaping.Detail(1, over: 3, opaqueIf: .any))
    }

    @Test func `have the channel`() throws {
        for (word, channel) in ArtChannel.words {
            #expect(try overrides("channel", "\"\(word)\"").channel == channel)
        }
        let magenta = ArtColor(red: 255, green: 0, blue: 255)
        #expect(
            try overrides("channel", ##"{"colorKey": "#fF00Ff"}"##).channel == .colorKey(magenta, tolerance: 0))
        #expect(
            try overrides("channel", ##"{"tolerance": 255, "colorKey": "#FF00FF"}"##).channel
                == .colorKey(magenta, tolerance: 255))
        #expect("\(ArtColor(red: 1, green: 0xAB, blue: 0))" == "#01AB00")
    }

    @Test func `have the geometry`() throws {
        let insets = try #require(try overrides("insets", #"{"top": 1, "left": "2", "right": "1.5pt"}"#).insets)
        #expect(insets.pixels(scale: .one) == StoredTraits.Insets(top: 1, left: 2, bottom: 0, right: 2))
        let double = try #require(PixelScale(pixels: 2, points: 1))
        #expect(insets.pixels(scale: double) == StoredTraits.Insets(top: 1, left: 2, bottom: 0, right: 3))
        #expect(
            try overrides("alignmentInsets", "65535").alignmentInsets?.pixels(scale: double)
                == StoredTraits.Insets(top: 65_535, left: 65_535, bottom: 65_535, right: 65_535))
        let most = try #require(PixelScale(pixels: 65_535, points: 1))
        #expect(try overrides("insets", "\"65535pt\"").insets?.top.pixels(scale: most) == 65_535)
        #expect(
            try overrides("capInsets", "4").capInsets?.value?.slices(.stretch, scale: .one)
                == StoredTraits.Slices(top: 4, left: 4, bottom: 4, right: 4, stretches: true))
        #expect(try overrides("capInsets", "false").capInsets == .off)
        #expect(try overrides("resizing", "\"tile\"").resizing == .tile)
        #expect(try overrides("resizing", "\"stretch\"").resizing == .stretch)
        for policy in OrientationPolicy.allCases {
            #expect(try overrides("orientation", "\"\(policy.rawValue)\"").orientation == policy)
        }
    }

    @Test func `round points to the nearest pixel`() throws {
        for (thousandths, pixels, points, expected) in [
            (499, 1, 1, 0), (500, 1, 1, 1), (1_499, 1, 1, 1), (333, 3, 2, 0), (334, 3, 2, 1), (2_000, 3, 2, 3),
        ] {
            let distance = SettingsInsets.Distance(thousandths: thousandths, isInPoints: true)
            let scale = try #require(PixelScale(pixels: UInt16(pixels), points: UInt16(points)))
            #expect(distance.pixels(scale: scale) == UInt16(expected))
        }
    }

    @Test func `have names and states`() throws {
        #expect(try overrides("name", "\"ui/{base}\"").name?.name(for: "buttons/play") == "ui/play")
        #expect(try overrides("name", "\"{name}{name}\"").name?.name(for: "a/b") == "a/ba/b")
        let path = try #require(try overrides("hitImage", #""../hit/{base}{scale}.png""#).hitImage?.value)
        #expect(try path.path(for: "a/play") == "../hit/play.png")
        for (pixels, points, expected) in [(2, 1, "@2x"), (3, 2, "@1.5x"), (1, 2, "@0.5x")] {
            let scale = try #require(PixelScale(pixels: UInt16(pixels), points: UInt16(points)))
            #expect(try path.path(for: "a/play", scale: scale) == "../hit/play\(expected).png")
        }
        #expect(try settings("{}").resolved("hit/a.png") == "art/hit/a.png")
        #expect(try BuildSettings(reading: Array("{}".utf8), path: "hitmask.json").resolved("a.png") == "a.png")
        #expect(try overrides("hitImage", "false").hitImage == .off)
        #expect(try overrides("state", "\"normal\"").state == .normal)
        #expect(try overrides("state", #"["selected", "focused"]"#).state == [.selected, .focused])
    }

    @Test func `have frames and regions`() throws {
        #expect(try overrides("frameOf", "true").frameOf == .on(.nameWithoutNumber))
        #expect(try overrides("frameOf", "false").frameOf == .off)
        guard case .on(.named(let name)) = try overrides("frameOf", "\"walk\"").frameOf else {
            Issue.record("no name")
            return
        }
        #expect(name.text == "walk")
        #expect(try overrides("frameDuration", "16.667").frameDuration == 16_667)
        #expect(try overrides("frameDuration", "100").frameDuration == 100_000)
        #expect(try overrides("frames", "true").hasFrames == true)
        #expect(try overrides("regions", "true").regions == .on(.numbered))
        #expect(try overrides("regions", "false").regions == .off)
        #expect(
            try overrides("regions", ##"{"#00FF00": "b", "#FF0000": "a"}"##).regions
                == .on(
                    .named([
                        ImageOverrides.Region(color: ArtColor(red: 0, green: 255, blue: 0), name: "b", line: 1),
                        ImageOverrides.Region(color: ArtColor(red: 255, green: 0, blue: 0), name: "a", line: 1),
                    ])))
    }

    @Test func `change options that were given for all, and those alone that they have`() throws {
        let some = try settings(#"{"images": {"*": {"outset": 3, "orientation": "apply"}}}"#).settings(for: "play")
        var shaping = Shaping()
        shaping.inverts = true
        var expected = shaping
        expected.outset = Shaping.Outset(3)
        #expect(some.applied(to: shaping) == expected)
        let threshold = try AlphaThreshold("0.7")
        #expect(
            some.applied(to: ArtOptions(alphaThreshold: threshold, orientation: .error))
                == ArtOptions(alphaThreshold: threshold, orientation: .apply))
        let all = try settings(
            """
            {"images": {"*": {"invert": false, "dropIslands": 2, "fillHoles": 3, "outset": 4, "detail": 0.5,
                              "alphaThreshold": 1}}}
            """
        ).settings(for: "play")
        #expect(!all.applied(to: shaping).inverts)
        #expect(all.applied(to: shaping).leastIsland.pixels == 2)
        #expect(all.applied(to: shaping).holes == .upTo(Shaping.Area(pixels: 3)))
        #expect(all.applied(to: shaping).detail.denominator == 2)
        #expect(all.applied(to: ArtOptions()).alphaThreshold.numerator == 1)
    }

    @Test func `stand beside those of the whole file`() throws {
        let file = try settings("\u{FEFF}{\"$schema\": 1, \"output\": \"resource\", \"access\": \"package\"}")
        #expect(file.output == .resource)
        #expect(file.access == .package)
        #expect(try settings("{}").output == nil)
        #expect(try settings("{}").access == nil)
    }
}
