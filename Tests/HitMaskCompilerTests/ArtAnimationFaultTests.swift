import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

@Suite struct `An animated PNG is refused` {
    private typealias Chunk = PNGMaker.Chunk

    /// Three frames on a canvas of 4 × 3 pixels: IHDR, acTL, fcTL, IDAT, fcTL, fdAT, fcTL, fdAT, IEND.
    private var chunks: [Chunk] {
        var frames = (0..<3).map { _ in AnimationMaker.Frame(PNGMaker(width: 4, height: 3)) }
        frames[1].picture = PNGMaker(width: 2, height: 2)
        (frames[1].x, frames[1].y) = (2, 1)
        return AnimationMaker(width: 4, height: 3, frames: frames).chunks
    }

    private func error(_ change: (inout [Chunk]) -> Void) -> ArtError? {
        var chunks = chunks
        change(&chunks)
        return error(PNGMaker.file(chunks))
    }

    private func error(_ file: [UInt8], _ options: ArtOptions = ArtOptions()) -> ArtError? {
        do {
            _ = try PNGReader.readFrames(bytes: file, options: options)
            return nil
        } catch {
            return error as? ArtError
        }
    }

    /// Where a chunk begins in the file.
    private func offset(_ index: Int) -> Int { 8 + chunks[..<index].reduce(0) { $0 + 12 + $1.data.count } }

    private func set(_ index: Int, _ place: Int, _ bytes: [UInt8]) -> (inout [Chunk]) -> Void {
        { $0[index].data.replaceSubrange(place..<place + bytes.count, with: bytes) }
    }

    @Test func `not if it keeps all rules`() { #expect(error { _ in } == nil) }

    @Test func `for a field that may not be`() {
        func field(_ place: Int, _ word: UInt32, of index: Int = 4) -> ArtError? {
            error(set(index, place, PNGMaker.big(word)))
        }
        func fault(_ name: String, _ found: Int, _ limit: Int, of index: Int = 4, chunk: String = "fcTL") -> ArtError {
            .frameField(name: name, chunk: chunk, found: found, limit: limit, offset: offset(index))
        }
        #expect(field(4, 0) == fault("width", 0, 4))
        #expect(field(8, 0) == fault("height", 0, 3))
        #expect(field(4, 3) == fault("right edge", 5, 4))
        #expect(field(12, 3) == fault("right edge", 5, 4))
        #expect(field(12, .max) == fault("right edge", 4_294_967_297, 4))
        #expect(field(16, 2) == fault("bottom edge", 4, 3))
        #expect(field(8, .max) == fault("bottom edge", 4_294_967_296, 3))
        #expect(error(set(4, 24, [3])) == fault("dispose operation", 3, 2))
        #expect(error(set(4, 25, [2])) == fault("blend operation", 2, 1))
        // The default image is the first frame, so it fills the canvas.
        #expect(field(4, 3, of: 2) == fault("width of the default image", 3, 4, of: 2))
        #expect(field(8, 2, of: 2) == fault("height of the default image", 2, 3, of: 2))
        #expect(
            error {
                set(2, 4, PNGMaker.big(3))(&$0)
                set(2, 12, PNGMaker.big(1))(&$0)
            } == fault("offset of the default image", 1, 0, of: 2))
        #expect(field(0, 0, of: 1) == fault("number of frames", 0, 0x7FFF_FFFF, of: 1, chunk: "acTL"))
    }

