import HitMasks
import HitTesting

/// The walk as one would write it down: by recursion, with equations solved anew at each view.
enum NaiveWalk {
    struct Answer {
        var exact: HitView?
        var nears: [(view: HitView, distance: Double)] = []

        var decided: HitView? {
            if let exact, exact.slop > 0 { return exact }
            var best: (view: HitView, distance: Double)?
            for near in nears where best == nil || near.distance < best!.distance { best = near }
            return best?.view ?? exact
        }
    }

    static func hitTest(_ root: HitView, _ point: Point) -> HitView? {
        answer(root, point, overflows: false, scale: 1)?.decided
    }

    private static func answer(_ view: HitView, _ point: Point, overflows: Bool, scale: Double) -> Answer? {
        if view.isHidden || !view.isUserInteractionEnabled || view.alpha.isNaN || view.alpha <= 0.01 { return nil }
        if case .never = view.policy { return nil }
        var answer = Answer()
        let isInside = view.point(inside: point)
        let bounds = view.bounds
        let isCutOff = view.clipsToBounds && !bounds.contains(point)
        if (isInside || overflows || view.overflow != .never) && !isCutOff {
            for child in view.subviews.reversed() where answer.exact == nil {
                guard let (inner, factor) = solve(child, point) else { continue }
                let below = self.answer(
                    child, inner, overflows: overflows || view.overflow == .descendants, scale: scale * factor)
                answer.exact = below?.exact
                answer.nears += below?.nears ?? []
            }
        }
        if answer.exact === view || (answer.exact == nil && isInside) { answer.exact = receiver(view) }
        answer.nears = answer.nears.compactMap { near in
            near.view !== view ? near : receiver(view).map { ($0, near.distance) }
        }
        if answer.exact == nil, !isInside, view.slop > 0, case .rectangle = view.shape, !bounds.isEmpty {
            let rect = view.touchRect
            let dx = max(rect.x - point.x, 0, point.x - rect.maxX)
            let dy = max(rect.y - point.y, 0, point.y - rect.maxY)
            let distance = (dx * dx + dy * dy).squareRoot()
            if distance <= view.slop, let receiver = receiver(view) {
                answer.nears.append((receiver, distance * scale))
            }
        }
        let decided = answer.decided
        let last = view.hitTest(point, found: decided)
        return last === decided ? answer : Answer(exact: last)
    }

    /// Cramer's rule for: superview point = centre + transform (view point − anchor).
    private static func solve(_ view: HitView, _ point: Point) -> (Point, scale: Double)? {
        let (t, bounds, anchor) = (view.transform, view.bounds, view.anchorPoint)
        let (right, below) = (point.x - view.center.x - t.tx, point.y - view.center.y - t.ty)
        let determinant = t.a * t.d - t.b * t.c
        guard determinant != 0 else { return nil }
        let x = (right * t.d - below * t.c) / determinant + bounds.x + anchor.x * bounds.width
        let y = (t.a * below - t.b * right) / determinant + bounds.y + anchor.y * bounds.height
        guard x.isFinite, y.isFinite else { return nil }
        return (Point(x, y), determinant.magnitude.squareRoot())
    }

    private static func receiver(_ view: HitView) -> HitView? {
        switch view.policy {
        case .normal: view
        case .childrenOnly, .never: nil
        case .passToSuperview: view.superview
        case .redirect(let target): isOpen(target) ? target : nil
        }
    }

    private static func isOpen(_ view: HitView) -> Bool {
        if view.isHidden || !view.isUserInteractionEnabled || !(view.alpha > 0.01) { return false }
        if case .never = view.policy { return false }
        return view.superview.map(isOpen) ?? true
    }
}
