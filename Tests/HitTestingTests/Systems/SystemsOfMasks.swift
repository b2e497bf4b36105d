import HitMaskCompiler
import HitMasks
import HitTesting
import TestSupport
import Testing

/// What people use today to ask a picture whether it is transparent, told as tests.
@Suite struct `Systems of masks` {
    /// A category on an image class: `isPointTransparent:` decodes the picture to ARGB at each tap and asks whether
    /// alpha is 0. Here the build decodes it; a tap has the mask file, and never sees the picture.
    @Test func `System 1: isPointTransparent of an image`() throws {
        var dice = SeededRandom(seed: 17)
        let picture = PNGMaker.random(width: 61, height: 47, depth: 8, colour: 6, transparent: false, using: &dice)
        let options = ArtOptions(alphaThreshold: try AlphaThreshold("0"))
        var bitmap = HitMask.Bitmap(width: 61, height: 47)
        _ = try PNGReader.read(bytes: picture.file, options: options) { band in
            for y in 0..<band.height {
                for x in 0..<band.width where band.contains(x: x, y: y) { bitmap.set(x: x, y: y) }
            }
        }
        var builder = MaskFileBuilder()
        try builder.add("picture", bitmap: bitmap)
        let file = try HitMaskFile(builder.bytes())

        // From here on there is no picture.
        let mask = try #require(file.mask(named: "picture"))
        for y in 0..<47 {
            for x in 0..<61 {
                let alpha = picture.alpha(x: x, y: y).alpha
                #expect(mask.isTransparent(Point(Double(x) + 0.5, Double(y) + 0.5)) == (alpha == 0))
            }
        }
        // The old code reads beyond its buffer for these.
        for point in [Point(-1, 3), Point(61, 3), Point(3, 47), Point(.nan, 3), Point(3, .infinity), Point(1e300, 3)] {
            #expect(mask.isTransparent(point))
        }
        // At 2x it asked pixels by points. The ring's band lies 40 points below its top, and its hole in the middle.
        let ring = try Art.mask("ring")
        #expect(ring.scale == 2)
        #expect(!ring.isTransparent(Point(80, 30)) && ring.isTransparent(Point(80, 80)))
        #expect(ring.isTransparent(Point(2, 2)) && ring.isTransparent(Point(160, 80)))
    }

    /// Four picture buttons in a heap, each 64 × 64 points, each shifted by half of that. A subclass of a button asks its
    /// picture, so that a tap on a transparent corner reaches the button behind.
    @Test func `System 2: irregular buttons that overlap, in any order, with a picture for each state`() throws {
        let names = ["diamond", "disc", "star", "ring"]
        let masks = try names.map { try Art.mask("buttons/\($0)") }
        let frames = [Rect(0, 0, 64, 64), Rect(32, 0, 64, 64), Rect(0, 32, 64, 64), Rect(32, 32, 64, 64)]
        var answers: Set<String> = []
        for order in permutations(of: [0, 1, 2, 3]) {
            let root = screen(96, 96)
            for index in order {
                root.add(names[index], frames[index]) { view in
                    view.shapeForBounds = { .mask(Placement(masks[index], in: $0)) }
                }
            }
            let index = HitIndex(of: root)
            for y in 0..<96 {
                for x in 0..<96 {
                    let point = Point(Double(x) + 0.4, Double(y) + 0.6)
                    // The frontmost whose own pixel is opaque; its frame alone is not enough.
                    let owner = order.reversed().first { number in
                        let (x, y) = (point.x - frames[number].x, point.y - frames[number].y)
                        return masks[number].contains(Point(x, y))
                    }
                    let found = root.hitTest(point)
                    #expect(found?.name == owner.map { names[$0] } ?? "screen", "\(order) at \(point)")
                    #expect(index.hitTest(point) === found)
                    answers.insert(found?.name ?? "")
                }
            }
        }
        #expect(answers.count == 5)

        // Image for the state, else for the normal one; else the background; else all of the rectangle.
        let size = Size(width: 64, height: 64)
        var masksOfButton = ButtonMasks(in: size, policy: .perState)
        let button = HitView(frame: Rect(0, 0, 64, 64))
        func tap(_ state: ButtonMasks.State = .normal, _ x: Double, _ y: Double) -> Bool {
            button.shape = .button(masksOfButton, in: state)
            return button.hitTest(Point(x, y)) != nil
        }
        #expect(tap(.normal, 1, 1) && tap(.highlighted, 63.9, 63.9) && !tap(.normal, 64, 1))
        masksOfButton.setBackground(Placement(masks[3], in: size), for: .normal)
        #expect(!tap(.normal, 1, 1) && !tap(.selected, 32, 30) && tap(.selected, 32, 5))
        masksOfButton.setImage(Placement(masks[1], in: size), for: .highlighted)
        #expect(tap(.highlighted, 32, 30) && !tap(.normal, 32, 30))
        masksOfButton.setImage(nil, for: .highlighted)
        #expect(!tap(.highlighted, 32, 30))
    }

    private func permutations(of numbers: [Int]) -> [[Int]] {
        if numbers.isEmpty { return [[]] }
        return numbers.flatMap { first in
            permutations(of: numbers.filter { $0 != first }).map { [first] + $0 }
        }
    }

