import HitMaskCompiler
import HitMasks
import HitTesting
import TestSupport
import Testing

/// Pictures that are more than one mask, told as tests.
@Suite struct `Systems of pictures` {
    /// What `hitmask compile` makes of sample art with settings.
    private func compile(_ art: String, settings: String) throws -> HitMaskFile {
        let folder = try TemporaryFolder()
        try folder.write(Array(settings.utf8), to: "hitmask.json")
        var build = MaskBuild()
        build.inputs = [PackageFolder.path + "/masks/art/" + art]
        build.config = folder.path("hitmask.json")
        let report = build.run(to: try OutputTarget(folder.path("out.hitmask"))) { _, _ in }
        try #require(report.outcome != nil, "\(report.messages(verbose: false).map(\.description))")
        return try HitMaskFile(contentsOf: folder.path("out.hitmask"))
    }

    /// A strategy map: each country is a button with a picture as large as its bounds, and finds out at each tap whether
    /// its own picture is transparent there. Bounds overlap, and along borders two countries, or none, take the tap. Here
    /// one picture holds all provinces, and one lookup gives the one that is meant.
    @Test func `System 4: the provinces of a strategy map`() throws {
        let file = try compile("map", settings: #"{"images": {"provinces": {"regions": true}}}"#)
        let map = try #require(file.regionMap(named: "provinces"))
        let picture = try PNGReader.readColors(path: PackageFolder.path + "/masks/art/map/provinces.png")
        #expect((map.width, map.height) == (320, 240))
        // Every pixel belongs to the one province whose colour it has, and to no other; the sea belongs to none.
        var areas = [Int](repeating: 0, count: map.count + 1)
        for y in 0..<map.height {
            for x in 0..<map.width {
                let colour = picture.pixels[y * map.width + x]
                let region = map.region(x: x, y: y)
                areas[region] += 1
                if colour == ColorPicture.transparent {
                    #expect(region == 0)
                } else {
                    let (red, green, blue) = map.color(of: region)
                    #expect(region > 0 && UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) == colour)
                }
            }
        }
        #expect(areas[1...].allSatisfy { $0 > 0 })
        #expect((1...map.count).map(map.area) == Array(areas[1...]))
        #expect(map.mask.opaqueCount == areas[1...].reduce(0, +))

        // The old way, with its pictures in any order: whoever is asked, the same province takes the tap.
        let frame = Rect(10, 20, 800, 600)
        let provinces = try (1...map.count).map { region in
            var builder = MaskFileBuilder()
            try builder.add("province", bitmap: map.bitmap(of: region))
            return try #require(try HitMaskFile(builder.bytes()).mask(named: "province"))
        }
        let placed = Placement(map.mask, in: frame)
        var random = SeededRandom(seed: 4)
        for _ in 0..<3 {
            let root = screen(1000, 800)
            for region in (1...map.count).shuffled(using: &random) {
                let view = root.add("\(region)", frame)
                view.shapeForBounds = { .mask(Placement(provinces[region - 1], in: $0)) }
            }
            for _ in 0..<3_000 {
                let tap = Point(Double.random(in: 0...1000, using: &random), Double.random(in: 0...800, using: &random))
                let pixel = placed.pixel(at: tap)
                let region = pixel.map { map.region(x: $0.x, y: $0.y) } ?? 0
                #expect(root.hitTest(tap)?.name == (region > 0 ? "\(region)" : "screen"), "\(tap)")
            }
        }
        // Points that the old code would have turned into a pixel of its buffer.
        for point in [Point(-1, 5), Point(320, 5), Point(5, 240), Point(.nan, 5), Point(5, .infinity)] {
            #expect(map.region(at: point) == 0)
        }
    }

    /// An animated button that asks the picture it was made with: the mask of its first frame answers for all of them. Here
    /// every frame has its mask, found by its number and by the time.
    @Test func `System 6: a button whose picture is an animation`() throws {
        // Four shapes, each shown for a quarter of a second: diamond, disc, ring, star.
        let file = try compile(
            "buttons", settings: #"{"images": {"*": {"frameOf": "shapes", "frameDuration": 250}}}"#)
        #expect(file.names == ["shapes"])
        let shapes = try #require(file.frames(named: "shapes", for: HitMask.Traits(scale: 2)))
        let names = ["diamond", "disc", "ring", "star"]
        #expect(shapes.count == 4 && shapes.duration == 1)
        for (index, name) in names.enumerated() {
            let alone = try Art.mask("buttons/\(name)")
            let mask = try #require(file.frames(named: "shapes")?[index])
            for y in 0..<alone.height {
                for x in 0..<alone.width { #expect(mask.contains(x: x, y: y) == alone.contains(x: x, y: y)) }
            }
        }

        // A ring over a screen: its hole lets the tap through, but only while it is a ring.
        let root = screen()
        let button = root.add("button", Rect(100, 100, 64, 64))
        var answers: [String] = []
        for step in 0..<12 {
            let time = Double(step) / 8
            let mask = try #require(shapes.mask(at: time))
            button.shape = .mask(Placement(mask, in: button.bounds))
            let taken = root.tapped(132, 132) == "button"
            answers.append(names[try #require(shapes.index(at: time))] + (taken ? "" : " hole"))
        }
        #expect(
            answers == [
                "diamond", "diamond", "disc", "disc", "ring hole", "ring hole", "star", "star", "diamond", "diamond",
                "disc",
                "disc",
            ])
        // Played once, it stays what it became.
        #expect(shapes.index(at: 100, repetition: .once) == 3)
        #expect(shapes.index(at: -1, repetition: .once) == 0)
    }
}
