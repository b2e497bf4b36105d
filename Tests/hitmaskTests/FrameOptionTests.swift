import TestSupport
import Testing

/// Animations at the command line.
@Suite struct `hitmask with animations` {
    private let hitmask: BuiltTool

    init() throws {
        hitmask = try BuiltTool()
        var frames = (0..<3).map { number in
            AnimationMaker.Frame(PNGMaker(width: 3, alphas: (0..<3).map { $0 == number ? 255 : 0 }))
        }
        frames[2].delay = (3, 10)
        try hitmask.draw("art/fx/spark.png", AnimationMaker(width: 3, height: 1, frames: frames).file)
        try hitmask.draw("art/still.png", SamplePicture.disc(4))
        try hitmask.folder.write(Array(#"{"images": {"fx/*": {"frames": true}}}"#.utf8), to: "hitmask.json")
        let result = try hitmask("compile", "art", "--config", "hitmask.json", "-o", "ui.hitmask")
        try #require(result.status == 0, "\(result.errors)")
    }

    @Test func `asks the frame of a number or of a time`() throws {
        func answer(_ options: String...) throws -> String {
            let words = ["query", "ui.hitmask", "fx/spark", "1", "0"] + options
            let result = try hitmask.run(BuiltTool.path, words, input: [])
            return result.text + result.errors
        }
        #expect(try answer() == "transparent\n")
        #expect(try answer("--frame", "1") == "opaque\n")
        #expect(try answer("--time", "0.1") == "opaque\n")
        #expect(try answer("--time", "0.2") == "transparent\n")
        #expect(try answer("--time=-0.35") == "opaque\n")
        #expect(
            try answer("--frame", "3")
                == "ui.hitmask: error: has no frame 3 of 'fx/spark', which has 3 frames, counted from 0\n")
        #expect(try answer("--frame", "-1").contains("the value '-1' of --frame is not a whole number from 0 on"))
        #expect(try answer("--time", "nan").contains("the value 'nan' of --time is not a number of seconds"))
        #expect(try answer("--time", "1", "--frame", "1").contains("--frame and --time exclude each other"))
        #expect(try hitmask("query", "ui.hitmask", "still", "1", "1", "--time", "7").text == "opaque\n")
    }

    @Test func `lists frames with their times, and picks one`() throws {
        let table = try hitmask("inspect", "ui.hitmask").text
        #expect(table.contains("1x, frame 0 (0.0–0.1 s)"))
        #expect(table.contains("1x, frame 2 (0.2–0.5 s)"))
        let one = try hitmask("inspect", "ui.hitmask", "fx/spark", "--time", "0.3", "--json").text
        #expect(one.contains("\"frame\": {\"index\": 2, \"start\": 0.2, \"duration\": 0.3}"))
        #expect(one.components(of: "fx/spark") == 1)
        #expect(try hitmask("export", "ui.hitmask", "fx/spark", "--format", "text", "--frame", "2").text == "..#\n")
    }

    @Test func `writes an accessor for the frames`() throws {
        #expect(
            try hitmask("accessors", "ui.hitmask", "--embed", "-o", "-").text.contains(
                """
                        /// `fx/spark`: 3 frames, 0.5 seconds, 3 × 1 pixels at 1x.
                        static let spark = HitMaskFile.embedded.frames(named: "fx/spark")!
                    }
                """))
    }
}

extension String {
    /// How often the text is in this one.
    fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}

/// What accessors there are beside those of masks.
@Suite(.enabled(if: SwiftCompiler.path != nil, "needs swiftc on the PATH"))
struct `Written Swift of animations, cells and maps` {
    @Test(arguments: [["--embed"], []])
    func `answers as the mask file does`(_ options: [String]) throws {
        let swift = try SwiftCompiler()
        let frames = (0..<3).map { number in
            AnimationMaker.Frame(PNGMaker(width: 3, alphas: (0..<3).map { $0 == number ? 255 : 0 }))
        }
        try swift.tool.draw("art/fx/spark.png", AnimationMaker(width: 3, height: 1, frames: frames).file)
        try swift.tool.draw("art/cells/0.png", SamplePicture.disc(4))
        try swift.tool.draw("art/cells/12.png", SamplePicture.disc(6))
        var map = PNGMaker(width: 4, height: 2, depth: 8, colour: 2)
        for pixel in 0..<8 { map.samples[3 * pixel + (pixel % 4 < 2 ? 0 : 1)] = 255 }
        try swift.tool.draw("art/world.png", map.file)
        try swift.tool.draw("art/plain-world.png", map.file)
        let settings = """
            {"images": {"fx/*": {"frames": true}, "world": {"regions": {"#FF0000": "north march", "#00FF00": "in"}},
            "plain-world": {"regions": true}}}
            """
        try swift.tool.folder.write(Array(settings.utf8), to: "hitmask.json")
        let words = ["compile", "art", "--config", "hitmask.json", "-o", "f", "--accessors", "Masks.swift"] + options
        let result = try swift.tool.run(BuiltTool.path, words, input: [])
        try #require(result.status == 0, "\(result.errors)")
        let root = options.isEmpty ? "masks" : "HitMask"
        let (fx, cells, type) = options.isEmpty ? ("fx", "cells", "Masks") : ("Fx", "Cells", "HitMask")
        try swift.write(
            "main.swift",
            """
            import HitMasks
            \(options.isEmpty ? "let masks = try Masks(HitMaskFile(contentsOf: \"f\"))" : "")
            print(\(root).\(fx).spark.count, \(root).\(fx).spark[1].contains(x: 1, y: 0))
            print(\(root).\(cells)[12]!.width, \(root).\(cells)[1] == nil)
            let region = \(root).world.region(x: 2, y: 1)
            print(\(type).WorldRegions(rawValue: region) == .in, \(type).WorldRegions.northMarch.rawValue)
            print(\(root).plainWorld.count)
            """)
        #expect(try swift.build(["main.swift", "Masks.swift"], to: "program") == "")
        let run = try swift.tool.run(swift.tool.folder.path("program"), [], input: [])
        #expect(run.text == "3 true\n6 true\ntrue 1\n2\n")
        let flags = ["-warnings-as-errors", "-enable-upcoming-feature", "InternalImportsByDefault"]
        #expect(try swift.typecheck(["Masks.swift"], options: flags) == "")
    }

    @Test func `is refused where names of regions are none`() throws {
        let hitmask = try BuiltTool()
        var map = PNGMaker(width: 4, height: 2, depth: 8, colour: 2)
        for pixel in 0..<8 { map.samples[3 * pixel + (pixel % 4 < 2 ? 0 : 1)] = 255 }
        try hitmask.draw("world.png", map.file)
        let settings = ##"{"images": {"world": {"regions": {"#FF0000": "a-b", "#00FF00": "a b"}}}}"##
        try hitmask.folder.write(Array(settings.utf8), to: "hitmask.json")
        let result = try hitmask(
            "compile", "world.png", "--config", "hitmask.json", "-o", "f", "--accessors", "Masks.swift")
        #expect(result.status == 1)
        #expect(
            result.errorLines.first
                == "world.png: error: 'a b' and 'a-b' would both be 'aB' in Swift; rename one of them")
    }
}
