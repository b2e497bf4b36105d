import HitMasks
import HitTesting
import TestSupport
import Testing

@Suite struct `An index` {
    @Test func `gives the walk's answers where a mask lies out of its view's touch area`() throws {
        let root = screen()
        for index in 0..<12 { root.add("\(index)", Rect(200, 300, 4, 4)) }
        let mask = try Art.mask("buttons/diamond")
        root.add("far", Rect(100, 100, 20, 20)) { view in
            view.shape = .mask(Placement(mask, in: Rect(-90, -90, 64, 64)))
            view.slop = 30
        }
        let index = HitIndex(of: root)
        for y in stride(from: 0.0, to: 160, by: 3) {
            for x in stride(from: 0.0, to: 160, by: 3) {
                #expect(index.hitTest(Point(x, y)) === root.hitTest(Point(x, y)), "\(x), \(y)")
            }
        }
        // The mask is drawn here, 90 points from the view, which reaches 30.
        #expect(root.tapped(42, 42) == "screen")
    }

    @Test func `gives the walk's answers on a screen of many views`() {
        var random = SeededRandom(seed: 9)
        for count in [0, 1, 7, 8, 9, 100, 1500] {
            let root = screen()
            for index in 0..<count {
                let size = index % 50 == 0 ? 300.0 : Double(Int.random(in: 1...30, using: &random))
                let (x, y) = (Int.random(in: -20...310, using: &random), Int.random(in: -20...470, using: &random))
                root.add("\(index)", Rect(Double(x), Double(y), size, size)) { $0.overflow = .children }
            }
            for view in root.subviews.prefix(40) { view.add("out", Rect(-60, 40, 20, 20)) { $0.slop = 5 } }
            let index = HitIndex(of: root)
            for _ in 0..<1000 {
                let point = Point(
                    Double.random(in: -100...400, using: &random), Double.random(in: -100...600, using: &random))
                #expect(index.hitTest(point) === NaiveWalk.hitTest(root, point))
            }
            // Whole numbers: on the edges.
            for _ in 0..<1000 {
                let point = Point(
                    Double(Int.random(in: -20...340, using: &random)), Double(Int.random(in: -20...500, using: &random))
                )
                #expect(index.hitTest(point) === root.hitTest(point))
            }
        }
    }

    @Test func `says that it is stale after anything that moves`() {
        let root = screen()
        let panel = root.add("panel", Rect(0, 0, 100, 100))
        let view = panel.add("view", Rect(0, 0, 10, 10))
        var index = HitIndex(of: root)
        let changes: [() -> Void] = [
            { view.center.x += 1 }, { view.bounds.size.width += 1 }, { view.bounds.x += 1 },
            { view.transform = Transform(rotationAngle: 1) }, { view.anchorPoint.x = 0 }, { view.frame.y = 4 },
            { view.overflow = .children }, { view.clipsToBounds = true }, { view.slop = 4 },
            { view.touchInsets.left = -4 }, { view.minimumTouchSide = 44 }, { view.add("new", Rect(0, 0, 1, 1)) },
            { view.subviews[0].removeFromSuperview() }, { panel.sendSubviewToBack(view) },
        ]
        for (number, change) in changes.enumerated() {
            #expect(!index.isStale, "before change \(number)")
            change()
            #expect(index.isStale, "change \(number)")
            index.rebuild()
        }
        // A child that grows with its superview moves, too.
        view.autoresizingMask = .flexibleWidth
        panel.bounds.size.width += 1
        #expect(index.isStale)
        index.rebuild()
        let other = HitIndex(of: panel)
        #expect(index.isStale && !other.isStale)
    }

    @Test func `stays fresh, and right, when something is hidden or takes another shape`() {
        let root = screen()
        for index in 0..<20 { root.add("\(index)", Rect(Double(index) * 10, 0, 10, 10)) }
        let index = HitIndex(of: root)
        let view = root.subviews[3]
        #expect(index.hitTest(Point(35, 5)) === view)
        view.isHidden = true
        #expect(index.hitTest(Point(35, 5)) === root)
        (view.isHidden, view.shape) = (false, .hollow(.ellipse))
        #expect(index.hitTest(Point(35, 5)) === root)
        #expect(index.hitTest(Point(31, 1)) === view)
        (view.alpha, view.isUserInteractionEnabled) = (0.01, true)
        #expect(index.hitTest(Point(31, 1)) === root)
        view.alpha = 1
        view.policy = .redirect(to: root.subviews[4])
        #expect(index.hitTest(Point(31, 1)) === root.subviews[4])
        #expect(!index.isStale)
    }

    @Test func `does not leave out a subclass that reaches farther than its frame`() {
        final class Wide: HitView {
            override func point(inside point: Point) -> Bool { point.x >= -100 && point.x < 200 }
        }
        let root = screen()
        for index in 0..<20 { root.add("\(index)", Rect(Double(index) * 10, 0, 10, 10)) }
        let wide = Wide(frame: Rect(100, 300, 10, 10))
        root.addSubview(wide)
        #expect(HitIndex(of: root).hitTest(Point(5, 5)) === wide)
    }
}
