import HitMaskCompiler
import HitMasks
import TestSupport
import Testing

@Suite("A PNG that is written")
struct ArtWriterTests {
    @Test("of a mask is a 1-bit grey picture, black where transparent")
    func mask() throws {
        for width in [1, 7, 8, 9, 100] {
            var bitmap = HitMask.Bitmap(width: width, height: 5)
            for i in 0..<width * 5 where i % 3 == 1 { bitmap.set(x: i % width, y: i / width) }
            let bytes = try PNGWriter.mask(bitmap)
            #expect(bytes[24] == 1 && bytes[25] == 0, "the bit depth and colour type")
            // With black as the transparent colour, the reader gives the mask back.
            let chunk = PNGMaker.Chunk("tRNS", [0, 0])
            let keyed = bytes[..<33] + PNGMaker.file([chunk]).dropFirst(8) + bytes[33...]
            #expect(try picture(Array(keyed)).0 == bitmap)
        }
    }

    @Test("of grey and RGBA pixels has their alphas, and the same bytes each time")
    func pixels() throws {
        let pixels = (0..<4 * 12).map { UInt8($0 * 21 & 255) }
        let bytes = try PNGWriter.rgba(width: 4, height: 3, pixels)
        #expect(bytes == (try PNGWriter.rgba(width: 4, height: 3, pixels)))
        let opaque = stride(from: 3, to: 48, by: 4).map { pixels[$0] >= 26 }
        let (bitmap, summary) = try picture(bytes)
        #expect((0..<12).map { bitmap.contains(x: $0 % 4, y: $0 / 4) } == opaque)
        #expect(summary.hasAlpha && summary.warnings.isEmpty)

        let grey = try PNGWriter.grey(width: 4, height: 3, (0..<12).map { UInt8($0) })
        let keyed = grey[..<33] + PNGMaker.file([.init("tRNS", [0, 5])]).dropFirst(8) + grey[33...]
        #expect(try picture(Array(keyed)).1.opaqueCount == 11)
        #expect(try picture(grey).1.hasAlpha == false)
    }

    @Test("has at least one pixel")
    func empty() {
        #expect(throws: ArtError.self) { try PNGWriter.mask(HitMask.Bitmap(width: 0, height: 3)) }
        #expect(throws: ArtError.self) { try PNGWriter.grey(width: 3, height: 0, []) }
    }
}
