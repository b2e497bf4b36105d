import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

@Suite struct `The annotation of a mask file` {
    @Test(arguments: TestBitmaps.kinds) func `covers every byte once, in order`(_ kind: String) throws {
        var builder = MaskFileBuilder()
        for (index, side) in [5, 90, 300].enumerated() {
            let bitmap = TestBitmaps.make(kind, width: side, height: side - 3, seed: UInt64(index))
            try builder.add("folder/mask\(index)", bitmap: bitmap)
            try builder.add("folder/mask\(index)", scale: 2, bitmap: bitmap)
        }
        let bytes = try builder.bytes()
        try expectCovered(bytes)
    }

    @Test func `covers region maps: their tables, names and planes`() throws {
        var picture = ColorPicture(width: 300, height: 9)
        for x in 0..<2700 where x % 300 > 4 { picture.pixels[x] = UInt32(x % 300 / 50) << 16 }
        let named = (0..<6).map { FoundRegions.Region(color: ArtColor(red: $0, green: 0, blue: 0), name: "r\($0)") }
        var builder = MaskFileBuilder()
        try builder.add("map", traits: StoredTraits(), record: FoundRegions(picture, names: named).record())
        try builder.add("other", bitmap: TestBitmaps.make("ring", width: 20, height: 20, seed: 1))
        let meanings = try expectCovered(builder.bytes()).fields.map(\.meaning)
        #expect(meanings.contains("colour of region 2: #010000"))
        #expect(meanings.contains("name of region 6: \"r5\""))
        #expect(meanings.contains("PLANE 3"))
    }

