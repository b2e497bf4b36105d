import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

@Suite struct `Notes on a mask` {
    private func notes(
        _ bitmap: HitMask.Bitmap, art: ArtPicture? = nil, twin: String? = nil,
        _ change: (inout StoredTraits) -> Void = { _ in }
    ) throws -> [String] {
        var traits = StoredTraits()
        change(&traits)
        let file = try SampleMask.file([SampleMask(name: "play", traits: traits, bitmap: bitmap)])
        return MaskNotes(of: file[0], art: art, twin: twin).texts
    }

    private func disc(_ side: Int) -> HitMask.Bitmap { TestBitmaps.make("ring", width: side, height: side, seed: 1) }

    /// Art whose every pixel has an alpha.
    private func art(_ width: Int, _ height: Int, alpha: UInt8) -> ArtPicture {
        var art = ArtPicture(width: width, height: height)
        for pixel in 0..<width * height { art.pixels[4 * pixel + 3] = alpha }
        return art
    }

    @Test func `there is none on a mask that is as it should be`() throws {
        #expect(try notes(disc(100)) == [])
        #expect(try notes(disc(100), art: art(100, 100, alpha: 128)) == [])
    }

    @Test func `a mask without or with all of its pixels, or with few, has one`() throws {
        let empty = HitMask.Bitmap(width: 90, height: 90)
        #expect(try notes(empty) == ["None of 8100 pixels is opaque: a lower --alpha-threshold takes fainter ones"])
        #expect(
            try notes(empty.inverted())
                == ["All 8100 pixels are opaque: a higher --alpha-threshold leaves faint ones out"])
        var speck = HitMask.Bitmap(width: 90, height: 90)
        for x in 0..<60 { speck.set(x: x, y: x) }
        #expect(
            try notes(speck) == [
                "Only 60 of 8100 pixels are opaque (0.7 %): a lower --alpha-threshold takes fainter ones"
            ])
    }

    @Test func `another shape at another scale, and art that says it is turned, have what compile says of them`() throws
    {
        let scale = StoredTraits(scale: PixelScale(pixels: 2, points: 1)!)
        var half = HitMask.Bitmap(width: 90, height: 90)
        half.formUnion(HitMask.Bitmap(width: 60, height: 90).inverted())
        let dense = HitMask.Bitmap(width: 180, height: 180).inverted()
        let file = try SampleMask.file([
            SampleMask(name: "play", bitmap: half), SampleMask(name: "play", traits: scale, bitmap: dense),
        ])
        #expect(
            MaskNotes(of: file[0], art: nil, denser: file[1]).texts == [
                "31 % of the shape differs from that of 'play' at 2x, which is to be the same picture at another scale: where both"
                    + " are meant, --variants all keeps both; else \"hitImage\" in hitmask.json gives them one shape"
            ])
        let page = try PageContent(PreviewPage(of: file, titled: "x")).masks.map { $0["notes"] as? [String] ?? [] }
        #expect(page.map { $0.contains { $0.contains("differs from that of 'play' at 2x") } } == [true, false])
        #expect(
            MaskNotes(of: file[0], art: art(90, 90, alpha: 255), orientation: 6).texts == [
                "The art's eXIf chunk has the orientation 6: with --orientation apply the mask is turned as it says, with"
                    + " --orientation ignore it is of the pixels as they are stored"
            ])
    }

    @Test func `the art tells whether another threshold would help`() throws {
        let empty = HitMask.Bitmap(width: 90, height: 90)
        let elsewhere = "\"channel\" or \"hitImage\" in hitmask.json takes the shape from elsewhere"
        #expect(
            try notes(empty, art: art(90, 90, alpha: 0)) == ["All 8100 pixels are fully transparent: " + elsewhere])
        #expect(
            try notes(empty, art: art(90, 90, alpha: 3))
                == ["None of 8100 pixels is opaque: a lower --alpha-threshold takes the 8100 fainter ones"])
        #expect(
            try notes(empty.inverted(), art: art(90, 90, alpha: 128)).first
                == "All 8100 pixels are opaque, none with an alpha below a half: " + elsewhere)
        #expect(
            try notes(empty.inverted(), art: art(90, 90, alpha: 127)).first
                == "All 8100 pixels are opaque, 8100 of them with an alpha below a half: a higher --alpha-threshold leaves"
                + " those out")
        var speck = HitMask.Bitmap(width: 90, height: 90)
        for x in 0..<60 { speck.set(x: x, y: x) }
        var drawn = art(90, 90, alpha: 0)
        for x in 0..<61 { drawn.pixels[4 * (91 * x) + 3] = 255 }
        #expect(
            try notes(speck, art: drawn).first
                == "Only 60 of 8100 pixels are opaque (0.7 %): a lower --alpha-threshold takes the 1 fainter one")
        drawn.pixels[4 * (91 * 60) + 3] = 0
        #expect(
            try notes(speck, art: drawn).first
                == "Only 60 of 8100 pixels are opaque (0.7 %): the others are fully transparent; --outset makes it easier to hit"
        )
    }

    @Test func `a small target, specks and cap insets without a middle have what compile says of them`() throws {
        var mask = HitMask.Bitmap(width: 80, height: 80)
        mask.formUnion(HitMask.Bitmap(width: 61, height: 31).inverted(), at: PixelPosition(x: 3, y: 4))
        let bounds = PixelRect(x: 3, y: 4, width: 61, height: 31)
        #expect(try notes(mask) == ["\(try #require(MaskHint.size(bounds, scale: 1)))"])
        #expect(
            try notes(mask) { $0.scale = PixelScale(pixels: 2, points: 1)! }
                == ["\(try #require(MaskHint.size(bounds, scale: 2)))"])
        let specks = TestBitmaps.fill(60, 60) { x, y in x < 50 && y < 50 || x % 4 == 0 && y % 4 == 0 }
        let areas = specks.components().map(\.area)
        #expect(try notes(specks) == ["\(try #require(MaskHint.islands(areas)))"])
        let caps = StoredTraits.Slices(top: 0, left: 60, bottom: 0, right: 40, stretches: true)
        let text = "\(try #require(MaskHint.slices(caps, width: 100, height: 100)))"
        #expect(try notes(disc(100)) { $0.slices = caps } == ["T" + text.dropFirst()])
    }

    @Test func `a twin, faint art and other art have one`() throws {
        #expect(
            try notes(disc(100), twin: "stop\n") == [
                "The same 100 × 100 pixels as 'stop\\n', stored once; \"alphaThreshold\" or \"hitImage\" in hitmask.json tells"
                    + " them apart"
            ])
        let faint = "\(MaskHint.onlySoft(pixels: disc(100).opaqueCount))"
        #expect(try notes(disc(100), art: art(100, 100, alpha: 127)) == ["N" + faint.dropFirst()])
        #expect(
            try notes(disc(100), art: art(100, 98, alpha: 255)) == [
                "The art has 100 × 98 pixels now, and the mask was made of 100 × 100: compile it again"
            ])
    }
}
