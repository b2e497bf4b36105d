import HitMasks
import TestSupport
import Testing

/// Odd numbers, degenerate views and transforms.
@Suite struct `A placement at the edges` {
    private let mask: HitMask
    private let bitmap = TestBitmaps.make("noise", width: 37, height: 29, seed: 8)

    init() throws { mask = try testMask(bitmap, scale: 2) }

    @Test(arguments: Placement.ContentMode.allCases)
    func `odd numbers on both axes are misses or pixels, and never a trap`(_ mode: Placement.ContentMode) {
        let slices = HitMask.Slices(capInsets: HitMask.Insets(top: 3, left: 2.5, bottom: 1, right: 4))
        let size = HitMask.Size(width: 37, height: 29)
        let placements = [
            Placement(mask, in: size, scale: 1, contentMode: mode),
            Placement(mask, in: size, contentMode: mode, slices: slices, clipsToBounds: false),
            Placement(mask, in: size, contentMode: mode, transform: .init(rotationAngle: 0.3)),
        ]
        for x in `Points`.oddNumbers {
            for y in `Points`.oddNumbers {
                let point = HitMask.Point(x: x, y: y)
                // At one point a pixel every mode lays the picture in the same place: it has the size of the view.
                let inside = x >= 0 && x < 37 && y >= 0 && y < 29
                let expected = inside && bitmap.contains(x: Int(x.rounded(.down)), y: Int(y.rounded(.down)))
                #expect(placements[0].contains(point) == expected, "\(x), \(y)")
                for placement in placements {
                    let pixel = placement.pixel(at: point)
                    #expect((pixel == nil) == (placement.maskPoint(at: point) == nil))
                    _ = placement.containsAny(within: 1, of: point)
                    if let pixel { #expect(0..<37 ~= pixel.x && 0..<29 ~= pixel.y) }
                    if !x.isFinite || !y.isFinite { #expect(pixel == nil) }
                }
            }
        }
    }

    @Test func `where the art is larger than the mask there is neither a pixel nor a position`() {
        let art = PixelRect(x: 0, y: 0, width: 40, height: 29)
        let placement = Placement(mask, in: HitMask.Size(width: 40, height: 29), scale: 1, artBounds: art)
        #expect(placement.pixel(at: HitMask.Point(x: 36.5, y: 3))?.x == 36)
        #expect(placement.maskPoint(at: HitMask.Point(x: 36.5, y: 3))?.x == 36.5)
        #expect(placement.pixel(at: HitMask.Point(x: 37.5, y: 3)) == nil)
        #expect(placement.maskPoint(at: HitMask.Point(x: 37.5, y: 3)) == nil)
    }

    @Test func `views of odd sizes and origins hit nothing or something, and never trap`() {
        for number in `Points`.oddNumbers {
            for other in `Points`.oddNumbers {
                let sides = HitMask.Rect(x: 0, y: 0, width: number, height: other)
                let origin = HitMask.Rect(x: number, y: other, width: 10, height: 10)
                let insets = HitMask.Insets(top: number, left: other, bottom: number, right: 1)
                let odd = HitMask.Size(width: number, height: other)
                for mode in [Placement.ContentMode.scaleToFill, .scaleAspectFit, .scaleAspectFill, .bottomRight] {
                    let placements = [
                        Placement(mask, in: sides, contentMode: mode),
                        Placement(mask, in: sides, contentMode: mode, slices: .init(capInsets: .zero)),
                        Placement(mask, in: origin, contentMode: mode, clipsToBounds: false),
                        Placement(mask, in: .init(width: 9, height: 9), contentMode: mode, insets: insets),
                        Placement(
                            mask, in: .init(width: 9, height: 9), contentMode: mode,
                            slices: .init(capInsets: insets, center: odd)),
                        Placement(mask, in: .init(width: 9, height: 9), scale: number, contentMode: mode),
                        Placement(mask, in: origin, contentMode: mode, slices: .init(capInsets: .zero)),
                    ]
                    for placement in placements {
                        for point in [
                            sides.center, origin.center, HitMask.Point(x: 4, y: 4), .init(x: number, y: other),
                        ] {
                            _ = placement.contains(point)
                            _ = placement.maskPoint(at: point)
                            for piece in placement.pieces.prefix(20) { _ = piece.viewRect(ofPixelX: 3, y: 3) }
                        }
                    }
                    if !(number > 0 && other > 0) {
                        #expect(!placements[0].contains(sides.center) && !placements[1].contains(.init(x: 0, y: 0)))
                    }
                }
            }
        }
    }

    @Test func `art bounds of odd sizes hit nothing or something, and never trap`() {
        let numbers = [Int.min, -1 << 40, -5, -1, 0, 1, 5, 36, 37, 38, 1 << 40, .max]
        for x in numbers {
            for width in numbers {
                let placement = Placement(
                    mask, in: .init(width: 10, height: 10), clipsToBounds: false,
                    artBounds: PixelRect(x: x, y: x, width: width, height: width))
                for point in [0, 5, 9.99, -3, 15] {
                    let pixel = placement.pixel(at: HitMask.Point(x: point, y: point))
                    if let pixel { #expect(0..<37 ~= pixel.x && 0..<29 ~= pixel.y) }
                }
                if width <= 0 { #expect(placement.pixel(at: HitMask.Point(x: 5, y: 5)) == nil) }
            }
        }
    }

    @Test func `a transform that flattens the plane or has no number hits nothing`() {
        let nan = Double.nan
        for transform in [
            HitMask.AffineTransform(scaleX: 0, y: 1), .init(scaleX: 1, y: 0),
            .init(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
            .init(translationX: nan, y: 0), .init(translationX: 0, y: .infinity), .init(scaleX: nan, y: 1),
            .init(scaleX: 1e200, y: 1e200),
        ] {
            let placement = Placement(mask, in: .init(width: 10, height: 10), transform: transform)
            for x in -20..<20 {
                for y in -20..<20 {
                    let point = HitMask.Point(x: Double(x), y: Double(y))
                    #expect(placement.pixel(at: point) == nil)
                    #expect(!placement.containsAny(within: 100, of: point))
                }
            }
        }
    }

    @Test func `a transform is what it is for a view: it moves the picture and the bounds`() throws {
        var random = SeededRandom(seed: 40)
        let size = HitMask.Size(width: 37, height: 29)
        let still = Placement(mask, in: size, contentMode: .scaleAspectFill)
        for _ in 0..<200 {
            func any() -> Double { Double.random(in: -3...3, using: &random) }
            let transform = HitMask.AffineTransform(a: any(), b: any(), c: any(), d: any(), tx: any(), ty: any())
            let pivot = HitMask.Point(x: any() * 10, y: any() * 10)
            guard abs(transform.determinant) > 0.5 else { continue }
            let moved = Placement(mask, in: size, contentMode: .scaleAspectFill, transform: transform, pivot: pivot)
            for _ in 0..<50 {
                let point = HitMask.Point(
                    x: Double.random(in: -5...40, using: &random), y: Double.random(in: -5...34, using: &random))
                // By hand: around the pivot.
                let (x, y) = (point.x - pivot.x, point.y - pivot.y)
                let image = HitMask.Point(
                    x: transform.a * x + transform.c * y + transform.tx + pivot.x,
                    y: transform.b * x + transform.d * y + transform.ty + pivot.y)
                #expect(moved.contains(image) == still.contains(point), "\(point)")
            }
        }
    }

    @Test func `rectangles that only touch do not intersect`() {
        let rect = HitMask.Rect(x: 0, y: 0, width: 10, height: 10)
        for (x, y, meets) in [(9.5, 9.5, true), (10, 0, false), (0, 10, false), (-5, -5, false), (-4.5, 3, true)] {
            let other = HitMask.Rect(x: x, y: y, width: 5, height: 5)
            #expect(rect.intersects(other) == meets && other.intersects(rect) == meets, "\(x) \(y)")
        }
        #expect(!rect.intersects(HitMask.Rect(x: 5, y: 5, width: 0, height: 2)))
    }
}
