import HitMasks
import TestSupport
import Testing

/// What users of other systems report, as whole kinds. The art is a flag: its hoist is on the left and it is wider than
/// high, so that no mirror image and no turn of it looks the same.
///
///     #....
///     ###..
///     #....
///     #....   (4 rows of 5; opaque: the column 0 and the pixels (1, 1), (2, 1))
@Suite struct `Complaints about placement` {
    private let flag = TestBitmaps.fill(5, 4) { x, y in x == 0 || y == 1 && x < 3 }
    private let mask: HitMask
    private let natural = HitMask.Size(width: 5, height: 4)

    init() throws { mask = try testMask(flag) }

    /// The view as text, a character for each point's middle.
    private func draw(_ placement: Placement, width: Int, height: Int, step: Double = 1) -> [String] {
        (0..<height).map { y in
            String(
                (0..<width).map { x -> Character in
                    placement.contains(HitMask.Point(x: (Double(x) + 0.5) * step, y: (Double(y) + 0.5) * step))
                        ? "#" : "."
                })
        }
    }

    private func isPixel(_ x: Int, _ y: Int, at point: HitMask.Point, of placement: Placement) -> Bool {
        placement.pixel(at: point).map { $0.x == x && $0.y == y } ?? false
    }

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

    // MARK: Axes, flips, anchors

    @Test func `axes: where y points up the picture is not tested upside down`() {
        let placement = Placement(mask, in: HitMask.Size(width: 5, height: 6), contentMode: .top, yAxis: .up)
        #expect(draw(placement, width: 5, height: 6) == [".....", ".....", "#....", "#....", "###..", "#...."])
        let inset = Placement(
            mask, in: HitMask.Size(width: 5, height: 6), yAxis: .up, insets: .init(top: 2, left: 0, bottom: 0, right: 0)
        )
        #expect(draw(inset, width: 5, height: 6) == ["#....", "#....", "###..", "#....", ".....", "....."])
    }

    @Test func `flips: mirror the picture within the view, with its caps and its place`() {
        let size = HitMask.Size(width: 7, height: 4)
        let left = Placement(mask, in: size, contentMode: .topLeft, flip: .horizontal)
        #expect(draw(left, width: 7, height: 4) == ["......#", "....###", "......#", "......#"])
        let both = Placement(mask, in: natural, flip: [.horizontal, .vertical])
        #expect(draw(both, width: 5, height: 4) == ["....#", "....#", "..###", "....#"])
        let slices = HitMask.Slices(capInsets: .init(top: 0, left: 1, bottom: 0, right: 0), resizing: .stretch)
        let caps = Placement(mask, in: .init(width: 9, height: 4), slices: slices, flip: .horizontal)
        #expect(draw(caps, width: 9, height: 4)[0] == "........#")
        #expect(draw(caps, width: 9, height: 4)[1] == "....#####")
    }

    @Test func `flips: a mirrored pixel still begins at its left edge`() {
        let placement = Placement(mask, in: natural, flip: .horizontal)
        #expect(placement.pixel(at: HitMask.Point(x: 0, y: 0))?.x == 4)
        #expect(placement.contains(HitMask.Point(x: 4, y: 0)))
        #expect(!placement.contains(HitMask.Point(x: 4.0.nextDown, y: 0)))
        #expect(!placement.contains(HitMask.Point(x: 5, y: 0)))
    }

    @Test func `flips: a right-to-left layout is the mirror image, and a mirrored orientation stays in its place`() {
        let size = HitMask.Size(width: 9, height: 4)
        let flipped = Placement(mask, in: size, contentMode: .left, flip: .horizontal)
        let turned = Placement(mask, in: size, contentMode: .left, orientation: .upMirrored)
        #expect(draw(flipped, width: 9, height: 4)[1] == "......###")
        #expect(draw(turned, width: 9, height: 4)[1] == "..###....")
    }

    @Test func `flips: a negative scale of the transform mirrors around the pivot`() {
        let mirrored = Placement(mask, in: natural, transform: .init(scaleX: -1, y: 1))
        #expect(draw(mirrored, width: 5, height: 4) == ["....#", "..###", "....#", "....#"])
        let upended = Placement(mask, in: natural, transform: .init(scaleX: 1, y: -1), pivot: .init(x: 0, y: 4))
        #expect(!upended.contains(HitMask.Point(x: 0.5, y: 3.5)))
        #expect(upended.contains(HitMask.Point(x: 0.5, y: 4.5)) && upended.contains(HitMask.Point(x: 2.5, y: 6.5)))
    }

