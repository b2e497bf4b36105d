import HitMasks
import HitTesting
import Testing

@Suite struct `Geometry` {
    private let view = HitView(frame: Rect(10, 20, 100, 40))

    @Test func `of a frame is that of bounds and centre`() {
        #expect(view.bounds == Rect(0, 0, 100, 40))
        #expect(view.center == Point(60, 40))
        view.center = Point(0, 0)
        #expect(view.frame == Rect(-50, -20, 100, 40))
        view.bounds = Rect(7, 8, 10, 10)
        #expect(view.frame == Rect(-5, -5, 10, 10))
        view.frame = Rect(1, 2, 3, 4)
        #expect(view.bounds == Rect(7, 8, 3, 4))
    }

    @Test func `keeps the centre when the anchor moves`() {
        view.anchorPoint = Point(0, 1)
        #expect(view.center == Point(60, 40))
        #expect(view.frame == Rect(60, 0, 100, 40))
        view.frame = Rect(10, 20, 100, 40)
        #expect(view.center == Point(10, 60))
    }

    @Test func `of a transformed view gives the box around it, and takes one where it can`() {
        view.transform = Transform(rotationAngle: .pi / 2)
        #expect(view.frame == Rect(40, -10, 40, 100))
        view.frame = Rect(0, 0, 10, 30)
        #expect(view.bounds.size == Size(width: 30, height: 10))
        #expect(view.frame == Rect(0, 0, 10, 30))
        view.transform = Transform(scaleX: 2, y: -0.5)
        view.frame = Rect(4, 4, 40, 10)
        #expect(view.bounds.size == Size(width: 20, height: 20))
        #expect(view.frame == Rect(4, 4, 40, 10))
        view.transform = Transform(scaleX: 0, y: 0)
        view.frame = Rect(4, 4, 40, 10)
        #expect(view.bounds.size == Size(width: 20, height: 20))
    }

    @Test func `grows the touch rectangle by negative insets and up to the least side`() {
        view.touchInsets = HitMask.Insets(allSides: -40)
        #expect(view.touchRect == Rect(-40, -40, 180, 120))
        view.touchInsets = HitMask.Insets(top: 0, left: 30, bottom: 0, right: 10)
        #expect(view.touchRect == Rect(30, 0, 60, 40))
        view.minimumTouchSide = 70
        #expect(view.touchRect == Rect(25, -15, 70, 70))
        view.bounds.size.height = 0
        #expect(view.touchRect.isEmpty)
    }

    @Test func `makes the shape anew for each size`() {
        var made: [Rect] = []
        view.shapeForBounds = { bounds in
            made.append(bounds)
            return .rectangle
        }
        view.bounds.size = Size(width: 50, height: 50)
        view.center = Point(0, 0)
        let child = view.add("child", Rect(0, 0, 10, 10)) { $0.autoresizingMask = .flexibleWidth }
        child.shapeForBounds = {
            made.append($0)
            return .ellipse
        }
        view.bounds.size.width = 60
        #expect(
            made == [
                Rect(0, 0, 100, 40), Rect(0, 0, 50, 50), Rect(0, 0, 10, 10), Rect(0, 0, 60, 50), Rect(0, 0, 20, 10),
            ])
    }
}

@Suite struct `Numbers from outside` {
    static let odd: [Double] = [
        .nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, -1e300,
        .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 0, -0.0, 1, -1, 9.3e18, -9.3e18, 1e-300, 0.5, 320, 1e17,
    ]

    /// A tree of each shape, with slop, overflow and many children, so that a grid is asked.
    private func scene() -> HitView {
        let root = screen()
        root.slop = 3
        root.overflow = .descendants
        for index in 0..<12 {
            let view = root.add("\(index)", Rect(Double(index) * 20, 10, 15, 15))
            view.shape = [.rectangle, .ellipse, .hollow(.ellipse), .custom { $0.x > $1.x + 2 }][index % 4]
            view.slop = 4
            view.add("inner", Rect(2, 2, 5, 5))
        }
        return root
    }

    @Test(arguments: odd) func `as points are misses where they mean nothing, and never trap`(_ number: Double) {
        let root = scene()
        let index = HitIndex(of: root)
        for other in `Numbers from outside`.odd {
            for point in [Point(number, other), Point(other, number)] {
                let found = root.hitTest(point)
                #expect(index.hitTest(point) === found)
                if !point.x.isFinite || !point.y.isFinite { #expect(found == nil) }
                _ = root.convert(point, to: root.subviews[3].subviews[0])
                _ = root.subviews[3].convert(Rect(number, other, number, other), to: root)
            }
        }
    }

    @Test(arguments: odd) func `in views make those views miss, and never trap`(_ number: Double) {
        let settings: [(HitView) -> Void] = [
            { $0.frame.x = number }, { $0.frame.y = number }, { $0.frame.size.width = number },
            { $0.bounds.x = number }, { $0.bounds.size = Size(width: number, height: number) },
            { $0.center.x = number }, { $0.anchorPoint.x = number }, { $0.alpha = number },
            { $0.transform.a = number }, { $0.transform.b = number }, { $0.transform.tx = number },
            { $0.transform = Transform(rotationAngle: number) }, { $0.slop = number }, { $0.minimumTouchSide = number },
            { $0.touchInsets = HitMask.Insets(allSides: number) },
        ]
        for (index, set) in settings.enumerated() {
            let root = scene()
            let view = root.subviews[2]
            view.subviews[0].autoresizingMask = [.flexibleWidth, .flexibleLeftMargin, .flexibleBottomMargin]
            set(view)
            let hitIndex = HitIndex(of: root)
            for x in stride(from: -5.5, to: 300, by: 7) {
                for y in [-5.25, 12.25, 14.75, 40] {
                    let found = root.hitTest(Point(x, y))
                    #expect(hitIndex.hitTest(Point(x, y)) === found, "setting \(index), \(x), \(y)")
                    if !number.isFinite, index < 12, index != 7 { #expect(found?.name != "2", "setting \(index)") }
                }
            }
            _ = (view.frame, view.touchRect, root.convert(Point(1, 1), to: view))
            set(root)
            _ = (root.hitTest(Point(1, 1)), HitIndex(of: root).hitTest(Point(1, 1)))
        }
    }
}