    @Test func `says in words what each trait is`() throws {
        var traits = StoredTraits(scale: try #require(PixelScale(2)))
        traits.source = .init(
            left: 3, top: 4, detail: try #require(PixelScale(pixels: 1, points: 2)), right: 5, bottom: 6)
        traits.slices = .init(top: 1, left: 2, bottom: 3, right: 4, stretches: true, centerWidth: 7)
        (traits.idiom, traits.luminosity, traits.contrast) = (.pad, .dark, .high)
        (traits.layoutDirection, traits.displayGamut) = (.rightToLeft, .displayP3)
        (traits.horizontalSizeClass, traits.state) = (.compact, [.selected, .highlighted])
        traits.frame = .init(index: 3, start: 1_000, duration: 500)
        traits.alignment = .init(top: 9, left: 8, bottom: 7, right: 6)
        let bitmap = TestBitmaps.make("ring", width: 30, height: 30, seed: 1)
        var builder = MaskFileBuilder()
        try builder.add("a", traits: traits, bitmap: bitmap)
        var other = StoredTraits()
        other.slices = .init(top: 0, left: 0, bottom: 0, right: 0, stretches: false)
        (other.layoutDirection, other.displayGamut, other.verticalSizeClass) = (.leftToRight, .sRGB, .regular)
        try builder.add("b", traits: other, bitmap: bitmap)
        let meanings = Set(try expectCovered(builder.bytes()).fields.map(\.meaning))
        for meaning in [
            "scale: 2 pixels to 1 points",
            "art: 3 columns before it, 4 rows above it, 5/2 behind it, 6/2 below it, at 1/2 of its detail",
            "slices: caps of 1, 2, 3, 4 pixels, middle stretched, its width 7", "idiom: pad",
            "appearance: dark, high contrast", "language direction: right to left", "display gamut: Display P3",
            "size classes: horizontal compact, vertical any", "frame: 3, from 1000 µs for 500 µs",
            "alignment insets: 9, 8, 7, 6 pixels", "slices: caps of 0, 0, 0, 0 pixels, middle tiled",
            "language direction: left to right", "display gamut: sRGB",
            "size classes: horizontal any, vertical regular",
        ] { #expect(meanings.contains { $0.hasSuffix(meaning) }, "\(meaning) is not in \(meanings)") }
    }

    @Test func `passes over a section that a later version may add`() throws {
        var bytes = try PackageFolder.bytes("masks/smallest.hitmask")
        bytes.insert(contentsOf: [7, 0, 0, 0, 3, 0, 0, 0, 1, 2, 3], at: bytes.count - 16)
        bytes[12] += 11
        let checksum = NaiveReader.checksum(of: bytes)
        for byte in 0..<8 { bytes[16 + byte] = UInt8(truncatingIfNeeded: checksum >> UInt64(8 * byte)) }
        let meanings = try expectCovered(bytes).fields.map(\.meaning)
        #expect(meanings.contains("kind 7") && meanings.contains("3 bytes"))
    }

    @Test func `is not led astray by bytes between the lists of traits`() throws {
        var builder = MaskFileBuilder()
        try builder.add("a", scale: 2, bitmap: TestBitmaps.make("ring", width: 20, height: 20, seed: 1))
        var bytes = try builder.bytes()
        // The list is 1 4 2 0 1 0 0 and a byte that belongs to nobody: now a trait of 90 bytes.
        let end = 48 + 14 + 1 + 8
        try #require(Array(bytes[end - 8..<end]) == [1, 4, 2, 0, 1, 0, 0, 0])
        bytes[end - 1] = 0x90
        let checksum = NaiveReader.checksum(of: bytes)
        for byte in 0..<8 { bytes[16 + byte] = UInt8(truncatingIfNeeded: checksum >> UInt64(8 * byte)) }
        try expectCovered(bytes)
    }

    @discardableResult
    private func expectCovered(_ bytes: [UInt8]) throws -> FileAnnotation {
        let annotation = FileAnnotation(of: try HitMaskFile(bytes))
        var offset = 0
        for field in annotation.fields {
            #expect(field.range.lowerBound == offset)
            #expect(!field.meaning.isEmpty)
            offset = field.range.upperBound
        }
        #expect(offset == bytes.count)
        return annotation
    }

    @Test func `draws each mask once, as its bytes say`() throws {
        let bitmap = TestBitmaps.make("ring", width: 21, height: 17, seed: 1)
        var builder = MaskFileBuilder()
        try builder.add("a", bitmap: bitmap)
        try builder.add("b", bitmap: bitmap)
        let lines = FileAnnotation(of: try HitMaskFile(builder.bytes())).lines
        let starts = lines.indices.filter { lines[$0].hasPrefix("PICTURE") }
        #expect(starts.map { lines[$0] } == ["PICTURE of entry 0: \"a\", 21 × 17 pixels"])
        let start = try #require(starts.first) + 1
        for y in 0..<17 {
            let row = Array(lines[start + y / 2].dropFirst(3))
            for x in 0..<21 {
                let block = x < row.count ? row[x] : " "
                #expect((y % 2 == 0 ? "█▀" : "█▄").contains(block) == bitmap.contains(x: x, y: y), "\(x) \(y)")
            }
        }
        #expect(lines[start + 9].hasPrefix("0000"))
    }

    @Test func `draws a large mask smaller`() throws {
        var bitmap = HitMask.Bitmap(width: 200, height: 10)
        // Of the squares of 4 × 4, the second one: 8 of 16 pixels are enough, and 7 are not.
        for x in 4..<8 { for y in 0..<2 { bitmap.set(x: x, y: y) } }
        for x in 12..<15 { for y in 0..<2 { bitmap.set(x: x, y: y) } }
        // Of the last row of squares there are two rows of pixels.
        for x in 0..<4 { bitmap.set(x: x, y: 8) }
        var builder = MaskFileBuilder()
        try builder.add("a", bitmap: bitmap)
        let lines = FileAnnotation(of: try HitMaskFile(builder.bytes())).lines
        let start = try #require(
            lines.firstIndex(of: "PICTURE of entry 0: \"a\", 200 × 10 pixels, a square of 4 × 4 for each"))
        #expect(Array(lines[start + 1...start + 2]) == ["  │ ▀", "  │▀"])
    }

    @Test func `does not draw what only a few bytes make large`() throws {
        var builder = MaskFileBuilder()
        try builder.add("a", bitmap: HitMask.Bitmap(width: 4097, height: 4096))
        let lines = FileAnnotation(of: try HitMaskFile(builder.bytes())).lines
        #expect(lines.contains("PICTURE of entry 0: \"a\", 4097 × 4096 pixels, too many to be drawn here"))
    }

    @Test func `prints offset, bytes and meaning`() throws {
        let lines = FileAnnotation(of: try HitMaskFile(MaskFileBuilder().bytes())).lines
        #expect(lines[1] == "000000  93 48 4d 53 0d 0a 1a 0a  magic: 93 \"HMS\" CR LF 1A LF")
        #expect(lines.last == "000038  00 00 00 00 00 00 00 00")
    }
}
