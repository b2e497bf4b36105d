import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

@Suite struct `A mask painted over its art` {
    private func entry(_ bitmap: HitMask.Bitmap) throws -> HitMaskFile.Entry {
        try SampleMask.file([SampleMask(name: "play", bitmap: bitmap)])[0]
    }

    private func art(_ width: Int, _ height: Int) throws -> [UInt8] {
        try SamplePicture.png(width: width, height: height) { x, y in (x + y) % 3 > 0 }
    }

    private func overlay(_ bitmap: HitMask.Bitmap, zoom: Int) throws -> ArtPicture {
        try withTemporaryFile(art(bitmap.width, bitmap.height)) { path in
            let png = try entry(bitmap).overlay(onArtAt: path, zoom: zoom)
            return try PNGReader.readPicture(bytes: png).picture
        }
    }

    private let hit: [UInt8] = [228, 0, 107, 255]

    @Test(arguments: ["ring", "blobs", "border", "full", "empty", "pixels"])
    func `has the border's colour at the opaque pixels with a neighbour that is not, and nowhere else`(kind: String)
        throws
    {
        let bitmap = TestBitmaps.make(kind, width: 23, height: 17, seed: 9)
        let picture = try overlay(bitmap, zoom: 1)
        for y in 0..<17 {
            for x in 0..<23 {
                let isInner = (-1...1).allSatisfy { dy in (-1...1).allSatisfy { bitmap.contains(x: x + $0, y: y + dy) }
                }
                let start = 4 * (y * 23 + x)
                let isBorder = Array(picture.pixels[start..<start + 4]) == hit
                #expect(isBorder == (bitmap.contains(x: x, y: y) && !isInner))
            }
        }
    }

    @Test func `has a square of dots for each pixel, with the border inside of it`() throws {
        var bitmap = HitMask.Bitmap(width: 5, height: 4)
        bitmap.set(x: 2, y: 1)
        let picture = try overlay(bitmap, zoom: 8)
        #expect((picture.width, picture.height) == (40, 32))
        for y in 0..<32 {
            for x in 0..<40 {
                let (dx, dy) = (x - 16, y - 8)
                let isInside = (0..<8).contains(dx) && (0..<8).contains(dy)
                let isBorder = isInside && (min(dx, dy) < 2 || max(dx, dy) > 5)
                let start = 4 * (y * 40 + x)
                #expect((Array(picture.pixels[start..<start + 4]) == hit) == isBorder)
            }
        }
    }

    @Test func `refuses art of another size, and a picture that is too large`() throws {
        let entry = try entry(TestBitmaps.make("ring", width: 20, height: 10, seed: 1))
        _ = try withTemporaryFile(art(10, 10)) { path in
            #expect(
                throws: HitMaskFile.Entry.OverlayFault.otherSize(
                    width: 10, height: 10, expectedWidth: 20, expectedHeight: 10)
            ) { try entry.overlay(onArtAt: path, zoom: 1) }
        }
        let large = try self.entry(HitMask.Bitmap(width: 2000, height: 100))
        _ = try withTemporaryFile(art(2000, 100)) { path in
            #expect(
                throws: HitMaskFile.Entry.OverlayFault.tooLarge(width: 128_000, height: 6400, limit: 1 << 26)
            ) { try large.overlay(onArtAt: path, zoom: 64) }
        }
    }

    @Test func `fits into a box: smaller by any factor, larger by a whole one`() throws {
        func size(_ width: Int, _ height: Int) throws -> [Int] {
            let mask = try entry(HitMask.Bitmap(width: width, height: height)).mask
            let picture = MaskPicture(of: mask, over: nil, fitting: (width: 100, height: 50))
            return [picture.width, picture.height]
        }
        #expect(try size(400, 100) == [100, 25])
        #expect(try size(30, 20) == [60, 40])
        #expect(try size(3000, 1) == [100, 1])
        #expect(try size(100, 50) == [100, 50])
    }
}

@Suite struct `A contact sheet` {
    @Test func `is the same each time, and as large as its cards need`() throws {
        let masks = (0..<7).map { number in
            SampleMask(
                name: "m\(number)", bitmap: TestBitmaps.make("blobs", width: 40, height: 30, seed: UInt64(number)))
        }
        let sheet = try ContactSheet(of: SampleMask.file(masks))
        #expect(try sheet.bytes == ContactSheet(of: SampleMask.file(masks.reversed())).bytes)
        #expect(sheet.picturedCount == 0)
        let picture = try PNGReader.readPicture(bytes: sheet.bytes).picture
        #expect((picture.width, picture.height) == (16 + 3 * 224, 16 + 3 * 224))
    }

    @Test func `refuses more masks than a picture can show`() throws {
        var builder = MaskFileBuilder()
        for number in 0..<1001 { try builder.add("m\(number)", bitmap: HitMask.Bitmap(width: 1, height: 1)) }
        let file = try HitMaskFile(builder.bytes())
        #expect(throws: ContactSheet.Fault.tooMany(count: 1001, limit: 1000)) { try ContactSheet(of: file) }
    }

    @Test func `has letters of its own, each another one`() {
        let characters = (0x21..<0x7F).map { Character(Unicode.Scalar(UInt8($0))) }
        let letters = characters.map(DotFont.rows)
        #expect(letters.allSatisfy { $0.count == DotFont.height && $0.allSatisfy { $0 < 32 } })
        #expect(Set(letters).count == characters.count)
        #expect(!letters.contains(DotFont.rows(of: "ü")))
        #expect(DotFont.rows(of: "A") == [14, 17, 17, 31, 17, 17, 17])
    }
}
