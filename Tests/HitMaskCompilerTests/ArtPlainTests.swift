import HitMaskCompiler
import HitMasks
import TestSupport
import Testing

/// Most art takes a shorter way than libpng's. Nobody may notice, whatever is wrong with a file.
@Suite("Plain files")
struct ArtPlainTests {
    /// All that a reader says of a file.
    private enum Outcome: Equatable {
        case read(PNGReader.Summary, bits: [UInt8])
        case refused(ArtError)
    }

    private func outcome(_ file: [UInt8], usesLibpngOnly: Bool) throws -> Outcome {
        var options = ArtOptions(orientation: .ignore, maximumPixels: 1 << 20)
        options.usesLibpngOnly = usesLibpngOnly
        var bits: [UInt8] = []
        do {
            let summary = try PNGReader.read(bytes: file, options: options) { band in bits += band.bytes }
            return .read(summary, bits: bits)
        } catch let error as ArtError {
            return .refused(error)
        }
    }

    private func expectTheSame(_ file: [UInt8], _ comment: Comment) throws {
        #expect(try outcome(file, usesLibpngOnly: false) == outcome(file, usesLibpngOnly: true), comment)
    }

    private func makers(_ random: inout SeededRandom) -> [PNGMaker] {
        // The last one takes more than one band and more than one block of rows.
        [(6, 37, 29), (4, 64, 17), (3, 41, 30), (6, 1, 1), (6, 90, 500)].map { colour, width, height in
            var maker = PNGMaker(width: width, height: height, colour: colour)
            maker.filter = nil
            let flat = Bool.random(using: &random)
            for index in maker.samples.indices {
                let isRepeated = flat && index >= 4 && Int.random(in: 0..<8, using: &random) > 0
                maker.samples[index] = isRepeated ? maker.samples[index - 4] : .random(in: 0..<256, using: &random)
            }
            if colour == 3 {
                maker.palette = [UInt8](repeating: 7, count: 3 * 256)
                maker.transparency = (0..<200).map { _ in .random(in: 0...255, using: &random) }
            }
            return maker
        }
    }

    @Test("give the mask that libpng gives", arguments: 0..<UInt64(6))
    func masks(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        for maker in makers(&random) {
            for filter in [nil, 0, 1, 2, 3, 4] as [UInt8?] {
                var maker = maker
                maker.filter = filter
                let file = maker.file
                guard case .read(let summary, _) = try outcome(file, usesLibpngOnly: false) else {
                    Issue.record("a good file is refused")
                    continue
                }
                #expect(summary.warnings.isEmpty)
                try expectTheSame(file, "colour type \(maker.colour), filter \(String(describing: filter))")
            }
        }
    }

    @Test("give the faults and warnings that libpng gives", arguments: 0..<UInt64(40))
    func damage(seed: UInt64) throws {
        var random = SeededRandom(seed: 1_000 + seed)
        for maker in makers(&random) {
            var chunks = maker.chunks
            let picture = chunks.count - 2
            var data = chunks[picture].data
            switch seed % 4 {
            case 0: data[.random(in: 0..<data.count, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            case 1: data.removeLast(.random(in: 1...min(data.count, 12), using: &random))
            case 2:
                data += (0..<Int.random(in: 1...9, using: &random)).map { _ in .random(in: 0...255, using: &random) }
            default: break
            }
            // In pieces, of which some are empty and one may have a wrong checksum.
            var pieces: [PNGMaker.Chunk] = []
            var rest = data[...]
            while !rest.isEmpty {
                let piece = rest.prefix(.random(in: 0...data.count / 2 + 1, using: &random))
                pieces.append(PNGMaker.Chunk("IDAT", Array(piece)))
                rest = rest.dropFirst(piece.count)
            }
            if seed % 4 == 3 { pieces[.random(in: 0..<pieces.count, using: &random)].checksum = 1 }
            chunks.replaceSubrange(picture...picture, with: pieces)
            try expectTheSame(PNGMaker.file(chunks), "colour type \(maker.colour)")
        }
    }

    @Test(
        "give the same of the sample art, whole, cut and with a wrong bit",
        arguments: ["ring", "buttons/star@2x", "island"])
    func sampleArt(name: String) throws {
        let file = try PackageFolder.bytes("masks/art/\(name).png")
        try expectTheSame(file, "whole")
        var random = SeededRandom(seed: 5)
        for _ in 0..<60 {
            var damaged = file
            damaged[.random(in: 40..<file.count, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            try expectTheSame(damaged, "one bit")
            try expectTheSame(Array(file.prefix(.random(in: 40..<file.count, using: &random))), "cut")
        }
    }
}
