import HitMasks
import Testing

@testable import HitMaskCompiler

@Suite struct `Sheet descriptors` {
    private func read(_ text: String, path: String = "art/hero.txt") throws -> SheetDescriptor {
        try SheetDescriptor.read(Array(text.utf8), path: path)
    }

    /// The frame as one line: place and turn in the page, place and size of the canvas.
    private func summary(_ frame: SheetFrame) -> String {
        let name = frame.name + (frame.index.map { "#\($0)" } ?? "")
        return "\(name): \(frame.stored) \(frame.turn), \(frame.kept) of \(frame.sourceWidth) × \(frame.sourceHeight)"
            + (frame.duration.map { ", \($0) ms" } ?? "") + (frame.aliasOf.map { ", as \($0)" } ?? "")
    }

    private func summaries(_ sheet: SheetDescriptor) -> [String] { sheet.pages.flatMap(\.frames).map(summary) }

    @Test func `in TexturePacker's JSON may have numbers as texts, points, CRLF and related packs`() throws {
        let sheet = try read(
            "\u{FEFF}{\"frames\": {\r\n\"a/b.png\": {\"frame\": {\"x\": \"2\", \"y\": 3.0, \"w\": 5, \"h\": 7}, \"rotated\": true,\r\n"
                + "\"trimmed\": true, \"spriteSourceSize\": {\"x\": 1, \"y\": 2, \"w\": 99, \"h\": 99}, \"sourceSize\": {\"w\": 10, \"h\": 12}},\r\n"
                + "\"c\": {\"frame\": {\"x\": 0, \"y\": 0, \"w\": 2, \"h\": 2}}},\r\n"
                + "\"animations\": {\"walk\": [\"c\", \"a/b.png\", \"c\"]}, \"meta\": {\"image\": \"hero-0.png\", \"scale\": \"0.5\",\r\n"
                + "\"size\": {\"w\": 64, \"h\": 32}, \"related_multi_packs\": [\"hero-1.json\", \"hero-1.json\"]}}")
        #expect(sheet.format == .jsonHash)
        #expect(
            summaries(sheet) == [
                "a/b.png: 7 × 5 at (2, 3) clockwise, 5 × 7 at (1, 2) of 10 × 12",
                "c: 2 × 2 at (0, 0) none, 2 × 2 at (0, 0) of 2 × 2",
            ])
        #expect(sheet.pages[0].frames.map(\.line) == [2, 4])
        #expect(sheet.pages[0].picture == "hero-0.png")
        #expect(sheet.pages[0].scale == PixelScale(pixels: 1, points: 2))
        #expect(sheet.pages[0].statedSize == SheetPage.Size(width: 64, height: 32))
        #expect(sheet.relatedSheets == ["hero-1.json"])
        #expect(sheet.animations == [SheetAnimation(name: "walk", frames: ["c", "a/b.png", "c"], line: 5)])
    }

    @Test func `of Aseprite have durations and tags`() throws {
        let frames = (0..<4).map { i in
            "{\"filename\": \"f\(i)\", \"frame\": {\"x\": \(i), \"y\": 0, \"w\": 1, \"h\": 1}, \"duration\": \(100 + i)}"
        }
        let tags = ["forward", "reverse", "pingpong", "pingpong_reverse"].map {
            "{\"name\": \"\($0)\", \"from\": 1, \"to\": 3, \"direction\": \"\($0)\"}"
        }
        let late = "{\"name\": \"late\", \"from\": 3, \"to\": 4, \"direction\": \"forward\"}"
        let sheet = try read(
            "{\"frames\": [\(frames.joined(separator: ","))],\n\"meta\": {\"frameTags\": [\((tags + [late]).joined(separator: ","))]}}"
        )
        #expect(sheet.format == .jsonArray)
        #expect(sheet.pages[0].picture == "hero.png")
        #expect(sheet.pages[0].scale == nil)
        #expect(sheet.pages[0].frames.map(\.duration) == [100, 101, 102, 103])
        #expect(
            sheet.animations.map { $0.frames.joined(separator: " ") } == [
                "f1 f2 f3", "f3 f2 f1", "f1 f2 f3 f2", "f3 f2 f1 f2",
            ])
        #expect(
            sheet.warnings.map(\.description) == [
                "the animation 'late' goes from frame 3 to 4, and there are 4; it is left out"
            ])
    }

    @Test func `of Phaser have several pictures`() throws {
        let sheet = try read(
            """
            {"textures": [{"image": "a.png", "scale": 2, "frames": [{"filename": "x", "frame": {"x":0,"y":0,"w":1,"h":1}}]},
            {"image": "b.png", "frames": {"y": {"frame": {"x":0,"y":0,"w":1,"h":1}}}}]}
            """)
        #expect(sheet.format == .phaserMultiAtlas)
        #expect(sheet.pages.map(\.picture) == ["a.png", "b.png"])
        #expect(sheet.pages.map(\.scale) == [PixelScale(pixels: 2, points: 1), nil])
        #expect(sheet.pages.map { $0.frames.map(\.name) } == [["x"], ["y"]])
    }

    @Test func `of cocos2d name their picture in several ways`() throws {
        let frames = "<key>frames</key><dict/>"
        let cases = [
            ("<key>metadata</key><dict><key>textureFileName</key><string>a.png</string></dict>", "a.png"),
            ("<key>metadata</key><dict><key>realTextureFileName</key><string>b.png</string></dict>", "b.png"),
            (
                "<key>metadata</key><dict><key>target</key><dict><key>textureFileName</key><string>c</string>"
                    + "<key>textureFileExtension</key><string>.png</string></dict></dict>", "c.png"
            ), ("<key>texture</key><dict><key>width</key><integer>4</integer></dict>", "hero.png"), ("", "hero.png"),
        ]
        for (text, picture) in cases {
            let sheet = try read("<plist><dict>\(frames)\(text)</dict></plist>")
            #expect(sheet.pages.map(\.picture) == [picture])
            #expect(sheet.format == .cocos2d(0))
            #expect(sheet.warnings.map(\.description) == ["the sheet has no frames"])
        }
    }

    @Test func `of cocos2d whose offsets lost a half go by the stated rectangle, or away from the centre`() throws {
        func corners(_ offset: String, _ trim: String) throws -> String {
            let frame =
                "<key>frame</key><string>{{0,0},{4,4}}</string><key>offset</key><string>\(offset)</string>"
                + "<key>sourceSize</key><string>{9,9}</string>\(trim)"
            let sheet = try read(
                "<plist><dict><key>metadata</key><dict><key>format</key><integer>1</integer></dict>"
                    + "<key>frames</key><dict><key>a</key><dict>\(frame)</dict></dict></dict></plist>")
            return sheet.pages[0].frames.map { "\($0.kept.x),\($0.kept.y)" }.joined()
        }
        func rectangle(_ x: Int, _ y: Int) -> String {
            "<key>sourceColorRect</key><string>{{\(x),\(y)},{4,4}}</string>"
        }
        // Exact halves need no help: 2.5 ± 0.5 and 1.5.
        #expect(try corners("{0.5,1.5}", "") == "3,1")
        #expect(try corners("{-0.5,-1.5}", rectangle(9, 9)) == "2,4")
        #expect(try corners("{0,0}", rectangle(2, 3)) == "2,3")
        #expect(try corners("{0,0}", rectangle(3, 2)) == "3,2")
        #expect(try corners("{1,1}", "") == "4,1")
        #expect(try corners("{-1,-1}", rectangle(7, 7)) == "1,4")
        #expect(try corners("{0,0}", "") == "2,2")
    }

    @Test func `of libGDX have an index and an old and a new form`() throws {
        let sheet = try read(
            """

            a.png
            size: 16,16
            format: RGBA8888
            walk
              rotate: true
              xy: 1, 2
              size: 3, 4
              split: 1, 1, 1, 1
              orig: 8, 9
              offset: 2, 1
              index: 0
            walk
              bounds: 1, 2, 3, 4
              index: 1

            b.png
            size:0,0
            walk
            rotate:270
            bounds:0,0,3,4
            offsets:0,0,0,0
            """)
        #expect(sheet.format == .atlas)
        #expect(
            summaries(sheet) == [
                "walk#0: 4 × 3 at (1, 2) counterClockwise, 3 × 4 at (2, 4) of 8 × 9",
                "walk#1: 3 × 4 at (1, 2) none, 3 × 4 at (0, 0) of 3 × 4",
                "walk: 4 × 3 at (0, 0) clockwise, 3 × 4 at (0, 0) of 3 × 4",
            ])
        #expect(sheet.pages.map(\.picture) == ["a.png", "b.png"])
        #expect(sheet.pages.map(\.line) == [2, 17])
        #expect(sheet.pages[1].statedSize == nil)
        #expect(sheet.pages[0].frames.map(\.line) == [5, 13])
    }

    @Test func `of Sparrow give sizes as stored`() throws {
        let sheet = try read(
            """
            <TextureAtlas imagePath='s.png' width='64' height='32'>
            <SubTexture name='a &amp; b' x='1' y='2' width='3' height='4' rotated='true' frameX='-5' frameY='-6'
              frameWidth='20' frameHeight='21'/>
            <SubTexture name='c' x='1' y='2' width='3' height='4'/>
            </TextureAtlas>
            """)
        #expect(sheet.format == .sparrow)
        #expect(
            summaries(sheet) == [
                "a & b: 3 × 4 at (1, 2) clockwise, 4 × 3 at (5, 6) of 20 × 21",
                "c: 3 × 4 at (1, 2) none, 3 × 4 at (0, 0) of 3 × 4",
            ])
        #expect(sheet.pages[0].frames.map(\.line) == [2, 4])
        #expect(sheet.pages[0].statedSize == SheetPage.Size(width: 64, height: 32))
    }

    @Test func `of cells are numbered row by row, and say what is left over`() throws {
        let sheet = try SheetDescriptor.grid(
            named: "hero", picture: "hero.png", width: 70, height: 64, cellWidth: 32, cellHeight: 32)
        #expect(sheet.format == .grid)
        #expect(
            summaries(sheet) == [
                "hero/0: 32 × 32 at (0, 0) none, 32 × 32 at (0, 0) of 32 × 32",
                "hero/1: 32 × 32 at (32, 0) none, 32 × 32 at (0, 0) of 32 × 32",
                "hero/2: 32 × 32 at (0, 32) none, 32 × 32 at (0, 0) of 32 × 32",
                "hero/3: 32 × 32 at (32, 32) none, 32 × 32 at (0, 0) of 32 × 32",
            ])
        #expect(sheet.warnings == [SheetWarning(line: nil, .gridRemainder(columns: 6, rows: 0))])
        for (width, height) in [(0, 8), (8, 0), (71, 8), (8, 65), (-1, 8)] {
            let error = SheetError(
                line: nil, .noCell(width: width, height: height, pictureWidth: 70, pictureHeight: 64))
            #expect(throws: error) {
                try SheetDescriptor.grid(
                    named: "a", picture: "a.png", width: 70, height: 64, cellWidth: width, cellHeight: height)
            }
        }
    }

    @Test(arguments: [
        "", " ", "hello", "a.png\nb.png\n", "# Title\ntext: 1\n", "[]", "{}", "{\"images\": []}",
        "{\"frames\": [1, 2]}",
        "{\"frames\": 3}", "<svg/>", "<plist><dict/></plist>", "<TextureAtlas><sprite n='a'/></TextureAtlas>",
        "\u{89}PNG",
    ])
    func `are not seen in other files`(_ text: String) {
        #expect(throws: SheetError.self) { try read(text) }
        #expect(!SheetDescriptor.looksLikeSheet(Array(text.utf8)))
    }
}
