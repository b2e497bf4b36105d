import HitMasks
import HitTesting
import Testing

/// Ways to say who gets a tap, told as tests.
@Suite struct `Systems of taps` {
    /// A button that takes taps 40 points beyond its sides, by overriding `pointInside:withEvent:`.
    private final class WideByPoint: HitView {
        override func point(inside point: Point) -> Bool {
            bounds.inset(by: HitMask.Insets(allSides: -40)).contains(point)
        }
    }

    /// The same by overriding `hitTest:withEvent:`. The old code forgets the guards: it returns itself when hidden.
    private final class WideByHitTest: HitView {
        override func hitTest(_ point: Point, found: HitView?) -> HitView? {
            found ?? (bounds.inset(by: HitMask.Insets(allSides: -40)).contains(point) ? self : nil)
        }
    }

    @Test func `System 10: a tap area larger by 40 points on each side, both ways, with all guards`() {
        for button in [WideByPoint(), WideByHitTest(), HitView()] {
            let root = screen()
            button.frame = Rect(100, 100, 20, 20)
            button.name = "button"
            // The third needs no subclass.
            if type(of: button) == HitView.self { button.touchInsets = HitMask.Insets(allSides: -40) }
            root.addSubview(button)
            func expect(_ name: String, _ comment: Comment) {
                for (x, y) in [(60.0, 60.0), (159.9, 60), (60, 159.9), (159.9, 159.9), (110, 110)] {
                    #expect(root.tapped(x, y) == name, comment)
                }
                for (x, y) in [(59.9, 110.0), (160, 110), (110, 59.9), (110, 160)] {
                    #expect(root.tapped(x, y) == "screen", comment)
                }
            }
            expect("button", "the enlarged area")
            button.isHidden = true
            expect("screen", "hidden")
            (button.isHidden, button.alpha) = (false, 0.01)
            expect("screen", "clear")
            (button.alpha, button.isUserInteractionEnabled) = (1, false)
            expect("screen", "disabled")
            button.isUserInteractionEnabled = true
            expect("button", "open again")
            #expect(HitIndex(of: root).hitTest(Point(60, 60)) === button)
        }
    }

    /// A table's cell holds a content view, and that a button of which half sticks out of the cell.
    @Test func `System 11: a child outside its parent's bounds, also through a view between`() {
        let table = screen()
        let cell = table.add("cell", Rect(0, 100, 320, 44))
        let content = cell.add("content", Rect(0, 0, 320, 44))
        content.add("button", Rect(250, 22, 60, 44))
        #expect(table.tapped(280, 130) == "button")
        #expect(table.tapped(280, 160) == "screen")
        // The old cell walks down to the button that it knows. Here it says that everything in it may stick out.
        cell.overflow = .descendants
        #expect(table.tapped(280, 160) == "button")
        #expect(table.tapped(280, 165.9) == "button")
        #expect(table.tapped(280, 166) == "screen")
        #expect(table.tapped(100, 150) == "screen")
        // Or each view says so for its own children, as overriding pointInside in both does.
        (cell.overflow, content.overflow) = (.children, .children)
        #expect(table.tapped(280, 160) == "button")
        // The cell below does not cover what it lies behind, and does where it is in front.
        let next = table.add("next", Rect(0, 144, 320, 44))
        #expect(table.tapped(280, 160) == "next")
        table.sendSubviewToBack(next)
        #expect(table.tapped(280, 160) == "button")
        // What is cut off is not tapped.
        cell.clipsToBounds = true
        #expect(table.tapped(280, 160) == "next")
    }

    @Test func `System 12: a subview that passes the tap to its superview`() {
        let root = screen()
        let cell = root.add("cell", Rect(0, 100, 320, 44))
        let badge = cell.add("badge", Rect(10, 10, 100, 24))
        badge.add("close", Rect(80, 0, 20, 24))
        #expect(root.tapped(20, 120) == "badge")
        badge.policy = .passToSuperview
        #expect(root.tapped(20, 120) == "cell")
        // Its own subviews keep their taps.
        #expect(root.tapped(95, 120) == "close")
        // So does anything else that is to get them, unless it can't be touched, which the old code doesn't ask.
        let toolbar = root.add("toolbar", Rect(0, 400, 320, 80))
        badge.policy = .redirect(to: toolbar)
        #expect(root.tapped(20, 120) == "toolbar")
        toolbar.isHidden = true
        #expect(root.tapped(20, 120) == "cell")
        toolbar.isHidden = false
        root.isUserInteractionEnabled = false
        #expect(root.tapped(20, 120) == nil)
    }

