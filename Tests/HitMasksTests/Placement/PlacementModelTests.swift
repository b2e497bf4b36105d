import HitMaskCompiler
import HitMasks
import TestSupport
import Testing

/// A mask of its own for tests.
func testMask(_ bitmap: HitMask.Bitmap, scale: Double = 1) throws -> HitMask {
    var builder = MaskFileBuilder()
    try builder.add("m", scale: scale, bitmap: bitmap)
    return try #require(try HitMaskFile(builder.bytes()).mask(named: "m"))
}

/// Placements of every kind against a model that draws the picture with exact fractions.
@Suite struct `A placement and a drawing of it` {
    @Test(arguments: 0..<8) func `agree on every pixel`(_ part: Int) throws {
        var random = SeededRandom(seed: 400 + UInt64(part))
        var pixels = 0
        for _ in 0..<400 {
            let recipe = `A placement and a drawing of it`.recipe(&random)
            let mask = try testMask(
                TestBitmaps.make("noise", width: recipe.width, height: recipe.height, seed: random.next()))
            let placement = recipe.placement(mask)
            let drawing = DrawnPicture(recipe)
            for (x, y) in points(recipe, &random) {
                let expected = drawing.pixel(x, y)
                let found = placement.pixel(at: HitMask.Point(x: x, y: y))
                let isSame = expected.map { $0.x } == found.map { $0.x } && expected.map { $0.y } == found.map { $0.y }
                #expect(
                    isSame, "\(String(describing: expected)) but \(String(describing: found)) at \(x), \(y): \(recipe)")
                if !isSame { return }
                let isOpaque = expected.map { mask.contains(x: $0.x, y: $0.y) } ?? false
                #expect(placement.contains(HitMask.Point(x: x, y: y)) == isOpaque)
                #expect(placement.isTransparent(HitMask.Point(x: x, y: y)) != isOpaque)
                if expected != nil { pixels += 1 }
            }
        }
        #expect(pixels > 2_000, "only \(pixels) points met a picture")
    }

    /// A placement of any kind. All lengths have few bits, so the model is exact.
    static func recipe(_ random: inout SeededRandom) -> Recipe {
        func number(_ range: ClosedRange<Int>, _ unit: Double) -> Double {
            Double(Int.random(in: range, using: &random)) * unit
        }
        func chance(_ share: Int) -> Bool { Int.random(in: 0..<share, using: &random) == 0 }
        let (width, height) = (Int.random(in: 1...9, using: &random), Int.random(in: 1...9, using: &random))
        let origin =
            chance(2) ? HitMask.Point(x: 0, y: 0) : HitMask.Point(x: number(-20...20, 0.5), y: number(-20...20, 0.5))
        let size = HitMask.Size(width: number(1...48, 0.5), height: number(1...48, 0.5))
        var recipe = Recipe(width: width, height: height, view: HitMask.Rect(origin: origin, size: size))
        recipe.scale = Int.random(in: 1...3, using: &random)
        recipe.contentMode = Placement.ContentMode.allCases.randomElement(using: &random)!
        recipe.orientation = HitMask.Orientation.allCases.randomElement(using: &random)!
        recipe.flip = Placement.Flip(rawValue: UInt8.random(in: 0...3, using: &random))
        recipe.yAxis = chance(2) ? .up : .down
        recipe.clipsToBounds = chance(2)
        if !chance(3) {
            let unit = chance(2) ? 0.25 : 1
            let caps = HitMask.Insets(
                top: number(0...4, unit), left: number(0...4, unit), bottom: number(0...4, unit),
                right: number(0...4, unit))
            recipe.slices = HitMask.Slices(capInsets: chance(5) ? .zero : caps, resizing: chance(2) ? .tile : .stretch)
            if chance(3) {
                recipe.slices?.center = HitMask.Size(width: number(0...4, unit), height: number(0...4, unit))
            }
        }
        if chance(3) {
            recipe.insets = HitMask.Insets(
                top: number(-4...3, 0.25), left: number(-4...3, 0.25), bottom: number(-4...3, 0.25),
                right: number(-4...3, 0.25))
            if recipe.insets.left + recipe.insets.right >= size.width {
                recipe.insets.left = 0; recipe.insets.right = 0
            }
            if recipe.insets.top + recipe.insets.bottom >= size.height {
                recipe.insets.top = 0; recipe.insets.bottom = 0
            }
        }
        if chance(3), width > 2, height > 2 {
            let (left, top) = (Int.random(in: 0...1, using: &random), Int.random(in: 0...1, using: &random))
            recipe.art = PixelRect(
                x: left, y: top, width: width - left - Int.random(in: 0...1, using: &random),
                height: height - top - Int.random(in: 0...1, using: &random))
        }
        return recipe
    }

    /// A grid over the view and a margin around it, and random points with few bits.
    private func points(_ recipe: Recipe, _ random: inout SeededRandom) -> [(Double, Double)] {
        let view = recipe.view
        return (0..<120).map { number in
            let unit = number % 2 == 0 ? 0.5 : 0.125
            func any(_ start: Double, _ end: Double) -> Double {
                (Double.random(in: start - 6...end + 6, using: &random) / unit).rounded() * unit
            }
            return (any(view.x, view.maxX), any(view.y, view.maxY))
        }
    }
}
