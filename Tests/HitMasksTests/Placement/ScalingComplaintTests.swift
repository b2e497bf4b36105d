import HitMasks
import TestSupport
import Testing

/// What users of other systems report, as whole kinds: docs/COMPLAINTS.md.
@Suite struct `Complaints about scaling` {
    private let art: FlagPicture
    private var flag: HitMask.Bitmap { art.flag }
    private var mask: HitMask { art.mask }
    private var natural: HitMask.Size { art.natural }

    init() throws { art = try FlagPicture() }

    // MARK: Scaling and fit

    @Test func `scaling and fit: in every content mode a view of another size shows the picture where it is drawn`() {
        let size = HitMask.Size(width: 9, height: 8)
        func drawn(_ mode: Placement.ContentMode) -> [String] {
            draw(Placement(mask, in: size, contentMode: mode), width: 9, height: 8)
        }
        func rows(_ left: Int, _ top: Int) -> [String] {
            (0..<8).map { y in String((0..<9).map { flag.contains(x: $0 - left, y: y - top) ? "#" : "." as Character })
            }
        }
        // (9 − 5) / 2 = 2 and (8 − 4) / 2 = 2.
        #expect(drawn(.center) == rows(2, 2))
        #expect(drawn(.top) == rows(2, 0))
        #expect(drawn(.bottom) == rows(2, 4))
        #expect(drawn(.left) == rows(0, 2))
        #expect(drawn(.right) == rows(4, 2))
        #expect(drawn(.topLeft) == rows(0, 0))
        #expect(drawn(.topRight) == rows(4, 0))
        #expect(drawn(.bottomLeft) == rows(0, 4))
        #expect(drawn(.bottomRight) == rows(4, 4))
        #expect(drawn(.redraw) == drawn(.scaleToFill))
        // Columns of 1.8 points and rows of 2.
        #expect(
            drawn(.scaleToFill) == [
                "##.......", "##.......", "#####....", "#####....", "##.......", "##.......", "##.......", "##.......",
            ])
        // 9 × 7.2 points with 0.4 above and below: rows of 1.8 begin at 0.4, 2.2, 4.0, 5.8.
        #expect(
            drawn(.scaleAspectFit) == [
                "##.......", "##.......", "#####....", "#####....", "##.......", "##.......", "##.......", "##.......",
            ])
        // 10 × 8 points, half a point cut off on the left and on the right.
        #expect(
            drawn(.scaleAspectFill) == [
                "#........", "#........", "#####....", "#####....", "#........", "#........", "#........", "#........",
            ])
    }

    @Test func `scaling and fit: a view's origin is subtracted`() {
        let placement = Placement(mask, in: HitMask.Rect(x: 100, y: -50, width: 10, height: 8))
        #expect(placement.contains(HitMask.Point(x: 100, y: -50)))
        #expect(placement.contains(HitMask.Point(x: 105.9, y: -47)))
        #expect(!placement.contains(HitMask.Point(x: 106, y: -47)))
        #expect(!placement.contains(HitMask.Point(x: 0, y: 0)))
    }

    @Test
    func `scaling and fit: aspect fill crops evenly, and what is cropped is hit only where the view does not clip`() {
        let size = HitMask.Size(width: 5, height: 8)
        // 10 × 8 points, of which 2.5 … 7.5 are seen.
        let clipped = Placement(mask, in: size, contentMode: .scaleAspectFill)
        #expect(draw(clipped, width: 5, height: 8)[0] == ".....")
        #expect(draw(clipped, width: 5, height: 8)[2] == "###..")
        let open = Placement(mask, in: size, contentMode: .scaleAspectFill, clipsToBounds: false)
        #expect(open.contains(HitMask.Point(x: -2.5, y: 0)))
        #expect(!open.contains(HitMask.Point(x: (-2.5).nextDown, y: 0)))
        #expect(!clipped.contains(HitMask.Point(x: -0.1, y: 2)))
    }

    @Test func `scaling and fit: a mask of another size than the view is neither cropped nor shrunk`() throws {
        for scale in [1, 3, 7] {
            let large = try testMask(
                TestBitmaps.fill(5 * scale, 4 * scale) { flag.contains(x: $0 / scale, y: $1 / scale) })
            for size in [natural, .init(width: 20, height: 4), .init(width: 2.5, height: 16)] {
                for x in 0..<50 {
                    for y in 0..<40 {
                        let point = HitMask.Point(
                            x: (Double(x) + 0.5) / 50 * size.width, y: (Double(y) + 0.5) / 40 * size.height)
                        #expect(Placement(large, in: size).contains(point) == flag.contains(x: x / 10, y: y / 10))
                    }
                }
            }
        }
    }

    @Test func `scaling and fit: caps keep their size, in the middle and at the far end`() throws {
        let art = try testMask(TestBitmaps.fill(6, 1) { x, _ in [0, 3, 5].contains(x) })
        func drawn(
            _ width: Double, _ resizing: HitMask.Slices.Resizing, center: Double? = nil, caps: (Double, Double) = (1, 1)
        ) -> String {
            let insets = HitMask.Insets(top: 0, left: caps.0, bottom: 0, right: caps.1)
            let slices = HitMask.Slices(
                capInsets: insets, resizing: resizing, center: center.map { .init(width: $0, height: 1) })
            return draw(
                Placement(art, in: .init(width: width, height: 1), slices: slices), width: Int(width), height: 1)[0]
        }
        #expect(drawn(6, .tile) == "#..#.#")
        #expect(drawn(12, .tile) == "#..#...#...#")
        #expect(drawn(10, .stretch) == "#....##..#")
        // The centre is the two pixels 1 and 2, or 2 and 3; the rest before the far cap is never drawn.
        #expect(drawn(8, .tile, center: 2) == "#......#")
        #expect(drawn(8, .tile, center: 2, caps: (2, 1)) == "#..#.#.#")
        #expect(drawn(8, .stretch, center: 2, caps: (2, 1)) == "#...####")
        // A centre of one pixel is stretched; insets that leave none stretch the pixel at the boundary.
        #expect(drawn(8, .tile, caps: (3, 2)) == "#..###.#")
        #expect(drawn(8, .tile, caps: (3, 3)) == "#..###.#")
        #expect(drawn(12, .stretch, caps: (5, 5)) == "#..#.##..#.#")
        // A view as long as the caps has no middle, a shorter one squeezes them in proportion.
        #expect(drawn(4, .tile, caps: (2, 2)) == "#..#")
        #expect(drawn(3, .tile, caps: (4, 2)) == ".##")
    }

    @Test func `scaling and fit: zero insets that are tiled repeat the whole picture`() {
        let placement = Placement(mask, in: .init(width: 12, height: 6), slices: .init(capInsets: .zero))
        #expect(
            draw(placement, width: 12, height: 6) == [
                "#....#....#.", "###..###..##", "#....#....#.", "#....#....#.", "#....#....#.", "###..###..##",
            ])
    }

    @Test func `scaling and fit: zoom and pan of a page are the caller's transform`() {
        let pan = HitMask.AffineTransform(scaleX: 3, y: 3).concatenating(.init(translationX: 40, y: -7))
        let placement = Placement(mask, in: natural, transform: pan, pivot: .init(x: 0, y: 0))
        for y in 0..<12 {
            for x in 0..<15 {
                let point = HitMask.Point(x: Double(x) + 40.5, y: Double(y) - 6.5)
                #expect(placement.contains(point) == flag.contains(x: x / 3, y: y / 3))
            }
        }
    }

    @Test func `scaling and fit: a mask works alone and needs no picture`() {
        let button = Placement(mask, in: .init(width: 50, height: 40))
        #expect(button.contains(HitMask.Point(x: 5, y: 35)) && !button.contains(HitMask.Point(x: 45, y: 5)))
    }

    // MARK: Scale factor

    @Test(arguments: [1, 2, 3]) func `scale factor: a point means the same spot whatever the density of the mask`(
        _ scale: Int
    ) throws {
        let dense = try testMask(
            TestBitmaps.fill(5 * scale, 4 * scale) { flag.contains(x: $0 / scale, y: $1 / scale) }, scale: Double(scale)
        )
        let caps = HitMask.Insets(top: 0, left: 1, bottom: 1, right: 1)
        for mode in Placement.ContentMode.allCases {
            for slices in [nil, HitMask.Slices(capInsets: caps), .init(capInsets: caps, resizing: .stretch)] {
                let size = HitMask.Size(width: 11, height: 9)
                let one = Placement(mask, in: size, contentMode: mode, slices: slices)
                let other = Placement(dense, in: size, contentMode: mode, slices: slices)
                #expect(draw(one, width: 44, height: 36, step: 0.25) == draw(other, width: 44, height: 36, step: 0.25))
            }
        }
    }

    @Test func `scale factor: the caller's scale replaces the mask's`() {
        let placement = Placement(mask, in: natural, scale: 0.5, contentMode: .topLeft)
        #expect(draw(placement, width: 5, height: 4) == ["##...", "##...", "#####", "#####"])
    }
}
