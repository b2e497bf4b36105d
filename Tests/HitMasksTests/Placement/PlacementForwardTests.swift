import HitMasks
import TestSupport
import Testing

/// Where pixels are drawn, against the model and against the lookup.
@Suite struct `From pixels to the view and back` {
    private struct Drawn: Comparable {
        let x: Int
        let y: Int
        let left: Double
        let top: Double
        let right: Double
        let bottom: Double

        static func < (a: Drawn, b: Drawn) -> Bool { (a.y, a.x, a.top, a.left) < (b.y, b.x, b.top, b.left) }
    }

    @Test(arguments: 0..<4) func `every pixel is drawn where the model draws it`(_ part: Int) throws {
        var random = SeededRandom(seed: 500 + UInt64(part))
        for _ in 0..<150 {
            let recipe = `A placement and a drawing of it`.recipe(&random)
            let mask = try testMask(TestBitmaps.make("noise", width: recipe.width, height: recipe.height, seed: 1))
            let placement = recipe.placement(mask)
            let expected = DrawnPicture(recipe).rectangles().map {
                Drawn(
                    x: $0.x, y: $0.y, left: $0.left.value, top: $0.top.value, right: $0.right.value,
                    bottom: $0.bottom.value)
            }.sorted()
            var found: [Drawn] = []
            for y in 0..<recipe.height {
                for x in 0..<recipe.width {
                    for rect in placement.viewRects(ofPixelX: x, y: y) {
                        found.append(
                            Drawn(x: x, y: y, left: rect.x, top: rect.y, right: rect.maxX, bottom: rect.maxY))
                    }
                }
            }
            found.sort()
            #expect(found.count == expected.count, "\(recipe)")
            let far = [recipe.view.x, recipe.view.y, recipe.view.maxX, recipe.view.maxY].map(\.magnitude).max()!
            let last = (far + 20).ulp
            for (one, other) in zip(found, expected) {
                let isSame =
                    (one.x, one.y) == (other.x, other.y) && abs(one.left - other.left) <= last
                    && abs(one.top - other.top) <= last && abs(one.right - other.right) <= last
                    && abs(one.bottom - other.bottom) <= last
                #expect(isSame, "\(one) instead of \(other): \(recipe)")
                if !isSame { return }
            }
        }
    }

    @Test func `a drawn pixel is the pixel that is hit, to the last place of its edges`() throws {
        var random = SeededRandom(seed: 510)
        for _ in 0..<500 {
            var recipe = `A placement and a drawing of it`.recipe(&random)
            // Sizes with all their bits: now every edge is rounded.
            recipe.view.width = Double.random(in: 0.1...40, using: &random)
            recipe.view.height = Double.random(in: 0.1...40, using: &random)
            recipe.view.x = Double.random(in: -40...40, using: &random)
            recipe.insets = .zero
            let placement = recipe.placement(
                try testMask(TestBitmaps.make("noise", width: recipe.width, height: recipe.height, seed: 2)))
            for y in 0..<recipe.height {
                for x in 0..<recipe.width {
                    for rect in placement.viewRects(ofPixelX: x, y: y) {
                        // A size is rounded once more, so the far corner is known to a unit in its last place.
                        let far = HitMask.Point(
                            x: rect.maxX - 2 * max(rect.width.ulp, rect.maxX.ulp),
                            y: rect.maxY - 2 * max(rect.height.ulp, rect.maxY.ulp))
                        for point in [rect.origin, rect.center, far] where rect.contains(point) {
                            let found = placement.pixel(at: point)
                            #expect(found?.x == x && found?.y == y, "\(point) of \(rect): \(recipe)")
                            if found?.x != x || found?.y != y { return }
                        }
                    }
                }
            }
        }
    }

    @Test func `every point lies in a rectangle of its pixel`() throws {
        var random = SeededRandom(seed: 520)
        for _ in 0..<300 {
            let recipe = `A placement and a drawing of it`.recipe(&random)
            let placement = recipe.placement(
                try testMask(TestBitmaps.make("noise", width: recipe.width, height: recipe.height, seed: 3)))
            for _ in 0..<20 {
                let point = HitMask.Point(
                    x: Double.random(in: recipe.view.x...recipe.view.maxX, using: &random),
                    y: Double.random(in: recipe.view.y...recipe.view.maxY, using: &random))
                guard let pixel = placement.pixel(at: point) else { continue }
                let rects = Array(placement.viewRects(ofPixelX: pixel.x, y: pixel.y))
                #expect(rects.count { $0.contains(point) } == 1, "\(point): \(rects): \(recipe)")
            }
        }
    }

