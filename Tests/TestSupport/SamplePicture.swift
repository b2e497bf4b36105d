import HitMaskCompiler

/// Small PNG pictures for tests.
public enum SamplePicture {
    /// A picture whose pixels are opaque where the closure says so.
    public static func png(width: Int, height: Int, _ isOpaque: (_ x: Int, _ y: Int) -> Bool) throws -> [UInt8] {
        var pixels: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width { pixels += [200, 30, 60, isOpaque(x, y) ? 255 : 0] }
        }
        return try PNGWriter.rgba(width: width, height: height, pixels)
    }

    /// A disc that touches all four sides.
    public static func disc(_ size: Int) throws -> [UInt8] {
        try png(width: size, height: size) { x, y in
            let (dx, dy) = (2 * x + 1 - size, 2 * y + 1 - size)
            return dx * dx + dy * dy <= size * size
        }
    }

    /// A picture of stripes with the number in its first row: different numbers give different pictures.
    public static func stripes(_ number: Int) throws -> [UInt8] {
        try png(width: 16, height: 16) { x, y in y == 0 ? number >> x & 1 == 1 : (x + y) % 4 < 2 }
    }

    /// A square of random pixels, the same for the same seed: its mask hardly packs.
    public static func noise(seed: UInt64, size: Int) throws -> [UInt8] {
        var state = seed
        return try png(width: size, height: size) { _, _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 40 & 1 == 1
        }
    }

    /// Bytes that are no picture.
    public static let broken = Array("this is no picture\n".utf8)
}
