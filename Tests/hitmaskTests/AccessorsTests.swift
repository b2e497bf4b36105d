import Foundation
import TestSupport
import Testing

@Suite struct `hitmask accessors` {
    private let hitmask: BuiltTool
    private var folder: TemporaryFolder { hitmask.folder }

    init() throws {
        hitmask = try BuiltTool()
        try hitmask.draw("art/play-it.png", SamplePicture.disc(8))
        try hitmask.draw("art/sub/corner@2x.png", SamplePicture.png(width: 3, height: 2) { x, y in x == 0 && y == 0 })
        try #require(try hitmask("compile", "art", "-o", "ui.hitmask").status == 0)
    }

    private func text(_ name: String) throws -> String { String(decoding: try folder.bytes(of: name), as: UTF8.self) }

    @Test func `writes a property for each name, with its size and scale`() throws {
        let result = try hitmask("accessors", "ui.hitmask", "--embed", "-o", "Masks.swift")
        #expect(result.status == 0)
        #expect(result.text == "Masks.swift: 2 accessors\n")
        #expect(result.errors == "")
        let lines = try text("Masks.swift").split(separator: "\n", omittingEmptySubsequences: false)
        #expect(
            lines.prefix(17).joined(separator: "\n") == """
                // Made by hitmask from ui.hitmask. Changes here are lost when it is made again.
                // swift-format-ignore-file
                // swiftlint:disable all

                import HitMasks

                extension HitMask {
                    /// `play-it`: 8 × 8 pixels at 1x.
                    static let playIt = HitMaskFile.embedded.mask(named: "play-it")!

                    /// The masks of `sub/`.
                    enum Sub {
                        /// `sub/corner`: 3 × 2 pixels at 2x.
                        static let corner = HitMaskFile.embedded.mask(named: "sub/corner")!
                    }
                }

                """)
        #expect(try hitmask("accessors", "ui.hitmask", "--embed", "-o", "-").output == folder.bytes(of: "Masks.swift"))
    }

    @Test func `does not touch what would not change`() throws {
        #expect(try hitmask("accessors", "ui.hitmask", "-o", "Masks.swift").status == 0)
        #expect(utimes(folder.path("Masks.swift"), [timeval(), timeval()]) == 0)
        #expect(
            try hitmask("accessors", "ui.hitmask", "-o", "Masks.swift").text == "Masks.swift: 2 accessors (unchanged)\n"
        )
        var status = stat()
        #expect(stat(folder.path("Masks.swift"), &status) == 0)
        #expect(status.st_mtim.tv_sec == 0)
        #expect(try hitmask("accessors", "ui.hitmask", "--quiet", "-o", "Masks.swift").text == "")
    }

    @Test func `names the type as the output, and says which names it cannot take`() throws {
        #expect(try hitmask("accessors", "ui.hitmask", "--access=public", "-o", "UIMasks.swift").status == 0)
        #expect(try text("UIMasks.swift").contains("\npublic struct UIMasks: Sendable {\n"))
        let result = try hitmask("accessors", "ui.hitmask", "-o", "my-masks.swift")
        #expect(result.status == 1)
        #expect(
            result.errors
                == "my-masks.swift: error: the type in it would be named 'my-masks', which Swift does not allow;"
                + " name the output as the type, such as UIMasks.swift\n")
        #expect(!folder.has("my-masks.swift"))
    }

    @Test func `reports names that collide or are none in Swift, and writes nothing`() throws {
        try hitmask.draw("art/play_it.png", SamplePicture.stripes(1))
        try hitmask.draw("art/2nd.png", SamplePicture.stripes(2))
        try #require(try hitmask("compile", "art", "-o", "ui.hitmask").status == 0)
        let result = try hitmask("accessors", "ui.hitmask", "-o", "Masks.swift")
        #expect(result.status == 1)
        #expect(
            result.errorLines == [
                "ui.hitmask: error: the mask's name '2nd' begins with '2', and a Swift name does not; rename it, such as"
                    + " to 'a2nd'",
                "ui.hitmask: error: 'play_it' and 'play-it' would both be 'playIt' in Swift; rename one of them",
            ])
        #expect(!folder.has("Masks.swift"))

        let before = try folder.bytes(of: "ui.hitmask")
        try hitmask.draw("art/another.png", SamplePicture.stripes(3))
        let both = try hitmask("compile", "art", "-o", "ui.hitmask", "--accessors", "Masks.swift")
        #expect(both.status == 1)
        #expect(both.errorLines.map { $0.prefix { $0 != " " } } == ["art/2nd.png:", "art/play_it.png:", "ui.hitmask:"])
        #expect(try folder.bytes(of: "ui.hitmask") == before)
        #expect(!folder.has("Masks.swift"))
    }

    @Test func `is done by compile, too`() throws {
        for options in [["--embed"], ["--access=package"], []] {
            let apart = ["accessors", "ui.hitmask", "-o", "Masks.swift"] + options
            #expect(try hitmask.run(BuiltTool.path, apart, input: []).status == 0)
            let expected = try text("Masks.swift")
            try folder.write([], to: "Masks.swift")
            let together = ["compile", "art", "-o", "ui.hitmask", "--accessors", "Masks.swift"] + options
            let result = try hitmask.run(BuiltTool.path, together, input: [])
            #expect(result.status == 0)
            #expect(result.text.hasSuffix(" (unchanged)\nMasks.swift: 2 accessors\n"))
            #expect(try text("Masks.swift") == expected)
        }
    }

    @Test(arguments: [
        (["compile", "art", "-o", "x", "--embed"], "an option is missing: --accessors FILE.swift"),
        (["compile", "art", "-o", "-", "--accessors", "M.swift"], "--accessors and -o - exclude each other"),
        (["compile", "art", "-o", "M", "--accessors", "M"], "--accessors and -o M exclude each other"),
        (["accessors", "ui.hitmask"], "an option is missing: -o FILE.swift"),
        (
            ["accessors", "ui.hitmask", "-o", "x", "--access", "open"],
            "the value 'open' of --access is not one of internal, package, public"
        ),
    ])
    func `is not asked for in vain`(_ words: [String], _ message: String) throws {
        let result = try hitmask.run(BuiltTool.path, words, input: [])
        #expect(result.status == 64)
        #expect(result.errorLines.first == "hitmask: error: " + message)
    }

    @Test func `keeps the file it reads, and takes no other`() throws {
        try folder.write(Array("none".utf8), to: "bad")
        #expect(try hitmask("accessors", "bad", "-o", "M.swift").errors.hasPrefix("bad: error: "))
        #expect(
            try hitmask("accessors", "bad", "-o", "bad").errors
                == "bad: error: is also an input (bad); the output must be another file\n")
        #expect(try text("bad") == "none")
    }

    @Test func `with a base names pictures that are given by themselves`() throws {
        for (inputs, names) in [
            (["art/sub/corner@2x.png", "art/play-it.png"], ["play-it", "sub/corner"]), (["./art/sub"], ["sub/corner"]),
            (["art"], ["play-it", "sub/corner"]), (["art/"], ["play-it", "sub/corner"]), (["art/sub/"], ["sub/corner"]),
        ] {
            for base in ["art", "art/", "./art"] {
                let words = ["compile", "--base", base, "-o", "x"] + inputs
                #expect(try hitmask.run(BuiltTool.path, words, input: []).status == 0)
                let lines = try hitmask("inspect", "x").text.split(separator: "\n").dropFirst().dropLast()
                #expect(lines.map { String($0.prefix { $0 != " " }) } == names, "\(inputs) \(base)")
            }
        }
        let result = try hitmask("compile", "--base", "art/su", "-o", "x", "art/sub", "art/play-it.png")
        #expect(result.status == 1)
        #expect(
            result.errorLines.prefix(2) == [
                "art/play-it.png: error: does not lie below the base 'art/su/', so nothing names it",
                "art/sub: error: does not lie below the base 'art/su/', so nothing names it",
            ])
    }
}
