import Foundation
import HitMaskCompiler
import TestSupport
import Testing

@Suite struct `hitmask preview` {
    private let hitmask: BuiltTool
    private var folder: TemporaryFolder { hitmask.folder }

    init() throws {
        hitmask = try BuiltTool()
        try hitmask.draw("art/play.png", SamplePicture.disc(60))
        try hitmask.draw("art/sub/corner@2x.png", SamplePicture.png(width: 4, height: 3) { x, y in x == 0 && y == 0 })
        try #require(try hitmask("compile", "art", "-o", "ui.hitmask", "--quiet").status == 0)
    }

    private func text(_ name: String) throws -> String { String(decoding: try folder.bytes(of: name), as: UTF8.self) }

    @Test func `writes a page and says what is on it`() throws {
        let result = try hitmask("preview", "ui.hitmask", "--art", "art", "-o", "ui.html")
        #expect(result.status == 0)
        #expect(result.text == "ui.html: 2 masks, 2 over art\n")
        #expect(result.errors == "")
        #expect(try text("ui.html").hasPrefix("<!doctype html>\n"))
        #expect(try text("ui.html").contains("\"name\": \"sub/corner\""))
        let again = try hitmask("preview", "ui.hitmask", "--art=art", "-o", "ui.html")
        #expect(again.text == "ui.html: 2 masks, 2 over art (unchanged)\n")
        #expect(try hitmask("preview", "ui.hitmask", "-o", "plain.html").text == "plain.html: 2 masks\n")
        #expect(try hitmask("preview", "ui.hitmask", "-o", "plain.html", "--quiet").text == "")
        let output = try hitmask("preview", "ui.hitmask", "--art", "art", "-o", "-").output
        #expect(try output == folder.bytes(of: "ui.html"))
    }

    @Test func `shows a mask over the art of its own scale, and without art where there is none`() throws {
        try hitmask.draw("art/play@2x.png", SamplePicture.disc(120))
        try #require(try hitmask("compile", "art", "--variants", "all", "-o", "all.hitmask", "--quiet").status == 0)
        try FileManager.default.removeItem(atPath: folder.path("art/sub"))
        let result = try hitmask("preview", "all.hitmask", "--art", "art", "-o", "ui.html")
        #expect(result.text == "ui.html: 3 masks, 2 over art\n")
        let page = try text("ui.html")
        for name in ["art/play.png", "art/play@2x.png"] {
            #expect(page.contains("\"" + Data(try folder.bytes(of: name)).base64EncodedString() + "\""))
        }
        #expect(!page.contains("compile it again"))
        // Other art is shown all the same, and the page says so.
        try hitmask.draw("art/play@2x.png", SamplePicture.disc(100))
        #expect(try hitmask("preview", "all.hitmask", "--art", "art", "-o", "ui.html").status == 0)
        #expect(try text("ui.html").contains("The art has 100 × 100 pixels now, and the mask was made of 120 × 120"))
    }

    @Test func `knows states and thresholds by the settings that the masks were compiled with`() throws {
        try hitmask.draw("art/play_on.png", SamplePicture.disc(56))
        try folder.write(
            Array(#"{"images": {"play": {"alphaThreshold": "50%"}}, "states": {"_on": "selected"}}"#.utf8), to: "s.json"
        )
        try #require(try hitmask("compile", "art", "--config", "s.json", "-o", "s.hitmask", "--quiet").status == 0)
        let result = try hitmask("preview", "s.hitmask", "--art", "art", "--config", "s.json", "-o", "ui.html")
        #expect(result.text == "ui.html: 3 masks, 3 over art\n")
        let page = try text("ui.html")
        #expect(page.contains("\"state\": \"selected\""))
        #expect(page.contains("\"threshold\": [\"1/2\", \"opaque from alpha 255/255\", \"transparent up to 0/255\"]"))
        #expect(
            try hitmask("preview", "s.hitmask", "--art", "art", "-o", "ui.html").text
                == "ui.html: 3 masks, 2 over art\n")
    }

