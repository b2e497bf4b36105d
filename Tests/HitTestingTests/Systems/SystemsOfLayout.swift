import HitMasks
import HitTesting
import Testing

/// Layout by hand and by flags, told as tests.
@Suite struct `Systems of layout` {
    /// A view that places its first label at the bottom left and its second at the top right.
    private final class Labels: HitView {
        override func layoutSubviews() {
            let (child1, child2) = (subviews[0], subviews[1])
            child1.frame = Rect(0, bounds.height - 20, 60, 20)
            child2.frame = Rect(bounds.width - 60, 0, 60, 20)
        }
    }

    @Test func `System 15: layout of two labels, after the frame changes and on demand`() {
        let view = Labels(frame: Rect(0, 0, 100, 100))
        let child1 = view.add("child 1", Rect(0, 0, 0, 0))
        let child2 = view.add("child 2", Rect(0, 0, 0, 0))
        view.layoutIfNeeded()
        #expect(child1.frame == Rect(0, 80, 60, 20) && child2.frame == Rect(40, 0, 60, 20))
        #expect(view.tapped(5, 95) == "child 1" && view.tapped(95, 5) == "child 2")

        view.frame = Rect(10, 10, 300, 200)
        #expect(child1.frame == Rect(0, 80, 60, 20))
        view.layoutIfNeeded()
        #expect(child1.frame == Rect(0, 180, 60, 20) && child2.frame == Rect(240, 0, 60, 20))
        #expect(view.tapped(5, 195) == "child 1" && view.tapped(295, 5) == "child 2")

        // On demand: nothing has changed its size, and yet the labels are out of place.
        child1.frame = Rect(0, 0, 10, 10)
        view.layoutIfNeeded()
        #expect(child1.frame == Rect(0, 0, 10, 10))
        view.setNeedsLayout()
        #expect(child1.frame == Rect(0, 0, 10, 10))
        view.layoutIfNeeded()
        #expect(child1.frame == Rect(0, 180, 60, 20))
    }

    /// A superview of 100 × 100, in it a child of which 20, 50 and 30 points are left, width and right, and of 10, 60 and
    /// 30 top, height and bottom.
    private func resized(_ mask: AutoresizingMask, to width: Double, _ height: Double) -> Rect {
        let parent = HitView(frame: Rect(0, 0, 100, 100))
        let child = parent.add("child", Rect(20, 10, 50, 60)) { $0.autoresizingMask = mask }
        parent.frame = Rect(5, 5, width, height)
        return child.frame
    }

    @Test func `System 16: the six autoresizing flags, alone and combined, growing and shrinking`() {
        #expect(resized([], to: 200, 200) == Rect(20, 10, 50, 60))
        #expect(resized([], to: 10, 10) == Rect(20, 10, 50, 60))
        // Alone: all of the difference.
        #expect(resized(.flexibleLeftMargin, to: 200, 200) == Rect(120, 10, 50, 60))
        #expect(resized(.flexibleLeftMargin, to: 90, 90) == Rect(10, 10, 50, 60))
        #expect(resized(.flexibleWidth, to: 200, 200) == Rect(20, 10, 150, 60))
        #expect(resized(.flexibleWidth, to: 90, 90) == Rect(20, 10, 40, 60))
        #expect(resized(.flexibleRightMargin, to: 200, 200) == Rect(20, 10, 50, 60))
        #expect(resized(.flexibleRightMargin, to: 90, 90) == Rect(20, 10, 50, 60))
        #expect(resized(.flexibleTopMargin, to: 200, 200) == Rect(20, 110, 50, 60))
        #expect(resized(.flexibleTopMargin, to: 95, 95) == Rect(20, 5, 50, 60))
        #expect(resized(.flexibleHeight, to: 200, 200) == Rect(20, 10, 50, 160))
        #expect(resized(.flexibleHeight, to: 90, 90) == Rect(20, 10, 50, 50))
        #expect(resized(.flexibleBottomMargin, to: 200, 200) == Rect(20, 10, 50, 60))
        #expect(resized(.flexibleBottomMargin, to: 90, 90) == Rect(20, 10, 50, 60))
        // Two share it in proportion: 20 and 30; 20 and 50; 50 and 30.
        #expect(resized([.flexibleLeftMargin, .flexibleRightMargin], to: 200, 100) == Rect(60, 10, 50, 60))
        #expect(resized([.flexibleLeftMargin, .flexibleRightMargin], to: 75, 100) == Rect(10, 10, 50, 60))
        #expect(resized([.flexibleLeftMargin, .flexibleWidth], to: 170, 100) == Rect(40, 10, 100, 60))
        #expect(resized([.flexibleWidth, .flexibleRightMargin], to: 180, 100) == Rect(20, 10, 100, 60))
        // All three: the picture of the whole is scaled.
        #expect(
            resized([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], to: 200, 100) == Rect(40, 10, 100, 60))
        #expect(
            resized([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin], to: 100, 50) == Rect(20, 5, 50, 30))
        // Both axes at once, each by its own flags.
        let all: AutoresizingMask = [
            .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
            .flexibleBottomMargin,
        ]
        #expect(resized(all, to: 50, 200) == Rect(10, 20, 25, 120))
        #expect(resized([.flexibleWidth, .flexibleHeight], to: 150, 150) == Rect(20, 10, 100, 110))
        // More than there is can't be taken: nothing becomes negative.
        #expect(resized(.flexibleWidth, to: 10, 100) == Rect(20, 10, 0, 60))
        #expect(resized(.flexibleLeftMargin, to: 60, 100) == Rect(0, 10, 50, 60))
        // Portions that are all nothing share evenly.
        let parent = HitView(frame: Rect(0, 0, 50, 50))
        let full = parent.add("full", Rect(0, 0, 50, 50)) {
            $0.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        }
        parent.frame.size.width = 80
        #expect(full.frame == Rect(15, 0, 50, 50))
    }
}
