import HitMasks
import TestSupport
import Testing

/// What follows from where a placement shows its opaque pixels: outline, rectangle, least target, activation point.
@Suite struct `The outline of a placed mask` {
    private static let file = try! HitMaskFile(PackageFolder.bytes("masks/art.hitmask"))
    private static let caps = HitMask.Insets(top: 18, left: 34, bottom: 30, right: 18)

    /// Placements of every kind: of one piece, of nine, of many, turned, mirrored, moved and cut.
    private static let placements: [Placement] = {
        var placements: [Placement] = []
        let turn = HitMask.AffineTransform(rotationAngle: 0.4).concatenating(.init(scaleX: -1.5, y: 0.75))
        for name in ["bubble", "buttons/ring", "formats/opaque"] {
            let mask = file.mask(named: name)!
            for mode in [Placement.ContentMode.scaleToFill, .scaleAspectFill, .topRight, .center] {
                for clips in [true, false] {
                    let bounds = HitMask.Rect(x: 3, y: -7, width: 95.5, height: 41)
                    placements.append(Placement(mask, in: bounds, contentMode: mode, clipsToBounds: clips))
                    placements.append(
                        Placement(
                            mask, in: bounds, contentMode: mode, orientation: .leftMirrored, flip: .horizontal,
                            yAxis: .up, transform: turn, clipsToBounds: clips))
                }
            }
        }
        for resizing in HitMask.Slices.Resizing.allCases {
            for insets in [caps, HitMask.Insets(top: 10.1, left: 0, bottom: 0, right: 7.3), .zero] {
                placements.append(
                    Placement(
                        file.mask(named: "bubble")!, in: HitMask.Size(width: 210, height: 150),
                        slices: .init(capInsets: insets, resizing: resizing), flip: .vertical))
            }
        }
        return placements
    }()

    @Test func `holds the points that hit the mask, by either fill rule`() {
        var random = SeededRandom(seed: 61)
        for placement in Self.placements {
            let path = placement.outlinePath()
            var hits = 0
            for _ in 0..<400 {
                let point = placement.randomPoint(using: &random)
                let isHit = placement.contains(point)
                hits += isHit ? 1 : 0
                #expect(path.contains(point) == isHit)
                #expect(path.contains(point, fillRule: .evenOdd) == isHit)
            }
            #expect(hits > 20)
        }
    }

    @Test func `runs clockwise around what is opaque, in a mirror too`() {
        let ring = Self.file.mask(named: "buttons/ring")!
        for flip in [Placement.Flip(), .horizontal, .vertical, [.horizontal, .vertical]] {
            let path = Placement(ring, in: HitMask.Size(width: 64, height: 64), flip: flip).outlinePath()
            #expect(path.winding(around: HitMask.Point(x: 32, y: flip.contains(.vertical) ? 57 : 7)) == 1)
            #expect(path.winding(around: HitMask.Point(x: 32, y: 32)) == 0)
        }
    }

    @Test func `has fewer corners within an error in points`() {
        let ring = Self.file.mask(named: "buttons/ring")!
        var random = SeededRandom(seed: 62)
        for side in [64.0, 200, 640] {
            let placement = Placement(ring, in: HitMask.Size(width: side, height: side / 2))
            let (exact, simple) = (placement.outlinePath(), placement.outlinePath(simplifiedWithin: 1.5))
            // At 640 points the error is less than half a pixel, within which there is nothing to leave out.
            #expect((simple.elements.count < exact.elements.count) == (side < 640))
            for _ in 0..<300 {
                let point = placement.randomPoint(using: &random)
                guard simple.contains(point) != exact.contains(point) else { continue }
                // The border is as near as the error: pixels of both kinds are.
                #expect(placement.containsAny(within: 1.5001, of: point))
                #expect(exact.contains(point) ? placement.isNearTransparent(point, within: 1.51) : true)
            }
        }
    }

    @Test func `lies in the opaque rectangle, and touches its sides where nothing is cut`() {
        for placement in Self.placements where !placement.clipsToBounds || placement.pieceCount == 1 {
            let (bounds, rect) = (placement.outlinePath().bounds, placement.opaqueRect)
            #expect(bounds.x >= rect.x - 1e-9 && bounds.maxX <= rect.maxX + 1e-9)
            #expect(bounds.y >= rect.y - 1e-9 && bounds.maxY <= rect.maxY + 1e-9)
        }
        let bubble = Self.file.mask(named: "bubble")!
        // 204 × 165 pixels at (6, 6), three to a point.
        let plain = Placement(bubble, in: HitMask.Size(width: 72, height: 60))
        #expect(plain.opaqueRect == HitMask.Rect(x: 2, y: 2, width: 68, height: 55))
        let turned = Placement(bubble, in: HitMask.Rect(x: 0, y: 0, width: 60, height: 72), orientation: .right)
        #expect(turned.opaqueRect == HitMask.Rect(x: 3, y: 2, width: 55, height: 68))
        let tiled = Placement(
            bubble, in: HitMask.Size(width: 7200, height: 60), slices: .init(capInsets: .zero, resizing: .tile))
        #expect(tiled.opaqueRect == HitMask.Rect(x: 2, y: 2, width: 7196, height: 55))
        let cut = Placement(bubble, in: HitMask.Size(width: 10, height: 20), contentMode: .topLeft)
        #expect(cut.opaqueRect == HitMask.Rect(x: 2, y: 2, width: 8, height: 18))
    }

