import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

/// Masks of other channels than alpha, against the rule written out in plain numbers.
@Suite struct `A channel of a picture` {
    private static let channels: [ArtChannel] = [
        .luminance, .red, .green, .blue, .colorKey(ArtColor(red: 255, green: 0, blue: 255), tolerance: 0),
        .colorKey(ArtColor(red: 100, green: 130, blue: 160), tolerance: 60),
    ]

    /// Red, green, blue and alpha of a pixel as shares of one.
    private func shares(_ maker: PNGMaker, _ x: Int, _ y: Int) -> [Double] {
        let samples = maker.pixel(x: x, y: y).map(Double.init)
        let greatest = Double(1 << maker.depth - 1)
        switch maker.colour {
        case 0: return [samples[0], samples[0], samples[0], greatest].map { $0 / greatest }
        case 2: return (samples + [greatest]).map { $0 / greatest }
        case 4: return [samples[0], samples[0], samples[0], samples[1]].map { $0 / greatest }
        default: return samples.map { $0 / greatest }
        }
    }

    private func isOpaque(_ rgba: [Double], _ channel: ArtChannel) -> Bool {
        func enough(_ value: Double) -> Bool { value > 0 && value >= 0.1 - 1e-12 }
        switch channel {
        case .alpha: return enough(rgba[3])
        case .red: return enough(rgba[0] * rgba[3])
        case .green: return enough(rgba[1] * rgba[3])
        case .blue: return enough(rgba[2] * rgba[3])
        case .luminance: return enough((0.2126 * rgba[0] + 0.7152 * rgba[1] + 0.0722 * rgba[2]) * rgba[3])
        case .colorKey(let key, let tolerance):
            let parts = [key.red, key.green, key.blue]
            let differs = zip(rgba, parts).contains { abs($0 * 255 - Double($1)) > Double(tolerance) + 1e-9 }
            return differs && enough(rgba[3])
        }
    }

    @Test(arguments: [(0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (4, 8), (4, 16), (6, 8), (6, 16)])
    func `decides by its share of the alpha`(_ colour: Int, _ depth: Int) throws {
        var random = SeededRandom(seed: UInt64(colour * 16 + depth))
        for interlaced in [false, true] {
            var maker = PNGMaker(width: 37, height: 9, depth: depth, colour: colour)
            maker.interlaced = interlaced
            for index in maker.samples.indices {
                let any = UInt16.random(in: 0...UInt16(1 << depth - 1), using: &random)
                maker.samples[index] = [any, 0, UInt16(1 << depth - 1), any / 10].randomElement(using: &random)!
            }
            for channel in Self.channels {
                var options = ArtOptions()
                options.channel = channel
                var rows = HitMask.Bitmap(width: 0, height: 0)
                let summary = try PNGReader.read(bytes: maker.file, options: options) { rows = $0 }
                for y in 0..<9 {
                    for x in 0..<37 {
                        let rgba = shares(maker, x, y)
                        #expect(rows.contains(x: x, y: y) == isOpaque(rgba, channel), "\(channel) \(rgba)")
                    }
                }
                #expect(summary.opaqueCount == rows.opaqueCount)
            }
        }
    }

    @Test func `of a palette is that of its entry`() throws {
        var maker = PNGMaker(width: 4, height: 1, depth: 8, colour: 3)
        maker.palette = [255, 0, 0, 0, 255, 0, 0, 0, 255, 20, 20, 20]
        maker.transparency = [255, 128]
        maker.samples = [0, 1, 2, 3]
        func bits(_ channel: ArtChannel) throws -> [Bool] {
            var options = ArtOptions()
            options.channel = channel
            var rows = HitMask.Bitmap(width: 0, height: 0)
            _ = try PNGReader.read(bytes: maker.file, options: options) { rows = $0 }
            return (0..<4).map { rows.contains(x: $0, y: 0) }
        }
        #expect(try bits(.red) == [true, false, false, false])
        #expect(try bits(.green) == [false, true, false, false])
        #expect(try bits(.blue) == [false, false, true, false])
        #expect(try bits(.luminance) == [true, true, false, false])
        #expect(try bits(.colorKey(ArtColor(red: 0, green: 255, blue: 0), tolerance: 0)) == [true, false, true, true])
        maker.samples = [0, 1, 2, 4]
        #expect(throws: ArtError.self) { try bits(.red) }
    }
}
