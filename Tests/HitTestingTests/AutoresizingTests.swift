import HitMasks
import HitTesting
import Testing

@Suite struct `Autoresizing` {
    private static let across: [AutoresizingMask] = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    private static let down: [AutoresizingMask] = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]

    /// Frame along one axis after the superview has changed its length, for a set of flags.
    private func resized(
        _ start: Double, _ length: Double, in old: Double, to new: Double, flags: Int, vertical: Bool
    ) -> (start: Double, length: Double) {
        let all = vertical ? `Autoresizing`.down : `Autoresizing`.across
        let mask = AutoresizingMask(all.indices.filter { flags >> $0 & 1 == 1 }.map { all[$0] })
        let parent = HitView(frame: vertical ? Rect(0, 0, 50, old) : Rect(0, 0, old, 50))
        let child = parent.add("child", vertical ? Rect(5, start, 9, length) : Rect(start, 5, length, 9))
        child.autoresizingMask = mask
        parent.bounds.size = vertical ? Size(width: 60, height: new) : Size(width: new, height: 60)
        let frame = child.frame
        #expect(vertical ? frame.x == 5 && frame.width == 9 : frame.y == 5 && frame.height == 9)
        return vertical ? (frame.y, frame.height) : (frame.x, frame.width)
    }

    /// Any three portions, any flags, growing and shrinking: the rules, one by one.
    @Test(arguments: 0..<8, [false, true]) func `follows UIKit's rules on each axis`(flags: Int, vertical: Bool) {
        for near in [0.0, 10, 30] {
            for length in [0.0, 20, 50] {
                for far in [0.0, 10, 70] {
                    for change in [-200.0, -60, -16, 0, 16, 60, 300] {
                        let before = [near, length, far]
                        let old = near + length + far
                        let new = max(0, old + change)
                        let found = resized(near, length, in: old, to: new, flags: flags, vertical: vertical)
                        let flexible = (0..<3).filter { flags >> $0 & 1 == 1 }
                        let total = flexible.reduce(0) { $0 + before[$1] }
                        // What is there to be given or taken. More than all can't be taken.
                        let given = max(new - old, -total)
                        for (index, after) in [found.start, found.length].enumerated() {
                            let expected =
                                if !flexible.contains(index) { before[index] } else if total > 0 {
                                    before[index] * (total + given) / total
                                } else { given / Double(flexible.count) }
                            #expect((after - expected).magnitude < 1e-12, "\(before) \(change) portion \(index)")
                            #expect(after >= 0)
                        }
                    }
                }
            }
        }
    }

    @Test func `lets a view that sticks out keep what sticks out`() {
        // Only the margin that is there takes part.
        #expect(resized(-10, 40, in: 50, to: 70, flags: 0b101, vertical: false) == (-10, 40))
        #expect(resized(10, 60, in: 50, to: 70, flags: 0b111, vertical: false).start == 10 + 20.0 / 7)
    }

    @Test func `goes down the tree, unless a view says no`() {
        let root = screen(100, 100)
        let middle = root.add("middle", Rect(0, 0, 100, 100)) { $0.autoresizingMask = [.flexibleWidth] }
        let inner = middle.add("inner", Rect(25, 0, 50, 10)) {
            $0.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
        }
        root.bounds.size.width = 200
        #expect(inner.frame == Rect(50, 0, 100, 10))
        middle.autoresizesSubviews = false
        root.bounds.size.width = 100
        #expect(middle.frame.width == 100 && inner.frame == Rect(50, 0, 100, 10))
    }

    @Test func `works on the untransformed frame, whatever the bounds' origin`() {
        let root = screen(100, 100)
        root.bounds.origin = Point(0, 40)
        let child = root.add("child", Rect(10, 10, 20, 20)) {
            $0.autoresizingMask = .flexibleWidth
            $0.transform = Transform(rotationAngle: .pi / 2)
        }
        root.bounds.size.width = 110
        #expect(child.bounds.size == Size(width: 30, height: 20))
        #expect(child.center == Point(25, 20))
    }
}
