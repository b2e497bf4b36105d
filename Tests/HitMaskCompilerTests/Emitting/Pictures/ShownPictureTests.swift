import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

@Suite struct `A picture for people to look at` {
    private func random(width: Int, height: Int, seed: UInt64) -> ArtPicture {
        var random = SeededRandom(seed: seed)
        var picture = ArtPicture(width: width, height: height)
        for index in picture.pixels.indices { picture.pixels[index] = .random(in: 0...255, using: &random) }
        return picture
    }

    @Test func `is read with its colours and its alpha as they are`() throws {
        let picture = random(width: 13, height: 7, seed: 1)
        let read = try PNGReader.readPicture(bytes: try picture.png)
        #expect(read.picture.pixels == picture.pixels)
        #expect(read.isPlain)
        #expect((0..<7).allSatisfy { read.picture.alpha(x: 3, y: $0) == picture.pixels[4 * ($0 * 13 + 3) + 3] })
    }

    @Test func `has the alpha that the mask is cut from, at every threshold`() throws {
        let bytes = try random(width: 19, height: 11, seed: 2).png
        let picture = try PNGReader.readPicture(bytes: bytes).picture
        for least in [1, 2, 25, 26, 128, 255] as [UInt64] {
            let threshold = try AlphaThreshold(numerator: least, denominator: 255)
            var mask = HitMask.Bitmap(width: 0, height: 0)
            _ = try PNGReader.read(bytes: bytes, options: ArtOptions(alphaThreshold: threshold)) { mask = $0 }
            for y in 0..<11 {
                for x in 0..<19 { #expect(mask.contains(x: x, y: y) == (picture.alpha(x: x, y: y) >= UInt8(least))) }
            }
        }
    }

    @Test(arguments: SheetFrame.Turn.allCases)
    func `of a sheet's frame lies where the frame's mask lies`(turn: SheetFrame.Turn) throws {
        let page = random(width: 30, height: 24, seed: 3)
        var bitmap = HitMask.Bitmap(width: 30, height: 24)
        for y in 0..<24 { for x in 0..<30 where page.alpha(x: x, y: y) >= 100 { bitmap.set(x: x, y: y) } }
        let frame = SheetFrame(
            "f", x: 4, y: 2, turn: turn, kept: PixelRect(x: 3, y: 1, width: 17, height: 11), sourceWidth: 23,
            sourceHeight: 15, line: nil)
        let (mask, art) = (try frame.placed(from: bitmap), try frame.placed(from: page))
        #expect((art.width, art.height) == (mask.width, mask.height))
        for y in 0..<15 { for x in 0..<23 { #expect(mask.contains(x: x, y: y) == (art.alpha(x: x, y: y) >= 100)) } }
    }

    @Test func `is damaged where the file is, and says so`() throws {
        let bytes = try random(width: 9, height: 9, seed: 4).png
        #expect(throws: ArtError.self) { try PNGReader.readPicture(bytes: Array(bytes.dropLast(20))) }
        #expect(throws: ArtError.self) { try PNGReader.readPicture(bytes: []) }
    }
}
