import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

@Suite struct `The difference of two region maps` {
    /// A map of letters: a dot is none, each other letter a region of that name.
    private func file(_ rows: [String], order: String) throws -> HitMaskFile {
        var picture = ColorPicture(width: rows[0].count, height: rows.count)
        for (y, row) in rows.enumerated() {
            for (x, letter) in row.utf8.enumerated() where letter != UInt8(ascii: ".") {
                picture.pixels[y * picture.width + x] = UInt32(letter)
            }
        }
        let names = order.map { letter in
            FoundRegions.Region(
                color: ArtColor("#0000" + String(letter.asciiValue!, radix: 16))!, name: String(letter))
        }
        var builder = MaskFileBuilder()
        try builder.add("map", traits: StoredTraits(), record: try FoundRegions(picture, names: names).record())
        return try HitMaskFile(builder.bytes())
    }

    private func change(_ old: HitMaskFile, _ new: HitMaskFile) throws -> MaskDifference {
        let difference = FileDifference(from: old, to: new)
        return try #require(difference.changed.first, "\(difference.table)")
    }

    @Test func `is none for the same map`() throws {
        let file = try file(["aab", "abb"], order: "ab")
        #expect(FileDifference(from: file, to: file).changes.isEmpty)
    }

    @Test func `counts pixels that belong to another region, where the shape is the same`() throws {
        let difference = FileDifference(
            from: try file(["aab", "abb"], order: "ab"), to: try file(["aaa", "bbb"], order: "ab"))
        let change = try #require(difference.changed.first)
        #expect(change.pixels?.changed == 0)
        #expect(change.regions == RegionDifference(movedPixels: 2))
        #expect(difference.table.contains("\nmap: 2 pixels belong to another region\n0 added, 0 removed, 1 changed"))
        #expect(difference.table.contains("changed  map"))
        #expect(
            difference.json.text(expandedDepth: 0).contains(
                #""regions": {"movedPixels": 2, "added": [], "removed": [], "renumbered": []}"#))
    }

    @Test func `names regions that came, went, or have another number`() throws {
        let old = try file(["abc"], order: "abc")
        let change = try change(old, try file(["abd"], order: "bad"))
        #expect(
            change.regions
                == RegionDifference(movedPixels: 1, added: ["d"], removed: ["c"], renumbered: ["a", "b"]))
        #expect(
            change.regions?.text
                == "1 pixel belongs to another region; added: d; removed: c; renumbered: a, b")
        // Numbers alone: no pixel looks different, but who stored them should know.
        #expect(try self.change(old, try file(["abc"], order: "cab")).regions?.renumbered == ["a", "b", "c"])
    }

    @Test func `counts what is none in one of them as gained or lost`() throws {
        let change = try change(try file(["aa."], order: "a"), try file([".aa"], order: "a"))
        #expect(change.regions == RegionDifference())
        #expect((change.pixels?.gained, change.pixels?.lost) == (1, 1))
    }

    @Test func `tells a map from a mask of the same shape`() throws {
        var builder = MaskFileBuilder()
        try builder.add("map", bitmap: TestBitmaps.make("full", width: 3, height: 1, seed: 0))
        let mask = try HitMaskFile(builder.bytes())
        let map = try file(["aab"], order: "ab")
        #expect(try change(mask, map).isOtherKind)
        #expect(FileDifference(from: map, to: mask).table.contains("map: is now a mask\n"))
        #expect(FileDifference(from: mask, to: map).table.contains("map: is now a region map\n"))
    }
}