    /// The walk of the documentation: window → A → (B, C → (D, E)), each asked once, in order.
    @Test func `System 13: the hit-test walk, its order, guards and conversion`() {
        final class Asked: HitView {
            var log: (String) -> Void = { _ in }
            override func point(inside point: Point) -> Bool {
                log("\(name) \(Int(point.x)),\(Int(point.y))")
                return super.point(inside: point)
            }
        }
        var log: [String] = []
        func view(_ name: String, _ frame: Rect, in parent: HitView?) -> Asked {
            let view = Asked(frame: frame)
            view.name = name
            view.log = { log.append($0) }
            parent?.addSubview(view)
            return view
        }
        let window = view("window", Rect(0, 0, 320, 480), in: nil)
        let a = view("A", Rect(10, 20, 300, 400), in: window)
        let b = view("B", Rect(0, 0, 300, 100), in: a)
        let c = view("C", Rect(0, 100, 300, 300), in: a)
        let d = view("D", Rect(0, 0, 100, 100), in: c)
        let e = view("E", Rect(100, 0, 100, 100), in: c)

        #expect(window.hitTest(Point(50, 150)) === d)
        #expect(log == ["window 50,150", "A 40,130", "C 40,30", "E -60,30", "D 40,30"])
        log = []
        #expect(window.hitTest(Point(50, 50)) === b)
        #expect(log == ["window 50,50", "A 40,30", "C 40,-70", "B 40,30"])
        log = []
        // The front one is found first, and nothing behind it is asked.
        #expect(window.hitTest(Point(150, 150)) === e)
        #expect(log == ["window 150,150", "A 140,130", "C 140,30", "E 40,30"])
        log = []
        // A guard stops the walk before the view is asked.
        c.alpha = 0.01
        #expect(window.hitTest(Point(50, 150)) === a)
        #expect(log == ["window 50,150", "A 40,130", "B 40,130"])
        (c.alpha, c.isHidden) = (1, true)
        #expect(window.hitTest(Point(50, 150)) === a)
        (c.isHidden, c.isUserInteractionEnabled) = (false, false)
        #expect(window.hitTest(Point(50, 150)) === a)
        (c.isUserInteractionEnabled, window.isHidden) = (true, true)
        #expect(window.hitTest(Point(50, 150)) == nil)
        // Each is asked in its own coordinates: C scrolled by 40 and turned by a quarter around its middle.
        window.isHidden = false
        c.bounds.origin = Point(0, 40)
        c.transform = Transform(rotationAngle: .pi / 2)
        log = []
        #expect(window.hitTest(Point(300, 125)) === d)
        #expect(log == ["window 300,125", "A 290,105", "C 5,50", "E -95,50", "D 5,50"])
    }

    /// Two labels, the second with its corner at (100, 100) of the first.
    @Test func `System 17: coordinate conversion between two labels`() {
        let window = screen()
        let child1 = window.add("child 1", Rect(20, 40, 200, 200))
        let child2 = window.add("child 2", Rect(120, 140, 100, 100))
        #expect(child1.convert(Point(100, 100), to: child2) == Point(0, 0))
        #expect(child1.convert(Rect(0, 0, 100, 100), to: child2) == Rect(-100, -100, 100, 100))
        #expect(child2.convert(Point(0, 0), to: child1) == Point(100, 100))
        #expect(child2.convert(Rect(0, 0, 100, 100), to: child1) == Rect(100, 100, 100, 100))
        #expect(child2.convert(Point(100, 100), from: child1) == Point(0, 0))
        #expect(child2.convert(Rect(0, 0, 100, 100), from: child1) == Rect(-100, -100, 100, 100))
        #expect(child1.convert(Point(0, 0), from: child2) == Point(100, 100))
        #expect(child1.convert(Rect(0, 0, 100, 100), from: child2) == Rect(100, 100, 100, 100))
    }
}
