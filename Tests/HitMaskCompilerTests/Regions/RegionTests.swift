import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

@Suite struct `A region map` {
    /// A picture of letters: a dot is transparent, each other letter a colour of its own.
    private func picture(_ rows: String...) -> ColorPicture {
        var picture = ColorPicture(width: rows[0].count, height: rows.count)
        for (y, row) in rows.enumerated() {
            for (x, letter) in row.utf8.enumerated() where letter != UInt8(ascii: ".") {
                picture.pixels[y * picture.width + x] = UInt32(letter) << 8 | 0x10_0010
            }
        }
        return picture
    }

    private func map(_ found: FoundRegions, name: String = "m") throws -> RegionMap {
        var builder = MaskFileBuilder()
        try builder.add(name, traits: StoredTraits(), record: try found.record())
        return try #require(try HitMaskFile(builder.bytes()).regionMap(named: name))
    }

    private func rows(_ found: FoundRegions) -> [String] {
        (0..<found.height).map { y in
            (0..<found.width).map { String(found.numbers[y * found.width + $0]) }.joined()
        }
    }

    @Test func `numbers the colours that fill a square in the order of the picture`() throws {
        let found = try FoundRegions(picture("..bb", "aabb", "aabb", "aa.."))
        #expect(rows(found) == ["0011", "2211", "2211", "2200"])
        #expect(found.regions.map(\.name) == ["#106210", "#106110"])
    }

    @Test func `gives smoothed borders to the neighbour whose colour is nearer, ring by ring`() throws {
        // A border of mixed colours, c nearer to a and g nearer to h; no mix fills a square.
        let found = try FoundRegions(picture("aacghh", "aacghh"))
        #expect(rows(found) == ["111222", "111222"])
        let wide = try FoundRegions(picture("aabcdehh", "aaedcbhh"))
        #expect(rows(wide) == ["11112222", "11112222"])
        // What no region reaches is none.
        #expect(rows(try FoundRegions(picture("aa.x", "aa.."))) == ["1100", "1100"])
    }

