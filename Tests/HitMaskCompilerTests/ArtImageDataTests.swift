import HitMaskCompiler
import TestSupport
import Testing

private typealias Chunk = PNGMaker.Chunk

/// A 3 × 3 picture with alpha.
private let maker = PNGMaker(width: 3, alphas: [255, 0, 26, 25, 255, 0, 0, 1, 200])

@Suite("The policy for image data")
struct ArtImageDataTests {
    private func file(data: [UInt8], then more: [PNGMaker.Chunk] = []) -> [UInt8] {
        PNGMaker.file([maker.chunks[0], Chunk("IDAT", data)] + more + [Chunk("IEND")])
    }

    private var stream: [UInt8] { maker.chunks[1].data }

    @Test("refuses a stream whose checksum is wrong or missing")
    func adler() {
        var wrong = stream
        wrong[wrong.count - 1] ^= 1
        #expect(refusal(file(data: wrong)) == .imageDamaged(row: 2, reason: "IDAT: incorrect data check"))
        for missing in 1...4 {
            #expect(refusal(file(data: stream.dropLast(missing))) == .imageCut(row: 2, rows: 3))
        }
    }

    @Test("refuses a wrong checksum however the image data is cut into chunks")
    func adlerInPieces() {
        for wrong in 1...4 {
            var data = stream
            data[data.count - wrong] ^= 1
            for size in 1...9 {
                let pieces = stride(from: 0, to: data.count, by: size).map {
                    Chunk("IDAT", Array(data[$0..<min($0 + size, data.count)]))
                }
                let error = refusal(PNGMaker.file([maker.chunks[0]] + pieces + [Chunk("IEND")]))
                #expect(error == .imageDamaged(row: 2, reason: "IDAT: incorrect data check"))
            }
        }
    }

    @Test("finds the checksum wherever libpng's blocks of 8,192 bytes end")
    func adlerAcrossBlocks() throws {
        for width in 8_176...8_188 {
            var wide = PNGMaker(width: width, height: 1, colour: 0)
            wide.samples = [UInt16](repeating: 3, count: width)
            #expect(try picture(wide.file).1.warnings.isEmpty)
            var chunks = wide.chunks
            chunks[1].data[chunks[1].data.count - 1] ^= 1
            #expect(refusal(PNGMaker.file(chunks)) == .imageDamaged(row: 0, reason: "IDAT: incorrect data check"))
        }
    }

    @Test("reads a last row that stands behind a megabyte of nothing")
    func emptyBlocks() throws {
        let rows = maker.filteredRows
        let nothing = [[UInt8]](repeating: [0, 0, 0, 0xFF, 0xFF], count: 300_000).flatMap { $0 }
        let whole = maker.deflated(rows)
        let first: [UInt8] = [0, 26, 0, 0xE5, 0xFF] + rows.prefix(26)
        let last: [UInt8] = [1, 13, 0, 0xF2, 0xFF] + rows.suffix(13)
        let data = [whole[0], whole[1]] + first + nothing + last + Array(whole.suffix(4))
        let (bitmap, summary) = try picture(file(data: data))
        #expect(bitmap == expected(maker))
        #expect(summary.warnings.isEmpty)
    }

    @Test("refuses rows that are missing")
    func rows() {
        let rows = maker.filteredRows
        for count in 0..<rows.count {
            let error = refusal(file(data: maker.deflated(Array(rows.prefix(count)))))
            #expect(error == .imageCut(row: count / 13, rows: 3))
        }
        #expect(refusal(file(data: [])) == .imageCut(row: 0, rows: 3))
    }

    @Test("refuses a filter that does not exist")
    func filter() {
        var rows = maker.filteredRows
        rows[13] = 5
        let error = ArtError.imageDamaged(row: 1, reason: "bad adaptive filter value")
        #expect(refusal(file(data: maker.deflated(rows))) == error)
    }

    @Test("refuses a stream that is no zlib stream")
    func header() {
        let error = refusal(file(data: Array(stream.dropFirst(2))))
        guard case .imageDamaged(row: 0, let reason) = error else {
            Issue.record("unexpected: \(String(describing: error))")
            return
        }
        #expect(reason.hasPrefix("IDAT: "))
    }

