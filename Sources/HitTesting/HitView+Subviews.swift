extension HitView {
    /// Adds a view in front of the others, and takes it out of where it was.
    ///
    /// - Precondition: The view is neither this one nor one that holds it.
    public final func addSubview(_ view: HitView) { insertSubview(view, at: subviews.count) }

    /// Adds a view at a position from back to front, and takes it out of where it was. A position that is not there is
    /// the nearest one that is.
    ///
    /// - Precondition: The view is neither this one nor one that holds it.
    public final func insertSubview(_ view: HitView, at position: Int) {
        precondition(!isInside(view), "a view can't hold itself")
        view.removeFromSuperview()
        subviews.insert(view, at: min(max(0, position), subviews.count))
        view.superview = self
        markStale()
        setNeedsLayout()
        if view.needsLayout || view.holdsNeedOfLayout { view.tellNeedOfLayout() }
    }

    /// Takes the view out of its superview.
    public final func removeFromSuperview() {
        guard let superview else { return }
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        superview.markStale()
        superview.setNeedsLayout()
    }

    /// Puts a subview in front of the others. Nothing happens if it is not in this view.
    public final func bringSubviewToFront(_ view: HitView) { move(view, to: subviews.count - 1) }

    /// Puts a subview behind the others. Nothing happens if it is not in this view.
    public final func sendSubviewToBack(_ view: HitView) { move(view, to: 0) }

    /// The view that has no superview: this one, or the one that all are in.
    ///
    /// - Complexity: O(depth).
    public final var root: HitView {
        var view = self
        while let next = view.superview { view = next }
        return view
    }

    /// Whether this view is the other one or lies somewhere in it.
    ///
    /// - Complexity: O(depth).
    public final func isInside(_ other: HitView) -> Bool {
        if other === self { return true }
        // Nothing lies in a leaf, and most views that are added are one.
        if other.subviews.isEmpty { return false }
        var view = superview
        while let next = view {
            if next === other { return true }
            view = next.superview
        }
        return false
    }

    private func move(_ view: HitView, to position: Int) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.remove(at: index)
        subviews.insert(view, at: position)
        markStale()
    }
}
