import HitMasks

extension HitView {
    /// Says that the subviews are to be placed anew at the next ``layoutIfNeeded()``.
    ///
    /// A new size and a subview that comes or goes say so too. There is no run loop that would call for layout: do so
    /// once for each picture, before taps are asked.
    ///
    /// - Complexity: O(depth) at most; O(1) if some view around it is said already to hold one that needs layout.
    public final func setNeedsLayout() {
        needsLayout = true
        tellNeedOfLayout()
    }

    /// Calls ``layoutSubviews()`` of the views that need it, from the outside in: this view and those in it, and first
    /// the views around it as far as they need it without a gap.
    ///
    /// No view is placed twice in one call. One that needs it again, because its own layout said so, waits for the next.
    ///
    /// - Complexity: O(views that need layout and views that hold them), beside what these do.
    public final func layoutIfNeeded() {
        var top = self
        while let next = top.superview, next.needsLayout { top = next }
        var pending = [top]
        while let view = pending.popLast() {
            if view.needsLayout {
                view.needsLayout = false
                view.layoutSubviews()
            }
            guard view.holdsNeedOfLayout else { continue }
            view.holdsNeedOfLayout = false
            for child in view.subviews.reversed() where child.needsLayout || child.holdsNeedOfLayout {
                pending.append(child)
            }
        }
    }

    /// Tells the views around this one, up to the first that knows.
    final func tellNeedOfLayout() {
        var view = superview
        while let next = view, !next.holdsNeedOfLayout {
            next.holdsNeedOfLayout = true
            view = next.superview
        }
    }

    /// Gives the subviews their new frames by their flags, and so on below. The size is the one before the change.
    final func resizeSubviews(from oldSize: HitMask.Size) {
        var pending = [(view: self, oldSize: oldSize)]
        while let (view, oldSize) = pending.popLast() {
            view.setNeedsLayout()
            guard view.autoresizesSubviews else { continue }
            let size = view.geometry.bounds.size
            for child in view.subviews where !child.autoresizingMask.isEmpty {
                let before = child.geometry.bounds.size
                child.autoresize(from: oldSize, to: size)
                guard child.geometry.bounds.size != before else { continue }
                child.remakeShape()
                pending.append((child, before))
            }
        }
    }

    private func autoresize(from old: HitMask.Size, to new: HitMask.Size) {
        let (origin, size, mask) = (geometry.origin, geometry.bounds.size, autoresizingMask)
        let across = AutoresizingAxis(
            near: origin.x, length: size.width, far: old.width - origin.x - size.width,
            flexibleNear: mask.contains(.flexibleLeftMargin), flexibleLength: mask.contains(.flexibleWidth),
            flexibleFar: mask.contains(.flexibleRightMargin)
        ).resized(by: new.width - old.width)
        let down = AutoresizingAxis(
            near: origin.y, length: size.height, far: old.height - origin.y - size.height,
            flexibleNear: mask.contains(.flexibleTopMargin), flexibleLength: mask.contains(.flexibleHeight),
            flexibleFar: mask.contains(.flexibleBottomMargin)
        ).resized(by: new.height - old.height)
        geometry.set(
            origin: HitMask.Point(x: across.near, y: down.near),
            size: HitMask.Size(width: across.length, height: down.length))
        updateTouchRect()
    }
}
