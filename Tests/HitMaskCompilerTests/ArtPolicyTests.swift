import HitMaskCompiler
import TestSupport
import Testing

private typealias Chunk = PNGMaker.Chunk

/// The error that reading a file ends with.
func refusal(_ bytes: [UInt8], _ options: ArtOptions = ArtOptions()) -> ArtError? {
    do {
        _ = try PNGReader.read(bytes: bytes, options: options) { _ in }
        return nil
    } catch {
        return error as? ArtError
    }
}

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

@Suite("The policy for chunks")
struct ArtPolicyTests {
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

    @Test("accepts the files that the other tests damage")
    func accepted() throws {
        #expect(try picture(rgba.file).0.bytes == [0b01, 0b01])
        #expect(try picture(indexed.file).0 == expected(indexed))
    }

    @Test("refuses a wrong checksum of IHDR, PLTE, tRNS, IDAT and IEND", arguments: [0, 1, 2, 3, 4])
    func checksums(index: Int) {
        let offset = [8, 33, 69, 84, 84 + 12 + 31][index]
        var chunk = indexed.chunks[index]
        let stored = indexed.file[(offset + 8 + chunk.data.count)...].prefix(4)
        let right = stored.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        chunk.checksum = right ^ 1
        let error = ArtError.checksum(chunk: chunk.name, found: right ^ 1, expected: right, offset: offset)
        #expect(refusal(replacing(index, in: indexed, chunk)) == error)
    }

    @Test("refuses a first chunk other than IHDR, and an IHDR whose length is not 13")
    func firstChunk() {
        #expect(refusal(PNGMaker.file(Array(rgba.chunks.dropFirst()))) == .firstChunk(found: "IDAT"))
        #expect(refusal(inserting(Chunk("tEXt"), at: 0, in: rgba)) == .firstChunk(found: "tEXt"))
        for length in [12, 14] {
            let header = Array((rgba.header + [0]).prefix(length))
            let error = ArtError.chunkLength(chunk: "IHDR", found: length, expected: 13, offset: 8)
            #expect(refusal(replacing(0, in: rgba, Chunk("IHDR", header))) == error)
        }
    }

    @Test("refuses headers that PNG does not know")
    func headers() {
        func header(_ index: Int, _ value: UInt8) -> ArtError? {
            var header = rgba.header
            header[index] = value
            return refusal(replacing(0, in: rgba, Chunk("IHDR", header)))
        }
        #expect(header(3, 0) == .headerField(name: "width", found: 0))
        #expect(header(7, 0) == .headerField(name: "height", found: 0))
        #expect(header(4, 0x80) == .headerField(name: "height", found: 0x8000_0002))
        #expect(header(9, 5) == .headerField(name: "colour type", found: 5))
        #expect(header(9, 255) == .headerField(name: "colour type", found: 255))
        #expect(header(8, 4) == .bitDepth(found: 4, colourType: 6))
        #expect(header(8, 99) == .bitDepth(found: 99, colourType: 6))
        #expect(header(10, 1) == .headerField(name: "compression method", found: 1))
        #expect(header(11, 64) == .headerField(name: "filter method", found: 64))
        #expect(header(12, 2) == .headerField(name: "interlace method", found: 2))
    }

    @Test("refuses a second IHDR, PLTE or tRNS")
    func duplicates() {
        #expect(
            refusal(inserting(Chunk("IHDR", rgba.header), at: 1, in: rgba)) == .duplicateChunk("IHDR", offset: 33))
        #expect(
            refusal(inserting(indexed.chunks[1], at: 2, in: indexed)) == .duplicateChunk("PLTE", offset: 69))
        #expect(
            refusal(inserting(indexed.chunks[2], at: 3, in: indexed)) == .duplicateChunk("tRNS", offset: 84))
    }

    @Test("refuses unknown critical chunks and names that are no letters")
    func unknownChunks() {
        #expect(
            refusal(inserting(Chunk("ABCD"), at: 1, in: rgba)) == .unknownCriticalChunk("ABCD", offset: 33))
        #expect(
            refusal(inserting(Chunk("CgBI"), at: 1, in: rgba)) == .unknownCriticalChunk("CgBI", offset: 33))
        let name = ArtError.chunkName(bytes: Array("te1t".utf8), offset: 33)
        #expect(refusal(inserting(Chunk("te1t"), at: 1, in: rgba)) == name)
    }

    @Test("refuses a file without IDAT or IEND")
    func missing() {
        #expect(
            refusal(PNGMaker.file([rgba.chunks[0], Chunk("IEND")])) == .missingChunk("IDAT", found: "IEND", offset: 33))
        let count = rgba.file.count - 12
        #expect(
            refusal(Array(rgba.file.dropLast(12))) == .cut(chunk: "", bytes: count, needed: count + 12))
    }

    @Test("refuses a chunk longer than PNG allows, and one longer than the file, without reserving its length")
    func longChunks() {
        var file = inserting(Chunk("tEXt"), at: 1, in: rgba)
        file.replaceSubrange(33..<37, with: [0xFF, 0xFF, 0xFF, 0xFF])
        let tooLong = ArtError.chunkLength(chunk: "tEXt", found: 0xFFFF_FFFF, expected: 0x7FFF_FFFF, offset: 33)
        #expect(refusal(file) == tooLong)
        file.replaceSubrange(33..<37, with: [0x7F, 0xFF, 0xFF, 0xFF])
        #expect(refusal(file) == .cut(chunk: "tEXt", bytes: file.count, needed: 33 + 12 + 0x7FFF_FFFF))
    }
}

extension [UInt8] {
    func removing(_ range: Range<Int>) -> [UInt8] { Array(self[..<range.lowerBound] + self[range.upperBound...]) }
}
