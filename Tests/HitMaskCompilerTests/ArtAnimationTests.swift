import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

@Suite struct `The frames of an animated PNG` {
    private func expectFrames(
        of maker: AnimationMaker, threshold: String = "0.1", _ comment: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        var options = ArtOptions()
        options.alphaThreshold = try AlphaThreshold(threshold)
        let read = try PNGReader.readFrames(bytes: maker.file, options: options)
        let (alphas, full) = maker.shownAlphas
        let least = Int(options.alphaThreshold.leastAlpha(maximum: UInt32(full)))
        try #require(read.frames.count == alphas.count, "\(comment)", sourceLocation: sourceLocation)
        for (index, frame) in read.frames.enumerated() {
            let expected = TestBitmaps.fill(maker.width, maker.height) { x, y in
                alphas[index][y * maker.width + x] >= least
            }
            #expect(frame == expected, "\(comment), frame \(index)", sourceLocation: sourceLocation)
        }
        #expect(read.summary.warnings == [], sourceLocation: sourceLocation)
        #expect(
            read.summary.opaqueCount == read.frames.reduce(0) { $0 + $1.opaqueCount }, sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 2), (3, 4), (3, 8), (4, 8), (4, 16),
        (6, 8), (6, 16),
    ])
    func `are what the canvas shows, in every colour type and depth`(_ colour: Int, _ depth: Int) throws {
        var dice = SeededRandom(seed: UInt64(colour * 100 + depth))
        for round in 0..<12 {
            let maker = AnimationMaker.random(
                width: Int.random(in: 1...23, using: &dice), height: Int.random(in: 1...17, using: &dice),
                count: Int.random(in: 1...7, using: &dice), depth: depth, colour: colour,
                isInterlaced: round % 3 == 0, using: &dice)
            try expectFrames(of: maker, threshold: round % 2 == 0 ? "0.1" : "128/255", "round \(round)")
        }
    }

    /// A row of pixels with these alphas.
    private func row(_ alphas: UInt16...) -> PNGMaker { PNGMaker(width: alphas.count, alphas: alphas) }

    private func text(_ frames: [HitMask.Bitmap]) -> [String] {
        frames.map { frame in (0..<frame.width).map { frame.contains(x: $0, y: 0) ? "#" : "." }.joined() }
    }

    @Test func `keep, clear and restore the canvas, and lie over or in place of what is there`() throws {
        func shown(_ change: (inout [AnimationMaker.Frame]) -> Void) throws -> [String] {
            var frames = [row(255, 255, 0, 0), row(0, 255), row(0, 255)].map { AnimationMaker.Frame($0) }
            (frames[1].x, frames[2].x) = (1, 2)
            change(&frames)
            return text(
                try PNGReader.readFrames(bytes: AnimationMaker(width: 4, height: 1, frames: frames).file).frames)
        }
        #expect(try shown { _ in } == ["##..", "#.#.", "#..#"])
        #expect(try shown { $0[1].blend = 1 } == ["##..", "###.", "##.#"])
        #expect(try shown { $0[0].dispose = 1 } == ["##..", "..#.", "...#"])
        // Before the first frame there was nothing.
        #expect(try shown { $0[0].dispose = 2 } == ["##..", "..#.", "...#"])
        #expect(try shown { $0[1].dispose = 1 } == ["##..", "#.#.", "#..#"])
        #expect(try shown { ($0[1].dispose, $0[2].blend) = (2, 1) } == ["##..", "#.#.", "##.#"])
    }

    @Test func `round alpha to the nearest where one lies over another`() throws {
        // 20 over 6 is 20 + 6 · 235 / 255 = 25.53, which is 26: the least that counts.
        for (above, below, isOpaque) in [(20, 6, true), (20, 5, false), (0, 26, true), (0, 25, false)]
            as [(UInt16, UInt16, Bool)]
        {
            var frames = [AnimationMaker.Frame(row(below)), AnimationMaker.Frame(row(above))]
            frames[1].blend = 1
            let read = try PNGReader.readFrames(bytes: AnimationMaker(width: 1, height: 1, frames: frames).file)
            #expect(read.frames[1].contains(x: 0, y: 0) == isOpaque, "\(above) over \(below)")
        }
    }

    @Test func `can be made of colours`() throws {
        // White, then black over half of it, which white shines through.
        var (white, black) = (PNGMaker(width: 2, height: 1), PNGMaker(width: 1, height: 1))
        white.samples = [255, 255, 255, 255, 255, 255, 255, 255]
        var options = ArtOptions()
        options.channel = .luminance
        options.alphaThreshold = try AlphaThreshold("128/255")
        for (alpha, isOpaque) in [(255, false), (128, false), (127, true), (0, true)] as [(UInt16, Bool)] {
            black.samples = [0, 0, 0, alpha]
            var frames = [AnimationMaker.Frame(white), AnimationMaker.Frame(black)]
            frames[1].blend = 1
            let maker = AnimationMaker(width: 2, height: 1, frames: frames)
            let read = try PNGReader.readFrames(bytes: maker.file, options: options)
            #expect(text(read.frames) == ["##", isOpaque ? "##" : ".#"], "\(alpha)")
        }
    }

    @Test func `last as long as the file says, without drift`() throws {
        let folder = try TemporaryFolder()
        var frames = (0..<7).map { _ in AnimationMaker.Frame(row(255)) }
        let delays: [(UInt16, UInt16)] = [(1, 3), (1, 3), (1, 3), (7, 0), (0, 10), (65_535, 1), (1, 60_000)]
        for (index, delay) in delays.enumerated() { frames[index].delay = delay }
        try folder.write(AnimationMaker(width: 1, height: 1, frames: frames).file, to: "a.png")
        // Three thirds are a second; a denominator of 0 is 100.
        #expect(
            try PNGReader.frameDurations(path: folder.path("a.png"))
                == [333_333, 333_334, 333_333, 70_000, 0, 65_535_000_000, 17])
        try folder.write(row(255).file, to: "still.png")
        #expect(try PNGReader.frameDurations(path: folder.path("still.png")) == [])
    }

    @Test func `are turned as the picture says, if that is wanted`() throws {
        var maker = AnimationMaker(width: 3, height: 1, frames: [.init(row(255, 0, 0)), .init(row(0, 255, 0))])
        maker.defaultImage = row(255, 255, 255)
        var chunks = maker.chunks
        // Big-endian TIFF: one entry, the orientation 6, a quarter to the right.
        let exif: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
        chunks.insert(PNGMaker.Chunk("eXIf", exif), at: chunks.count - 1)
        let file = PNGMaker.file(chunks)
        #expect(throws: ArtError.orientation(6)) { try PNGReader.readFrames(bytes: file) }
        var options = ArtOptions()
        options.orientation = .apply
        let turned = try PNGReader.readFrames(bytes: file, options: options)
        #expect((turned.summary.width, turned.summary.height) == (1, 3))
        #expect(turned.frames == [0, 1].map { row in TestBitmaps.fill(1, 3) { $1 == row } })
        options.orientation = .ignore
        let ignored = try PNGReader.readFrames(bytes: file, options: options)
        #expect(ignored.summary.warnings == [.orientationIgnored(6)])
        #expect(text(ignored.frames) == ["#..", ".#."])
    }
}
