import HitMasks
import HitTesting
import Testing

/// Figures of many parts, told as tests.
@Suite struct `Systems of figures` {
    /// A robot whose head, chest and hands are buttons over its body, as they lie in the whole picture. The hands turn.
    private func robot(_ angle: Double) throws -> HitView {
        let figure = HitView(frame: Rect(0, 0, 160, 200))
        figure.name = "figure"
        figure.policy = .childrenOnly
        for (name, frame) in [
            ("body", Rect(0, 0, 160, 200)), ("chest", Rect(54, 104, 52, 46)), ("head", Rect(32, 2, 96, 92)),
            ("hand", Rect(122, 40, 36, 44)), ("other hand", Rect(5, 80, 36, 44)),
        ] {
            let mask = try Art.mask("figure/" + name.split(separator: " ").last!)
            figure.add(name, frame) { $0.shape = .mask(Placement(mask, in: $0.bounds)) }
        }
        figure.subviews[3].transform = Transform(rotationAngle: angle)
        figure.subviews[4].transform = Transform(scaleX: -1, y: 1).concatenating(Transform(rotationAngle: -angle))
        return figure
    }

    @Test func `System 9: head, chest and turned hands are hit in their own coordinates`() throws {
        let figure = try robot(.pi / 10)
        #expect(figure.tapped(80, 50) == "head" && figure.tapped(80, 125) == "chest")
        #expect(figure.tapped(50, 190) == "body" && figure.tapped(3, 3) == nil)
        // Every spot of a hand, opaque or not, taken through the turn to the figure. The frame would be hit all over.
        for (name, position) in [("hand", 3), ("other hand", 4)] {
            let (hand, mask) = (figure.subviews[position], try Art.mask("figure/hand"))
            var (hits, misses) = (0, 0)
            for y in stride(from: 0.25, to: 44, by: 0.5) {
                for x in stride(from: 0.25, to: 36, by: 0.5) {
                    let point = try #require(hand.convert(Point(x, y), to: figure))
                    let found = figure.hitTest(point)?.name
                    if mask.contains(Point(x, y)) {
                        #expect(found == name)
                        hits += 1
                    } else {
                        #expect(found != name)
                        misses += 1
                    }
                }
            }
            #expect(hits > 1000 && misses > 1000)
            // The corner of the box around the turned hand is not in the hand.
            let box = hand.frame
            #expect(figure.tapped(box.x + 0.5, box.y + 0.5) != name)
        }
        // 18° is π/10. A turn the other way hits other spots.
        let (degrees, back) = (try robot(18 * .pi / 180), try robot(-.pi / 10))
        var different = 0
        for y in stride(from: 0.5, to: 200, by: 1) {
            for x in stride(from: 0.5, to: 160, by: 1) {
                let found = figure.tapped(x, y)
                #expect(degrees.tapped(x, y) == found)
                if back.tapped(x, y) != found { different += 1 }
            }
        }
        #expect(different > 100)
    }
}
