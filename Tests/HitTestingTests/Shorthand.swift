import HitMasks
import HitTesting

typealias Point = HitMask.Point
typealias Rect = HitMask.Rect
typealias Size = HitMask.Size
typealias Transform = HitMask.AffineTransform

extension HitMask.Point {
    init(_ x: Double, _ y: Double) { self.init(x: x, y: y) }
}

extension HitMask.Rect {
    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.init(x: x, y: y, width: width, height: height)
    }
}

extension HitView {
    /// A named view in this one, in front of those that are there.
    @discardableResult
    func add(_ name: String, _ frame: Rect, _ setUp: (HitView) -> Void = { _ in }) -> HitView {
        let view = HitView(frame: frame)
        view.name = name
        setUp(view)
        addSubview(view)
        return view
    }

    /// The name of who gets a tap.
    func tapped(_ x: Double, _ y: Double) -> String? { hitTest(Point(x, y))?.name }
}

/// A named view without a superview.
func screen(_ width: Double = 320, _ height: Double = 480) -> HitView {
    let view = HitView(frame: Rect(0, 0, width, height))
    view.name = "screen"
    return view
}