    /// A mask file does not keep its threshold. The art tells which there may have been.
    @Test func `tells the threshold as far as the art does`() throws {
        func page(_ threshold: String, outset: String = "0", art: Bool = true) throws -> String {
            try #require(
                try hitmask(
                    "compile", "art", "--alpha-threshold", threshold, "--outset", outset, "-o", "t.hitmask", "--quiet"
                ).status == 0)
            let result =
                art
                ? try hitmask("preview", "t.hitmask", "--art", "art", "-o", "ui.html")
                : try hitmask("preview", "t.hitmask", "-o", "ui.html")
            try #require(result.status == 0)
            return try text("ui.html")
        }
        // Columns of alpha 0, 20, 60 and 255.
        let pixels = (0..<64).flatMap { [200, 30, 60, [0, 20, 60, 255][$0 % 4]] as [UInt8] }
        try hitmask.draw("art/play.png", PNGWriter.rgba(width: 8, height: 8, pixels))
        #expect(try page("0.1", art: false).contains("[\"not in the file\", \"its art tells: --art\"]"))
        #expect(
            try page("0.1").contains(
                "[\"0.1 fits, the default\", \"opaque from alpha 60/255\", \"transparent up to 20/255\"]"))
        #expect(
            try page("10/255").contains(
                "[\"not 0.1, the default\", \"opaque from alpha 20/255\", \"transparent up to 0/255\"]"))
        #expect(try page("0.1", outset: "2").contains("[\"not to be told\", "))
    }

    @Test func `tells of art that says it is turned`() throws {
        func page(_ orientation: UInt8, _ policy: String) throws -> String {
            // Big-endian TIFF with one entry.
            let header: [UInt8] = Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
            let exif = header + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0] + [0, 0, 0, 0]
            var chunks = PNGMaker(width: 2, alphas: [255, 0, 255, 255]).chunks
            chunks.insert(PNGMaker.Chunk("eXIf", exif), at: 1)
            try folder.write(PNGMaker.file(chunks), to: "turned/flag.png")
            let words = ["compile", "turned", "-o", "turned.hitmask", "--quiet", "--orientation", policy]
            #expect(try hitmask.run(BuiltTool.path, words, input: []).status == 0)
            #expect(try hitmask("preview", "turned.hitmask", "--art", "turned", "-o", "turned.html").status == 0)
            return try text("turned.html")
        }
        for orientation: UInt8 in [2, 6, 8] {
            #expect(try page(orientation, "apply").contains("eXIf chunk has the orientation \(orientation)"))
            #expect(try page(orientation, "ignore").contains("eXIf chunk has the orientation \(orientation)"))
        }
        #expect(try !page(1, "apply").contains("eXIf"))
    }

    @Test func `writes a contact sheet where the output is named as a picture`() throws {
        let result = try hitmask("preview", "ui.hitmask", "--art", "art", "-o", "sheet.PNG")
        #expect(result.status == 0)
        #expect(result.text == "sheet.PNG: 2 masks, 2 over art\n")
        var size: [Int] = []
        _ = try PNGReader.read(bytes: folder.bytes(of: "sheet.PNG"), began: { size = [$0, $1] }, band: { _ in })
        #expect(size == [464, 240])
    }

    @Test func `reports every picture that cannot be read, and leaves the page as it was`() throws {
        try folder.write(SamplePicture.broken, to: "art/play.png")
        try folder.write(SamplePicture.broken, to: "art/sub/corner@2x.png")
        try folder.write(Array("before".utf8), to: "ui.html")
        let result = try hitmask("preview", "ui.hitmask", "--art", "art", "-o", "ui.html")
        #expect(result.status == 1)
        #expect(result.errorLines.map { String($0.prefix { $0 != ":" }) } == ["art/play.png", "art/sub/corner@2x.png"])
        #expect(result.errorLines.allSatisfy { $0.contains(": error: ") })
        #expect(try text("ui.html") == "before")
        #expect(try folder.names.allSatisfy { !$0.hasSuffix(".tmp") })
        // Pictures of no mask are not read.
        try hitmask.draw("art/play.png", SamplePicture.disc(60))
        try hitmask.draw("art/sub/corner@2x.png", SamplePicture.disc(4))
        try folder.write(SamplePicture.broken, to: "art/other.png")
        #expect(try hitmask("preview", "ui.hitmask", "--art", "art", "-o", "ui.html").status == 0)
    }

    @Test func `fails on files that are not there or are no mask files`() throws {
        #expect(
            try hitmask("preview", "no.hitmask", "-o", "ui.html").errors
                == "no.hitmask: error: no such file or folder\n")
        let noArt = try hitmask("preview", "ui.hitmask", "--art", "none", "-o", "ui.html")
        #expect(noArt.status == 1)
        #expect(noArt.errors.hasPrefix("none: error: "))
        #expect(try hitmask("preview", "art/play.png", "-o", "ui.html").status == 1)
        let noConfig = try hitmask("preview", "ui.hitmask", "--art", "art", "--config", "no.json", "-o", "ui.html")
        #expect(noConfig.status == 1)
        #expect(noConfig.errors.hasPrefix("no.json: error: "))
        #expect(try hitmask("preview", "ui.hitmask", "-o", "no/ui.html").status == 1)
        #expect(!folder.has("ui.html"))
    }

    @Test func `never writes over what it reads`() throws {
        let before = try folder.bytes(of: "ui.hitmask")
        let result = try hitmask("preview", "ui.hitmask", "-o", "ui.hitmask")
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("ui.hitmask: error: "))
        #expect(try folder.bytes(of: "ui.hitmask") == before)
        let art = try folder.bytes(of: "art/play.png")
        #expect(try hitmask("preview", "ui.hitmask", "--art", "art/play.png", "-o", "art/play.png").status == 1)
        #expect(try folder.bytes(of: "art/play.png") == art)
    }

    @Test func `refuses wrong usage`() throws {
        for arguments in [
            ["preview", "-o", "ui.html"], ["preview", "ui.hitmask"],
            ["preview", "ui.hitmask", "more", "-o", "ui.html"],
            ["preview", "ui.hitmask", "-o", "ui.html", "--config", "s.json"],
            ["preview", "ui.hitmask", "-o", "ui.html", "--arts", "art"], ["preview", "ui.hitmask", "-o", ""],
        ] {
            let result = try hitmask.run(BuiltTool.path, arguments, input: [])
            #expect(result.status == 64, "\(arguments)")
            #expect(result.errors.contains("usage: hitmask preview"))
        }
        #expect(!folder.has("ui.html"))
    }

    @Test func `shows a difference side by side`() throws {
        try hitmask.draw("art/play.png", SamplePicture.disc(50))
        try #require(try hitmask("compile", "art", "-o", "new.hitmask", "--quiet").status == 0)
        let result = try hitmask("diff", "ui.hitmask", "new.hitmask", "--preview", "diff.html")
        #expect(result.status == 1)
        #expect(result.text.contains("0 added, 0 removed, 1 changed, 1 unchanged"))
        let page = try text("diff.html")
        #expect(page.contains("<title>ui.hitmask → new.hitmask</title>"))
        #expect(page.contains("<h2>play</h2>"))
        #expect(
            try hitmask("diff", "ui.hitmask", "new.hitmask", "--preview", "new.hitmask").errors.hasPrefix(
                "new.hitmask: error: "))
        #expect(try hitmask("diff", "ui.hitmask", "ui.hitmask", "--preview", "same.html").status == 0)
        #expect(try text("same.html").contains("All masks answer alike."))
    }

    @Test func `exports a mask painted over its art`() throws {
        let over = ["export", "ui.hitmask", "play", "--format", "png", "--overlay", "art/play.png"]
        let result = try hitmask.run(BuiltTool.path, over + ["--zoom", "3", "-o", "play.png"], input: [])
        #expect(result.status == 0)
        var size: [Int] = []
        _ = try PNGReader.read(bytes: folder.bytes(of: "play.png"), began: { size = [$0, $1] }, band: { _ in })
        #expect(size == [180, 180])
        #expect(try hitmask.run(BuiltTool.path, over + ["-o", "art/play.png"], input: []).status == 1)
        let other = try hitmask("export", "ui.hitmask", "play", "--format=png", "--overlay=art/sub/corner@2x.png")
        #expect(other.status == 1)
        #expect(
            other.errors
                == "art/sub/corner@2x.png: error: has 4 × 3 pixels, and the mask was made of art of 60 × 60; take the art"
                + " of the mask's scale, or NAME@2x for the mask of another one\n")
        #expect(other.output.isEmpty)
        #expect(try hitmask("export", "ui.hitmask", "play", "--format=png", "--overlay=none.png").status == 1)
        #expect(try hitmask("export", "ui.hitmask", "play", "--format=svg", "--overlay=art/play.png").status == 64)
        #expect(try hitmask("export", "ui.hitmask", "play", "--format=png", "--zoom=3").status == 64)
        #expect(try hitmask.run(BuiltTool.path, over + ["--zoom=65"], input: []).status == 64)
    }
}
