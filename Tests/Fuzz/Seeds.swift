// Writes seeds for the fuzzer: small valid inputs of all kinds, from the recipes that the tests use.
import Foundation
import HitMaskCompiler
import HitMasks
import TestSupport

/// What the program does when it is started as `make-seeds`.
enum Seeds {
    /// Writes a folder for each target.
    static func make(in folder: String) throws {
        func write(_ bytes: [UInt8], _ target: String, _ name: String) throws {
            let place = URL(fileURLWithPath: "\(folder)/\(target)")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data(bytes).write(to: place.appendingPathComponent(name))
        }
        for (number, kind) in TestBitmaps.kinds.enumerated() {
            for (width, height) in [(1, 1), (9, 30), (40, 24), (200, 150), (270, 20)] {
                var builder = MaskFileBuilder()
                let bitmap = TestBitmaps.make(kind, width: width, height: height, seed: UInt64(number))
                try builder.add("a/\(kind)", bitmap: bitmap)
                try builder.add("a/\(kind)", scale: 2, bitmap: bitmap.inverted())
                try builder.add("a/twin", bitmap: bitmap)
                try write(builder.bytes(), "maskfiles", "\(kind)-\(width)")
            }
        }
        try write(try regions(), "maskfiles", "regions")
        var dice = SeededRandom(seed: 7)
        for (depth, colour) in [
            (1, 0), (8, 0), (16, 0), (8, 2), (16, 2), (2, 3), (8, 3), (8, 4), (16, 4), (8, 6), (16, 6),
        ] {
            for interlaced in [false, true] {
                var maker = PNGMaker.random(
                    width: 11, height: 9, depth: depth, colour: colour, transparent: ![4, 6].contains(colour),
                    using: &dice)
                maker.interlaced = interlaced
                maker.filter = nil
                try write([0, 26, 0] + maker.file, "pictures", "\(depth)-\(colour)-\(interlaced)")
                try write(
                    (0..<200).map { _ in UInt8.random(in: 0...255, using: &dice) }, "drawings",
                    "\(depth)-\(colour)-\(interlaced)")
            }
        }
        for blend: UInt8 in [0, 1] {
            for dispose: UInt8 in 0...2 {
                var animation = AnimationMaker(width: 9, height: 7, frames: [])
                for index in 0..<3 {
                    var frame = AnimationMaker.Frame(
                        PNGMaker.random(
                            width: index == 0 ? 9 : 4, height: index == 0 ? 7 : 5, depth: 8, colour: 6,
                            transparent: false,
                            using: &dice))
                    (frame.x, frame.y) = index == 0 ? (0, 0) : (index, 2)
                    (frame.dispose, frame.blend) = (dispose, blend)
                    animation.frames.append(frame)
                }
                animation.dataChunks = 1 + Int(dispose)
                try write([0, 26, 0] + animation.file, "pictures", "frames-\(blend)-\(dispose)")
            }
        }
        for number in 0..<60 {
            let bytes = (0..<(20 + 8 * number)).map { _ in UInt8.random(in: 0...255, using: &dice) }
            try write(bytes, "bitmaps", "\(number)")
            try write(bytes, "geometry", "\(number)")
        }
    }

    private static func regions() throws -> [UInt8] {
        var picture = ColorPicture(width: 20, height: 12)
        for index in picture.pixels.indices where index % 7 > 0 {
            picture.pixels[index] = UInt32(index / 30 * 0x10_2030)
        }
        var builder = MaskFileBuilder()
        try builder.add("map", traits: StoredTraits(), record: FoundRegions(picture).record())
        return try builder.bytes()
    }
}
