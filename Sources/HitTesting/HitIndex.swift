import HitMasks

/// Finds who gets a tap in a scene of many views that mostly stands still, with the same answers as
/// ``HitView/hitTest(_:)``.
///
/// It holds, for each view of many subviews, a grid that says which of them a point can concern; only those are asked, each in
/// the way it would be asked without. What is asked is never remembered: views may be hidden, disabled and given other
/// shapes and policies. Geometry, subviews, ``HitView/overflow``, clipping and the size of touch areas are remembered: when one of these
/// changes, the index is stale, and asks the tree without its help until it is built again.
///
///     var index = HitIndex(of: root)
///     index.hitTest(point)              // as root.hitTest(point), but faster
///     button.center.x += 10
///     index.isStale                     // true; answers are right, and slow
///     index.rebuild()
///
/// A view is in one index at a time: another one of the same views makes this one stale. The index keeps its views alive.
public struct HitIndex {
    /// The view that is asked.
    public let root: HitView
    private var stamp: IndexStamp

    /// Builds the index of a view and all that is in it.
    ///
    /// - Complexity: O(views) in time and in memory.
    public init(of root: HitView) {
        self.root = root
        stamp = IndexStamp.marking(root)
    }

    /// Whether something has moved since the index was built.
    public var isStale: Bool { stamp.isStale }

    /// Builds the index anew.
    ///
    /// - Complexity: O(views).
    public mutating func rebuild() { stamp = IndexStamp.marking(root) }

    /// The view that gets a tap at a point of the root's coordinates, or nil if none does.
    ///
    /// - Complexity: O(views at the point and beside it) if it is not stale.
    public func hitTest(_ point: HitMask.Point) -> HitView? {
        var walk = HitWalk(index: stamp.isStale ? nil : stamp)
        return walk.answer(of: root, at: point)
    }
}

/// What all views of one index share.
final class IndexStamp {
    fileprivate(set) var isStale = false

    fileprivate static func marking(_ root: HitView) -> IndexStamp {
        let stamp = IndexStamp()
        let leaf = IndexNode(stamp: stamp, grid: nil)
        // From the inside out, since how far a view reaches may depend on how far what is in it does.
        var reaches: [ObjectIdentifier: HitReach] = [:]
        for (view, overflows) in root.outsideIn().reversed() {
            view.markStale()
            let inside = view.subviews.map { reaches.removeValue(forKey: ObjectIdentifier($0)) ?? .nowhere }
            view.indexNode =
                inside.count < ChildGrid.leastCount ? leaf : IndexNode(stamp: stamp, grid: ChildGrid(inside))
            reaches[ObjectIdentifier(view)] = view.reach(overflows: overflows, subviews: inside)
        }
        return stamp
    }
}

/// What a view knows of its index.
final class IndexNode {
    let stamp: IndexStamp
    /// Which subviews are where; nil if they are few.
    let grid: ChildGrid?

    init(stamp: IndexStamp, grid: ChildGrid?) {
        self.stamp = stamp
        self.grid = grid
    }
}

extension HitView {
    /// Tells the index that the view is in, if it is in one, that something has moved.
    final func markStale() { indexNode?.stamp.isStale = true }

    /// The view and all that is in it, none before what holds it, each with whether a view around it lets everything
    /// stick out.
    fileprivate final func outsideIn() -> [(view: HitView, overflows: Bool)] {
        var found = [(view: self, overflows: false)]
        var next = 0
        while next < found.count {
            let (view, overflows) = found[next]
            for child in view.subviews { found.append((child, overflows || view.overflow == .descendants)) }
            next += 1
        }
        return found
    }
}
