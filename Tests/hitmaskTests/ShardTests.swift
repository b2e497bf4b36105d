import Foundation
import HitMaskCompiler
import TestSupport
import Testing

@Suite struct `The shards of a build` {
    private let hitmask: BuiltTool
    private var folder: TemporaryFolder { hitmask.folder }

    init() throws {
        hitmask = try BuiltTool()
        for index in 0..<9 { try hitmask.draw("art/\(index).png", SamplePicture.stripes(index % 7)) }
        try hitmask.draw("art/4@2x.png", SamplePicture.noise(seed: 4, size: 32))
        try hitmask.draw("art/big.png", SamplePicture.noise(seed: 1, size: 300))
        try hitmask.draw("art/big-again.png", SamplePicture.noise(seed: 1, size: 300))
    }

    /// Compiles all shards and returns their paths.
    private func shards(_ count: Int, _ options: [String] = []) throws -> [String] {
        try (1...count).map { index in
            let path = "\(index)-of-\(count).hitmask"
            let words = ["compile", "art", "--shard", "\(index)/\(count)", "-o", path] + options
            let result = try hitmask.run(BuiltTool.path, words, input: [])
            #expect(result.status == 0, "\(result.errors)")
            return path
        }
    }

    private func merged(_ paths: [String]) throws -> [UInt8] {
        let result = try hitmask.run(BuiltTool.path, ["merge"] + paths + ["-o", "merged"], input: [])
        #expect(result.status == 0, "\(result.errors)")
        return try folder.bytes(of: "merged")
    }

    @Test(arguments: [[], ["--variants", "all"], ["--regions"], ["--grid", "8x8"], ["--outset", "2"]])
    func `give the bytes of the whole, in any order and however many`(options: [String]) throws {
        if options == ["--regions"] {
            // Noise has no regions.
            for name in try folder.names(below: "art") { try FileManager.default.removeItem(atPath: folder.path(name)) }
            for index in 0..<5 {
                try hitmask.draw("art/\(index).png", SamplePicture.png(width: 40, height: 40) { x, _ in x < 8 * index })
            }
        }
        let whole = try hitmask.run(BuiltTool.path, ["compile", "art", "-o", "whole"] + options, input: [])
        #expect(whole.status == 0, "\(whole.errors)")
        let expected = try folder.bytes(of: "whole")
        for count in [1, 2, 3, 20] {
            let paths = try shards(count, options)
            #expect(try merged(paths) == expected, "\(count) \(options)")
            #expect(try merged(paths.shuffled() + paths.prefix(1)) == expected)
        }
    }

    @Test func `may be empty without a warning`() throws {
        let result = try hitmask("compile", "art", "--shard", "30/30", "-o", "x")
        #expect(result.status == 0)
        #expect(result.errors == "")
        #expect(result.text.hasPrefix("x: 0 masks, "))
        #expect(try hitmask("verify", "x").status == 0)
    }

    @Test func `hold all variants of a name or none`() throws {
        let counts = try shards(5, ["--variants", "all"]).map { path in
            let table = try hitmask("inspect", "--json", path).text
            return table.components(separatedBy: #""name": "4""#).count - 1
        }
        #expect(counts.sorted() == [0, 0, 0, 0, 2])
    }

    @Test func `find faults in the names of others`() throws {
        try hitmask.draw("art/BIG.png")
        for shard in ["1/2", "2/2"] {
            let result = try hitmask("compile", "art", "--shard", shard, "-o", "x")
            #expect(result.status == 1)
            #expect(result.errors.contains("differs only in case"))
        }
    }

    @Test func `do not overwrite a picture of another shard`() throws {
        let before = try folder.bytes(of: "art/1.png")
        for shard in ["1/2", "2/2"] {
            #expect(try hitmask("compile", "art", "--shard", shard, "-o", "art/1.png").status == 1)
        }
        #expect(try folder.bytes(of: "art/1.png") == before)
    }

    @Test(arguments: ["0/4", "5/4", "1", "1/0", "-1/4", "1/2/3", "+1/2", "a/b", "1/99999999999999999999", ""])
    func `are counted from 1`(text: String) throws {
        let result = try hitmask("compile", "art", "--shard", text, "-o", "x")
        #expect(result.status == 64)
        #expect(
            result.errorLines.first
                == "hitmask: error: the value '\(text)' of --shard is not a shard I/N with I from 1 to N, such as 2/3")
    }
}