    @Test func `of what is not seen is empty`() {
        let (opaque, clear) = (
            Self.file.mask(named: "formats/opaque")!, Self.file.mask(named: "formats/transparent")!
        )
        let none = [
            Placement(opaque, in: HitMask.Size(width: 0, height: 5)),
            Placement(clear, in: HitMask.Size(width: 9, height: 9)),
            Placement(opaque, in: HitMask.Size(width: 9, height: 9), transform: .init(scaleX: 0, y: 1)),
            Placement(opaque, in: HitMask.Size(width: .nan, height: 9)),
        ]
        for placement in none {
            #expect(placement.outlinePath().isEmpty && placement.opaqueRect.isEmpty && placement.activationPoint == nil)
            #expect(placement.minimumTarget().isEmpty && !placement.isTarget(HitMask.Point(x: 1, y: 1)))
        }
    }

    @Test func `of more pieces than anybody draws is the rectangle around them`() {
        let bubble = Self.file.mask(named: "bubble")!
        let tiles = HitMask.Slices(capInsets: .zero, resizing: .tile)
        let wide = Placement(bubble, in: HitMask.Size(width: 1e9, height: 60), slices: tiles)
        #expect(wide.outlinePath() == HitMask.Path(wide.opaqueRect))
        #expect(wide.opaqueRect.width > 0.99e9 && wide.activationPoint.map(wide.contains) == true)
        let immense = Placement(bubble, in: HitMask.Size(width: 1e300, height: 1e300), slices: tiles)
        _ = (immense.outlinePath(), immense.opaqueRect, immense.activationPoint)
    }

    @Test func `has a point that hits the mask, near the middle`() throws {
        for placement in Self.placements {
            let point = try #require(placement.activationPoint)
            #expect(placement.contains(point))
        }
        let ring = Placement(Self.file.mask(named: "buttons/ring")!, in: HitMask.Size(width: 64, height: 64))
        let point = try #require(ring.activationPoint)
        // At the edge of the hole, whose radius is some 14 points.
        let (dx, dy) = (point.x - 32, point.y - 32)
        #expect((10...18).contains((dx * dx + dy * dy).squareRoot()))
        // The nearest pixel to the middle is cut off here: another one is found.
        let sliver = Placement(
            Self.file.mask(named: "buttons/ring")!, in: HitMask.Size(width: 64, height: 5), contentMode: .top)
        #expect(sliver.activationPoint.map(sliver.contains) == true)
    }

    @Test func `of a repeated picture has its point at the repetition nearest to the middle`() throws {
        // Nine rings of 64 points; the middle of the view lies in the hole of the fifth.
        let rings = Placement(
            Self.file.mask(named: "buttons/ring")!, in: HitMask.Size(width: 192, height: 192),
            slices: .init(capInsets: .zero))
        let point = try #require(rings.activationPoint)
        let (dx, dy) = (point.x - 96, point.y - 96)
        #expect((10...18).contains((dx * dx + dy * dy).squareRoot()), "\(point)")
    }

    @Test func `is a least target where it is small, and itself where it is large`() {
        let bubble = Self.file.mask(named: "bubble")!
        let small = Placement(
            bubble, in: HitMask.Size(width: 18, height: 15), transform: .init(translationX: 100, y: 50))
        // 17 × 13.75 points around (109.0, 57.375).
        #expect(small.minimumTarget() == HitMask.Rect(x: 87, y: 35.375, width: 44, height: 44))
        #expect(small.isTarget(HitMask.Point(x: 88, y: 36)) && !small.isTarget(HitMask.Point(x: 86, y: 36)))
        #expect(!small.isTarget(HitMask.Point(x: 88, y: 36), minimumSide: 10))
        #expect(!small.isTarget(HitMask.Point(x: 88, y: 36), minimumSide: .nan))
        let large = Placement(bubble, in: HitMask.Size(width: 72, height: 60))
        #expect(!large.isTarget(HitMask.Point(x: 71, y: 59)) && large.isTarget(HitMask.Point(x: 36, y: 20)))
        // Small in one direction is small.
        let flat = Placement(bubble, in: HitMask.Size(width: 72, height: 12))
        #expect(flat.isTarget(HitMask.Point(x: 36, y: -15)) && !flat.isTarget(HitMask.Point(x: 1, y: 5)))
    }
}

extension Placement {
    fileprivate var pieceCount: Int { pieces.reduce(0) { count, _ in count + 1 } }

    /// A point in and around the bounds.
    fileprivate func randomPoint(using random: inout SeededRandom) -> HitMask.Point {
        HitMask.Point(
            x: bounds.x + bounds.width * Double.random(in: -0.2...1.2, using: &random),
            y: bounds.y + bounds.height * Double.random(in: -0.4...1.4, using: &random)
        ).applying(transform)
    }

    fileprivate func isNearTransparent(_ point: HitMask.Point, within distance: Double) -> Bool {
        (0..<64).contains { turn in
            let direction = HitMask.AffineTransform(rotationAngle: Double(turn) * .pi / 32)
            return (1...4).contains { step in
                let offset = HitMask.Point(x: distance * Double(step) / 4, y: 0).applying(direction)
                return isTransparent(HitMask.Point(x: point.x + offset.x, y: point.y + offset.y))
            }
        }
    }
}
