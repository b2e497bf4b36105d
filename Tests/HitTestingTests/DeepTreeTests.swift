import HitMasks
import HitTesting
import Testing

/// Ten thousand views, each in the one before. Recursion would need more stack than a thread has.
@Suite struct `A deep tree` {
    private let root = screen()
    private let deepest: HitView

    init() {
        var last = root
        for _ in 0..<10_000 {
            let next = HitView(frame: Rect(0, 0, 320, 480))
            next.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            last.addSubview(next)
            last = next
        }
        last.name = "deepest"
        deepest = last
    }

    @Test func `is walked, converted, indexed, laid out and resized`() {
        #expect(root.tapped(10, 10) == "deepest")
        #expect(root.tapped(-1, 10) == nil)
        #expect(HitIndex(of: root).hitTest(Point(10, 10)) === deepest)
        #expect(root.convert(Point(3, 4), to: deepest) == Point(3, 4))
        #expect(deepest.isInside(root))
        var count = 0
        deepest.onLayout = { _ in count += 1 }
        root.layoutIfNeeded()
        root.bounds.size = Size(width: 400, height: 600)
        #expect(deepest.bounds.size == Size(width: 400, height: 600))
        root.layoutIfNeeded()
        #expect(count == 2)
    }

    @Test func `is let go without a call within a call`() {
        weak var middle: HitView?
        do {
            let top = screen()
            var last = top
            for index in 0..<100_000 {
                let next = HitView()
                last.addSubview(next)
                last = next
                if index == 50_000 { middle = next }
            }
            #expect(middle != nil)
        }
        #expect(middle == nil)
    }

    @Test func `leaves alone what somebody else holds`() {
        let (kept, leaf) = (HitView(), HitView())
        do {
            let top = screen()
            top.addSubview(kept)
            kept.addSubview(leaf)
        }
        #expect(kept.superview == nil)
        #expect(kept.subviews.first === leaf && leaf.superview === kept)
    }
}
