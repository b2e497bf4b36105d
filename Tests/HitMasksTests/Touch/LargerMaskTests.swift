import HitMaskCompiler
import HitMasks
import TestSupport
import Testing

/// Questions in points to a mask that is larger than its art: the points are those of the art.
@Suite struct `A mask larger than its art` {
    /// Art of 20 × 10 pixels at 2x, from column 6 and row 2 on; what is opaque lies at (-1, 5), 2 × 1 points.
    private func mask(_ change: (inout StoredTraits) -> Void = { _ in }) throws -> HitMask {
        let bitmap = TestBitmaps.fill(30, 20) { 4..<8 ~= $0 && 12..<14 ~= $1 }
        var traits = StoredTraits(scale: try #require(PixelScale(pixels: 2, points: 1)))
        traits.source = StoredTraits.Source(left: 6, top: 2, detail: .one, right: 4, bottom: 8)
        change(&traits)
        var builder = MaskFileBuilder()
        try builder.add("m", traits: traits, record: try MaskEncoder.record(of: bitmap))
        return try #require(try HitMaskFile(builder.bytes()).mask(named: "m"))
    }

    @Test func `is asked in points of the art`() throws {
        let mask = try mask()
        #expect(mask.size == HitMask.Size(width: 10, height: 5))
        #expect(mask.artBounds == HitMask.Rect(x: 6, y: 2, width: 20, height: 10))
        #expect(mask.contains(HitMask.Point(x: -1, y: 5)) && mask.contains(HitMask.Point(x: 0.99, y: 5.99)))
        #expect(!mask.contains(HitMask.Point(x: -1.01, y: 5)) && !mask.contains(HitMask.Point(x: 0, y: 6)))
        #expect(mask.centroid == HitMask.Point(x: 0, y: 5.5))
    }

    @Test func `is near a point of the art by its distance in points`() throws {
        let mask = try mask()
        for (point, distance) in [
            (HitMask.Point(x: 3, y: 5.5), 2.0), (HitMask.Point(x: -3.5, y: 5.5), 2.5), (HitMask.Point(x: 0, y: 9), 3),
            (HitMask.Point(x: 0, y: 1), 4), (HitMask.Point(x: 4, y: 10), 5),
        ] {
            #expect(mask.containsAny(within: distance, of: point), "\(point)")
            #expect(!mask.containsAny(within: distance.nextDown, of: point), "\(point)")
            #expect(mask.nearestOpaquePixel(to: point, within: 9)?.distance == distance)
        }
        #expect(
            mask.nearestOpaquePixel(to: HitMask.Point(x: 3, y: 5.75), within: 9)?.position == PixelPosition(x: 7, y: 13)
        )
    }

    @Test func `has its least target around what is opaque, and so where it is placed`() throws {
        let mask = try mask()
        #expect(mask.minimumTarget(side: 0) == HitMask.Rect(x: -1, y: 5, width: 2, height: 1))
        #expect(mask.minimumTarget(side: 10) == HitMask.Rect(x: -5, y: 0.5, width: 10, height: 10))
        #expect(mask.isTarget(HitMask.Point(x: 4.9, y: 10.4), minimumSide: 10))
        #expect(!mask.isTarget(HitMask.Point(x: 5, y: 10.4), minimumSide: 10))
        let placed = PlacedMask(mask, at: HitMask.Point(x: 100, y: 50), magnification: 2)
        #expect(placed.minimumTarget(side: 0) == HitMask.Rect(x: 98, y: 60, width: 4, height: 2))
        #expect(placed.contains(HitMask.Point(x: 98, y: 60)) && !placed.contains(HitMask.Point(x: 97.9, y: 60)))
        #expect(placed.distance(to: HitMask.Point(x: 106, y: 61), within: 9) == 4)
        #expect(placed.containsAny(within: 4, of: HitMask.Point(x: 100, y: 66)))
        #expect(!placed.containsAny(within: 3.9, of: HitMask.Point(x: 100, y: 66)))
    }

    @Test func `has the slices and alignment of its art, in points`() throws {
        let caps = HitMask.Insets(top: 1, left: 2, bottom: 1.5, right: 2.5)
        func slices(_ width: UInt16?, _ height: UInt16?) throws -> HitMask.Slices? {
            try mask {
                $0.slices = StoredTraits.Slices(
                    top: 2, left: 4, bottom: 3, right: 5, stretches: true, centerWidth: width, centerHeight: height)
            }.slices
        }
        func expected(_ center: HitMask.Size?) -> HitMask.Slices {
            HitMask.Slices(capInsets: caps, resizing: .stretch, center: center)
        }
        #expect(try slices(nil, nil) == expected(nil))
        // A side that is not named is what lies between the caps.
        #expect(try slices(6, nil) == expected(HitMask.Size(width: 3, height: 2.5)))
        #expect(try slices(nil, 4) == expected(HitMask.Size(width: 5.5, height: 2)))
        let aligned = try mask { $0.alignment = StoredTraits.Insets(top: 2, left: 4, bottom: 6, right: 8) }
        #expect(aligned.alignmentInsets == HitMask.Insets(top: 1, left: 2, bottom: 3, right: 4))
    }
}
