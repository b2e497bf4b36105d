import HitMasks

extension HitView {
    /// The view that gets a tap at a point of this view's coordinates, or nil if none in it does.
    ///
    /// The walk asks each view, from the front to the back:
    ///
    /// 1. A view that is hidden, disabled, of an ``alpha`` of 0.01 or less, or of the policy ``HitPolicy/never`` is left
    ///    out with all that is in it. UIKit writes "less than 0.01"; here 0.01 itself is clear too.
    /// 2. If the point is inside, by ``point(inside:)``, or the view lets what is in it stick out, by ``overflow``, its subviews are
    ///    asked, the last one first. What ``clipsToBounds`` cuts off is not.
    /// 3. The first that has an answer decides. If none has, the view itself is hit where the point is inside.
    /// 4. If that is the view itself, its ``policy`` says who gets the tap. Then ``hitTest(_:found:)`` has the last word.
    ///
    /// A point, a frame or a transform that holds an infinity or not a number is missed. Layout that is due is not done.
    ///
    /// - Complexity: O(views asked). Neither deep nor wide trees need stack: the walk keeps a list of its own.
    public final func hitTest(_ point: HitMask.Point) -> HitView? {
        var walk = HitWalk(index: nil)
        return walk.answer(of: self, at: point)
    }
}
