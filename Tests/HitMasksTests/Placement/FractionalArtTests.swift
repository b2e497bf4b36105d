import HitMaskCompiler
import HitMasks
import TestSupport
import Testing

/// A mask of lower detail, whose art may end within a pixel, against the same picture in full detail: each pixel of the art
/// as its cell is.
@Suite struct `A mask of lower detail in a placement` {
    private struct Pair {
        let low: HitMask
        let full: HitMask
    }

    /// A picture of `width` by `height` pixels, `side` of which make a pixel of the lower detail; with a border around it.
    private func pair(
        _ width: Int, _ height: Int, side: Int, border: Int = 0, scale: Int = 1, seed: UInt64
    ) throws -> Pair {
        let (columns, rows) = ((width + side - 1) / side, (height + side - 1) / side)
        let cells = TestBitmaps.make("noise", width: columns + 2 * border, height: rows + 2 * border, seed: seed)
        var traits = StoredTraits(scale: PixelScale(pixels: UInt16(scale), points: UInt16(side))!)
        let parts = { (length: Int, count: Int) in UInt32(count * side - length + border * side) }
        traits.source = StoredTraits.Source(
            left: UInt16(border), top: UInt16(border), detail: PixelScale(pixels: 1, points: UInt16(side))!,
            right: parts(width, columns), bottom: parts(height, rows))
        var builder = MaskFileBuilder()
        try builder.add("low", traits: traits, record: try MaskEncoder.record(of: cells))
        let low = try #require(try HitMaskFile(builder.bytes()).mask(named: "low"))
        let full = TestBitmaps.fill(width, height) { cells.contains(x: $0 / side + border, y: $1 / side + border) }
        return Pair(low: low, full: try testMask(full, scale: Double(scale)))
    }

    @Test func `has exactly the size of its art`() throws {
        for side in 1...9 {
            for width in 1...40 {
                for scale in 1...3 {
                    let pair = try pair(width, 7, side: side, border: width % 2, scale: scale, seed: 1)
                    #expect(pair.low.size == pair.full.size, "\(width) / \(side) at \(scale)x")
                }
            }
        }
    }

    @Test(arguments: 0..<4) func `answers as the picture in full detail does`(_ part: Int) throws {
        var random = SeededRandom(seed: 900 + UInt64(part))
        var opaque = 0
        for round in 0..<200 {
            let side = Int.random(in: 2...5, using: &random)
            let (width, height) = (Int.random(in: 1...17, using: &random), Int.random(in: 1...17, using: &random))
            let pair = try pair(
                width, height, side: side, border: round % 3, scale: round % 2 + 1, seed: random.next())
            let recipe = `A placement and a drawing of it`.recipe(&random)
            // Caps along the pixels of the full picture, so that both cut it in one place.
            func placement(_ mask: HitMask) -> Placement {
                Placement(
                    mask, in: recipe.view, contentMode: recipe.contentMode, slices: recipe.slices,
                    orientation: recipe.orientation, flip: recipe.flip, yAxis: recipe.yAxis, insets: recipe.insets)
            }
            let (low, full) = (placement(pair.low), placement(pair.full))
            for _ in 0..<150 {
                let point = HitMask.Point(
                    x: Double.random(in: recipe.view.x...recipe.view.maxX, using: &random),
                    y: Double.random(in: recipe.view.y...recipe.view.maxY, using: &random))
                guard let pixel = full.pixel(at: point) else { continue }
                let cell = low.pixel(at: point)
                let isSame =
                    cell.map { $0.x == pixel.x / side + round % 3 && $0.y == pixel.y / side + round % 3 } ?? false
                #expect(isSame, "\(width)×\(height) / \(side), \(pixel) but \(cell ?? (-1, -1)): \(recipe)")
                if !isSame { return }
                #expect(low.contains(point) == full.contains(point))
                opaque += low.contains(point) ? 1 : 0
            }
        }
        #expect(opaque > 1_000)
    }

    @Test func `draws every pixel where the lookup finds it`() throws {
        var random = SeededRandom(seed: 950)
        for _ in 0..<200 {
            let side = Int.random(in: 2...4, using: &random)
            let pair = try pair(
                Int.random(in: 1...13, using: &random), Int.random(in: 1...13, using: &random), side: side,
                border: Int.random(in: 0...1, using: &random), seed: random.next())
            let recipe = `A placement and a drawing of it`.recipe(&random)
            let placement = Placement(
                pair.low, in: recipe.view, contentMode: recipe.contentMode, slices: recipe.slices,
                orientation: recipe.orientation, flip: recipe.flip, clipsToBounds: recipe.clipsToBounds)
            for _ in 0..<20 {
                let point = HitMask.Point(
                    x: Double.random(in: recipe.view.x - 3...recipe.view.maxX + 3, using: &random),
                    y: Double.random(in: recipe.view.y - 3...recipe.view.maxY + 3, using: &random))
                guard let pixel = placement.pixel(at: point) else { continue }
                let rects = placement.viewRects(ofPixelX: pixel.x, y: pixel.y).filter { $0.contains(point) }
                #expect(rects.count == 1, "\(point): \(rects): \(recipe)")
                let position = try #require(placement.maskPoint(at: point))
                #expect(abs(position.x - Double(pixel.x) - 0.5) <= 0.5 + 1e-9)
                #expect(abs(position.y - Double(pixel.y) - 0.5) <= 0.5 + 1e-9)
            }
        }
    }

    @Test func `ends where its art does, and its border goes on from there`() throws {
        // 5 pixels in cells of 2: the last cell is half art, half border.
        let pair = try pair(5, 1, side: 2, border: 1, seed: 3)
        #expect(pair.low.width == 5)
        let size = HitMask.Size(width: 50, height: 10)
        let open = Placement(pair.low, in: size, clipsToBounds: false)
        func column(_ x: Double, of placement: Placement) -> Int? { placement.pixel(at: .init(x: x, y: 5))?.x }
        #expect([-20, -0.1, 0, 19.9, 20, 39.9, 40, 49.9].map { column($0, of: open) } == [0, 0, 1, 1, 2, 2, 3, 3])
        #expect([50, 59.9, 60, 79.9, 80].map { column($0, of: open) } == [3, 3, 4, 4, nil])
        let mirrored = Placement(pair.low, in: size, flip: .horizontal, clipsToBounds: false)
        #expect(
            [-30.1, -30, -10.1, -10, 0, 9.9, 10, 30, 50].map { column($0, of: mirrored) } == [
                nil, 4, 4, 3, 3, 3, 2, 1, 0,
            ])
    }
}
