import Foundation
import TestSupport
import Testing

/// Verbs that look into a mask file with these masks: `disc` at 1x and 2x, `disc@3x.v` and `corner`.
@Suite struct `Looking into a mask file` {
    private let hitmask: BuiltTool
    private var folder: TemporaryFolder { hitmask.folder }

    init() throws {
        hitmask = try BuiltTool()
        try hitmask.draw("art/disc.png", SamplePicture.disc(8))
        try hitmask.draw("art/disc@2x.png", SamplePicture.disc(16))
        try hitmask.draw("art/sub/corner.png", SamplePicture.png(width: 3, height: 2) { x, y in x == 0 && y == 0 })
        try hitmask.draw("art/disc@2x@2x.png", SamplePicture.stripes(1))
        let made = try hitmask("compile", "art", "-o", "f", "--variants", "all")
        try #require(made.status == 0, "\(made.errors)")
    }

    @Test func `inspect prints an aligned table`() throws {
        let result = try hitmask("inspect", "f")
        #expect(result.status == 0)
        let lines = result.text.split(separator: "\n")
        try #require(lines.count == 6)
        #expect(Set(lines.map(\.count)).count == 1)
        #expect(lines[0].split(separator: /\s+/) == ["name", "size", "scale", "opaque", "bounds", "bytes"])
        #expect(lines[4].starts(with: /sub\/corner\s+3×2\s+1x\s+16\.7 %\s+1×1 at 0,0\s+\d+$/))
        let size = try folder.bytes(of: "f").count
        #expect(lines[5].starts(with: /4 masks, whole file\s+\#(size)$/) || lines[5].hasSuffix(" \(size)"))
        #expect(try hitmask("inspect", "f", "disc@2x").text.split(separator: "\n").count == 3)
        #expect(try hitmask("inspect", "f", "disc", "sub/corner").text.split(separator: "\n").count == 5)
    }