    @Test func `flips: the eight orientations show what EXIF says`() {
        func drawn(_ orientation: HitMask.Orientation) -> [String] {
            let (width, height) = orientation.rawValue < 5 ? (5, 4) : (4, 5)
            let size = HitMask.Size(width: Double(width), height: Double(height))
            return draw(Placement(mask, in: size, orientation: orientation), width: width, height: height)
        }
        #expect(drawn(.up) == ["#....", "###..", "#....", "#...."])
        #expect(drawn(.upMirrored) == ["....#", "..###", "....#", "....#"])
        #expect(drawn(.down) == ["....#", "....#", "..###", "....#"])
        #expect(drawn(.downMirrored) == ["#....", "#....", "###..", "#...."])
        #expect(drawn(.leftMirrored) == ["####", ".#..", ".#..", "....", "...."])
        #expect(drawn(.right) == ["####", "..#.", "..#.", "....", "...."])
        #expect(drawn(.rightMirrored) == ["....", "....", "..#.", "..#.", "####"])
        #expect(drawn(.left) == ["....", "....", ".#..", ".#..", "####"])
    }

    @Test func `anchors: a turn goes around the middle of the view or around the given pivot`() {
        let quarter = HitMask.AffineTransform(rotationAngle: .pi / 2)
        // Around (2.5, 2): the view covers x 0.5 …< 4.5, y −0.5 …< 4.5, its left edge on top.
        let middle = Placement(mask, in: natural, transform: quarter)
        #expect(middle.contains(HitMask.Point(x: 4, y: 0)) && middle.contains(HitMask.Point(x: 1, y: 0)))
        #expect(middle.contains(HitMask.Point(x: 3, y: 2)) && !middle.contains(HitMask.Point(x: 1, y: 2)))
        let corner = Placement(mask, in: natural, transform: quarter, pivot: .init(x: 0, y: 0))
        #expect(corner.contains(HitMask.Point(x: -1.5, y: 2.5)) && !corner.contains(HitMask.Point(x: 1.5, y: 2.5)))
    }

    @Test func `anchors: insets shift the picture, and negative ones lay it out by its alignment rectangle`() {
        let inset = Placement(mask, in: .init(width: 8, height: 4), insets: .init(top: 0, left: 2, bottom: 0, right: 1))
        #expect(draw(inset, width: 8, height: 4)[1] == "..###...")
        let aligned = Placement(
            mask, in: HitMask.Rect(x: 1, y: 0, width: 3, height: 4),
            insets: .init(top: 0, left: -1, bottom: 0, right: -1),
            clipsToBounds: false)
        #expect(draw(aligned, width: 5, height: 4) == draw(Placement(mask, in: natural), width: 5, height: 4))
    }

    // MARK: A mask that an outset made larger

    @Test func `outset: the view's geometry is the art's, and the border lies around it`() throws {
        let grown = try testMask(TestBitmaps.make("full", width: 7, height: 6, seed: 0))
        let art = PixelRect(x: 1, y: 1, width: 5, height: 4)
        let clipped = Placement(grown, in: .init(width: 10, height: 8), artBounds: art)
        #expect(isPixel(1, 1, at: HitMask.Point(x: 0, y: 0), of: clipped))
        #expect(clipped.pixel(at: HitMask.Point(x: -0.5, y: 4)) == nil)
        let open = Placement(grown, in: .init(width: 10, height: 8), clipsToBounds: false, artBounds: art)
        #expect(isPixel(0, 0, at: HitMask.Point(x: -2, y: -2), of: open))
        #expect(isPixel(6, 5, at: HitMask.Point(x: 11.9, y: 9.9), of: open))
        #expect(open.pixel(at: HitMask.Point(x: 12, y: 4)) == nil)
    }

    // MARK: Edges and points

    @Test func `edges: right and bottom are outside, on both axes, in every view`() {
        var random = SeededRandom(seed: 77)
        for _ in 0..<2_000 {
            let size = HitMask.Size(
                width: Double.random(in: 0.01...500, using: &random),
                height: Double.random(in: 0.01...500, using: &random))
            let placement = Placement(mask, in: size)
            #expect(placement.pixel(at: HitMask.Point(x: size.width, y: 0)) == nil)
            #expect(placement.pixel(at: HitMask.Point(x: 0, y: size.height)) == nil)
            let last = HitMask.Point(x: size.width.nextDown, y: size.height.nextDown)
            #expect(isPixel(4, 3, at: last, of: placement))
            #expect(isPixel(0, 0, at: HitMask.Point(x: 0, y: 0), of: placement))
            #expect(placement.pixel(at: HitMask.Point(x: -.leastNonzeroMagnitude, y: 0)) == nil)
        }
    }

    @Test func `edges: a point on a pixel's edge belongs to the pixel behind it, whatever the division says`() throws {
        // 0.29 · 100 is 28.999999999999996: dividing first would answer for the wrong pixel.
        for width in 1...200 {
            let row = try testMask(TestBitmaps.fill(width, 1) { x, _ in x % 2 == 0 })
            let placement = Placement(row, in: HitMask.Size(width: Double(width) * 7, height: 1))
            for x in 0..<width {
                #expect(placement.pixel(at: HitMask.Point(x: Double(x) * 7, y: 0))?.x == x)
            }
        }
    }
}
