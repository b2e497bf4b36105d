import HitMaskCompiler
import HitMasks

/// A mask as rows of Booleans: the slow truth that algebra is compared with.
struct Pixels {
    let width: Int
    let height: Int
    var rows: [[Bool]]

    init(_ width: Int, _ height: Int, _ isOpaque: (Int, Int) -> Bool) {
        self.width = width
        self.height = height
        rows = (0..<height).map { y in (0..<width).map { isOpaque($0, y) } }
    }

    init(_ bitmap: HitMask.Bitmap) {
        self.init(bitmap.width, bitmap.height) { bitmap.contains(x: $0, y: $1) }
    }

    func contains(_ x: Int, _ y: Int) -> Bool {
        x >= 0 && y >= 0 && x < width && y < height && rows[y][x]
    }

    var bitmap: HitMask.Bitmap {
        var bitmap = HitMask.Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width where rows[y][x] { bitmap.set(x: x, y: y) }
        }
        return bitmap
    }

    var opaque: [PixelPosition] {
        (0..<height).flatMap { y in (0..<width).filter { rows[y][$0] }.map { PixelPosition(x: $0, y: y) } }
    }

    /// The regions of pixels that are as told, each as its pixels, by flooding from each pixel in reading order.
    func regions(opaque: Bool, corners: Bool) -> [[PixelPosition]] {
        var seen = rows.map { $0.map { $0 != opaque } }
        var regions: [[PixelPosition]] = []
        for y in 0..<height {
            for x in 0..<width where !seen[y][x] {
                var region = [PixelPosition(x: x, y: y)]
                seen[y][x] = true
                var next = 0
                while next < region.count {
                    let pixel = region[next]
                    next += 1
                    for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)] {
                        let (a, b) = (pixel.x + dx, pixel.y + dy)
                        guard corners || dx == 0 || dy == 0, a >= 0, b >= 0, a < width, b < height, !seen[b][a]
                        else { continue }
                        seen[b][a] = true
                        region.append(PixelPosition(x: a, y: b))
                    }
                }
                regions.append(region)
            }
        }
        return regions
    }

    static func bounds(of pixels: [PixelPosition]) -> PixelRect {
        guard let left = pixels.map(\.x).min(), let right = pixels.map(\.x).max(), let top = pixels.map(\.y).min(),
            let bottom = pixels.map(\.y).max()
        else { return .empty }
        return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
}

extension HitMask {
    /// A bitmap compiled into a file, and read from there.
    static func compiled(_ bitmap: Bitmap, scale: Double = 1) throws -> HitMask {
        var builder = MaskFileBuilder()
        try builder.add("m", scale: scale, bitmap: bitmap)
        return try HitMaskFile(builder.bytes()).mask(named: "m")!
    }
}
