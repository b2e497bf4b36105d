import HitMasks

/// Bitmaps of many kinds, the same for the same seed.
public enum TestBitmaps {
    /// The kinds that there are.
    public static let kinds = [
        "noise", "sparse", "blobs", "rows", "columns", "text", "pixels", "diagonal", "ring", "empty", "full", "border",
    ]

    /// A bitmap of a kind.
    public static func make(_ kind: String, width: Int, height: Int, seed: UInt64) -> HitMask.Bitmap {
        var random = SeededRandom(seed: seed)
        switch kind {
        case "noise": return fill(width, height) { _, _ in Bool.random(using: &random) }
        case "sparse": return fill(width, height) { _, _ in UInt8.random(in: 0...15, using: &random) == 0 }
        case "rows": return fill(width, height) { _, y in y / 3 % 2 == 0 }
        case "columns": return fill(width, height) { x, _ in x / 3 % 2 == 0 }
        case "diagonal": return fill(width, height) { x, y in (x + 2 * y) % 11 < 4 }
        case "full": return fill(width, height) { _, _ in true }
        case "empty": return HitMask.Bitmap(width: width, height: height)
        case "border": return fill(width, height) { x, y in x == 0 || y == 0 || x == width - 1 || y == height - 1 }
        case "ring": return ring(width, height)
        case "blobs": return blobs(width, height, &random)
        case "text": return text(width, height, &random)
        case "pixels": return pixels(width, height, &random)
        default: preconditionFailure("no such kind: \(kind)")
        }
    }

    /// The bitmap whose pixel (x, y) is bit y · width + x of a number.
    public static func bits(_ number: UInt64, width: Int, height: Int) -> HitMask.Bitmap {
        fill(width, height) { x, y in number >> UInt64(y * width + x) & 1 != 0 }
    }

    /// A bitmap whose pixels are opaque where the closure says so.
    public static func fill(_ width: Int, _ height: Int, _ isOpaque: (Int, Int) -> Bool) -> HitMask.Bitmap {
        var bitmap = HitMask.Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width where isOpaque(x, y) { bitmap.set(x: x, y: y) }
        }
        return bitmap
    }

    private static func ring(_ width: Int, _ height: Int) -> HitMask.Bitmap {
        fill(width, height) { x, y in
            let (dx, dy) = (Double(2 * x + 1 - width) / Double(width), Double(2 * y + 1 - height) / Double(height))
            return 0.3...0.9 ~= dx * dx + dy * dy
        }
    }

    private static func blobs(_ width: Int, _ height: Int, _ random: inout SeededRandom) -> HitMask.Bitmap {
        let discs = (0..<6).map { _ in
            (
                Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random),
                Int.random(in: 1...max(2, min(width, height) / 3), using: &random)
            )
        }
        return fill(width, height) { x, y in
            discs.contains { (x - $0.0) * (x - $0.0) + (y - $0.1) * (y - $0.1) <= $0.2 * $0.2 }
        }
    }

    /// Glyph-like strokes: many short runs of changing length.
    private static func text(_ width: Int, _ height: Int, _ random: inout SeededRandom) -> HitMask.Bitmap {
        let glyphs = (0..<64).map { _ in random.next() }
        return fill(width, height) { x, y in
            let glyph = glyphs[(x / 9 + y / 13 * 7) % 64]
            guard x % 9 < 7, y % 13 < 9 else { return false }
            return glyph >> UInt64(x % 9 + y % 13 / 2 * 7) & 1 != 0
        }
    }

    private static func pixels(_ width: Int, _ height: Int, _ random: inout SeededRandom) -> HitMask.Bitmap {
        var bitmap = HitMask.Bitmap(width: width, height: height)
        for _ in 0..<3 {
            bitmap.set(x: Int.random(in: 0..<width, using: &random), y: Int.random(in: 0..<height, using: &random))
        }
        return bitmap
    }
}

extension TestBitmaps {
    /// The step with which to go through all images of a number of pixels: 1. Without optimisation, where vectors are slow,
    /// those of more than 9 pixels are sampled.
    public static func exhaustiveStep(_ pixels: Int) -> Int {
        #if DEBUG
            return pixels > 9 ? 61 : 1
        #else
            return 1
        #endif
    }
}
