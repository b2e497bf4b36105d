import HitMaskCompiler
import TestSupport
import Testing

private typealias Chunk = PNGMaker.Chunk

/// A 3 × 3 picture with alpha.
private let maker = PNGMaker(width: 3, alphas: [255, 0, 26, 25, 255, 0, 0, 1, 200])

@Suite("The policy for what does not matter to the mask")
struct ArtOddityTests {
    @Test("warns of data in IEND, and of bytes behind it with their number")
    func behind() throws {
        let withData = PNGMaker.file(maker.chunks.dropLast() + [Chunk("IEND", [1, 2, 3])])
        #expect(try picture(withData).1.warnings == [.dataInEnd(bytes: 3)])
        for count in [1, 100_000] {
            let trailing = maker.file + [UInt8](repeating: 0, count: count)
            #expect(try picture(trailing).1.warnings == [.bytesAfterEnd(count: count)])
        }
        #expect(try picture(maker.file + maker.file).1.warnings == [.bytesAfterEnd(count: maker.file.count)])
    }

    @Test("warns of damage in chunks that do not matter, before and behind the picture")
    func skippedChunks() throws {
        let damaged = Chunk("gAMA", [0, 0, 0, 1], checksum: 0)
        var chunks = maker.chunks
        chunks.insert(damaged, at: 1)
        #expect(try picture(PNGMaker.file(chunks)).1.warnings == [.damagedChunk("gAMA", offset: 33)])
        chunks = maker.chunks
        chunks.insert(damaged, at: 2)
        let offset = maker.file.count - 12
        #expect(try picture(PNGMaker.file(chunks)).1.warnings == [.damagedChunk("gAMA", offset: offset)])
    }

    @Test("is silent about nonsense in chunks that do not matter", arguments: ["iCCP", "gAMA", "cHRM", "sRGB", "sBIT"])
    func nonsense(name: String) throws {
        for count in [0, 1, 5_000] {
            var chunks = maker.chunks
            chunks.insert(Chunk(name, [UInt8](repeating: 255, count: count)), at: 1)
            chunks.insert(Chunk("tEXt", [0]), at: 1)
            #expect(try picture(PNGMaker.file(chunks)).1.warnings.isEmpty)
        }
    }

    @Test("lists sixteen oddities and counts the rest")
    func many() throws {
        var chunks = maker.chunks
        for _ in 0..<20 { chunks.insert(Chunk("tEXt", checksum: 0), at: 1) }
        let warnings = try picture(PNGMaker.file(chunks)).1.warnings
        #expect(warnings.count == 17)
        #expect(warnings.last == .more(count: 4))
    }

    @Test("takes the default image of an animation, and warns")
    func animation() throws {
        var chunks = maker.chunks
        chunks.insert(Chunk("acTL", [0, 0, 0, 1, 0, 0, 0, 0]), at: 1)
        chunks.insert(Chunk("fdAT", [0, 0, 0, 1, 9]), at: 3)
        let (bitmap, summary) = try picture(PNGMaker.file(chunks))
        #expect(bitmap == expected(maker))
        #expect(summary.warnings == [.animation])
    }

    @Test("warns of a palette in a grey picture, and is silent about one in an RGB picture")
    func uselessPalettes() throws {
        var grey = PNGMaker(width: 1, height: 1, colour: 4)
        grey.palette = [1, 2, 3]
        #expect(try picture(grey.file).1.warnings == [.paletteOnGrey(offset: 33)])
        var rgb = PNGMaker(width: 1, height: 1, colour: 2)
        rgb.palette = [1, 2, 3]
        #expect(try picture(rgb.file).1.warnings.isEmpty)
    }
}
