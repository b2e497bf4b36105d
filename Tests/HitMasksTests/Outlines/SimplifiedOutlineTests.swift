import TestSupport
import Testing

@testable import HitMasks

@Suite struct `A simplified outline` {
    private typealias Corner = HitMask.Outline.Corner

    private static let errors = [0.5, 0.75, 1, 1.5, 3, .infinity]

    @Test func `of small images keeps every ring, crosses nowhere and stays within its error`() {
        for number in stride(from: 0, to: UInt64(1) << 16, by: 37) {
            for error in `A simplified outline`.errors {
                check(TestBitmaps.bits(number, width: 4, height: 4), error)
            }
        }
    }

    @Test(arguments: ["noise", "sparse", "text", "blobs", "ring", "diagonal", "border"])
    func `of larger images keeps every ring, crosses nowhere and stays within its error`(_ kind: String) {
        for seed in 0..<UInt64(4) {
            let bitmap = TestBitmaps.make(kind, width: 19 + Int(seed), height: 14, seed: seed)
            for error in `A simplified outline`.errors { check(bitmap, error) }
        }
        for error in `A simplified outline`.errors {
            check(TestBitmaps.make(kind == "noise" ? "ring" : kind, width: 50, height: 41, seed: 77), error)
        }
    }

    @Test func `has few corners`() {
        let disc = TestBitmaps.fill(400, 400) { x, y in
            (x - 200) * (x - 200) + (y - 200) * (y - 200) < 150 * 150
        }
        let exact = disc.outline()
        #expect(exact.cornerCount > 600)
        #expect(exact.simplified(within: 1).cornerCount < 120)
        #expect(exact.simplified(within: 4).cornerCount < 40)
        let slope = TestBitmaps.fill(300, 300) { x, y in 3 * x < 2 * y }
        #expect(slope.outline().cornerCount > 390)
        #expect(slope.outline().simplified(within: 1).cornerCount <= 5)
    }

    @Test func `is the same for an error that allows nothing`() {
        let outline = TestBitmaps.make("blobs", width: 40, height: 40, seed: 3).outline()
        for error in [0, -1, -.infinity, .nan, 0.49] as [Double] {
            #expect(outline.simplified(within: error).rings == outline.rings)
        }
        #expect(outline.simplified(within: 1).simplified(within: 0.5).maximumError == 1.5)
    }

    @Test func `with a hole close to the border lets them not meet`() {
        // A bay of the border goes around a hole, one pixel away.
        let bitmap = TestBitmaps.fill(60, 60) { x, y in
            let (dx, dy) = (x - 30, y - 30)
            let distance = dx * dx + dy * dy
            return distance < 25 * 25 && distance >= 23 * 23
        }
        for error in [1, 2, 4, 8, 30] as [Double] { check(bitmap, error) }
    }

    private func check(_ bitmap: HitMask.Bitmap, _ error: Double) {
        let exact = bitmap.outline()
        let simple = exact.simplified(within: error)
        let name = Comment(rawValue: "\(error), \(bitmap.width) × \(bitmap.height): \(bitmap.bytes)")
        #expect(simple.maximumError == error)

        // Nothing crosses or touches anew.
        let oracle = OutlineOracle(outline: simple)
        #expect(oracle.faults == 0, name)

        // The same rings with the same parents, each made of corners that were there.
        #expect(simple.rings.count == exact.rings.count, name)
        #expect(simple.rings.count(where: \.isHole) == exact.rings.count(where: \.isHole), name)
        for ring in simple.rings {
            #expect((OutlineOracle.doubledArea(ring.corners) < 0) == ring.isHole, name)
            #expect(ring.corners[0] == ring.corners.min { $0.isAbove($1) }, name)
            let origin = exact.rings.first { Set($0.corners).isSuperset(of: ring.corners) && $0.isHole == ring.isHole }
            #expect(origin != nil, name)
            #expect((origin?.parent == nil) == (ring.parent == nil), name)
            #expect(ring.parent.map { simple.rings[$0].isHole != ring.isHole } ?? !ring.isHole, name)
        }

        // Filled, it differs only near the exact border.
        let path = simple.path
        let filled = path.rasterized(width: bitmap.width, height: bitmap.height)
        #expect(path.rasterized(width: bitmap.width, height: bitmap.height, fillRule: .evenOdd) == filled, name)
        let sides = OutlineOracle(outline: exact).sides.joined()
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where filled.contains(x: x, y: y) != bitmap.contains(x: x, y: y) {
                let nearest = sides.map { separation(Double(x) + 0.5, Double(y) + 0.5, $0) }.min() ?? .infinity
                #expect(nearest <= error + 1e-9, "\(x), \(y) of \(name.rawValue)")
            }
        }
        // And no corner that was left out is further off than the error.
        let newSides = oracle.sides.joined()
        for corner in Set(exact.rings.flatMap(\.corners)) {
            let nearest = newSides.map { separation(Double(corner.x), Double(corner.y), $0) }.min() ?? .infinity
            #expect(nearest <= error + 1e-9, name)
        }
    }

    private func separation(_ x: Double, _ y: Double, _ side: OutlineOracle.Side) -> Double {
        let (px, py) = (x - Double(side.from.x), y - Double(side.from.y))
        let (dx, dy) = (Double(side.to.x - side.from.x), Double(side.to.y - side.from.y))
        let along: Double = (px * dx + py * dy) / (dx * dx + dy * dy)
        let part = max(0, min(1, along))
        let (qx, qy) = (px - part * dx, py - part * dy)
        return (qx * qx + qy * qy).squareRoot()
    }
}
