import HitMasks
import HitTesting
import Testing

@Suite struct `The walk` {
    private let root = screen()

    @Test func `finds the front view, then what holds it, and nothing outside`() {
        let panel = root.add("panel", Rect(10, 10, 100, 100))
        panel.add("back", Rect(0, 0, 50, 50))
        panel.add("front", Rect(25, 25, 50, 50))
        #expect(root.tapped(40, 40) == "front")
        #expect(root.tapped(15, 15) == "back")
        #expect(root.tapped(95, 15) == "panel")
        #expect(root.tapped(5, 5) == "screen")
        #expect(root.tapped(-0.001, 5) == nil)
        #expect(root.tapped(320, 5) == nil)
        panel.sendSubviewToBack(panel.subviews[1])
        #expect(root.tapped(40, 40) == "back")
        panel.bringSubviewToFront(panel.subviews[0])
        #expect(root.tapped(40, 40) == "front")
    }

    @Test func `keeps edges half-open and where they were set`() {
        root.add("a", Rect(0.1, 0.1, 0.2, 0.2))
        #expect(root.tapped(0.1, 0.1) == "a")
        #expect(root.tapped(0.1.nextDown, 0.1) == "screen")
        #expect(root.subviews[0].frame == Rect(0.1, 0.1, 0.2, 0.2))
        root.add("b", Rect(7, 7, 10, 10))
        #expect(root.tapped(7, 7) == "b")
        #expect(root.tapped(17, 7) == "screen")
        #expect(root.tapped(7, 17) == "screen")
    }

    @Test(arguments: [0, 0.005, 0.01, -1, Double.nan]) func `leaves out what is clear`(_ alpha: Double) {
        let panel = root.add("panel", Rect(0, 0, 100, 100))
        panel.add("button", Rect(0, 0, 100, 100))
        #expect(root.tapped(5, 5) == "button")
        panel.alpha = alpha
        #expect(root.tapped(5, 5) == "screen")
        panel.alpha = 0.01.nextUp
        #expect(root.tapped(5, 5) == "button")
    }

    @Test func `leaves out what is hidden, disabled or never to be hit, with all in it`() {
        let panel = root.add("panel", Rect(0, 0, 100, 100))
        panel.add("button", Rect(0, 0, 100, 100))
        panel.isHidden = true
        #expect(root.tapped(5, 5) == "screen")
        (panel.isHidden, panel.isUserInteractionEnabled) = (false, false)
        #expect(root.tapped(5, 5) == "screen")
        (panel.isUserInteractionEnabled, panel.policy) = (true, .never)
        #expect(root.tapped(5, 5) == "screen")
        panel.policy = .normal
        #expect(root.tapped(5, 5) == "button")
        root.isHidden = true
        #expect(root.tapped(5, 5) == nil)
    }

    @Test func `lets children stick out where their superview allows it, and no farther`() {
        let cell = root.add("cell", Rect(100, 100, 50, 50))
        let content = cell.add("content", Rect(0, 0, 50, 50))
        content.add("button", Rect(40, 40, 30, 30))
        #expect(root.tapped(160, 160) == "screen")
        content.overflow = .children
        #expect(root.tapped(160, 160) == "screen")
        cell.overflow = .children
        #expect(root.tapped(160, 160) == "button")
        (cell.overflow, content.overflow) = (.descendants, .never)
        #expect(root.tapped(160, 160) == "button")
        #expect(root.tapped(165, 145) == "button")
        #expect(root.tapped(175, 145) == "screen")
        content.clipsToBounds = true
        #expect(root.tapped(160, 160) == "screen")
        #expect(root.tapped(145, 145) == "button")
    }

    @Test func `asks views in their own scrolled, anchored and turned coordinates`() {
        let scroll = root.add("scroll", Rect(10, 20, 100, 100))
        scroll.bounds.origin = Point(0, 300)
        scroll.add("row", Rect(0, 310, 100, 10))
        #expect(root.tapped(15, 31) == "row")
        #expect(root.tapped(15, 29) == "scroll")
        let hand = root.add("hand", Rect(200, 200, 20, 100)) { $0.anchorPoint = Point(0, 0) }
        hand.center = Point(200, 200)
        hand.transform = Transform(rotationAngle: .pi / 2)
        #expect(hand.frame == Rect(100, 200, 100, 20))
        #expect(root.tapped(101, 219) == "hand")
        #expect(root.tapped(210, 210) == "screen")
    }

    @Test func `does not lose a view that was given its superview's edge by a flat transform`() {
        root.add("flat", Rect(0, 0, 100, 100)) { $0.transform = Transform(scaleX: 0, y: 1) }
        #expect(root.tapped(50, 50) == "screen")
    }

    @Test func `knows where taps go that a view does not keep`() {
        let panel = root.add("panel", Rect(0, 0, 200, 200))
        let label = panel.add("label", Rect(0, 0, 100, 100))
        label.add("link", Rect(0, 0, 10, 10))
        label.policy = .childrenOnly
        #expect(root.tapped(50, 50) == "panel")
        #expect(root.tapped(5, 5) == "link")
        label.policy = .passToSuperview
        #expect(root.tapped(50, 50) == "panel")
        panel.policy = .passToSuperview
        #expect(root.tapped(50, 50) == "screen")
        panel.policy = .childrenOnly
        let behind = root.add("behind", Rect(0, 0, 200, 200))
        root.sendSubviewToBack(behind)
        #expect(root.tapped(50, 50) == "behind")
        panel.policy = .normal
        label.policy = .redirect(to: behind)
        #expect(root.tapped(50, 50) == "behind")
        behind.isHidden = true
        #expect(root.tapped(50, 50) == "panel")
    }

    @Test func `does not keep alive whom it would send taps to`() {
        let label = root.add("label", Rect(0, 0, 100, 100))
        do {
            let target = HitView(frame: Rect(0, 0, 10, 10))
            label.policy = .redirect(to: target)
            #expect(root.hitTest(Point(50, 50)) === target)
        }
        guard case .childrenOnly = label.policy else {
            Issue.record("the policy still names somebody")
            return
        }
        #expect(root.tapped(50, 50) == "screen")
    }
}
