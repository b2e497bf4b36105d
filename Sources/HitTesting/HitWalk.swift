import HitMasks

/// One search for who gets a tap. What would be calls within calls is a list here.
struct HitWalk {
    /// A view whose subviews are being asked.
    private struct Visit {
        let view: HitView
        let point: HitMask.Point
        let isInside: Bool
        /// Whether a view around it lets everything stick out.
        let overflows: Bool
        /// How much longer its points are in the view that was asked first.
        let scale: Double
        var children: ChildQueue
        var answer = HitAnswer()
    }

    /// The index that knows which subviews can be left out, if there is one.
    private let index: IndexStamp?
    private var visits: [Visit] = []

    init(index: IndexStamp?) { self.index = index }

    mutating func answer(of root: HitView, at point: HitMask.Point) -> HitView? {
        guard point.isFinite, root.geometry.bounds.isFinite, root.isOpenToTouches else { return nil }
        var last = ask(root, at: point, overflows: false, scale: 1)
        while let visit = visits.last {
            if visit.answer.exact != nil || !askSubviews() {
                last = HitWalk.answer(of: visits.removeLast())
                if !visits.isEmpty, let last { visits[visits.count - 1].answer.add(last) }
            }
        }
        return last?.decided
    }

    /// Asks the subviews of the last visit from where it stands, until one begins a visit of its own or one is hit.
    /// False if none is left.
    private mutating func askSubviews() -> Bool {
        let top = visits.count - 1
        var visit = visits[top]
        let overflows = visit.overflows || visit.view.overflow == .descendants
        while let child = visit.children.next() {
            guard child.isOpenToTouches, let point = child.geometry.fromSuperview(visit.point), point.isFinite
            else { continue }
            // Most are passed over here.
            if child.isPlain, !(child.slop > 0), child.overflow == .never, !overflows, !child.touchRect.contains(point)
            {
                continue
            }
            if let answer = ask(child, at: point, overflows: overflows, scale: visit.scale * child.geometry.scale) {
                visit.answer.add(answer)
                if visit.answer.exact == nil { continue }
            }
            visits[top].children = visit.children
            visits[top].answer = visit.answer
            return true
        }
        visits[top].answer = visit.answer
        return false
    }

    /// Answers at once if no subview is to be asked. Else begins a visit.
    private mutating func ask(
        _ view: HitView, at point: HitMask.Point, overflows: Bool, scale: Double
    ) -> HitAnswer? {
        let isInside = view.point(inside: point)
        let asksSubviews =
            (isInside || overflows || view.overflow != .never) && !view.subviews.isEmpty
            && (!view.clipsToBounds || view.geometry.bounds.contains(point))
        guard asksSubviews else {
            return HitAnswer.of(view, at: point, isInside: isInside, scale: scale, found: HitAnswer())
        }
        visits.append(
            Visit(
                view: view, point: point, isInside: isInside, overflows: overflows, scale: scale,
                children: ChildQueue(of: view, at: point, index: index)))
        return nil
    }

    private static func answer(of visit: Visit) -> HitAnswer {
        HitAnswer.of(
            visit.view, at: visit.point, isInside: visit.isInside, scale: visit.scale, found: visit.answer)
    }
}
