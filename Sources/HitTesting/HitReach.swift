import HitMasks

/// Where in its superview a view, or something in it, can be hit: never too little.
enum HitReach: Equatable {
    case nowhere
    case within(HitMask.Rect)
    case anywhere

    func union(_ other: HitReach) -> HitReach {
        switch (self, other) {
        case (.nowhere, _): return other
        case (_, .nowhere): return self
        case (.anywhere, _), (_, .anywhere): return .anywhere
        case (.within(let one), .within(let two)):
            let (x, y) = (min(one.x, two.x), min(one.y, two.y))
            return .within(
                HitMask.Rect(x: x, y: y, width: max(one.maxX, two.maxX) - x, height: max(one.maxY, two.maxY) - y))
        }
    }
}

extension HitView {
    /// The reach of this view, given those of its subviews and whether a view around it lets everything stick out.
    final func reach(overflows: Bool, subviews: [HitReach]) -> HitReach {
        var reach = HitReach.anywhere
        if let touchReach {
            let slop = slop > 0 ? slop : 0
            // Subviews are asked in the view, so that they reach no farther, unless something lets them stick out.
            reach = .within(touchReach.inset(by: HitMask.Insets(allSides: -slop)))
            if overflows || overflow != .never {
                let inside = subviews.reduce(HitReach.nowhere) { $0.union($1) }
                reach = reach.union(clipsToBounds && inside != .nowhere ? .within(bounds) : inside)
            }
        }
        return geometry.inSuperview(reach)
    }
}

extension ViewGeometry {
    /// Takes a reach to the superview, with more room than the rounding on the way back can need.
    fileprivate func inSuperview(_ reach: HitReach) -> HitReach {
        if way == .nowhere { return .nowhere }
        guard case .within(let rect) = reach, rect.isFinite, isWellConditioned else { return .anywhere }
        let corners = [(rect.x, rect.y), (rect.maxX, rect.y), (rect.x, rect.maxY), (rect.maxX, rect.maxY)]
            .compactMap { toSuperview(HitMask.Point(x: $0.0, y: $0.1)) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
            return .anywhere
        }
        let numbers = [
            left, right, top, bottom, rect.x, rect.y, rect.maxX, rect.maxY, center.x, center.y, origin.x, origin.y,
            bounds.x, bounds.y, bounds.maxX, bounds.maxY,
        ]
        let room = 1e-8 * numbers.reduce(1) { max($0, $1.magnitude) }
        let padded = HitMask.Rect(x: left, y: top, width: right - left, height: bottom - top)
            .inset(by: HitMask.Insets(allSides: -room))
        return padded.isFinite ? .within(padded) : .anywhere
    }
}