    @Test func `for a number of frames that it does not have`() {
        #expect(error(set(1, 0, PNGMaker.big(2))) == .frameCount(found: 3, stated: 2))
        #expect(error(set(1, 0, PNGMaker.big(4))) == .frameCount(found: 3, stated: 4))
        // All frames count for the limit of pixels, before anything is decoded.
        #expect(
            error(set(1, 0, PNGMaker.big(0x7FFF_FFFF))) == .tooManyPixels(found: 12 * 0x7FFF_FFFF, limit: 1 << 26))
        var options = ArtOptions()
        options.maximumPixels = 36
        #expect(error(PNGMaker.file(chunks), options) == nil)
        options.maximumPixels = 35
        #expect(error(PNGMaker.file(chunks), options) == .tooManyPixels(found: 36, limit: 35))
    }

    @Test func `for a canvas that takes too much memory, before it is taken`() {
        func refusal(_ width: UInt32, _ height: UInt32, _ channel: ArtChannel = .alpha, most: Int = 1 << 26)
            -> ArtError?
        {
            var chunks = chunks
            set(0, 0, PNGMaker.big(width) + PNGMaker.big(height))(&chunks)
            var options = ArtOptions()
            (options.channel, options.maximumPixels) = (channel, most)
            return error(PNGMaker.file(chunks), options)
        }
        func isTooLarge(_ error: ArtError?) -> Bool { if case .canvasTooLarge = error { true } else { false } }
        #expect(refusal(4097, 4096) == .canvasTooLarge(found: 4097 * 4096, limit: 1 << 24))
        #expect(!isTooLarge(refusal(4096, 4096)))
        #expect(refusal(2049, 2048, .luminance) == .canvasTooLarge(found: 2049 * 2048, limit: 1 << 22))
        #expect(!isTooLarge(refusal(2048, 2048, .luminance)))
        #expect(!isTooLarge(refusal(4097, 4096, most: 4 * 4097 * 4096)))
        // Small ones are let through, however few pixels a picture may have.
        #expect(!isTooLarge(refusal(256, 256, most: 3 * 65_536)))
        #expect(
            "\(ArtError.canvasTooLarge(found: 9, limit: 8))"
                == "the canvas of the animation has 9 pixels, and the limit is 8: a quarter of --max-pixels, or a sixteenth where"
                + " colours decide; raise that or shrink the animation")
    }

    @Test func `for chunks that are not in their order`() {
        func sequence(_ chunk: String, _ found: Int, _ expected: Int, at index: Int) -> ArtError {
            .frameSequence(chunk: chunk, found: found, expected: expected, offset: offset(index))
        }
        #expect(error(set(2, 0, PNGMaker.big(1))) == sequence("fcTL", 1, 0, at: 2))
        #expect(error(set(5, 0, PNGMaker.big(7))) == sequence("fdAT", 7, 2, at: 5))
        #expect(
            error { $0.remove(at: 4) } == .misplacedChunk("fdAT", position: "without fcTL before it", offset: offset(4))
        )
        #expect(error { $0.remove(at: 5) } == .missingChunk("fdAT", found: "fcTL", offset: offset(5)))
        #expect(error { $0.remove(at: 7) } == .missingChunk("fdAT", found: "IEND", offset: offset(7)))
        #expect(error { $0.insert($0[2], at: 3) } == .missingChunk("IDAT", found: "fcTL", offset: offset(3)))
        #expect(error { $0.insert($0[1], at: 2) } == .duplicateChunk("acTL", offset: offset(2)))
        #expect(error { $0.insert($0[1], at: 4) } == .duplicateChunk("acTL", offset: offset(4)))
    }

    @Test func `for a length that no chunk of its kind has`() {
        #expect(
            error { $0[1].data.append(0) }
                == .chunkLength(chunk: "acTL", found: 9, expected: 8, offset: offset(1)))
        #expect(
            error { $0[4].data.removeLast() }
                == .chunkLength(chunk: "fcTL", found: 25, expected: 26, offset: offset(4)))
        #expect(
            error { $0[5].data = [0, 0, 0] } == .chunkLength(chunk: "fdAT", found: 3, expected: 4, offset: offset(5)))
    }

    @Test func `for damage in any of its frames`() {
        let sums = chunks.indices.filter { $0 > 0 }.map { index in error { $0[index].checksum = 1 } }
        #expect(
            sums.allSatisfy {
                if case .checksum(_, found: 1, _, _) = $0 { true } else { false }
            }, "\(sums)")
        #expect(error { $0[5].data.removeLast(8) } == .imageCut(row: 1, rows: 2))
        #expect(error { $0[7].data[4] = 0xFF } != nil)
        #expect(error { $0[7].data[$0[7].data.count - 1] ^= 1 } != nil)
    }

    @Test func `wherever it is cut`() {
        let file = PNGMaker.file(chunks)
        for count in 0..<file.count { #expect(error(Array(file[..<count])) != nil, "\(count) bytes") }
    }

    @Test func `or read, whatever byte of it is changed, and never read wrongly`() throws {
        let file = PNGMaker.file(chunks)
        let right = try PNGReader.readFrames(bytes: file).frames
        for place in file.indices {
            for bit in 0..<8 {
                var damaged = file
                damaged[place] ^= 1 << UInt8(bit)
                // Every byte but those of the two lengths and names is under a checksum.
                guard let read = try? PNGReader.readFrames(bytes: damaged) else { continue }
                #expect(read.frames == right || read.frames.isEmpty, "byte \(place), bit \(bit)")
            }
        }
    }

    @Test func `in plain words`() {
        #expect(
            "\(ArtError.frameField(name: "right edge", chunk: "fcTL", found: 5, limit: 4, offset: 99))"
                == "the chunk fcTL at byte 99 has the right edge 5, and the limit is 4; export the animation again")
        #expect(
            "\(ArtError.frameField(name: "width", chunk: "fcTL", found: 0, limit: 4, offset: 99))"
                == "the chunk fcTL at byte 99 has the width 0, which is to be from 1 to 4; export the animation again")
        #expect(
            "\(ArtError.frameSequence(chunk: "fdAT", found: 7, expected: 2, offset: 9))"
                == "the chunk fdAT at byte 9 has the number 7 in the animation and should have 2; "
                + "export the animation again")
        #expect(
            "\(ArtError.frameCount(found: 3, stated: 4))"
                == "the animation says that it has 4 frames, and has 3; export it again")
    }
}
