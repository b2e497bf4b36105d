import Foundation
import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

@Suite struct `The preview page` {
    private func bitmap(_ kind: String = "ring", _ width: Int = 24, _ height: Int = 20) -> HitMask.Bitmap {
        TestBitmaps.make(kind, width: width, height: height, seed: 5)
    }

    @Test func `loads nothing: no address but that of SVG's names, and a policy that forbids it`() throws {
        let file = try SampleMask.file([SampleMask(name: "play", bitmap: bitmap())])
        let text = try PageContent(PreviewPage(of: file, titled: "ui.hitmask")).text
        let addresses = text.matches(of: /[a-z]+:\/\/[^'"\s]*/).map { String($0.output) }
        #expect(addresses == ["http://www.w3.org/2000/svg"])
        for loading in ["<link", "<img", "<iframe", " src=", "@import", "url(", "fetch(", "XMLHttpRequest", "import("] {
            #expect(!text.contains(loading), "\(loading)")
        }
        #expect(text.contains("content=\"default-src 'none'; img-src blob: data:;"))
    }

    @Test func `has the same bytes each time, and in whatever order the masks were added`() throws {
        let masks = ["b", "a", "c/d"].map { SampleMask(name: $0, bitmap: bitmap("blobs")) }
        let one = try PreviewPage(of: SampleMask.file(masks), titled: "ui.hitmask")
        let other = try PreviewPage(of: SampleMask.file(masks.reversed()), titled: "ui.hitmask")
        #expect(one.bytes == other.bytes)
    }

    @Test(arguments: [
        "</script><script>alert(1)</script>", "<!--<script>", "]]>", "\"quoted\" 'names' &amp; \\ back", "<b>",
        "ünï/código",
    ])
    func `keeps a name a name, whatever it looks like`(name: String) throws {
        let file = try SampleMask.file([SampleMask(name: name, bitmap: bitmap())])
        let content = try PageContent(PreviewPage(of: file, titled: name))
        #expect(content.names.first?["name"] as? String == name)
        let plain = try PageContent(PreviewPage(of: file, titled: "x"))
        // The title has the name, in characters that end nothing; the data has it in others.
        #expect(content.text.components(separatedBy: "<").count == plain.text.components(separatedBy: "<").count)
        #expect(plain.text.components(separatedBy: "</script").count == 3)
        #expect(content.text.contains("<title>\(PageTemplate.markupText(name))</title>"))
        #expect(!PageTemplate.markupText(name).contains { "<>\"'".contains($0) })
    }

    @Test func `writes control characters out, and marks that turn the direction of writing`() throws {
        let file = try SampleMask.file([SampleMask(name: "a\u{202E}b\u{1}\n", bitmap: bitmap())])
        let content = try PageContent(PreviewPage(of: file, titled: "\u{202E}x\u{7}"))
        #expect(content.names.first?["name"] as? String == "a\\u{202E}b\\u{1}\\n")
        #expect(content.text.contains("<title>\\u{202E}x\\u{7}</title>"))
    }

    @Test(arguments: TestBitmaps.kinds)
    func `carries the exact outline of each mask`(kind: String) throws {
        let bitmap = bitmap(kind, 61, 33)
        let file = try SampleMask.file([SampleMask(name: kind, bitmap: bitmap)])
        let mask = try #require(try PageContent(PreviewPage(of: file, titled: "x")).masks.first)
        let path = try HitMask.Path(svgPathData: try #require(mask["outline"] as? String))
        #expect(path.rasterized(width: 61, height: 33, scale: 1, fillRule: .evenOdd) == bitmap)
        #expect(mask["width"] as? Int == 61)
        #expect(mask["height"] as? Int == 33)
        #expect(mask["opaque"] as? Int == bitmap.opaqueCount)
    }

    @Test func `gives each name its variants, and the one that stands for it`() throws {
        func traits(_ pixels: UInt16, _ change: (inout StoredTraits) -> Void = { _ in }) -> StoredTraits {
            var traits = StoredTraits(scale: PixelScale(pixels: pixels, points: 1)!)
            change(&traits)
            return traits
        }
        let file = try SampleMask.file([
            SampleMask(name: "a", traits: traits(1), bitmap: bitmap()),
            SampleMask(name: "a", traits: traits(3) { $0.luminosity = .dark }, bitmap: bitmap("blobs")),
            SampleMask(name: "a", traits: traits(2), bitmap: bitmap("full")),
            SampleMask(name: "b", traits: traits(1) { $0.state = .highlighted }, bitmap: bitmap()),
        ])
        let content = try PageContent(PreviewPage(of: file, titled: "x"))
        #expect(content.names.map { $0["name"] as? String } == ["a", "b"])
        #expect(content.names.map { $0["masks"] as? [Int] } == [[0, 1, 2], [3]])
        for name in content.names {
            let standard = try #require(name["standard"] as? Int)
            let text = try #require(name["name"] as? String)
            let expected = try #require(file.entry(named: text))
            #expect(content.masks[standard]["variant"] as? String == expected.storedTraits.variantText)
        }
        #expect(content.masks[3]["state"] as? String == "highlighted")
    }

    @Test func `has an outline for each region of a map`() throws {
        var picture = ColorPicture(width: 6, height: 4)
        for y in 0..<4 { for x in 0..<6 where x != 3 { picture.pixels[y * 6 + x] = x < 3 ? 0xFF0000 : 0x00FF00 } }
        let found = try FoundRegions(picture, names: [])
        var builder = MaskFileBuilder()
        try builder.add("map", traits: StoredTraits(), record: try found.record())
        let file = try HitMaskFile(builder.bytes())
        let mask = try #require(try PageContent(PreviewPage(of: file, titled: "x")).masks.first)
        let regions = try #require(mask["regions"] as? [[String: String]])
        let union = try regions.reduce(into: HitMask.Bitmap(width: 6, height: 4)) { union, region in
            let path = try HitMask.Path(svgPathData: try #require(region["outline"]))
            union.formUnion(path.rasterized(width: 6, height: 4, scale: 1, fillRule: .evenOdd))
        }
        #expect(regions.count == 2)
        #expect(union == file.mask(named: "map")?.expanded())
    }

    @Test func `says which masks are the same, at the same scale only`() throws {
        let twice = StoredTraits(scale: PixelScale(pixels: 2, points: 1)!)
        let file = try SampleMask.file([
            SampleMask(name: "a", bitmap: bitmap()), SampleMask(name: "b", bitmap: bitmap()),
            SampleMask(name: "c", traits: twice, bitmap: bitmap()), SampleMask(name: "d", bitmap: bitmap("blobs")),
        ])
        let notes = try PageContent(PreviewPage(of: file, titled: "x")).masks.map { $0["notes"] as? [String] ?? [] }
        let isTwin = notes.map { $0.contains { $0.contains("pixels as 'a', stored once") } }
        #expect(isTwin == [false, true, false, false])
    }
}
