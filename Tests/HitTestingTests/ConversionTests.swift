import HitMasks
import HitTesting
import TestSupport
import Testing

@Suite struct `Conversion` {
    @Test func `between siblings moves points and rectangles by the difference, exactly`() throws {
        let root = screen()
        let one = root.add("one", Rect(0.1, 0.2, 50, 50))
        let two = root.add("two", Rect(100.1, 0.2, 50, 50))
        let inner = two.add("inner", Rect(10, 10, 5, 5))
        #expect(one.convert(Point(1, 1), to: one) == Point(1, 1))
        #expect(inner.convert(Rect(1, 2, 3, 4), to: two) == Rect(11, 12, 3, 4))
        #expect(inner.convert(Rect(1, 2, 3, 4), from: two) == Rect(-9, -8, 3, 4))
        let point = try #require(one.convert(Point(0, 0), to: inner))
        #expect((point.x + 110).magnitude < 1e-13 && point.y == -10)
        two.bounds.origin = Point(0, 1000)
        #expect(inner.convert(Point(0, 0), to: root) == Point(110.1, 10 - 1000 + 0.2))
    }

    @Test func `through a turn there and back gives the rectangle, not the box of a box`() throws {
        let root = screen()
        let turned = root.add("turned", Rect(50, 50, 100, 100)) { $0.transform = Transform(rotationAngle: 0.5) }
        let back = turned.add("back", Rect(0, 0, 100, 100)) { $0.transform = Transform(rotationAngle: -0.5) }
        let rect = try #require(back.convert(Rect(0, 0, 100, 100), to: root))
        #expect((rect.x - 50).magnitude < 1e-12 && (rect.width - 100).magnitude < 1e-12)
    }

    @Test func `has no answer between trees, nor into a view that is flat or nowhere`() {
        let root = screen()
        let flat = root.add("flat", Rect(0, 0, 50, 50)) { $0.transform = Transform(scaleX: 0, y: 1) }
        let inner = flat.add("inner", Rect(10, 10, 5, 5))
        #expect(root.convert(Point(1, 1), to: HitView()) == nil)
        #expect(root.convert(Point(1, 1), to: inner) == nil)
        #expect(root.convert(Rect(1, 1, 1, 1), to: inner) == nil)
        #expect(inner.convert(Point(0, 0), to: root) == Point(25, 10))
        #expect(inner.convert(Point(0, 0), to: flat) == Point(10, 10))
        let nowhere = root.add("nowhere", Rect(.nan, 0, 50, 50))
        #expect(nowhere.convert(Point(0, 0), to: root) == nil)
        #expect(root.convert(Point(0, 0), to: nowhere) == nil)
    }

    @Test func `in random trees goes there and back, and agrees with the walk's coordinates`() throws {
        var random = SeededRandom(seed: 5)
        var count = 0
        for seed in 0..<60 {
            let views = RandomTree(seed: UInt64(seed), count: 40, slops: false).views
            for _ in 0..<60 {
                let (one, two) = (views.randomElement(using: &random)!, views.randomElement(using: &random)!)
                let point = Point(
                    Double.random(in: -50...50, using: &random), Double.random(in: -50...50, using: &random))
                guard let there = one.convert(point, to: two), let back = two.convert(there, to: one) else { continue }
                #expect((back.x - point.x).magnitude < 1e-8 && (back.y - point.y).magnitude < 1e-8)
                #expect(two.convert(point, from: one) == there)
                if let whole = one.convert(point, to: views[0]), let then = views[0].convert(whole, to: two) {
                    #expect((then.x - there.x).magnitude < 1e-8 && (then.y - there.y).magnitude < 1e-8)
                }
                count += 1
            }
        }
        #expect(count > 1000)
    }
}
