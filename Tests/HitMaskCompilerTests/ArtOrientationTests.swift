import HitMaskCompiler
import HitMasks
import TestSupport
import Testing

private typealias Chunk = PNGMaker.Chunk

/// A picture like the letter F: no turn or mirroring of it is another's.
private let letter = PNGMaker(
    width: 4, alphas: [255, 255, 255, 255, 255, 0, 0, 0, 255, 255, 255, 0, 255, 0, 0, 0, 255, 0, 0, 0])

/// The data of an eXIf chunk that states an orientation.
private func exif(_ orientation: UInt8, little: Bool = false) -> [UInt8] {
    let entry: [UInt8] =
        little
        ? [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
        : [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    return little
        ? Array("II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0] + entry + [0, 0, 0, 0]
        : Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1] + entry + [0, 0, 0, 0]
}

private func with(_ chunks: [PNGMaker.Chunk], at index: Int = 1) -> [UInt8] {
    var all = letter.chunks
    all.insert(contentsOf: chunks, at: index)
    return PNGMaker.file(all)
}

private func rows(_ bitmap: HitMask.Bitmap) -> [String] {
    (0..<bitmap.height).map { y in
        String((0..<bitmap.width).map { x in bitmap.contains(x: x, y: y) ? "#" : "." })
    }
}

@Suite("An eXIf orientation")
struct ArtOrientationTests {
    private func options(_ policy: OrientationPolicy) -> ArtOptions { ArtOptions(orientation: policy) }

    static let shown: [(UInt8, [String])] = [
        (1, ["####", "#...", "###.", "#...", "#..."]), (2, ["####", "...#", ".###", "...#", "...#"]),
        (3, ["...#", "...#", ".###", "...#", "####"]), (4, ["#...", "#...", "###.", "#...", "####"]),
        (5, ["#####", "#.#..", "#.#..", "#...."]), (6, ["#####", "..#.#", "..#.#", "....#"]),
        (7, ["....#", "..#.#", "..#.#", "#####"]), (8, ["#....", "#.#..", "#.#..", "#####"]),
    ]

    @Test("is applied in all eight ways, in either byte order, before or behind the picture", arguments: shown)
    func applied(orientation: UInt8, expected: [String]) throws {
        for little in [false, true] {
            for index in [1, 2] {
                for interlaced in [false, true] {
                    let chunk = Chunk("eXIf", exif(orientation, little: little))
                    var maker = letter
                    maker.interlaced = interlaced
                    var chunks = maker.chunks
                    chunks.insert(chunk, at: index)
                    let (bitmap, summary) = try picture(PNGMaker.file(chunks), options(.apply))
                    #expect(rows(bitmap) == expected)
                    #expect(summary.warnings.isEmpty)
                }
            }
        }
    }

    @Test(
        "is refused by default, and kept with a warning where it is to be ignored",
        arguments: 2...8 as ClosedRange<UInt8>)
    func otherPolicies(orientation: UInt8) throws {
        for index in [1, 2] {
            let file = with([Chunk("eXIf", exif(orientation))], at: index)
            #expect(refusal(file) == .orientation(Int(orientation)))
            let (bitmap, summary) = try picture(file, options(.ignore))
            #expect(bitmap == expected(letter))
            #expect(summary.warnings == [.orientationIgnored(Int(orientation))])
        }
    }

    @Test("that is absent, 1, or means nothing leaves the picture as it is", arguments: OrientationPolicy.allCases)
    func upright(policy: OrientationPolicy) throws {
        let nothing: [[UInt8]] = [
            exif(1), exif(0), exif(9), [], [1, 2, 3], Array("MM".utf8), Array(exif(6).prefix(12)),
        ]
        for data in nothing {
            let (bitmap, summary) = try picture(with([Chunk("eXIf", data)]), options(policy))
            #expect(bitmap == expected(letter))
            #expect(summary.warnings.isEmpty)
        }
        #expect(try picture(letter.file, options(policy)).0 == expected(letter))
    }

    @Test("is found behind the prefix that JPEG files have")
    func prefixed() {
        let file = with([Chunk("eXIf", Array("Exif\0\0".utf8) + exif(3))])
        #expect(refusal(file) == .orientation(3))
    }

    @Test("that is damaged, contradicted or out of reach is refused unless it is ignored")
    func unclear() throws {
        let damaged = Chunk("eXIf", exif(1), checksum: 1)
        let far: [UInt8] = Array("MM".utf8) + [0, 42, 0, 1, 0, 8] + [UInt8](repeating: 0, count: 70_000)
        let files = [
            with([damaged]), with([Chunk("eXIf", exif(1)), Chunk("eXIf", exif(6))]), with([Chunk("eXIf", far)]),
            with([damaged], at: 2),
        ]
        for file in files {
            #expect(refusal(file) == .orientationUnclear)
            #expect(refusal(file, options(.apply)) == .orientationUnclear)
            let (bitmap, summary) = try picture(file, options(.ignore))
            #expect(bitmap == expected(letter))
            #expect(summary.warnings.last == .unclearOrientationIgnored)
        }
    }

    @Test("turns pictures of many bands")
    func bands() throws {
        var maker = PNGMaker(width: 300, alphas: (0..<300 * 520).map { UInt16($0 * 31 % 256) })
        maker.filter = 0
        var chunks = maker.chunks
        chunks.insert(Chunk("eXIf", exif(6)), at: 1)
        let (bitmap, summary) = try picture(PNGMaker.file(chunks), options(.apply))
        #expect((summary.width, summary.height) == (520, 300))
        for y in stride(from: 0, to: 300, by: 7) {
            for x in 0..<520 {
                #expect(bitmap.contains(x: x, y: y) == maker.isOpaque(x: y, y: 519 - x, 1, 10))
            }
        }
    }
}