@Suite struct `hitmask merge` {
    private let hitmask: BuiltTool
    private var folder: TemporaryFolder { hitmask.folder }

    init() throws {
        hitmask = try BuiltTool()
        try hitmask.draw("one/a.png", SamplePicture.stripes(1))
        try hitmask.draw("two/a.png", SamplePicture.stripes(2))
        try hitmask.draw("two/b.png", SamplePicture.stripes(3))
        try hitmask.draw("three/A.png", SamplePicture.stripes(1))
        for name in ["one", "two", "three"] {
            #expect(try hitmask("compile", name, "-o", name + ".hitmask").status == 0)
        }
        try folder.write([1], to: "x")
    }

    @Test func `refuses a mask that differs, and names both files`() throws {
        for files in [["one.hitmask", "two.hitmask"], ["two.hitmask", "one.hitmask"]] {
            let result = try hitmask.run(BuiltTool.path, ["merge"] + files + ["-o", "x"], input: [])
            #expect(result.status == 1)
            #expect(
                result.errorLines == [
                    "two.hitmask: error: the mask 'a' at 1x is another one than in one.hitmask",
                    "x: note: not written: 1 error in 2 inputs",
                ])
        }
        #expect(try folder.bytes(of: "x") == [1])
    }

    @Test func `refuses names that differ only in case, as compile does`() throws {
        let result = try hitmask("merge", "one.hitmask", "three.hitmask", "-o", "x")
        #expect(result.status == 1)
        #expect(
            result.errorLines.first
                == "one.hitmask: error: the name 'a' differs only in case from 'A' of three.hitmask")
    }

    @Test func `lists every file that is not valid and writes nothing`() throws {
        let bytes = try folder.bytes(of: "one.hitmask")
        try folder.write(Array(bytes.dropLast()), to: "short")
        try folder.write(Array("no masks".utf8), to: "text")
        let result = try hitmask("merge", "text", "two.hitmask", "short", "gone", "-o", "x")
        #expect(result.status == 1)
        #expect(result.errorLines.map { $0.prefix { $0 != ":" } } == ["gone", "short", "text", "x"])
        #expect(try folder.bytes(of: "x") == [1])
    }

    @Test func `refuses an output that is also an input`() throws {
        let before = try folder.bytes(of: "one.hitmask")
        try folder.link("link", to: "one.hitmask")
        let result = try hitmask("merge", "one.hitmask", "-o", "link")
        #expect(result.status == 1)
        #expect(
            result.errorLines.first
                == "link: error: is also an input (one.hitmask); the output must be another file")
        #expect(try folder.bytes(of: "one.hitmask") == before)
    }

    @Test func `touches nothing if the bytes would not change, and may write to a pipe`() throws {
        #expect(try hitmask("merge", "two.hitmask", "-o", "y").status == 0)
        #expect(try folder.bytes(of: "y") == folder.bytes(of: "two.hitmask"))
        #expect(try hitmask("merge", "two.hitmask", "-o", "y").text.hasSuffix(" bytes (unchanged)\n"))
        #expect(try hitmask("merge", "two.hitmask", "-o", "-").output == folder.bytes(of: "y"))
        #expect(try hitmask("merge", "two.hitmask", "--quiet", "-o", "z").text == "")
    }
}

extension TemporaryFolder {
    /// The paths of everything in a folder of this one.
    fileprivate func names(below name: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path(name)).map { name + "/" + $0 }
    }
}
