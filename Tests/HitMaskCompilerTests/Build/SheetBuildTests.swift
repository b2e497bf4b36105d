import Foundation
import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

@Suite struct `Building from a sprite sheet` {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The masks of a build by name, and its messages without the path of the test's folder.
    private func build(
        _ input: String, _ change: (inout MaskBuild) -> Void = { _ in }
    ) throws -> (masks: [String: HitMask], messages: [String]) {
        var build = MaskBuild()
        build.inputs = [folder.path(input)]
        change(&build)
        let report = build.run(to: try OutputTarget(folder.path("out.hitmask"))) { _, _ in }
        let messages = report.messages(verbose: false).map {
            $0.description.replacingOccurrences(of: folder.path + "/", with: "")
        }
        guard report.outcome != nil else { return ([:], messages) }
        let file = try HitMaskFile(contentsOf: folder.path("out.hitmask"))
        return (Dictionary(uniqueKeysWithValues: file.entries.map { ($0.name, $0.mask) }), messages)
    }

    private func write(_ bitmap: HitMask.Bitmap, to name: String) throws {
        try folder.write(
            SamplePicture.png(width: bitmap.width, height: bitmap.height) { bitmap.contains(x: $0, y: $1) }, to: name)
    }

    @Test(arguments: PackedSheet.Format.allCases)
    func `gives each frame the mask of the picture that was packed`(_ format: PackedSheet.Format) throws {
        let packed = PackedSheet(seed: 9, count: 20, turns: format.turns, side: format.hasPages ? 100 : nil)
        for (index, page) in packed.pages.enumerated() { try write(page, to: "art/page \(index).png") }
        try folder.write(Array(packed.descriptor(format).utf8), to: "art/sheet.json")
        let (masks, messages) = try build("art/sheet.json")
        #expect(messages.filter { $0.contains("error") } == [])
        for sprite in packed.sprites { #expect(masks[sprite.name]?.expanded() == sprite.picture, "\(sprite.name)") }
    }

    @Test func `cuts pictures into cells`() throws {
        let hero = TestBitmaps.make("noise", width: 70, height: 64, seed: 3)
        try write(hero, to: "art/hero.png")
        let (masks, messages) = try build("art") { $0.grid = SheetPage.Size(width: 32, height: 32) }
        #expect(masks.keys.sorted() == ["hero/0", "hero/1", "hero/2", "hero/3"])
        #expect(masks["hero/3"]?.expanded() == hero.cropped(to: PixelRect(x: 32, y: 32, width: 32, height: 32)))
        #expect(
            messages == [
                "art/hero.png: warning: the cells leave 6 columns and 0 rows of pixels over at the right and bottom; "
                    + "they belong to no frame"
            ])
    }

    @Test func `names the line of a frame that is not in its picture, and every picture that is missing`() throws {
        try write(HitMask.Bitmap(width: 8, height: 8), to: "a.png")
        let text =
            "a.png\nsize: 8,8\nin\n bounds: 0,0,4,4\nout\n bounds: 5,4,4,4\n\nb.png\nsize: 8,8\nc\n bounds: 0,0,1,1\n"
        try folder.write(Array(text.utf8), to: "s.atlas")
        let messages = try build("s.atlas").messages
        #expect(messages.contains { $0.hasPrefix("s.atlas:5: error: ") }, "\(messages)")
        #expect(messages.contains("b.png: error: cannot open the file: No such file or directory"))
        #expect(try build("s.atlas").masks.isEmpty)
    }

    @Test func `finds two frames of one name in two sheets, and says where both are`() throws {
        try write(HitMask.Bitmap(width: 8, height: 8), to: "a.png")
        for name in ["s.atlas", "t.atlas"] {
            try folder.write(Array("a.png\nsize: 8,8\nf\n bounds: 0,0,4,4\n".utf8), to: name)
        }
        let messages = try build("s.atlas") { $0.inputs.append(folder.path("t.atlas")) }.messages
        let first = folder.path("s.atlas")
        #expect(
            messages.contains("t.atlas:3: error: a second picture for the mask 'f' at 1x; the first is s.atlas:3"),
            "\(first) \(messages)")
    }

    @Test func `gives a shaped mask its art's place`() throws {
        var dot = HitMask.Bitmap(width: 9, height: 7)
        dot.set(x: 0, y: 3)
        try write(dot, to: "dot@2x.png")
        let mask = try #require(
            try build("dot@2x.png") { $0.settings.shaping.outset = Shaping.Outset(1, .points) }.masks["dot"])
        #expect((mask.width, mask.height) == (13, 11))
        #expect(mask.artBounds == HitMask.Rect(x: 2, y: 2, width: 9, height: 7))
        #expect(mask.expanded() == dot.cropped(to: PixelRect(x: -2, y: -2, width: 13, height: 11)).dilated(by: 2))
        #expect(mask.contains(HitMask.Point(x: -1, y: 1.75)))
        #expect(!mask.contains(HitMask.Point(x: -1.01, y: 1.75)))
    }
}
