import HitMaskCompiler
import HitMasks
import TestSupport
import Testing

/// Reads a picture into one bitmap.
func picture(_ bytes: [UInt8], _ options: ArtOptions = ArtOptions()) throws -> (HitMask.Bitmap, PNGReader.Summary) {
    var joined: [UInt8] = []
    var size = (width: 0, height: 0)
    let summary = try PNGReader.read(bytes: bytes, options: options, began: { size = ($0, $1) }) { band in
        #expect(band.width == size.width)
        joined += band.bytes
    }
    #expect(size == (summary.width, summary.height))
    var bitmap = HitMask.Bitmap(width: summary.width, height: summary.height)
    #expect(bitmap.bytes.count == joined.count)
    bitmap.bytes = joined
    #expect(bitmap.bytes.reduce(0) { $0 + $1.nonzeroBitCount } == summary.opaqueCount)
    return (bitmap, summary)
}

/// The mask that the slow oracle makes.
func expected(_ maker: PNGMaker, _ numerator: Int = 1, _ denominator: Int = 10) -> HitMask.Bitmap {
    var bitmap = HitMask.Bitmap(width: maker.width, height: maker.height)
    for y in 0..<maker.height {
        for x in 0..<maker.width where maker.isOpaque(x: x, y: y, numerator, denominator) { bitmap.set(x: x, y: y) }
    }
    return bitmap
}

/// The number of pixels whose alpha is at least a half.
private func solidCount(_ maker: PNGMaker) -> Int {
    var count = 0
    for y in 0..<maker.height {
        for x in 0..<maker.width where maker.isOpaque(x: x, y: y, 1, 2) { count += 1 }
    }
    return count
}

@Suite("A picture's mask")
struct ArtPictureTests {
    static let layouts = [
        (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 2), (3, 4), (3, 8), (4, 8), (4, 16),
        (6, 8), (6, 16),
    ]

    @Test("is that of the oracle for every colour type, depth, filter and size", arguments: layouts)
    func everyLayout(colour: Int, depth: Int) throws {
        var dice = SeededRandom(seed: UInt64(colour * 100 + depth))
        for (width, height) in [(1, 1), (2, 5), (5, 2), (7, 7), (8, 9), (9, 8), (16, 5), (17, 3), (33, 10), (4, 1)] {
            for transparent in colour & 4 == 0 ? [false, true] : [false] {
                for interlaced in [false, true] {
                    for filter in [nil, 0, 1, 2, 3, 4] as [UInt8?] {
                        var maker = PNGMaker.random(
                            width: width, height: height, depth: depth, colour: colour, transparent: transparent,
                            using: &dice)
                        maker.interlaced = interlaced
                        maker.filter = filter
                        let (bitmap, summary) = try picture(maker.file)
                        #expect(bitmap == expected(maker), "\(width) × \(height), \(interlaced), \(filter ?? 9)")
                        #expect(summary.hasAlpha == (transparent || colour >= 4))
                        #expect(summary.solidCount == solidCount(maker))
                        #expect(summary.warnings.isEmpty)
                    }
                }
            }
        }
    }

    @Test("follows the threshold at 8 and 16 bit to the last unit", arguments: ["0", "0.1", "0.5", "128/255", "1"])
    func neighbours(threshold text: String) throws {
        let threshold = try AlphaThreshold(text)
        for (depth, full) in [(8, 255), (16, 65_535)] {
            let least = Int(threshold.leastAlpha(maximum: UInt32(full)))
            let alphas = [0, 1, 2, 25, 26, 127, 128, 254, 255, least - 1, least, least + 1, full - 1, full]
                .map { UInt16(min($0, full)) }
            let maker = PNGMaker(width: alphas.count, alphas: alphas, depth: depth)
            let (bitmap, _) = try picture(maker.file, ArtOptions(alphaThreshold: threshold))
            let rule = expected(maker, Int(threshold.numerator), Int(threshold.denominator))
            #expect(bitmap == rule, "\(text) at \(depth) bit")
            #expect(!bitmap.contains(x: 0, y: 0), "alpha 0 is never opaque")
            #expect(bitmap.contains(x: 13, y: 0), "full alpha is always opaque")
        }
    }

    @Test("is never reduced from 16 bit: the low byte decides")
    func lowByte() throws {
        let maker = PNGMaker(width: 4, alphas: [0x7FFF, 0x8000, 0x807F, 0x8080], depth: 16)
        let (half, _) = try picture(maker.file, ArtOptions(alphaThreshold: try AlphaThreshold("32768/65535")))
        #expect(half.bytes == [0b1110])
        let (above, _) = try picture(maker.file, ArtOptions(alphaThreshold: try AlphaThreshold("128/255")))
        #expect(above.bytes == [0b1000])
    }

    @Test("comes in bands of 256 rows, the last lower, for flat and interlaced files", arguments: [false, true])
    func bands(interlaced: Bool) throws {
        for height in [255, 256, 257, 512, 600] {
            var maker = PNGMaker(width: 3, alphas: (0..<3 * height).map { UInt16($0 * 7 % 256) })
            maker.interlaced = interlaced
            var heights: [Int] = []
            _ = try PNGReader.read(bytes: maker.file) { heights.append($0.height) }
            #expect(heights == Array(repeating: 256, count: height / 256) + (height % 256 > 0 ? [height % 256] : []))
            #expect(try picture(maker.file).0 == expected(maker))
        }
    }

    @Test("treats palette entries that tRNS leaves out as opaque, and all-zero tRNS as blank")
    func shortTransparency() throws {
        var maker = PNGMaker(width: 4, height: 1, colour: 3)
        maker.samples = [0, 1, 2, 3]
        maker.palette = [UInt8](repeating: 0, count: 12)
        maker.transparency = [0, 25]
        #expect(try picture(maker.file).0.bytes == [0b1100])
        maker.transparency = [0, 0, 0, 0]
        #expect(try picture(maker.file).0.bytes == [0])
    }

    @Test("does not depend on how the image data is cut into chunks, empty ones among them")
    func manyChunks() throws {
        let maker = PNGMaker(width: 9, alphas: (0..<81).map { UInt16($0 * 3) })
        let data = maker.chunks[1].data
        let pieces = data.flatMap { [PNGMaker.Chunk("IDAT", [$0]), PNGMaker.Chunk("IDAT")] }
        let file = PNGMaker.file([maker.chunks[0]] + pieces + [maker.chunks[2]])
        #expect(try picture(file).0 == expected(maker))
        #expect(try picture(file).1.warnings.isEmpty)
    }

    @Test("is the same from a file as from memory")
    func fromFile() throws {
        let maker = PNGMaker(width: 200, alphas: (0..<60_000).map { UInt16($0 % 251) })
        let bands = try withTemporaryFile(maker.file) { path in
            var bytes: [UInt8] = []
            _ = try PNGReader.read(path: path) { bytes += $0.bytes }
            return bytes
        }
        #expect(bands == expected(maker).bytes)
    }

    @Test("passes on what the band's receiver throws")
    func receiverThrows() {
        struct Stop: Error {}
        let file = PNGMaker(width: 1, alphas: [255]).file
        #expect(throws: Stop.self) { try PNGReader.read(bytes: file) { _ in throw Stop() } }
    }
}
