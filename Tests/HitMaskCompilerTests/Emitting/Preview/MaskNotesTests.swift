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
        return MaskNotes(of: file[0], outline: file[0].mask.outline(), art: art, twin: twin).texts
    }

    private func disc(_ side: Int) -> HitMask.Bitmap { TestBitmaps.make("ring", width: side, height: side, seed: 1) }

    @Test func `there is none on a mask that is as it should be`() throws {
        #expect(try notes(disc(100)) == [])
        #expect(try notes(disc(100), art: ArtPicture(width: 100, height: 100)) == [])
    }

    @Test func `a mask without or with all of its pixels, or with few, has one`() throws {
        let empty = HitMask.Bitmap(width: 90, height: 90)
        #expect(try notes(empty).map { String($0.prefix(18)) } == ["No pixel is opaque"])
        #expect(try notes(empty.inverted()).map { String($0.prefix(21)) } == ["Every pixel is opaque"])
        var speck = HitMask.Bitmap(width: 90, height: 90)
        for x in 0..<60 { speck.set(x: x, y: x) }
        #expect(
            try notes(speck).first == "Only 60 pixels of 8100 can be tapped (0.7 %). A lower --alpha-threshold takes"
                + " fainter pixels.")
    }

    @Test func `a target smaller than 44 points is told the outset that makes it large enough`() throws {
        let bitmap = HitMask.Bitmap(width: 61, height: 31).inverted()
        var mask = HitMask.Bitmap(width: 80, height: 80)
        mask.formUnion(bitmap, at: PixelPosition(x: 3, y: 4))
        #expect(
            try notes(mask) == ["61 × 31 points can be tapped, less than 44 × 44. --outset 7pt makes it large enough."])
        #expect(
            try notes(mask) { $0.scale = PixelScale(pixels: 2, points: 1)! }
                == ["30.5 × 15.5 points can be tapped, less than 44 × 44. --outset 15pt makes it large enough."])
    }

    @Test func `many islands, cap insets that leave nothing, a twin, and other art have one`() throws {
        let specks = TestBitmaps.fill(60, 60) { x, y in x % 10 < 5 && y % 20 < 10 }
        #expect(try notes(specks) == ["18 islands. --drop-islands leaves out those below an area."])
        let caps = StoredTraits.Slices(top: 0, left: 60, bottom: 0, right: 40, stretches: true)
        #expect(
            try notes(disc(100)) { $0.slices = caps } == [
                "The cap insets leave nothing between them: the pixel at their boundary is stretched."
            ])
        #expect(try notes(disc(100), twin: "stop\n") == ["The same pixels as 'stop\\n'."])
        #expect(
            try notes(disc(100), art: ArtPicture(width: 100, height: 98)) == [
                "The art has 100 × 98 pixels now, and the mask was made of 100 × 100: compile it again."
            ])
    }
}