    @Test func `inspect prints JSON`() throws {
        let result = try hitmask("inspect", "--json", "f", "sub/corner")
        #expect(result.status == 0)
        let object = try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any]
        let mask = try #require((object?["masks"] as? [[String: Any]])?.first)
        #expect(mask["name"] as? String == "sub/corner")
        for (key, value) in [("width", 3), ("height", 2), ("scale", 1), ("opaquePixels", 1)] {
            #expect(mask[key] as? Int == value)
        }
        #expect(mask["bounds"] as? [String: Int] == ["x": 0, "y": 0, "width": 1, "height": 1])
        #expect((mask["bytes"] as? Int ?? 0) > 0)
    }

    @Test func `inspect names every byte`() throws {
        let result = try hitmask("inspect", "--annotate", "f")
        #expect(result.status == 0)
        var bytes: [UInt8] = []
        for line in result.text.split(separator: "\n") {
            guard let match = line.wholeMatch(of: /([0-9a-f]{6})  ((?:[0-9a-f]{2} ?){1,8}).*/) else { continue }
            #expect(Int(match.1, radix: 16) == bytes.count)
            bytes += match.2.split(separator: " ").map { UInt8($0, radix: 16)! }
        }
        #expect(bytes == (try folder.bytes(of: "f")))
        #expect(result.text.contains("\"sub/corner\""))
        for words in [["--json", "f"], ["f", "disc"]] {
            #expect(try hitmask.run(BuiltTool.path, ["inspect", "--annotate"] + words, input: []).status == 64)
        }
        let missing = try hitmask("inspect", "--annotate", "none")
        #expect(missing.status == 1)
        #expect(missing.errors == "none: error: no such file or folder\n")
    }

    @Test(arguments: [
        ("sub/corner", "0", "0", true), ("sub/corner", "0.99", "0.99", true), ("sub/corner", "1", "0", false),
        ("sub/corner", "-0.01", "0", false), ("sub/corner", "-3", "-4.5", false), ("sub/corner", "1e300", "nan", false),
        ("disc", "8", "15.5", true), ("disc@1x", "4", "7.5", true), ("disc@1x", "8", "15.5", false),
    ])
    func `query tells opaque from transparent`(name: String, x: String, y: String, isOpaque: Bool) throws {
        let result = try hitmask("query", "f", name, x, y)
        #expect(result.status == 0)
        #expect(result.text == (isOpaque ? "opaque\n" : "transparent\n"))
        #expect(result.errors == "")
    }

    @Test func `query answers points from a file and from another program`() throws {
        let points = Array("0 0\n1 0\n0.5 0.5\n-1 -1\n".utf8)
        try folder.write(points, to: "points")
        #expect(try hitmask("query", "f", "sub/corner", "--points", "points").text == "1\n0\n1\n0\n")
        #expect(try hitmask("query", "f", "sub/corner", "--points=-", input: points).text == "1\n0\n1\n0\n")
        let bad = try hitmask("query", "f", "sub/corner", "--points=-", input: Array("0 0\n\nx".utf8))
        #expect(bad.status == 1)
        #expect(bad.text == "1\n")
        #expect(bad.errors == "standard input:2: error: expected 'x y', two numbers; found ''\n")
        let missing = try hitmask("query", "f", "sub/corner", "--points", "none")
        #expect(missing.status == 1)
        #expect(missing.errors == "none: error: no such file or folder\n")
    }

    @Test func `a mask that is itself named so comes before the scale of another`() throws {
        #expect(
            try hitmask("export", "f", "disc@2x", "--format", "pbm").output
                == hitmask("export", "f", "disc@2x@2x", "--format", "pbm").output)
    }

    @Test func `a name that is not there gets suggestions`() throws {
        for verb in [
            ["query", "f", "dics", "0", "0"], ["inspect", "f", "dics"], ["export", "f", "dics", "--format=pbm"],
        ] {
            let result = try hitmask.run(BuiltTool.path, verb, input: [])
            #expect(result.status == 1)
            #expect(result.text == "")
            #expect(result.errors == "f: error: has no mask named 'dics'; did you mean 'disc'?\n")
        }
        #expect(
            try hitmask("query", "f", "sub/corner@3x", "0", "0").errors
                == "f: error: has no mask 'sub/corner@3x'; the name's scales are 1x\n")
    }

    @Test func `export gives the same pixels in each form`() throws {
        let text = try hitmask("export", "f", "disc@1x", "--format", "text").text
        let rows = text.split(separator: "\n")
        try #require(rows.count == 8)
        #expect(rows[0] == "..####..")
        let pbm = try hitmask("export", "f", "disc@1x", "--format=pbm", "-o", "disc.pbm")
        #expect(pbm.status == 0)
        #expect(pbm.output == [])
        let bits = try folder.bytes(of: "disc.pbm").dropFirst("P4\n8 8\n".utf8.count)
        #expect(
            bits.map { byte in String((0..<8).map { byte << $0 & 0x80 != 0 ? "#" : "." }) } == rows.map(String.init))
        let json = try hitmask("export", "f", "disc@1x", "--format", "json").output
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
        #expect((object["rows"] as? [[[Int]]])?.first == [[2, 6]])
        #expect(try hitmask("export", "f", "disc@1x", "--format=png", "-o", "disc.png").status == 0)
        #expect(try hitmask("compile", "disc.png", "-o", "again").status == 0)
        #expect(try hitmask("export", "again", "disc", "--format", "text").text == text)
        #expect(try hitmask("export", "f", "disc@1x", "--format=text", "--half-blocks").text.hasPrefix(" ▄████▄ \n"))
    }

    @Test func `export does not overwrite the file it reads`() throws {
        let result = try hitmask("export", "f", "disc", "--format=pbm", "-o", "f")
        #expect(result.status == 1)
        #expect(result.errors == "f: error: is also an input (f); the output must be another file\n")
    }

    @Test func `verify checks every file and says why one is bad`() throws {
        let bytes = try folder.bytes(of: "f")
        try folder.write(Array(bytes.dropLast()), to: "cut")
        try folder.write(bytes + [0], to: "long")
        let good = try hitmask("verify", "f", "f")
        #expect(good.status == 0)
        #expect(good.text == "f: valid, 4 masks\nf: valid, 4 masks\n")
        #expect(try hitmask("verify", "--quiet", "f").text == "")
        let bad = try hitmask("verify", "cut", "f", "long", "none", ".")
        #expect(bad.status == 1)
        #expect(bad.text == "f: valid, 4 masks\n")
        #expect(bad.errorLines.map { $0.prefix { $0 != " " } } == ["cut:", "long:", "none:", ".:"])
        #expect(bad.errorLines.allSatisfy { $0.contains(": error: ") })
    }

    @Test func `a bad file is an error of every verb`() throws {
        try folder.write(Array("no mask file".utf8), to: "bad")
        for words in [
            ["inspect", "bad"], ["query", "bad", "n", "0", "0"], ["export", "bad", "n", "--format=text"],
            ["verify", "bad"],
        ] {
            let result = try hitmask.run(BuiltTool.path, words, input: [])
            #expect(result.status == 1)
            #expect(result.text == "")
            #expect(result.errors.hasPrefix("bad: error: "))
            #expect(result.errorLines.count == 1)
        }
    }
}