    @Test func `takes named colours in their order, however thin, and misses none`() throws {
        let line = FoundRegions.Region(color: ArtColor("#107810")!, name: "line")
        let land = FoundRegions.Region(color: ArtColor("#106110")!, name: "land")
        let found = try FoundRegions(picture("aaxaa", "aaxaa"), names: [line, land])
        #expect(rows(found) == ["22122", "22122"])
        #expect(try map(found).color(of: 1) == (0x10, 0x78, 0x10))
        #expect(throws: FoundRegions.Fault.missingColor(name: "line", color: line.color)) {
            try FoundRegions(picture("aa", "aa"), names: [line, land])
        }
    }

    @Test func `is asked by name, by position and by point, and gives the bounds of a region`() throws {
        let map = try map(FoundRegions(picture("aabb..", "aabb..", "..bb..")))
        let names = try FoundRegions(picture("aabb..", "aabb..", "..bb..")).regions.map(\.name)
        #expect(names.count == 2)
        for (index, name) in names.enumerated() { #expect(map.region(named: name) == index + 1) }
        #expect(map.region(named: "sea") == nil && map.region(named: "") == nil)
        #expect(map.region(x: 1.99, y: 1.99) == 1 && map.region(x: 2.0, y: 2.5) == 2 && map.region(x: 0.5, y: 2.5) == 0)
        for (x, y) in [(-0.001, 0.5), (6, 0.5), (0.5, 3), (.nan, 1), (1, .infinity)] as [(Double, Double)] {
            #expect(map.region(x: x, y: y) == 0, "\(x) \(y)")
        }
        #expect(map.region(at: HitMask.Point(x: 3.5, y: 2.5)) == 2)
        #expect(map.bounds(of: 1) == PixelRect(x: 0, y: 0, width: 2, height: 2))
        #expect(map.bounds(of: 2) == PixelRect(x: 2, y: 0, width: 2, height: 3))
        #expect(map.bounds(of: 3).isEmpty)
    }

    @Test(arguments: [1, 2, 3, 4, 7, 12, 40, 300] as [Int])
    func `answers every pixel with its region, name and colour`(_ count: Int) throws {
        var random = SeededRandom(seed: UInt64(count))
        var picture = ColorPicture(width: 300, height: 70)
        for index in 0..<count {
            let (x, y) = (index % 100 * 3, index / 100 * 20)
            for dy in 0..<min(20, 70 - y) {
                for dx in 0..<3 where dx < 2 || Bool.random(using: &random) {
                    picture.pixels[(y + dy) * 300 + x + dx] = UInt32(index + 1) << 4
                }
            }
        }
        let found = try FoundRegions(picture)
        #expect(found.regions.count == count)
        let map = try map(found)
        #expect(map.count == count)
        for y in -1...70 {
            for x in -1...300 {
                let isInside = 0..<300 ~= x && 0..<70 ~= y
                let expected = isInside ? Int(found.numbers[y * 300 + x]) : 0
                #expect(map.region(x: x, y: y) == expected)
                #expect(map.mask.contains(x: x, y: y) == (expected != 0))
            }
        }
        for region in [1, count / 2 + 1, count] {
            #expect(map.name(of: region) == found.regions[region - 1].name)
            #expect(map.region(named: map.name(of: region)) == region)
            #expect(map.color(of: region).green == found.regions[region - 1].color.green)
            let area = found.numbers.count { Int($0) == region }
            #expect(map.area(of: region) == area)
            let bounds = map.bounds(of: region)
            #expect(map.region(x: bounds.x, y: bounds.y) == region)
        }
        #expect(map.name(of: 0).isEmpty && map.name(of: count + 1).isEmpty && map.area(of: count + 1) == 0)
        #expect(map.region(x: Double.nan, y: 0.5) == 0)
        #expect(map.region(x: 0.9, y: 0.9) == map.region(x: 0, y: 0))
    }

    @Test func `has up to 65,535 regions, and no more`() throws {
        // Squares of 2 × 2 pixels, each of its own colour; the last one is transparent.
        func square(_ x: Int, _ y: Int) -> Int { y / 2 * 256 + x / 2 + 1 }
        var picture = ColorPicture(width: 512, height: 512)
        for y in 0..<512 {
            for x in 0..<512 where square(x, y) <= 65_535 { picture.pixels[y * 512 + x] = UInt32(square(x, y)) }
        }
        let map = try map(FoundRegions(picture))
        #expect(map.count == 65_535)
        var wrong = 0
        for y in 0..<512 {
            for x in 0..<512 where map.region(x: x, y: y) != (square(x, y) > 65_535 ? 0 : square(x, y)) { wrong += 1 }
        }
        #expect(wrong == 0)
        #expect(map.name(of: 65_535) == "#00FFFF" && map.name(of: 65_536).isEmpty)
        #expect(map.color(of: 0x1234) == (0x00, 0x12, 0x34) && map.color(of: 65_536) == (0, 0, 0))
        #expect(map.bounds(of: 65_535) == PixelRect(x: 508, y: 510, width: 2, height: 2))
        for index in picture.pixels.indices.suffix(2) { picture.pixels[index] = 65_536 }
        for index in picture.pixels.indices.dropLast(512).suffix(2) { picture.pixels[index] = 65_536 }
        #expect(throws: FoundRegions.Fault.tooMany(found: 65_536, limit: 65_535)) { try FoundRegions(picture) }
    }

    @Test func `of nothing has no region`() throws {
        let map = try map(try FoundRegions(ColorPicture(width: 5, height: 4)))
        #expect(map.count == 0 && map.region(x: 1, y: 1) == 0 && map.mask.isEmpty)
    }

    @Test func `that is damaged is refused or answers`() throws {
        var builder = MaskFileBuilder()
        let found = try FoundRegions(picture("aabbcc", "aabbcc", "ddeeff", "ddeeff"))
        try builder.add("m", traits: StoredTraits(), record: try found.record())
        let file = try builder.bytes()
        let records = 48 + 14 + 1
        for position in records..<file.count - 16 {
            for value in 0...255 {
                var bytes = file
                bytes[position] = UInt8(value)
                let checksum = NaiveReader.checksum(of: bytes)
                for byte in 0..<8 { bytes[16 + byte] = UInt8(truncatingIfNeeded: checksum >> UInt64(8 * byte)) }
                guard let map = try? HitMaskFile(bytes).regionMap(named: "m") else { continue }
                for y in -1...map.height where y < 9 {
                    for x in -1...map.width where x < 9 { #expect(0...map.count ~= map.region(x: x, y: y)) }
                }
                _ = map.name(of: 1)
                _ = map.area(of: 1)
            }
        }
    }

    @Test func `beside masks does not change what they are`() throws {
        var builder = MaskFileBuilder()
        let ring = TestBitmaps.make("ring", width: 30, height: 30, seed: 1)
        try builder.add("a", bitmap: ring)
        try builder.add("m", traits: StoredTraits(), record: try FoundRegions(picture("aa", "aa")).record())
        try builder.add("z", bitmap: ring)
        let file = try HitMaskFile(builder.bytes())
        #expect(file.regionMap(named: "a") == nil && file.regionMap(named: "m")?.count == 1)
        #expect(file.mask(named: "z")?.expanded() == ring)
        #expect(file.mask(named: "m")?.isFull == true)
    }
}
