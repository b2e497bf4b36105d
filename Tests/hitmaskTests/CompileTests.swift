import Foundation
import TestSupport
import Testing

@Suite struct `hitmask compile` {
    private let hitmask: BuiltTool
    private var folder: TemporaryFolder { hitmask.folder }

    init() throws { hitmask = try BuiltTool() }

    /// The names and scales in a mask file, in its order.
    private func contents(_ file: String) throws -> [String] {
        let result = try hitmask("inspect", "--json", file)
        let object = try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any]
        let masks = try #require(object?["masks"] as? [[String: Any]])
        return masks.map { "\($0["name"]!)@\($0["scale"]!)x" }
    }

    @Test func `makes a file of a folder's pictures`() throws {
        try hitmask.draw("art/play.png")
        try hitmask.draw("art/buttons/stop.png")
        let result = try hitmask("compile", "art", "-o", "ui.hitmask")
        #expect(result.status == 0)
        #expect(result.errors == "ui.hitmask: note: 1 mask repeats another and is stored once (--verbose lists them)\n")
        let size = try folder.bytes(of: "ui.hitmask").count
        #expect(result.text == "ui.hitmask: 2 masks, \(size) bytes\n")
        #expect(try contents("ui.hitmask") == ["buttons/stop@1x", "play@1x"])
        #expect(try hitmask("verify", "ui.hitmask").status == 0)
        #expect(try folder.names == ["art", "ui.hitmask"])
    }

    @Test func `stores the densest scale, or each`() throws {
        for name in ["a.png", "a@2x.png", "a@3x.png", "b.png"] { try hitmask.draw("art/" + name) }
        #expect(try hitmask("compile", "art", "-o", "x").status == 0)
        #expect(try contents("x") == ["a@3x", "b@1x"])
        #expect(try hitmask("compile", "art", "-o", "x", "--variants", "all").status == 0)
        #expect(try contents("x") == ["a@1x", "a@2x", "a@3x", "b@1x"])
    }

    @Test func `takes names that few tools do`() throws {
        let names = [" space", "-dash", "new\nline", "tab\t", "quote\"'", "back\\slash", "日本", "--", "#$%&*?"]
        for (index, name) in names.enumerated() { try hitmask.draw("art/\(name).png", SamplePicture.stripes(index)) }
        #expect(try hitmask("compile", "art", "-o", "x").status == 0)
        #expect(try contents("x") == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { $0 + "@1x" })
        #expect(try hitmask("query", "x", "new\nline", "0", "0").status == 0)
        #expect(try hitmask("query", "x", "--", "-dash", "0", "0").status == 0)
        let table = try hitmask("inspect", "x").text
        #expect(table.split(separator: "\n").count == names.count + 2)
        #expect(table.contains("new\\nline"))
    }

    @Test func `takes a picture that begins with a dash behind two dashes`() throws {
        try hitmask.draw("-o.png")
        #expect(try hitmask("compile", "-o", "x", "--", "-o.png").status == 0)
        #expect(try contents("x") == ["-o@1x"])
    }

    @Test func `lists every failure and leaves the output as it was`() throws {
        for index in 0..<8 { try hitmask.draw("art/good\(index).png", SamplePicture.stripes(index)) }
        #expect(try hitmask("compile", "art", "-o", "x").status == 0)
        let before = try folder.bytes(of: "x")
        try hitmask.draw("art/bad1.png", SamplePicture.broken)
        try hitmask.draw("art/bad2.png", [])
        let result = try hitmask("compile", "art", "missing.png", "-o", "x")
        #expect(result.status == 1)
        #expect(result.text == "")
        let lines = result.errorLines
        #expect(lines.count == 4)
        #expect(lines[0].hasPrefix("art/bad1.png: error: "))
        #expect(lines[1].hasPrefix("art/bad2.png: error: "))
        #expect(lines[2] == "missing.png: error: no such file or folder")
        #expect(lines[3] == "x: note: not written: 3 errors in 11 inputs")
        #expect(try folder.bytes(of: "x") == before)
    }

    @Test func `refuses two pictures of one name, and names both`() throws {
        try hitmask.draw("one/a.png")
        try hitmask.draw("two/a.png")
        let result = try hitmask("compile", "two", "one", "-o", "x")
        #expect(result.status == 1)
        #expect(
            result.errorLines.first
                == "two/a.png: error: a second picture for the mask 'a' at 1x; the first is one/a.png")
        #expect(!folder.has("x"))
    }

    @Test func `warns of masks that are full, empty or nearly so`() throws {
        try hitmask.draw("a/empty.png", SamplePicture.png(width: 20, height: 10) { _, _ in false })
        try hitmask.draw("a/full.png", SamplePicture.png(width: 20, height: 10) { _, _ in true })
        try hitmask.draw("a/few.png", SamplePicture.png(width: 20, height: 10) { x, y in x == 3 && y == 4 })
        try hitmask.draw("a/enough.png", SamplePicture.png(width: 20, height: 10) { x, y in x < 2 && y == 4 })
        let result = try hitmask("compile", "a", "-o", "x")
        #expect(result.status == 0)
        let elsewhere = "\"channel\" or \"hitImage\" in hitmask.json takes the shape from elsewhere"
        let warnings = [
            "a/empty.png: warning: all 200 pixels are fully transparent: " + elsewhere,
            "a/few.png: warning: only 1 of 200 pixels is opaque (0.5 %): the others are fully transparent; --outset makes it"
                + " easier to hit",
            "a/full.png: warning: all 200 pixels are opaque, none with an alpha below a half: " + elsewhere,
        ]
        #expect(result.errorLines == warnings)
        #expect(try hitmask("compile", "a", "-o", "x", "--quiet").errors == "")

        try folder.write([1], to: "x")
        for quiet in [[], ["--quiet"]] {
            let words = ["compile", "a", "-o", "x", "--strict"] + quiet
            let strict = try hitmask.run(BuiltTool.path, words, input: [])
            #expect(strict.status == 1)
            #expect(strict.errorLines == warnings + ["x: note: not written: 3 warnings, and --strict fails for any"])
            #expect(try folder.bytes(of: "x") == [1])
        }
    }

    @Test func `names masks that equal others on request`() throws {
        for name in ["a.png", "b.png", "c.png"] { try hitmask.draw(name) }
        let result = try hitmask("compile", "c.png", "b.png", "a.png", "-o", "x", "--verbose")
        #expect(
            result.errorLines.filter { $0.contains("the same") }
                == ["b.png", "c.png"].map {
                    $0 + ": note: the same 16 × 16 pixels as a.png, stored once; \"alphaThreshold\" or \"hitImage\" in"
                        + " hitmask.json tells them apart"
                })
    }

    @Test func `says what another threshold would take or leave out`() throws {
        func picture(_ alpha: (_ x: Int, _ y: Int) -> UInt16) -> [UInt8] {
            PNGMaker(width: 20, alphas: (0..<200).map { alpha($0 % 20, $0 / 20) }).file
        }
        try folder.write(picture { x, _ in x < 3 ? 20 : 0 }, to: "a/empty.png")
        try folder.write(picture { x, y in x == 3 && y == 4 ? 255 : x == 5 ? 25 : 0 }, to: "a/few.png")
        try folder.write(picture { x, _ in x < 2 ? 127 : 128 }, to: "a/full.png")
        let warnings = [
            "a/empty.png: warning: none of 200 pixels is opaque at the alpha threshold 1/10: a lower --alpha-threshold takes"
                + " the 30 fainter ones",
            "a/few.png: warning: only 1 of 200 pixels is opaque (0.5 %): a lower --alpha-threshold takes the 10 fainter ones",
            "a/full.png: warning: all 200 pixels are opaque, 20 of them with an alpha below a half: a higher"
                + " --alpha-threshold leaves those out",
        ]
        // Made, and then remembered.
        for _ in 0..<2 {
            #expect(try hitmask("compile", "a", "-o", "x", "--cache", "c").errorLines == warnings)
        }
    }

    @Test func `makes an empty file of an empty folder, with a warning`() throws {
        try folder.write([], to: "art/readme.txt")
        let result = try hitmask("compile", "art", "-o", "x")
        #expect(result.status == 0)
        #expect(result.errors == "art: warning: no PNG file in this folder\n")
        #expect(try contents("x") == [])
    }

    @Test func `a removed picture takes its mask along`() throws {
        try hitmask.draw("art/a.png", SamplePicture.stripes(1))
        try hitmask.draw("art/b.png", SamplePicture.stripes(2))
        #expect(try hitmask("compile", "art", "-o", "x").status == 0)
        try FileManager.default.removeItem(atPath: folder.path("art/a.png"))
        #expect(try hitmask("compile", "art", "-o", "x").status == 0)
        #expect(try contents("x") == ["b@1x"])
    }

    @Test func `a threshold decides what is opaque`() throws {
        let grey = try PNGSample.alphas([0, 1, 25, 26, 127, 128, 254, 255])
        try hitmask.draw("a.png", grey)
        for (threshold, count) in [("0", 7), ("0.1", 5), ("50%", 3), ("128/255", 3), ("127/255", 4), ("1", 1)] {
            #expect(try hitmask("compile", "a.png", "-o", "x", "--alpha-threshold", threshold).status == 0)
            #expect(try hitmask("export", "x", "a", "--format=text").text.count { $0 == "#" } == count, "\(threshold)")
        }
    }

    @Test func `refuses pictures over the limit`() throws {
        try hitmask.draw("a.png")
        #expect(try hitmask("compile", "a.png", "-o", "x", "--max-pixels", "256").status == 0)
        let result = try hitmask("compile", "a.png", "-o", "x", "--max-pixels", "255")
        #expect(result.status == 1)
        #expect(result.errors.contains("--max-pixels"))
    }
}
