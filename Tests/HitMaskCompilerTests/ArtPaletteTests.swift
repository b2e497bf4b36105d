import HitMaskCompiler
import TestSupport
import Testing

private typealias Chunk = PNGMaker.Chunk

/// A 4 × 4 picture of a palette with 8 entries: IHDR at 8, PLTE at 33, tRNS at 69, IDAT at 84.
private var indexed: PNGMaker {
    var maker = PNGMaker(width: 4, height: 4, colour: 3)
    maker.samples = (0..<16).map { UInt16($0 % 8) }
    maker.palette = [UInt8](repeating: 9, count: 24)
    maker.transparency = [0, 128, 255]
    return maker
}

/// A 2 × 2 picture with alpha: IHDR at 8, IDAT at 33.
private let rgba = PNGMaker(width: 2, alphas: [255, 0, 26, 25])

@Suite("The policy for palettes and tRNS")
struct ArtPaletteTests {
    private func replacing(_ index: Int, in maker: PNGMaker, _ chunk: PNGMaker.Chunk) -> [UInt8] {
        var chunks = maker.chunks
        chunks[index] = chunk
        return PNGMaker.file(chunks)
    }

    private func inserting(_ chunk: PNGMaker.Chunk, at index: Int, in maker: PNGMaker) -> [UInt8] {
        var chunks = maker.chunks
        chunks.insert(chunk, at: index)
        return PNGMaker.file(chunks)
    }

    @Test("refuses PLTE of a wrong size, in a wrong place or missing")
    func palettes() {
        func length(_ count: Int) -> ArtError? {
            refusal(replacing(1, in: indexed, Chunk("PLTE", [UInt8](repeating: 0, count: count))))
        }
        for count in [0, 1, 23, 769, 771] {
            #expect(length(count) == .chunkLength(chunk: "PLTE", found: count, expected: 768, offset: 33))
        }
        var two = PNGMaker(width: 1, height: 1, depth: 1, colour: 3)
        two.palette = [UInt8](repeating: 0, count: 9)
        #expect(refusal(two.file) == .chunkLength(chunk: "PLTE", found: 9, expected: 6, offset: 33))
        var chunks = indexed.chunks
        chunks.swapAt(1, 2)
        #expect(refusal(PNGMaker.file(chunks)) == .misplacedChunk("tRNS", position: "before PLTE", offset: 33))
        chunks = indexed.chunks
        chunks.remove(at: 2)
        chunks.remove(at: 1)
        #expect(refusal(PNGMaker.file(chunks)) == .missingChunk("PLTE", found: "IDAT", offset: 33))
        let late = Chunk("PLTE", [1, 2, 3])
        #expect(
            refusal(inserting(late, at: 2, in: rgba)) == .misplacedChunk("PLTE", position: "after IDAT", offset: 74))
    }

    @Test("refuses a palette behind tRNS of an RGB picture")
    func paletteBehindTransparency() {
        var maker = PNGMaker(width: 1, height: 1, colour: 2)
        maker.transparency = [0, 0, 0, 0, 0, 0]
        let file = inserting(Chunk("PLTE", [1, 2, 3]), at: 2, in: maker)
        #expect(refusal(file) == .misplacedChunk("PLTE", position: "after tRNS", offset: 51))
    }

    @Test("refuses tRNS of a wrong size, in a wrong place, on alpha, or with samples beyond the depth")
    func transparency() {
        func indexedLength(_ count: Int) -> ArtError? {
            refusal(replacing(2, in: indexed, Chunk("tRNS", [UInt8](repeating: 0, count: count))))
        }
        for count in [0, 9] {
            #expect(indexedLength(count) == .chunkLength(chunk: "tRNS", found: count, expected: 8, offset: 69))
        }
        for (colour, right) in [(0, 2), (2, 6)] {
            for count in [0, 1, 3, 5, 7] {
                var maker = PNGMaker(width: 1, height: 1, colour: colour)
                maker.transparency = [UInt8](repeating: 0, count: count)
                let error = ArtError.chunkLength(chunk: "tRNS", found: count, expected: right, offset: 33)
                #expect(refusal(maker.file) == error)
            }
        }
        for colour in [4, 6] {
            var maker = PNGMaker(width: 1, height: 1, colour: colour)
            maker.transparency = [0, 0]
            #expect(refusal(maker.file) == .transparencyOnAlpha(colourType: colour))
        }
        let late = refusal(inserting(indexed.chunks[2], at: 4, in: indexed).removing(69..<84))
        #expect(late == .misplacedChunk("tRNS", position: "after IDAT", offset: 112))
        for depth in [1, 2, 4, 8] {
            var maker = PNGMaker(width: 1, height: 1, depth: depth, colour: 0)
            maker.transparency = PNGMaker.big(UInt32(1 << depth)).suffix(2)
            #expect(refusal(maker.file) == .transparencySample(found: 1 << depth, greatest: (1 << depth) - 1))
        }
        var rgb = PNGMaker(width: 1, height: 1, colour: 2)
        rgb.transparency = [0, 1, 0, 2, 1, 3]
        #expect(refusal(rgb.file) == .transparencySample(found: 259, greatest: 255))
    }

    @Test("refuses a palette index that is not in the palette, and names the pixel", arguments: [false, true])
    func paletteIndex(interlaced: Bool) {
        var maker = indexed
        maker.interlaced = interlaced
        maker.samples[4 * 2 + 3] = 8
        #expect(refusal(maker.file) == .paletteIndex(found: 8, entries: 8, x: 3, y: 2))
        maker.transparency = nil
        #expect(refusal(maker.file) == .paletteIndex(found: 8, entries: 8, x: 3, y: 2))
    }

    @Test("refuses such an index in whichever column it is", arguments: [7, 8, 9, 16, 17, 25])
    func paletteIndexColumns(width: Int) {
        for x in 0..<width {
            var maker = PNGMaker(width: width, height: 2, colour: 3)
            maker.palette = [UInt8](repeating: 9, count: 24)
            maker.samples[width + x] = 9
            #expect(refusal(maker.file) == .paletteIndex(found: 9, entries: 8, x: x, y: 1))
        }
    }

    @Test("counts an entry whose alpha equals the threshold", arguments: [1, 2, 26, 127, 128, 254, 255])
    func equalAlpha(least: Int) throws {
        var maker = PNGMaker(width: 256, height: 1, colour: 3)
        maker.palette = [UInt8](repeating: 9, count: 768)
        maker.transparency = (0...255).map { UInt8($0) }
        maker.samples = (0...255).map { UInt16($0) }
        var options = ArtOptions()
        options.alphaThreshold = try AlphaThreshold(numerator: UInt64(least), denominator: 255)
        var opaque: [Int] = []
        _ = try PNGReader.read(bytes: maker.file, options: options) { band in
            opaque += (0..<band.width).filter { band.contains(x: $0, y: 0) }
        }
        #expect(opaque == Array(least...255))
    }
}
