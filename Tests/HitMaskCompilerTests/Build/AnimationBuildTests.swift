import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

@Suite struct `Building animations` {
    private var remembered: RememberedBuild
    private var folder: TemporaryFolder { remembered.folder }

    init() throws {
        remembered = try RememberedBuild()
        remembered.build.config = remembered.folder.path("hitmask.json")
    }

    private func setSettings(_ images: String) throws {
        try folder.write(Array("{\"images\": {\(images)}}".utf8), to: "hitmask.json")
    }

    /// An animation in which a pixel moves to the right; each frame is shown a tenth of a second longer.
    private func moving(_ count: Int, scale: Int = 1) -> [UInt8] {
        let frames = (0..<count).map { number -> AnimationMaker.Frame in
            var picture = PNGMaker(width: scale * count, height: scale)
            for y in 0..<scale {
                for x in scale * number..<scale * (number + 1) {
                    picture.samples[4 * (y * scale * count + x) + 3] = 255
                }
            }
            var frame = AnimationMaker.Frame(picture)
            frame.delay = (UInt16(number + 1), 10)
            return frame
        }
        return AnimationMaker(width: scale * count, height: scale, frames: frames).file
    }

    private func file(of result: RememberedBuild.Result) throws -> HitMaskFile {
        try HitMaskFile(try #require(result.bytes, "\(result.messages)"))
    }

    @Test func `stores the frames of an animated picture under its name`() throws {
        try folder.write(moving(4), to: "art/fx/spark.png")
        try setSettings(#""fx/*": {"frames": true}"#)
        let result = try remembered.compared()
        let file = try file(of: result)
        #expect(file.names == ["fx/spark"])
        let spark = try #require(file.frames(named: "fx/spark"))
        #expect(spark.count == 4)
        for (index, mask) in spark.enumerated() {
            #expect((0..<4).map { mask.contains(x: $0, y: 0) } == (0..<4).map { $0 == index })
        }
        #expect(spark.indices.map(spark.duration(of:)) == [0.1, 0.2, 0.3, 0.4])
        #expect(file.entries.map { $0.frame?.start } == [0, 0.1, 0.3, 0.6])
        #expect(result.messages.filter { $0.contains("error") || $0.contains("animation") } == [])
        // Nothing is read again.
        #expect(try remembered.compared().readCount == 0)
        try remembered.replace("art/fx/spark.png", moving(5))
        #expect(try self.file(of: remembered.compared()).frames(named: "fx/spark")?.count == 5)
        try remembered.replace("art/fx/spark.png", moving(2))
        #expect(try self.file(of: remembered.compared()).frames(named: "fx/spark")?.count == 2)
        // Without the setting it is a picture, with a warning.
        try setSettings(#""fx/*": {"frames": false}"#)
        let still = try remembered.compared()
        #expect(try self.file(of: still).frames(named: "fx/spark")?.count == 1)
        #expect(still.messages.contains { $0.hasPrefix("art/fx/spark.png: warning: an animation (APNG)") })
    }

    @Test func `keeps scales apart, and shapes every frame`() throws {
        try folder.write(moving(3), to: "art/spark.png")
        try folder.write(moving(3, scale: 2), to: "art/spark@2x.png")
        try folder.write(SamplePicture.disc(9), to: "art/still.png")
        try setSettings(#""*": {"frames": true, "outset": "1pt"}, "spark": {"frameDuration": 16.667}"#)
        var remembered = remembered
        remembered.build.variants = .all
        let file = try file(of: remembered.compared())
        #expect(file.count == 7)
        for scale in [1, 2] {
            let spark = try #require(file.frames(named: "spark", for: HitMask.Traits(scale: Double(scale))))
            #expect(spark.map(\.width) == [5, 5, 5].map { $0 * scale })
            #expect(spark.duration == 0.050001)
            for (index, mask) in spark.enumerated() {
                #expect(mask.contains(HitMask.Point(x: Double(index) + 0.5, y: -0.5)))
                #expect(mask.size == HitMask.Size(width: 3, height: 1))
            }
        }
        // What does not move is what it is without the setting.
        #expect(file.entries(named: "still").map { $0.frame } == [nil])
    }

    @Test func `says what is wrong with an animation once, and where settings contradict each other`() throws {
        var chunks = AnimationMaker(
            width: 1, height: 1, frames: (0..<2).map { _ in .init(PNGMaker(width: 1, alphas: [255])) }
        ).chunks
        chunks[1].data[3] = 3
        try folder.write(PNGMaker.file(chunks), to: "art/a.png")
        try setSettings(#""*": {"frames": true}"#)
        let count = "art/a.png: error: the animation says that it has 3 frames, and has 2; export it again"
        #expect(try remembered.compared().messages.filter { $0.contains("error: the animation") } == [count, count])
        try remembered.replace("art/a.png", moving(2))
        for (key, value) in [("regions", "true"), ("frameOf", "\"b\""), ("hitImage", "\"art/a.png\"")] {
            try setSettings("\"*\": {\"frames\": true, \"\(key)\": \(value)}")
            let message = "art/a.png: error: an animated picture has its own frames, which '\(key)' does not go with"
            #expect(try remembered.compared().messages.contains(message), "\(key)")
        }
    }

    @Test func `makes one animation of the frames of a sheet, with its durations`() throws {
        let frames = (0..<12).map { number in
            """
            "hero \(number).aseprite": {"frame": {"x": \(number), "y": 0, "w": 1, "h": 1}, "duration": \(50 + number)}
            """
        }
        let sheet = "{\"frames\": {\(frames.joined(separator: ",\n"))}, \"meta\": {\"image\": \"hero.png\"}}"
        try folder.write(Array(sheet.utf8), to: "art/hero.json")
        try folder.write(SamplePicture.png(width: 12, height: 1) { x, _ in x % 3 == 0 }, to: "art/hero.png")
        var remembered = remembered
        remembered.build.inputs = [folder.path("art/hero.json")]
        try setSettings(#""hero *": {"frames": true}"#)
        let file = try file(of: remembered.compared())
        #expect(file.names == ["hero"])
        let hero = try #require(file.frames(named: "hero"))
        // By their numbers: 2 comes before 10.
        #expect(hero.map { $0.contains(x: 0, y: 0) } == (0..<12).map { $0 % 3 == 0 })
        #expect(hero.indices.map(hero.duration(of:)) == (0..<12).map { (50 + Double($0)) / 1000 })
        try setSettings("")
        #expect(try self.file(of: remembered.compared()).count == 12)
    }

    @Test func `makes one animation of the cells of a picture`() throws {
        try folder.write(SamplePicture.png(width: 8, height: 4) { x, y in x / 2 == y }, to: "art/hero.png")
        var remembered = remembered
        remembered.build.grid = SheetPage.Size(width: 2, height: 2)
        try setSettings(#""hero/*": {"frames": true, "frameDuration": 100}"#)
        let file = try file(of: remembered.compared())
        #expect(file.names == ["hero"])
        #expect(file.frames(named: "hero")?.map(\.opaqueCount) == [2, 2, 0, 0, 0, 0, 2, 2])
        #expect(file.frames(named: "hero")?.duration == 0.8)
    }
}
