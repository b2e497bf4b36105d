import HitMasks
import TestSupport
import Testing

@Suite struct `The convex pieces of an outline` {
    /// Twice the area; positive for clockwise, where y points down.
    private func area(_ polygon: [HitMask.Point]) -> Double {
        polygon.indices.reduce(0) { sum, index in
            let (one, next) = (polygon[index], polygon[(index + 1) % polygon.count])
            return sum + one.x * next.y - next.x * one.y
        }
    }

    private func isConvex(_ polygon: [HitMask.Point]) -> Bool {
        polygon.indices.allSatisfy { index in
            let (a, b, c) = (
                polygon[index], polygon[(index + 1) % polygon.count], polygon[(index + 2) % polygon.count]
            )
            return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) > -1e-9
        }
    }

    @Test func `cover each opaque pixel once and no other, for all masks of 4 × 3`() {
        for number in 0..<UInt64(1 << 12) {
            let bitmap = TestBitmaps.bits(number, width: 4, height: 3)
            let pieces = bitmap.outline().convexPieces()
            var covered = 0.0
            for piece in pieces {
                #expect(piece.count == 4 && area(piece) > 0 && isConvex(piece))
                covered += area(piece) / 2
            }
            #expect(covered == Double(number.nonzeroBitCount), "\(number)")
            for y in 0..<3 {
                for x in 0..<4 {
                    let center = HitMask.Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
                    let holders = pieces.filter { HitMask.Path(polygon: $0).contains(center) }.count
                    #expect(holders == (bitmap.contains(x: x, y: y) ? 1 : 0), "\(number)")
                }
            }
        }
    }

    @Test(arguments: TestBitmaps.kinds)
    func `cover what a simplified outline encloses, once`(_ kind: String) {
        for seed in 0..<4 as Range<UInt64> {
            let outline = TestBitmaps.make(kind, width: 37, height: 23, seed: seed).outline().simplified(within: 1.2)
            let pieces = outline.convexPieces()
            for piece in pieces {
                #expect((3...4).contains(piece.count) && area(piece) > 0 && isConvex(piece), "\(piece)")
            }
            let paths = pieces.map { HitMask.Path(polygon: $0) }
            var random = SeededRandom(seed: seed)
            for _ in 0..<200 {
                let point = HitMask.Point(
                    x: Double.random(in: -1...38, using: &random), y: Double.random(in: -1...24, using: &random))
                let holders = paths.filter { $0.contains(point) }.count
                #expect(holders == (outline.path.contains(point) ? 1 : 0), "\(kind) \(seed) \(point)")
            }
        }
    }

    @Test func `are few where sides go on`() {
        // The long bar is one piece, although the block beside it has corners in its rows.
        let bars = TestBitmaps.fill(30, 40) { x, y in x < 5 || x > 20 && 10..<20 ~= y }
        #expect(bars.outline().convexPieces().count == 2)
        #expect(TestBitmaps.make("full", width: 9, height: 9, seed: 0).outline().convexPieces().count == 1)
        #expect(TestBitmaps.make("empty", width: 9, height: 9, seed: 0).outline().convexPieces().isEmpty)
    }
}