    @Test func `a piece's transform and the lookup undo each other`() throws {
        var random = SeededRandom(seed: 530)
        var count = 0
        for _ in 0..<400 {
            let recipe = `A placement and a drawing of it`.recipe(&random)
            let mask = try testMask(TestBitmaps.make("noise", width: recipe.width, height: recipe.height, seed: 4))
            let turn = HitMask.AffineTransform(rotationAngle: 0.7).concatenating(.init(scaleX: -2, y: 0.5))
            let placement = Placement(
                mask, in: recipe.view, contentMode: recipe.contentMode, slices: recipe.slices,
                orientation: recipe.orientation, flip: recipe.flip, yAxis: recipe.yAxis, transform: turn,
                pivot: .init(x: 3, y: 4), artBounds: recipe.art)
            for piece in placement.pieces {
                let middle = piece.source.center
                let point = middle.applying(piece.transform)
                let back = try #require(placement.maskPoint(at: point))
                #expect(abs(back.x - middle.x) < 1e-11 && abs(back.y - middle.y) < 1e-11, "\(recipe)")
                let drawn = piece.destination.center.applying(placement.transform)
                #expect(abs(drawn.x - point.x) < 1e-11 && abs(drawn.y - point.y) < 1e-11, "\(recipe)")
                count += 1
            }
        }
        #expect(count > 1_000)
    }

