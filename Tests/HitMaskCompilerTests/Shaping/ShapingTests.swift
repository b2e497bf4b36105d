import HitMaskCompiler
import HitMasks
import TestSupport
import Testing

/// Shaping against a shaping by hand, pixel by pixel, on a plane without an edge.
@Suite struct `A shaping` {
    @Test func `that changes nothing says so, and keeps the mask`() throws {
        let bitmap = TestBitmaps.make("noise", width: 30, height: 20, seed: 1)
        var same = Shaping()
        #expect(same.isIdentity)
        same.leastIsland = Shaping.Area(pixels: 1)
        same.outset = Shaping.Outset(-0.0, .points)
        #expect(same.isIdentity)
        let shaped = try same.shaped(bitmap, scale: .one)
        #expect(shaped == Shaping.Shaped(bitmap: bitmap, scale: .one, source: .same))
        for change in [
            { $0.inverts = true }, { $0.leastIsland = Shaping.Area(pixels: 2) }, { $0.holes = .all },
            { $0.outset = Shaping.Outset(-1) }, { $0.detail = try! Shaping.Detail("1/2") },
        ] as [(inout Shaping) -> Void] {
            var shaping = Shaping()
            change(&shaping)
            #expect(!shaping.isIdentity)
            #expect(try shaping.shaped(bitmap, scale: .one).bitmap != bitmap)
        }
    }

    @Test(arguments: TestBitmaps.kinds) func `does its steps in the order that is documented`(_ kind: String) throws {
        let bitmap = TestBitmaps.make(kind, width: 41, height: 23, seed: 3)
        for outset in [-2.5, -1, 0, 1, 4.25] {
            for detail in ["1", "1/2", "2/3", "30%:any"] {
                var shaping = Shaping()
                shaping.inverts = kind.count % 2 == 0
                shaping.leastIsland = Shaping.Area(pixels: 4)
                shaping.holes = .upTo(Shaping.Area(pixels: 9))
                shaping.outset = Shaping.Outset(outset)
                shaping.detail = try Shaping.Detail(detail)
                check(try shaping.shaped(bitmap, scale: .one), shaping, bitmap)
            }
        }
    }

    /// Reads the art's place back as a reader of the file does, and asks for every cell of the mask.
    private func check(_ shaped: Shaping.Shaped, _ shaping: Shaping, _ art: HitMask.Bitmap) {
        var mended = shaping.inverts ? art.inverted() : art
        mended = mended.droppingIslands(below: 4).fillingHoles(upTo: 9)
        let (n, d) = (shaping.detail.numerator, shaping.detail.denominator)
        let source = shaped.source
        #expect(source.detail == shaping.detail.fraction)
        #expect((shaped.bitmap.width - Int(source.left)) * d - Int(source.right) == art.width * n)
        #expect((shaped.bitmap.height - Int(source.top)) * d - Int(source.bottom) == art.height * n)
        // The square of an outset in quarters is exact.
        let reach = Int(shaping.outset.value.magnitude) + 1
        let square = shaping.outset.value * shaping.outset.value
        func isOpaque(_ x: Int, _ y: Int) -> Bool {
            let grows = shaping.outset.value >= 0
            for dy in -reach...reach {
                for dx in -reach...reach where Double(dx * dx + dy * dy) <= square {
                    if mended.contains(x: x + dx, y: y + dy) == grows { return grows }
                }
            }
            return !grows
        }
        // Every pixel of art in parts, `n` to a pixel and `d` to a cell.
        for cellY in -1...shaped.bitmap.height {
            for cellX in -1...shaped.bitmap.width {
                let (left, top) = ((cellX - Int(source.left)) * d, (cellY - Int(source.top)) * d)
                var area = 0
                for y in floorOf(top, n)...floorOf(top + d - 1, n) {
                    for x in floorOf(left, n)...floorOf(left + d - 1, n) where isOpaque(x, y) {
                        area +=
                            (min(left + d, x * n + n) - max(left, x * n)) * (min(top + d, y * n + n) - max(top, y * n))
                    }
                }
                let expected = shaping.detail.rule == .any ? area > 0 : 2 * area >= d * d
                #expect(shaped.bitmap.contains(x: cellX, y: cellY) == expected, "\(cellX), \(cellY) at \(n)/\(d)")
            }
        }
    }

    private func floorOf(_ number: Int, _ divisor: Int) -> Int {
        number >= 0 ? number / divisor : -((divisor - 1 - number) / divisor)
    }

    @Test func `measures points by the art's scale`() throws {
        let bitmap = TestBitmaps.make("full", width: 10, height: 10, seed: 0)
        var shaping = Shaping()
        shaping.outset = Shaping.Outset(1.5, .points)
        let twice = try shaping.shaped(bitmap, scale: PixelScale(pixels: 2, points: 1)!)
        #expect(twice.bitmap == bitmap.dilated(by: 3, growingCanvas: true))
        #expect(twice.source == .init(left: 3, top: 3, detail: .one, right: 3, bottom: 3))
        #expect(twice.scale.value == 2)
        shaping.outset = Shaping.Outset(-1.5, .points)
        let shrunk = try shaping.shaped(bitmap, scale: PixelScale(pixels: 2, points: 1)!)
        #expect(shrunk.bitmap.opaqueBounds == PixelRect(x: 3, y: 3, width: 4, height: 4))
        #expect(shrunk.source == .same)
    }

    @Test func `begins the art at a whole pixel of a coarser mask`() throws {
        let bitmap = TestBitmaps.make("full", width: 11, height: 9, seed: 0)
        var shaping = Shaping()
        shaping.outset = Shaping.Outset(3)
        shaping.detail = try Shaping.Detail("1/4")
        let shaped = try shaping.shaped(bitmap, scale: PixelScale(pixels: 2, points: 1)!)
        // 4 + 11 + 3 = 18 pixels are 4.5 cells; the art ends 5 cells less 1 less 2.75 from there.
        #expect(shaped.bitmap.width == 5 && shaped.bitmap.height == 4)
        #expect(shaped.source == .init(left: 1, top: 1, detail: PixelScale(pixels: 1, points: 4)!, right: 5, bottom: 3))
        #expect(shaped.scale == PixelScale(pixels: 1, points: 2)!)
    }

    @Test func `says when a mask becomes too large`() throws {
        let bitmap = TestBitmaps.make("full", width: 65_530, height: 1, seed: 0)
        func fault(_ outset: Double, _ detail: String = "1", scale: PixelScale = .one) throws -> Shaping.Fault? {
            var shaping = Shaping()
            shaping.outset = Shaping.Outset(outset)
            shaping.detail = try Shaping.Detail(detail)
            do throws(Shaping.Fault) {
                _ = try shaping.shaped(bitmap, scale: scale)
                return nil
            } catch {
                return error
            }
        }
        #expect(try fault(3.5) == nil)
        #expect(try fault(4) == .sideTooLong(name: "width", found: 65_538, limit: 65_536))
        #expect(try fault(.infinity) == .sideTooLong(name: "width", found: 196_602, limit: 65_536))
        #expect(try fault(1e300) == .sideTooLong(name: "width", found: 196_602, limit: 65_536))
        #expect(try fault(-.infinity) == nil && fault(-1e300) == nil && fault(.nan) == nil)
        let odd = PixelScale(pixels: 65_535, points: 65_534)!
        #expect(
            try fault(0, "1/999", scale: odd)
                == .scale(artPixels: 65_535, artPoints: 65_534, detail: Shaping.Detail("1/999")))
    }
}
