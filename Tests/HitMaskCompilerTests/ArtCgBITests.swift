import HitMaskCompiler
import TestSupport
import Testing

private typealias Chunk = PNGMaker.Chunk

private func apple(_ maker: PNGMaker) -> PNGMaker {
    var maker = maker
    maker.isRaw = true
    return maker
}

private func file(_ chunks: [PNGMaker.Chunk]) -> [UInt8] {
    PNGMaker.file([Chunk("CgBI", [0x50, 0, 0x20, 2])] + chunks)
}

private func reason(_ bytes: [UInt8]) -> String? {
    guard case .cgbi(let reason) = refusal(bytes) else { return nil }
    return reason
}

@Suite("An Apple-optimised (CgBI) PNG")
struct ArtCgBITests {
    @Test("gives the oracle's mask for every filter, size and interlacing", arguments: [2, 6])
    func read(colour: Int) throws {
        var dice = SeededRandom(seed: 5)
        for (width, height) in [(1, 1), (2, 5), (5, 2), (7, 7), (8, 9), (17, 3), (33, 10), (3, 300)] {
            for interlaced in [false, true] {
                for filter in [nil, 0, 1, 2, 3, 4] as [UInt8?] {
                    var maker = apple(
                        .random(
                            width: width, height: height, depth: 8, colour: colour, transparent: false, using: &dice))
                    maker.interlaced = interlaced
                    maker.filter = filter
                    let (bitmap, summary) = try picture(file(maker.chunks))
                    #expect(bitmap == expected(maker), "\(width) × \(height), \(interlaced), \(filter ?? 9)")
                    #expect(summary.hasAlpha == (colour == 6))
                    #expect(summary.warnings.isEmpty)
                }
            }
        }
    }

    @Test("is refused by name where anything about it is in doubt")
    func refused() {
        let maker = apple(PNGMaker(width: 3, alphas: [255, 0, 26, 25, 255, 0]))
        func data(_ bytes: [UInt8]) -> String? {
            reason(file([maker.chunks[0], Chunk("IDAT", bytes), Chunk("IEND")]))
        }
        let rows = maker.filteredRows
        let framed = PNGMaker(width: 3, alphas: [255, 0, 26, 25, 255, 0]).chunks[1].data
        #expect(data(framed) == "invalid stored block lengths")
        #expect(data([]) == "its image data ends too early")
        #expect(data(maker.deflated(Array(rows.dropLast()))) == "its image data ends too early")
        #expect(data(maker.deflated(rows).dropLast()) == "its image data ends too early")
        #expect(data(maker.deflated(rows + [0])) == "it has more image data than its size needs")
        #expect(data(maker.deflated([5] + rows.dropFirst())) == "a row has the filter 5, and only 0 to 4 exist")
        #expect(data([0x07]) == "invalid block type")
        var clear = apple(PNGMaker(width: 1, height: 1, colour: 2))
        clear.transparency = [0, 0, 0, 0, 0, 0]
        #expect(reason(file(clear.chunks)) == "it has a tRNS chunk, which such files do not have")
    }

    @Test(
        "is refused in colour types and depths that Apple's tools do not write",
        arguments: [(0, 8), (3, 8), (4, 8), (6, 16)])
    func layouts(colour: Int, depth: Int) {
        var maker = apple(PNGMaker(width: 1, height: 1, depth: depth, colour: colour))
        if colour == 3 { maker.palette = [0, 0, 0] }
        #expect(reason(file(maker.chunks))?.hasPrefix("its colour type and bit depth") == true)
    }

    @Test("is refused by name in the message, with the way out")
    func message() {
        let text = ArtError.cgbi(reason: "invalid block type").description
        #expect(text.contains("CgBI") && text.contains("-revert-iphone-optimizations"))
    }

    @Test("warns of bytes behind its stream")
    func extra() throws {
        let maker = apple(PNGMaker(width: 1, alphas: [255]))
        let data = maker.chunks[1].data + [1, 2, 3, 4]
        let (bitmap, summary) = try picture(file([maker.chunks[0], Chunk("IDAT", data), Chunk("IEND")]))
        #expect(bitmap.bytes == [1])
        #expect(summary.warnings == [.extraImageData])
    }
}