    @Test func `a point goes to its position and back within a unit in the last place`() throws {
        var random = SeededRandom(seed: 540)
        var count = 0
        for _ in 0..<1_500 {
            var recipe = `A placement and a drawing of it`.recipe(&random)
            // Sizes with all their bits, so that every number is rounded.
            recipe.view = HitMask.Rect(
                x: Double.random(in: -300...300, using: &random), y: Double.random(in: -300...300, using: &random),
                width: Double.random(in: 0.1...400, using: &random),
                height: Double.random(in: 0.1...400, using: &random))
            recipe.insets = .zero
            let placement = recipe.placement(
                try testMask(TestBitmaps.make("noise", width: recipe.width, height: recipe.height, seed: 5)))
            for _ in 0..<10 {
                let view = recipe.view
                let point = HitMask.Point(
                    x: Double.random(in: view.x...view.maxX, using: &random),
                    y: Double.random(in: view.y...view.maxY, using: &random))
                guard let position = placement.maskPoint(at: point) else { continue }
                let piece = try #require(
                    placement.pieces.first { $0.destination.contains(point) }, "\(point): \(recipe)")
                let back = try #require(piece.viewPoint(of: position), "\(position) of \(piece): \(recipe)")
                // The last place of the position counts as many points as a pixel does, and more in a repeated picture.
                let pixelsAcross = (piece.source.width, piece.source.height)
                let isTurned = recipe.orientation.rawValue > 4
                let (across, down) = isTurned ? (pixelsAcross.1, pixelsAcross.0) : pixelsAcross
                func unit(_ x: Double, _ far: Double, _ length: Double, _ pixels: Double) -> Double {
                    max(x.ulp, far.ulp, length.ulp, 16.0.ulp * length / pixels)
                }
                let (far, low) = (
                    max(view.x.magnitude, view.maxX.magnitude), max(view.y.magnitude, view.maxY.magnitude)
                )
                #expect(
                    abs(back.x - point.x) <= unit(point.x, far, piece.destination.width, across), "\(point) \(recipe)")
                #expect(
                    abs(back.y - point.y) <= unit(point.y, low, piece.destination.height, down), "\(point) \(recipe)")
                count += 1
            }
        }
        #expect(count > 3_500)
    }

    @Test func `in a view whose corner is the origin a point comes back within a unit in its own last place`() throws {
        var random = SeededRandom(seed: 550)
        let mask = try testMask(TestBitmaps.make("noise", width: 37, height: 29, seed: 6))
        for _ in 0..<5_000 {
            let size = HitMask.Size(
                width: Double.random(in: 0.01...3_000, using: &random),
                height: Double.random(in: 0.01...3_000, using: &random))
            let placement = Placement(mask, in: size)
            let point = HitMask.Point(
                x: size.width * Double.random(in: 0..<1, using: &random),
                y: size.height * Double.random(in: 0..<1, using: &random))
            let position = try #require(placement.maskPoint(at: point))
            let back = try #require(Array(placement.pieces)[0].viewPoint(of: position))
            #expect(abs(back.x - point.x) <= point.x.ulp && abs(back.y - point.y) <= point.y.ulp, "\(point) in \(size)")
        }
    }

    @Test func `a picture is one piece, nine with caps, none where nothing is seen`() throws {
        let mask = try testMask(TestBitmaps.make("ring", width: 10, height: 10, seed: 0))
        let size = HitMask.Size(width: 30, height: 30)
        let whole = Array(Placement(mask, in: size).pieces)
        #expect(whole.count == 1)
        #expect(whole[0].source == HitMask.Rect(x: 0, y: 0, width: 10, height: 10))
        #expect(whole[0].destination == HitMask.Rect(size: size))
        let caps = HitMask.Insets(top: 2, left: 3, bottom: 4, right: 3)
        let sliced = Placement(mask, in: size, slices: .init(capInsets: caps, resizing: .stretch))
        #expect(Array(sliced.pieces).map(\.destination.width) == [3, 24, 3, 3, 24, 3, 3, 24, 3])
        #expect(Array(sliced.pieces).map(\.source.height) == [2, 2, 2, 4, 4, 4, 4, 4, 4])
        // 24 points for a middle of 4: six repetitions each way.
        let tiled = Placement(mask, in: size, slices: .init(capInsets: caps))
        #expect(Array(tiled.pieces).count == 8 * 8)
        #expect(Array(Placement(mask, in: HitMask.Size(width: 0, height: 9)).pieces).isEmpty)
    }

    @Test func `pieces without end come one by one`() throws {
        let mask = try testMask(TestBitmaps.make("full", width: 3, height: 3, seed: 0))
        let slices = HitMask.Slices(capInsets: .zero)
        let placement = Placement(mask, in: .init(width: 1e300, height: 1e12), slices: slices)
        #expect(placement.pieces.prefix(5).map(\.destination.x) == [0, 3, 6, 9, 12])
        #expect(placement.contains(HitMask.Point(x: 1e15, y: 5e11)))
    }

    private func places(_ placement: Placement, _ x: Int, _ y: Int) -> [HitMask.Rect] {
        Array(placement.viewRects(ofPixelX: x, y: y))
    }

    @Test func `a tiny tile in a huge view ends after a million repetitions, from the top left on`() throws {
        let mask = try testMask(TestBitmaps.make("full", width: 2, height: 2, seed: 0))
        let slices = HitMask.Slices(capInsets: .zero)
        let endless = places(Placement(mask, in: .init(width: 1e12, height: 1e12), slices: slices), 1, 0)
        #expect(endless.count > 1_000_000 && endless.count <= 1 << 20)
        #expect(endless.prefix(2) == [.init(x: 1, y: 0, width: 1, height: 1), .init(x: 3, y: 0, width: 1, height: 1)])
        // What is no larger than promised is whole: 1,000 columns times 1,000 rows.
        let large = places(Placement(mask, in: .init(width: 2_000, height: 2_000), slices: slices), 1, 1)
        #expect(large.count == 1_000_000)
        #expect(large.last == HitMask.Rect(x: 1_999, y: 1_999, width: 1, height: 1))
    }

    @Test func `a cap beside an endless middle is found at once`() throws {
        let mask = try testMask(TestBitmaps.make("full", width: 8, height: 8, seed: 0))
        let slices = HitMask.Slices(capInsets: .init(top: 2, left: 2, bottom: 2, right: 2))
        let placement = Placement(mask, in: .init(width: 1e12, height: 1e12), slices: slices)
        #expect(places(placement, 7, 7) == [.init(x: 1e12 - 1, y: 1e12 - 1, width: 1, height: 1)])
        #expect(places(placement, 0, 7) == [.init(x: 0, y: 1e12 - 1, width: 1, height: 1)])
        // Pixels that the mask does not have are nowhere, and take no time.
        for (x, y) in [(8, 0), (0, 8), (-1, 3), (3, .max), (.min, .min)] { #expect(places(placement, x, y).isEmpty) }
    }

    @Test func `a pixel too narrow for the numbers of a far view is nowhere`() throws {
        // At 1e17 numbers are 16 apart: pixel 5 begins and ends at the same one, in each of a thousand million repetitions.
        let mask = try testMask(TestBitmaps.make("full", width: 256, height: 4, seed: 0))
        let placement = Placement(
            mask, in: HitMask.Rect(x: 1e17, y: 0, width: 256e9, height: 4), slices: .init(capInsets: .zero))
        #expect(places(placement, 5, 0).isEmpty)
    }
}
