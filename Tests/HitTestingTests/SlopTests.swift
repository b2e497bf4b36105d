import HitMasks
import HitTesting
import Testing

@Suite struct `Slop` {
    private let root = screen()

    private func button(_ name: String, _ frame: Rect, slop: Double = 15) -> HitView {
        root.add(name, frame) { $0.slop = slop }
    }

    @Test func `gives a tap between two buttons to the nearer one, whichever is in front`() {
        let left = button("left", Rect(100, 100, 20, 20))
        _ = button("right", Rect(130, 100, 20, 20))
        for _ in 0..<2 {
            #expect(root.tapped(124, 110) == "left")
            #expect(root.tapped(126, 110) == "right")
            #expect(root.tapped(119.9, 110) == "left")
            #expect(root.tapped(130, 110) == "right")
            #expect(root.tapped(85, 110) == "left")
            #expect(root.tapped(84.9, 110) == "screen")
            root.bringSubviewToFront(left)
        }
        // At the same distance the one in front.
        #expect(root.tapped(125, 110) == "left")
    }

    @Test func `is round at corners`() {
        _ = button("a", Rect(100, 100, 20, 20), slop: 10)
        #expect(root.tapped(94, 92) == "a")
        #expect(root.tapped(93.9, 92) == "screen")
        #expect(root.tapped(93, 92) == "screen")
    }

    @Test func `does not reach through what covers the button`() {
        _ = button("a", Rect(100, 100, 20, 20))
        root.add("cover", Rect(0, 0, 320, 480))
        #expect(root.tapped(110, 110) == "cover")
        #expect(root.tapped(125, 110) == "cover")
    }

    @Test func `is measured in points of the screen, whatever the views' scales`() {
        _ = button("small", Rect(100, 100, 20, 20), slop: 40).transform = Transform(scaleX: 0.5, y: 0.5)
        _ = button("plain", Rect(130, 100, 20, 20), slop: 40)
        // The half-sized one ends at 115.
        #expect(root.tapped(122, 110) == "small")
        #expect(root.tapped(123, 110) == "plain")
    }

    @Test func `belongs to views that could be hit: not hidden, not glass, not of no size`() {
        let view = button("a", Rect(100, 100, 20, 20))
        #expect(root.tapped(125, 110) == "a")
        view.isHidden = true
        #expect(root.tapped(125, 110) == "screen")
        (view.isHidden, view.policy) = (false, .childrenOnly)
        #expect(root.tapped(125, 110) == "screen")
        view.policy = .passToSuperview
        #expect(root.tapped(125, 110) == "screen")
        view.policy = .normal
        view.bounds.size.width = 0
        #expect(root.tapped(112, 110) == "screen")
    }

    @Test func `leaves an exact hit of a target alone, however near another is`() {
        let panel = button("panel", Rect(100, 100, 100, 100), slop: 1)
        panel.add("inner", Rect(50, 50, 10, 10)) { $0.slop = 30 }
        #expect(root.tapped(140, 155) == "panel")
        panel.slop = 0
        #expect(root.tapped(140, 155) == "inner")
    }

    @Test func `follows the outline of a mask, to the nearer of two`() throws {
        let mask = try Art.mask("buttons/diamond")
        for (name, frame) in [("left", Rect(100, 100, 64, 64)), ("right", Rect(174, 100, 64, 64))] {
            root.add(name, frame) { view in
                view.shapeForBounds = { .mask(Placement(mask, in: $0)) }
                view.slop = 12
            }
        }
        func distance(_ left: Double, _ point: Point) -> Double {
            mask.nearestOpaquePixel(to: Point(point.x - left, point.y - 100), within: 12)?.distance ?? .infinity
        }
        var near = 0
        for y in stride(from: 90.5, to: 180, by: 4) {
            for x in stride(from: 85.5, to: 255, by: 2) {
                let (left, right) = (distance(100, Point(x, y)), distance(174, Point(x, y)))
                // Nearer than the distance is measured: either may have it.
                if left.isFinite, right.isFinite, (left - right).magnitude < 0.01 { continue }
                let expected = left < right ? "left" : (right < left ? "right" : "screen")
                #expect(root.tapped(x, y) == expected, "\(x), \(y)")
                if min(left, right) > 0, min(left, right) <= 12 { near += 1 }
            }
        }
        #expect(near > 100)
    }
}
