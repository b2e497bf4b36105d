import HitMasks
import Testing

@testable import HitMaskCompiler

@Suite struct `Errors in sheets` {
    private func error(_ text: String, maximumPixels: Int = 1 << 26) -> SheetError? {
        #expect(throws: SheetError.self) {
            try SheetDescriptor.read(Array(text.utf8), path: "hero.json", maximumPixels: maximumPixels)
        }
    }

    /// A sheet with one frame in line 2.
    private func json(_ frame: String, name: String = "a") -> String {
        "{\"frames\": {\n\"\(name)\": {\(frame)}}, \"meta\": {}}"
    }

    private let unit = "\"frame\": {\"x\":0,\"y\":0,\"w\":2,\"h\":2}"

    @Test(arguments: [
        ("", NameProblem.empty), ("/a", .absolute), ("C:/a", .absolute), ("..", .parentFolder),
        ("a/../b", .parentFolder),
        ("../a", .parentFolder), ("a/..", .parentFolder), ("a\\\\b", .backslash), ("a\\u0000b", .nul),
        (String(repeating: "a", count: 65_536), .tooLong(count: 65_536, limit: 65_535)),
    ])
    func `name names that would leave the folder`(_ name: String, _ problem: NameProblem) {
        let plain = name.replacing("\\\\", with: "\\").replacing("\\u0000", with: "\0")
        #expect(error(json(unit, name: name)) == SheetError(line: 2, .name(plain, problem)))
        #expect(
            error("{\"frames\": {},\n\"meta\": {\"image\": \"\(name)\"}}") == SheetError(line: 2, .path(plain, problem))
        )
    }

    @Test(arguments: ["a..b", "..a", "a./b", ".hidden", "a//b", "play@2x.png", "é", "a:b"])
    func `let other names be, and keep them as they are`(_ name: String) throws {
        let sheet = try SheetDescriptor.read(Array(json(unit, name: name).utf8), path: "hero.json")
        #expect(sheet.pages[0].frames.map(\.name) == [name])
    }

    @Test func `name both lines of a frame that is there twice`() throws {
        let other = "\"frame\": {\"x\":0,\"y\":0,\"w\":2,\"h\":1}"
        let same = "{\"frames\": {\"a\": {\(unit)},\n\"a\": {\(unit)}}}"
        let sheet = try SheetDescriptor.read(Array(same.utf8), path: "hero.json")
        #expect(sheet.pages[0].frames.count == 1)
        #expect(
            sheet.warnings.map(\.description) == ["the frame 'a' is described twice in the same way, first in line 1"])
        let error = error("{\"frames\": {\"a\": {\(unit)},\n\"a\": {\(other)}}}")
        #expect(error == SheetError(line: 2, .repeatedFrame("a", index: nil, firstLine: 1)))
        #expect(error?.description == "a second frame 'a' that differs from the first, in line 1; rename or remove one")
        let atlas =
            "a.png\nsize: 9,9\nw\n bounds: 0,0,1,1\n index: 3\n\nb.png\nsize: 9,9\nw\n bounds: 0,0,1,1\n index: 3\n"
        #expect(self.error(atlas) == SheetError(line: 9, .repeatedFrame("w", index: 3, firstLine: 3)))
    }

    @Test func `name both lines of a key that says two things`() {
        let frame = "\"frame\": {\"x\":0,\n\"x\":1,\"y\":0,\"w\":2,\"h\":2}"
        #expect(error(json(frame)) == SheetError(line: 3, .text(.repeatedKey("x", firstLine: 2))))
    }

    @Test(arguments: [
        ("\"x\":-1,\"y\":0,\"w\":2,\"h\":2", "x", "-1", 0), ("\"x\":0,\"y\":0,\"w\":65536,\"h\":2", "w", "65536", 0),
        ("\"x\":0,\"y\":0.5,\"w\":2,\"h\":2", "y", "0.5", 0),
        ("\"x\":0,\"y\":0,\"w\":2,\"h\":\"two\"", "h", "\"two\"", 0),
        ("\"x\":1e400,\"y\":0,\"w\":2,\"h\":2", "x", "1e400", 0),
        ("\"x\":[],\"y\":0,\"w\":2,\"h\":2", "x", "an array", 0),
    ])
    func `name numbers that cannot be`(_ fields: String, _ key: String, _ found: String, _: Int) {
        let reason = SheetError.Reason.value(
            key: key, owner: "frame of the frame 'a'", found: found, expected: "a whole number from 0 to 65535")
        #expect(error(json("\"frame\": {\(fields)}")) == SheetError(line: 2, reason))
    }

    @Test func `name what is missing`() {
        #expect(error(json("\"frame\": {\"x\":0}"))?.description == "frame of the frame 'a' has no w")
        #expect(error(json("\"rotated\": true"))?.description == "the frame 'a' has no frame")
        #expect(error("a.png\nsize: 1,1\nf\nxy: 0,0\n")?.description == "the frame 'f' has no size")
        #expect(error("a.png\nsize: 1,1\nf\n")?.description == "the frame 'f' has no bounds, or xy and size")
        #expect(
            error("<TextureAtlas><SubTexture name='a' x='0' y='0' width='1' height='1' frameX='0'/></TextureAtlas>")?
                .description == "the frame 'a' has no frameY")
    }

    @Test func `name a canvas that does not hold its frame, or that is too large`() {
        func trimmed(_ x: Int, _ width: Int) -> String {
            json(unit + ", \"spriteSourceSize\": {\"x\":\(x),\"y\":0}, \"sourceSize\": {\"w\":\(width),\"h\":2}")
        }
        for (x, width) in [(-1, 9), (8, 9), (0, 1), (65_535, 9)] {
            let frame = PixelRect(x: x, y: 0, width: 2, height: 2)
            #expect(
                error(trimmed(x, width))
                    == SheetError(line: 2, .outsideSource(name: "a", frame: frame, width: width, height: 2)))
        }
        #expect(error(trimmed(0, 0)) == SheetError(line: 2, .sourceSize(name: "a", width: 0, height: 2)))
        #expect(
            error(trimmed(0, 9), maximumPixels: 17)
                == SheetError(line: 2, .tooManyPixels(name: "a", found: 18, limit: 17)))
    }

    @Test func `name values that mean nothing`() {
        #expect(
            error("a.png\nsize: 1,1\nf\nrotate: 45\nbounds: 0,0,1,1\n")?.description
                == "rotate of the frame 'f' is \"45\"; expected true, false, 0, 90, 180 or 270")
        #expect(
            error("a.png\nsize: 1,1\n\nsize: 2,2\n") == SheetError(line: 4, .misplacedLine("size: 2,2")))
        #expect(
            error("a.png\nsize: 1,1\nf\nbounds: 0,0,1\n")?.description
                == "bounds of the frame 'f' is \"0,0,1\"; expected 4 numbers with commas, whole ones from 0 to 65535")
        #expect(
            error(
                "<plist><dict><key>frames</key><dict/><key>metadata</key><dict><key>format</key><integer>4</integer>"
                    + "</dict></dict></plist>")?.description
                == "format of metadata of the sheet is 4; expected a whole number from 0 to 3")
        #expect(
            error("{\"frames\": {}, \"meta\": {\"scale\": \"big\"}}")?.description
                == "scale of meta of the sheet is \"big\"; expected a number above 0")
        #expect(
            error(json(unit + ", \"rotated\": 2"))?.description
                == "rotated of the frame 'a' is 2; expected true or false")
        #expect(error("{\"frames\": {},")?.description == "expected a key in quotes, found the end of the file")
        #expect(error("bplist00xx")?.reason == .text(.binaryPropertyList))
    }

    @Test func `name grids and tags that would fill the memory`() throws {
        func cells(_ width: Int) throws -> Int {
            try SheetDescriptor.grid(
                named: "a", picture: "a.png", width: width, height: 256, cellWidth: 1, cellHeight: 1
            ).pages[0].frames.count
        }
        #expect(try cells(256) == 65_536)
        #expect(throws: SheetError(line: nil, .tooManyCells(found: 65_792, limit: 65_536))) { try cells(257) }

        func sheet(tags: Int) -> String {
            let frames = (0..<1024).map { "\"f\($0)\": {\(unit)}" }.joined(separator: ",")
            let list = (0..<tags).map { "\n{\"name\": \"t\($0)\", \"from\": 0, \"to\": 1023}" }.joined(separator: ",")
            return "{\"frames\": {\(frames)}, \"meta\": {\"frameTags\": [\(list)]}}"
        }
        let most = try SheetDescriptor.read(Array(sheet(tags: 64).utf8), path: "hero.json")
        #expect(most.animations.count == 64)
        #expect(error(sheet(tags: 65)) == SheetError(line: 66, .tooManyShown(limit: 65_536)))
    }
}
