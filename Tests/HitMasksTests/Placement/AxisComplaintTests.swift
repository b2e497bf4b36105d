import HitMasks
import TestSupport
import Testing

/// What users of other systems report, as whole kinds: docs/COMPLAINTS.md.
@Suite struct `Complaints about axes, flips and edges` {
    private let art: FlagPicture
    private var flag: HitMask.Bitmap { art.flag }
    private var mask: HitMask { art.mask }
    private var natural: HitMask.Size { art.natural }

    init() throws { art = try FlagPicture() }

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
