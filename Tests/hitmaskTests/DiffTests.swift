import Foundation
import HitMaskCompiler
import TestSupport
import Testing

@Suite struct `hitmask diff` {
    private let hitmask: BuiltTool
    private var folder: TemporaryFolder { hitmask.folder }

    init() throws {
        hitmask = try BuiltTool()
        try make("old", ["same", "gone", "sub/ring", "shorter"]) { name, x, y in name != "sub/ring" || x > 0 }
        try make("new", ["same", "come", "sub/ring", "shorter"]) { name, x, y in name != "sub/ring" || y > 0 }
    }

    /// A file of 4 × 3 pixels a mask; `shorter` of the new one has a row less.
    private func make(_ file: String, _ names: [String], _ isOpaque: (String, Int, Int) -> Bool) throws {
        for name in names {
            let height = file == "new" && name == "shorter" ? 2 : 3
            try hitmask.draw(
                "\(file)-art/\(name)@2x.png", SamplePicture.png(width: 4, height: height) { isOpaque(name, $0, $1) })
        }
        try #require(try hitmask("compile", "--quiet", "\(file)-art", "-o", file).status == 0)
    }

    @Test func `prints a table of what changed, and ends with 1`() throws {
        let result = try hitmask("diff", "old", "new")
        #expect(result.status == 1)
        #expect(result.errors == "")
        #expect(
            result.text == """
                change   name           size  scale  gained  lost   share
                added    come            4×3     2x      12
                removed  gone            4×3     2x            12
                changed  shorter   4×3 → 4×2     2x       0     4  33.3 %
                changed  sub/ring        4×3     2x       2     3  41.7 %
                1 added, 1 removed, 2 changed, 1 unchanged

                """)
    }

    @Test func `ends with 0 where masks answer alike, whatever the bytes are`() throws {
        #expect(try hitmask("diff", "old", "old").text == "no difference, 4 unchanged\n")
        #expect(try hitmask("diff", "old", "old").status == 0)
        let json = try hitmask("diff", "--json", "old", "old")
        #expect(json.status == 0)
        #expect(json.text.contains("\"unchanged\": 4"))
    }

    @Test func `prints JSON`() throws {
        let result = try hitmask("diff", "--json", "old", "new")
        #expect(result.status == 1)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
        func names(_ key: String) -> [String]? {
            (object[key] as? [[String: Any]])?.map { $0["name"] as? String ?? "" }
        }
        #expect(names("added") == ["come"])
        #expect(names("removed") == ["gone"])
        #expect(names("changed") == ["shorter", "sub/ring"])
        #expect(object["unchanged"] as? Int == 1)
        let ring = try #require((object["changed"] as? [[String: Any]])?.last)
        for (key, value) in [("gainedPixels", 2), ("lostPixels", 3), ("changedPixels", 5)] {
            #expect(ring[key] as? Int == value)
        }
        #expect(ring["share"] as? Double == 5.0 / 12)
        #expect((ring["old"] as? [String: Any])?["opaquePixels"] as? Int == 9)
        #expect((ring["new"] as? [String: Any])?["opaquePixels"] as? Int == 8)
    }

    @Test func `tells a scale that changed`() throws {
        try hitmask.draw("x/a.png")
        try hitmask.draw("y/a@2x.png")
        for name in ["x", "y"] { #expect(try hitmask("compile", "--quiet", name, "-o", name + ".hitmask").status == 0) }
        let lines = try hitmask("diff", "x.hitmask", "y.hitmask", "--picture", "p").text.split(separator: "\n")
        #expect(lines.dropFirst().first?.split(separator: /\s+/) == ["changed", "a", "16×16", "1x", "→", "2x"])
        #expect(!folder.has("p"))
        let json = try hitmask("diff", "--json", "x.hitmask", "y.hitmask").text
        #expect(json.contains("\"gainedPixels\": null"))
    }

    @Test func `draws what changed`() throws {
        for _ in 0..<2 {
            #expect(try hitmask("diff", "old", "new", "--picture", "a/b/").status == 1)
            #expect(
                FileManager.default.subpaths(atPath: folder.path("a/b"))?.sorted() == [
                    "shorter@2x.png", "sub", "sub/ring@2x.png",
                ])
        }
        // Grey and what was gained are opaque in the new mask; nothing but what both lack is transparent.
        #expect(try hitmask("compile", "--quiet", "a/b/sub/ring@2x.png", "-o", "p").status == 0)
        #expect(try hitmask("export", "p", "ring", "--format=text").text == ".###\n####\n####\n")
        let (kept, gained, lost): ([UInt8], [UInt8], [UInt8]) = (
            [200, 200, 200, 255], [0, 114, 178, 255], [213, 94, 0, 255]
        )
        var pixels = [UInt8](repeating: 0, count: 4)
        for _ in 1..<4 { pixels += lost }
        for _ in 1..<3 { pixels += gained + kept + kept + kept }
        #expect(try folder.bytes(of: "a/b/sub/ring@2x.png") == PNGWriter.rgba(width: 4, height: 3, pixels))
    }

    @Test func `says what it cannot read or write`() throws {
        try folder.write(Array("none".utf8), to: "bad")
        #expect(try hitmask("diff", "old", "bad").errors.hasPrefix("bad: error: "))
        #expect(try hitmask("diff", "none", "old").errors == "none: error: no such file or folder\n")
        let result = try hitmask("diff", "old", "new", "--picture", "bad")
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("bad/shorter@2x.png: error: cannot "))
        #expect(try hitmask("diff", "old").status == 64)
    }
}