    @Test func `System 3: a shaped button with a threshold of 0.1, content mode and a background of its own`() throws {
        // The threshold: the shadow is seen, at 25 of 255 and less, and is not hit.
        let shadow = try Art.mask("shadow-button")
        let root = screen()
        root.add("button", Rect(0, 0, 140, 92)) { $0.shape = .mask(Placement(shadow, in: $0.bounds)) }
        let solid = shadow.opaqueBounds
        let corner = Point(Double(solid.x) / 2, Double(solid.y) / 2)
        #expect(root.tapped(70, 46) == "button")
        #expect(solid.width < shadow.width && root.tapped(corner.x - 1, 46) == "screen")
        #expect(root.tapped(139, 91) == "screen")

        // The content mode: a star of 80 × 80 in 200 × 40 points is drawn 40 × 40 in the middle. The old code asked the
        // picture as if it filled the view.
        let star = try Art.mask("star")
        let wide = HitView(frame: Rect(0, 0, 200, 40))
        wide.shapeForBounds = { .mask(Placement(star, in: $0, contentMode: .scaleAspectFit)) }
        #expect(wide.hitTest(Point(100, 20)) === wide)
        #expect(wide.hitTest(Point(60, 20)) == nil && wide.hitTest(Point(40, 20)) == nil)
        wide.bounds.size = Size(width: 40, height: 80)
        #expect(wide.hitTest(Point(20, 40)) === wide && wide.hitTest(Point(20, 10)) == nil)

        // The background through its own geometry: it is sliced and fills the view, the image sits in the middle. The
        // old code asked the background through the image's rectangle.
        let bubble = try Art.mask("bubble")
        let bounds = Rect(0, 0, 240, 160)
        let caps = HitMask.Slices(
            capInsets: HitMask.Insets(top: 18, left: 34, bottom: 30, right: 18), resizing: .stretch)
        var masks = ButtonMasks(in: bounds, policy: .perState)
        masks.setBackground(Placement(bubble, in: bounds, slices: caps), for: .normal)
        let sliced = HitView(frame: bounds)
        sliced.shape = .button(masks)
        #expect(sliced.hitTest(Point(120, 60)) === sliced && sliced.hitTest(Point(220, 10)) === sliced)
        #expect(sliced.hitTest(Point(239, 159)) == nil)
        masks.setImage(Placement(star, in: bounds, contentMode: .center), for: .normal)
        for y in stride(from: 0.5, to: 160, by: 3) {
            for x in stride(from: 0.5, to: 240, by: 3) {
                sliced.shape = .button(masks)
                let isStar = star.contains(Point(x - 80, y - 40))
                let isBubble = Placement(bubble, in: bounds, slices: caps).contains(Point(x, y))
                #expect((sliced.hitTest(Point(x, y)) != nil) == (isStar || isBubble))
            }
        }

        // No stale point: the old code kept the last point and its answer over a change of the state's picture.
        var changing = ButtonMasks(in: Size(width: 64, height: 64), policy: .perState)
        changing.setImage(Placement(try Art.mask("buttons/disc"), in: changing.bounds), for: .normal)
        changing.setImage(Placement(try Art.mask("buttons/ring"), in: changing.bounds), for: .highlighted)
        let button = HitView(frame: Rect(0, 0, 64, 64))
        for _ in 0..<3 {
            button.shape = .button(changing, in: .normal)
            #expect(button.hitTest(Point(32, 30)) === button)
            button.shape = .button(changing, in: .highlighted)
            #expect(button.hitTest(Point(32, 30)) == nil)
        }
        // By the default policy a tap that has begun can't lose its button so.
        changing.policy = .normalOnly
        button.shape = .button(changing, in: .highlighted)
        #expect(button.hitTest(Point(32, 30)) === button)
    }

    /// An alert: a dimmed background that dismisses, and on it an image view with a star, whose transparent parts, of an
    /// alpha below 0.01, are not to swallow taps.
    @Test func `System 8: an image view whose transparent area lets taps through`() throws {
        let star = try Art.mask("star")
        let root = screen()
        root.add("dimmed", Rect(0, 0, 320, 480)) { $0.alpha = 0.5 }
        let image = root.add("star", Rect(110, 190, 100, 100)) { view in
            view.shapeForBounds = { .mask(Placement(star, in: $0, contentMode: .center)) }
        }
        #expect(root.tapped(160, 240) == "star")
        // In its frame, beside the star; beside the picture, which is smaller than its view; outside.
        #expect(root.tapped(123, 203) == "dimmed")
        #expect(root.tapped(112, 240) == "dimmed")
        #expect(root.tapped(50, 50) == "dimmed")
        for y in stride(from: 190.5, to: 290, by: 1) {
            for x in stride(from: 110.5, to: 210, by: 1) {
                let isStar = star.contains(Point(x - 120, y - 200))
                #expect(root.tapped(x, y) == (isStar ? "star" : "dimmed"))
            }
        }
        image.alpha = 0.009
        #expect(root.tapped(160, 240) == "dimmed")
    }
}