    @Test("refuses a distance that leads before the picture")
    func distance() {
        // A fixed block whose first symbol is a match: length 3, distance 1.
        let error = refusal(file(data: [0x78, 0x01, 0x03, 0x02, 0x00]))
        #expect(error == .imageDamaged(row: 0, reason: "IDAT: invalid distance too far back"))
    }

    @Test("warns of data behind the picture's, and does not change the mask")
    func extra() throws {
        let rows = maker.filteredRows
        let mask = expected(maker)
        for bytes in [
            file(data: maker.deflated(rows + rows)), file(data: stream + [1, 2, 3]),
            file(data: stream, then: [Chunk("IDAT", [1, 2])]),
            file(data: stream, then: [Chunk("tEXt"), Chunk("IDAT", [1, 2])]),
            file(data: maker.deflated(rows + [UInt8](repeating: 0, count: 1_200_000))),
        ] {
            let (bitmap, summary) = try picture(bytes)
            #expect(bitmap == mask)
            #expect(summary.warnings == [.extraImageData])
        }
    }

    @Test("checks everything behind megabytes of extra image data")
    func behindExtra() {
        let much = [UInt8](repeating: 0, count: 1_200_000)
        let rows = maker.filteredRows
        for chunks in [
            [Chunk("IDAT", maker.deflated(rows + much))], [Chunk("IDAT", stream + much)],
            [Chunk("IDAT", stream), Chunk("IDAT", much)],
        ] {
            let whole = [maker.chunks[0]] + chunks
            #expect(refusal(PNGMaker.file(whole + [Chunk("IEND")])) == nil)
            let cut = PNGMaker.file(whole)
            #expect(refusal(cut) == .cut(chunk: "", bytes: cut.count, needed: cut.count + 12))
            let end = ArtError.checksum(chunk: "IEND", found: 1, expected: 0xAE42_6082, offset: cut.count)
            #expect(refusal(PNGMaker.file(whole + [Chunk("IEND", checksum: 1)])) == end)
            guard case .unknownCriticalChunk = refusal(PNGMaker.file(whole + [Chunk("ABCD"), Chunk("IEND")])) else {
                Issue.record("the chunk behind was not seen")
                continue
            }
            let last = chunks.count
            var damaged = whole
            damaged[last].checksum = 1
            guard case .checksum("IDAT", 1, _, _) = refusal(PNGMaker.file(damaged + [Chunk("IEND")])) else {
                Issue.record("the damage of the last IDAT was not seen")
                continue
            }
        }
    }

    @Test("refuses extra image data that is itself damaged")
    func damagedExtra() {
        let rows = maker.filteredRows
        var data = maker.deflated(rows + rows)
        data[data.count - 1] ^= 1
        #expect(refusal(file(data: data)) == .imageDamaged(row: 2, reason: "IDAT: incorrect data check"))
        let late = Chunk("IDAT", [1], checksum: 7)
        let error = refusal(file(data: stream, then: [late]))
        guard case .checksum("IDAT", 7, _, _) = error else {
            Issue.record("unexpected: \(String(describing: error))")
            return
        }
    }

    @Test("accepts a stream whose declared window is too small")
    func window() throws {
        // The header declares 256 bytes, and the second row begins with a match of 3 at the distance 300.
        var wide = PNGMaker(width: 299, height: 2, colour: 0)
        wide.samples = (0..<598).map { UInt16($0 % 299 * 7 % 256) }
        let rows = wide.filteredRows
        let first: [UInt8] = [0x00, 0x2C, 0x01, 0xD3, 0xFE] + rows.prefix(300)
        let match: [UInt8] = [0x02, 0x86, 0x15, 0x20]
        let rest: [UInt8] = [0x29, 0x01, 0xD6, 0xFE] + rows.suffix(297)
        let data = [0x08, 0x1D] + first + match + rest + Array(wide.deflated(rows).suffix(4))
        let (_, summary) = try picture(PNGMaker.file([wide.chunks[0], Chunk("IDAT", data), Chunk("IEND")]))
        #expect(summary.opaqueCount == 598)
        #expect(summary.warnings.isEmpty)
    }
}
