import HitMaskCompiler
import TestSupport
import Testing

@testable import HitMasks

@Suite struct `The exact outline` {
    private typealias Corner = HitMask.Outline.Corner

    @Test func `of every image up to 4 × 4 gives the image back`() {
        for width in 0...4 {
            for height in 0...4 {
                for number in stride(from: 0, to: UInt64(1) << UInt64(width * height), by: `The exact outline`.step) {
                    check(TestBitmaps.bits(number, width: width, height: height))
                }
            }
        }
    }

    #if DEBUG
        private static let step = 61
    #else
        private static let step = 1
    #endif

    @Test(arguments: TestBitmaps.kinds) func `of larger images gives the image back`(_ kind: String) {
        let sizes = [(1, 37), (64, 1), (1, 64), (7, 9), (8, 8), (16, 5), (33, 65), (40, 24)]
        for (index, (width, height)) in sizes.enumerated() {
            for seed in 0..<UInt64(6) {
                check(TestBitmaps.make(kind, width: width, height: height, seed: seed * 100 + UInt64(index)))
            }
        }
    }

    @Test(arguments: ["noise", "sparse", "text", "blobs", "ring"])
    func `of a large image is filled to the same image by either rule`(_ kind: String) throws {
        let bitmap = TestBitmaps.make(kind, width: 601, height: 515, seed: 9)
        let path = bitmap.outline().path
        for rule in HitMask.FillRule.allCases {
            #expect(path.rasterized(width: 601, height: 515, fillRule: rule) == bitmap)
        }
        var builder = MaskFileBuilder()
        try builder.add("m", bitmap: bitmap)
        let mask = try #require(try HitMaskFile(builder.bytes()).mask(named: "m"))
        #expect(mask.outline() == bitmap.outline())
    }

    @Test func `of an empty mask has no ring, and of a full one four corners`() {
        #expect(HitMask.Bitmap(width: 9, height: 3).outline().rings == [])
        #expect(HitMask.Bitmap(width: 0, height: 0).outline().rings == [])
        let full = TestBitmaps.make("full", width: 8, height: 3, seed: 0).outline()
        #expect(full.rings.map(\.corners) == [[(0, 0), (8, 0), (8, 3), (0, 3)].map { Corner(x: $0.0, y: $0.1) }])
        #expect(full.svgPathData == "M0 0H8V3H0Z")
        #expect(full.path.bounds == HitMask.Rect(x: 0, y: 0, width: 8, height: 3))
    }

    @Test func `nests islands in holes in islands`() {
        // Frames of one pixel, a pixel apart.
        let bitmap = TestBitmaps.fill(13, 13) { x, y in min(min(x, 12 - x), min(y, 12 - y)) % 2 == 0 }
        let rings = bitmap.outline().rings
        #expect(rings.map(\.isHole) == [false, true, false, true, false, true, false])
        #expect(rings.map(\.parent) == [nil, 0, 1, 2, 3, 4, 5])
    }

    @Test func `parts opaque pixels that touch diagonally`() {
        let rings = TestBitmaps.bits(0b1001, width: 2, height: 2).outline().rings
        #expect(rings.map(\.corners.count) == [4, 4])
        #expect(rings.allSatisfy { !$0.isHole && $0.parent == nil })
    }

    @Test func `makes a hole of a bay that a diagonal touch closes`() {
        // .##
        // #.#
        // ###
        let rings = TestBitmaps.bits(0b111_101_110, width: 3, height: 3).outline().rings
        #expect(rings.map(\.isHole) == [false, true])
        #expect(rings.map(\.corners.count) == [6, 4])
        #expect(rings[1].parent == 0)
    }

    @Test func `of a comb and of a chessboard ends`() {
        // Long windings and many touches: no recursion, and nothing quadratic.
        let comb = TestBitmaps.fill(2_000, 2_000) { x, y in x % 2 == 0 || y == 1_999 }
        #expect(comb.outline().rings.map(\.corners.count) == [4_002])
        let board = TestBitmaps.fill(300, 300) { x, y in (x + y) % 2 == 0 }
        #expect(board.outline().rings.count == 45_000)
        let filled = board.outline().path.rasterized(width: 300, height: 300, fillRule: .evenOdd)
        #expect(filled == board)
    }

    private func check(_ bitmap: HitMask.Bitmap) {
        let outline = bitmap.outline()
        let oracle = OutlineOracle(outline: outline)
        let name = Comment(rawValue: "\(bitmap.width) × \(bitmap.height): \(bitmap.bytes)")
        #expect((outline.width, outline.height, outline.maximumError) == (bitmap.width, bitmap.height, 0))

        // Every border once, in its direction.
        let borders = oracle.unitBorders
        #expect(Set(borders) == OutlineOracle.borders(of: bitmap), name)
        #expect(Set(borders).count == borders.count, name)

        // Filled by both rules, by this project's rasteriser and by a slower one.
        for rule in HitMask.FillRule.allCases {
            let path = outline.path
            #expect(path.rasterized(width: bitmap.width, height: bitmap.height, fillRule: rule) == bitmap, name)
        }
        checkRings(outline, oracle, name)
    }

    private func checkRings(_ outline: HitMask.Outline, _ oracle: OutlineOracle, _ name: Comment) {
        for (index, ring) in outline.rings.enumerated() {
            let corners = ring.corners
            #expect(corners.count >= 4 && Set(corners).count == corners.count, name)
            #expect((OutlineOracle.doubledArea(corners) < 0) == ring.isHole, name)
            #expect(corners[0] == corners.min { ($0.y, $0.x) < ($1.y, $1.x) }, name)
            // Along and across by turns, so no three are on one line.
            for place in corners.indices {
                let next = corners[(place + 1) % corners.count]
                #expect((corners[place].x == next.x) == (place % 2 == (ring.isHole ? 0 : 1)), name)
            }
            // The ring with the least area among those around the first pixel is the parent.
            let around = outline.rings.indices.filter {
                $0 != index && oracle.ring($0, surroundsPixelX: corners[0].x, y: corners[0].y)
            }
            let nearest = around.min {
                abs(OutlineOracle.doubledArea(outline.rings[$0].corners))
                    < abs(OutlineOracle.doubledArea(outline.rings[$1].corners))
            }
            #expect(ring.parent == nearest, name)
            #expect(ring.parent.map { outline.rings[$0].isHole != ring.isHole && $0 < index } ?? !ring.isHole, name)
        }
        let firsts = outline.rings.map { ($0.corners[0].y, $0.corners[0].x) }
        #expect(zip(firsts, firsts.dropFirst()).allSatisfy { $0 < $1 }, name)
    }
}
