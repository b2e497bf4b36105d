import HitMasks
import HitTesting
import Testing

@Suite struct `Layout` {
    private final class Log {
        var names: [String] = []
    }
    private let root = screen()
    private let log = Log()

    private func logged(_ view: HitView) -> HitView {
        view.onLayout = { [log] in log.names.append($0.name) }
        return view
    }

    @Test func `is done from the outside in, once, where it is needed`() {
        _ = logged(root)
        let panel = logged(root.add("panel", Rect(0, 0, 100, 100)))
        let label = logged(panel.add("label", Rect(0, 0, 10, 10)))
        let other = logged(root.add("other", Rect(0, 0, 10, 10)))
        root.layoutIfNeeded()
        #expect(log.names == ["screen", "panel", "label", "other"])
        root.layoutIfNeeded()
        #expect(log.names.count == 4)
        label.setNeedsLayout()
        other.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(log.names[4...] == ["label", "other"])
    }

    @Test func `is needed after a new size and a new or lost subview, not after a move`() {
        let panel = logged(root.add("panel", Rect(0, 0, 100, 100)))
        root.layoutIfNeeded()
        log.names = []
        panel.center.x += 5
        panel.transform = Transform(rotationAngle: 1)
        panel.bounds.origin.x = 4
        root.layoutIfNeeded()
        #expect(log.names.isEmpty)
        panel.bounds.size.width = 101
        root.layoutIfNeeded()
        let child = panel.add("child", Rect(0, 0, 1, 1))
        root.layoutIfNeeded()
        child.removeFromSuperview()
        root.layoutIfNeeded()
        #expect(log.names == ["panel", "panel", "panel"])
    }

    @Test func `begins at the outermost view that needs it without a gap`() {
        _ = logged(root)
        let panel = logged(root.add("panel", Rect(0, 0, 100, 100)))
        let label = logged(panel.add("label", Rect(0, 0, 10, 10)))
        root.layoutIfNeeded()
        log.names = []
        root.setNeedsLayout()
        label.setNeedsLayout()
        label.layoutIfNeeded()
        #expect(log.names == ["label"])
        panel.setNeedsLayout()
        label.setNeedsLayout()
        label.layoutIfNeeded()
        #expect(log.names == ["label", "screen", "panel", "label"])
    }

    @Test func `that asks for more of itself ends all the same, and goes on at the next call`() {
        let panel = root.add("panel", Rect(0, 0, 100, 100))
        panel.onLayout = { [log] view in
            log.names.append("panel")
            view.setNeedsLayout()
            view.superview?.setNeedsLayout()
        }
        root.layoutIfNeeded()
        #expect(log.names.count == 1)
        root.layoutIfNeeded()
        #expect(log.names.count == 2)
    }

    @Test func `finds views that were moved from tree to tree with their need`() {
        let elsewhere = HitView()
        let holder = elsewhere.add("holder", Rect(0, 0, 10, 10))
        let label = logged(holder.add("label", Rect(0, 0, 10, 10)))
        root.layoutIfNeeded()
        root.addSubview(holder)
        #expect(elsewhere.subviews.isEmpty && label.root === root)
        root.layoutIfNeeded()
        #expect(log.names == ["label"])
    }

    @Test func `can be done by a subclass`() {
        final class Row: HitView {
            override func layoutSubviews() {
                for (index, view) in subviews.enumerated() {
                    view.frame = Rect(Double(index) * bounds.height, 0, bounds.height, bounds.height)
                }
            }
        }
        let row = Row(frame: Rect(0, 0, 100, 20))
        for index in 0..<3 { row.add("\(index)", Rect(0, 0, 0, 0)) }
        #expect(row.tapped(25, 5) == "")
        row.layoutIfNeeded()
        #expect(row.tapped(25, 5) == "1")
    }
}

@Suite struct `A view` {
    @Test func `is in one place at a time`() {
        let (one, two) = (screen(), screen())
        let child = one.add("child", Rect(0, 0, 1, 1))
        two.insertSubview(child, at: 99)
        #expect(one.subviews.isEmpty && child.superview === two)
        two.add("front", Rect(0, 0, 1, 1))
        two.addSubview(child)
        #expect(two.subviews.map(\.name) == ["front", "child"])
        two.insertSubview(child, at: -5)
        #expect(two.subviews.map(\.name) == ["child", "front"])
        child.removeFromSuperview()
        child.removeFromSuperview()
        #expect(two.subviews.map(\.name) == ["front"])
        two.bringSubviewToFront(child)
        #expect(child.superview == nil && child.root === child)
    }
}
