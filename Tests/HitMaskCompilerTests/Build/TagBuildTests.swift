import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

@Suite struct `Building the tags of a sheet` {
    private var remembered: RememberedBuild
    private var folder: TemporaryFolder { remembered.folder }

    init() throws {
        remembered = try RememberedBuild()
        remembered.build.config = remembered.folder.path("hitmask.json")
        remembered.build.inputs = [remembered.folder.path("art/hero.json")]
        // Frame n has its pixels 0 to n opaque.
        try folder.write(SamplePicture.png(width: 48, height: 1) { x, _ in x % 8 <= x / 8 }, to: "art/hero.png")
        try setSettings(#""*": {"frames": true}"#)
    }

    private func setSettings(_ images: String) throws {
        try folder.write(Array("{\"images\": {\(images)}}".utf8), to: "hitmask.json")
    }

    private func tag(_ name: String, _ from: Int, _ to: Int, _ direction: String = "forward") -> String {
        #"{"name": "\#(name)", "from": \#(from), "to": \#(to), "direction": "\#(direction)", "repeat": "2"}"#
    }

    /// Six frames of 8 × 1 pixels, of 10, 20 … 60 milliseconds.
    private func writeSheet(_ tags: [String], name: (Int) -> String = { "hero \($0).aseprite" }) throws {
        let frames = (0..<6).map { number in
            #"{"filename": "\#(name(number))", "frame": {"x": \#(8 * number), "y": 0, "w": 8, "h": 1}, "#
                + #""duration": \#(10 * (number + 1))}"#
        }
        let sheet = """
            {"frames": [\(frames.joined(separator: ","))],
            "meta": {"image": "hero.png", "frameTags": [
            \(tags.joined(separator: ",\n"))]}}
            """
        try folder.write(Array(sheet.utf8), to: "art/hero.json")
    }

    /// The file, and what is said of tags, without repetition.
    private func build() throws -> (file: HitMaskFile, messages: [String], result: RememberedBuild.Result) {
        let result = try remembered.compared()
        let messages = Set(result.messages.filter { $0.contains(" tag ") }).sorted()
        return (try HitMaskFile(try #require(result.bytes, "\(result.messages)")), messages, result)
    }

    /// The numbers of the frames that an animation shows.
    private func shown(_ name: String, in file: HitMaskFile) throws -> [Int] {
        try #require(file.frames(named: name), "\(name)").map { $0.opaqueCount - 1 }
    }

    @Test func `makes an animation of each, in the order of its direction`() throws {
        try writeSheet([
            tag("walk", 1, 3), tag("back", 1, 3, "reverse"), tag("sway", 1, 4, "pingpong"),
            tag("yaws", 1, 4, "pingpong_reverse"), tag("blink", 2, 3, "pingpong"), tag("stand", 5, 5, "pingpong"),
        ])
        let (file, messages, _) = try build()
        #expect(messages == [])
        #expect(
            file.names == ["hero", "hero/back", "hero/blink", "hero/stand", "hero/sway", "hero/walk", "hero/yaws"])
        #expect(try shown("hero", in: file) == [0, 1, 2, 3, 4, 5])
        #expect(try shown("hero/walk", in: file) == [1, 2, 3])
        #expect(try shown("hero/back", in: file) == [3, 2, 1])
        #expect(try shown("hero/sway", in: file) == [1, 2, 3, 4, 3, 2])
        #expect(try shown("hero/yaws", in: file) == [4, 3, 2, 1, 2, 3])
        #expect(try shown("hero/blink", in: file) == [2, 3])
        #expect(try shown("hero/stand", in: file) == [5])
        let sway = try #require(file.frames(named: "hero/sway"))
        #expect(sway.indices.map(sway.duration(of:)) == [0.02, 0.03, 0.04, 0.05, 0.04, 0.03])
        #expect(sway.indices.map(sway.start(of:)) == [0, 0.02, 0.05, 0.09, 0.14, 0.18])
        #expect(sway.mask(at: 0.15)?.opaqueCount == 4)
        #expect(sway.mask(at: 0.2 + 0.15)?.opaqueCount == 4)
    }

    @Test func `stores no frame twice, and says of none what was said`() throws {
        try writeSheet([tag("sway", 0, 5, "pingpong"), tag("walk", 0, 5), tag("back", 0, 5, "reverse")])
        try setSettings(#""*": {"frames": true, "outset": 1}"#)
        let tagged = try build()
        try writeSheet([])
        let plain = try build()
        #expect(Set(tagged.result.messages).subtracting(plain.result.messages).count <= 1, "the last line counts masks")
        #expect(tagged.file.count == 6 + 10 + 6 + 6)
        let records = Set(tagged.file.entries.indices.map { tagged.file.sections.recordOffset($0) })
        #expect(records.count == 6)
        // What a name and a place in an animation take, and no mask.
        #expect(tagged.file.byteCount - plain.file.byteCount < 22 * 32 + 64)
        #expect(tagged.result.readCount == 1)
    }

    @Test func `goes with the names, states and durations of its frames`() throws {
        try writeSheet([tag("walk", 0, 2)])
        try setSettings(
            #""hero *": {"frames": true, "name": "sprites/knight", "state": "selected", "frameDuration": 100}"#)
        let file = try build().file
        #expect(file.names == ["sprites/knight", "sprites/knight/walk"])
        let walk = try #require(file.frames(named: "sprites/knight/walk", state: .selected))
        #expect(walk.map { $0.opaqueCount - 1 } == [0, 1, 2])
        #expect(walk.duration == 0.3)
        #expect(file.entries(named: "sprites/knight/walk").allSatisfy { $0.state == .selected })
    }

    @Test func `is made anew when the sheet changes, and not when nothing does`() throws {
        try writeSheet([tag("walk", 0, 2)])
        _ = try build()
        #expect(try build().result.readCount == 0)
        try remembered.replace("art/hero.json", Array(try sheetText(tag("walk", 0, 2, "reverse")).utf8))
        #expect(try shown("hero/walk", in: build().file) == [2, 1, 0])
        try remembered.replace("art/hero.json", Array(try sheetText(tag("run", 0, 1)).utf8))
        #expect(try build().file.names == ["hero", "hero/run"])
    }

    private func sheetText(_ tag: String) throws -> String {
        try writeSheet([tag])
        return String(decoding: try folder.bytes(of: "art/hero.json"), as: UTF8.self)
    }

    @Test func `of a sheet that is no animation is nothing`() throws {
        try writeSheet([tag("walk", 0, 2)])
        for settings in ["", #""hero *": {"frameOf": true}"#, #""*": {"frames": true, "frameOf": "x"}"#] {
            try setSettings(settings)
            let (file, messages, _) = try build()
            #expect(!file.names.contains { $0.hasSuffix("walk") }, "\(settings)")
            #expect(messages == [], "\(settings)")
        }
    }

    @Test func `is left out, with a warning, where its frames are not those of one animation`() throws {
        try writeSheet([tag("walk", 0, 2), tag("run", 2, 4), tag("run", 0, 1)])
        try setSettings(#""hero [0-2].*": {"frames": true}"#)
        var (file, messages, _) = try build()
        #expect(file.names.contains("hero/walk"))
        #expect(
            messages == [
                "art/hero.json:4: warning: the tag 'run' shows 'hero 3.aseprite', for which the settings do not say "
                    + "'frames'; it is left out",
                "art/hero.json:5: warning: the tag 'run' is there twice, first in line 4; the second one is left out",
            ])
        try writeSheet([tag("walk", 0, 2), tag("turn", 2, 4)]) { $0 < 3 ? "a \($0)" : "b \($0)" }
        try setSettings(#""*": {"frames": true}"#)
        (file, messages, _) = try build()
        #expect(file.names == ["a", "a/walk", "b"])
        #expect(
            messages == ["art/hero.json:4: warning: the tag 'turn' shows frames of 'a' and of 'b'; it is left out"])
    }

    @Test func `that has no name for a mask is an error`() throws {
        for name in ["", "..", "a\\u0000b"] {
            try writeSheet([tag(name, 0, 2)])
            let result = try remembered.compared()
            #expect(result.bytes == nil)
            #expect(
                Set(result.messages.filter { $0.hasPrefix("art/hero.json:3: error: ") }).count == 1,
                "\(name) \(result.messages)")
        }
    }
}
