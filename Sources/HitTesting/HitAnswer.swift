import HitMasks

/// What is known of a view with all that is in it, or of those of its subviews that have been asked.
struct HitAnswer {
    /// Hit exactly. Nothing behind it is asked.
    var exact: HitView?
    /// Within its slop, in front of what was hit exactly, and nearer than others.
    var near: HitView?
    /// How far that is. Unit: points of the view that was asked first.
    var distance = Double.infinity

    /// Who gets the tap. What is near in front wins over an exact hit behind it, unless that has slop too.
    var decided: HitView? {
        if let exact, exact.slop > 0 { return exact }
        return near ?? exact
    }

    /// Adds what a view further back has to say. Of two at the same distance the one in front stays.
    mutating func add(_ other: HitAnswer) {
        exact = other.exact
        if other.near != nil, other.distance < distance { (near, distance) = (other.near, other.distance) }
    }

    /// What a view says when those of its subviews that are to be asked have been asked.
    static func of(
        _ view: HitView, at point: HitMask.Point, isInside: Bool, scale: Double, found: HitAnswer
    ) -> HitAnswer {
        var answer = found
        // What a subview has passed on to the view is the view's own hit.
        if answer.exact === view || answer.exact == nil && isInside { answer.exact = view.receiver }
        if answer.near === view { answer.near = view.receiver }
        if view.slop > 0, !isInside, answer.exact == nil { answer.addOwn(view, at: point, scale: scale) }
        let decided = answer.decided
        let last = view.hitTest(point, found: decided)
        return last === decided ? answer : HitAnswer(exact: last)
    }

    /// Adds the view itself, if the point is within its slop.
    private mutating func addOwn(_ view: HitView, at point: HitMask.Point, scale: Double) {
        guard let receiver = view.receiver, let own = view.distance(from: point), own * scale < distance else { return }
        (near, distance) = (receiver, own * scale)
    }
}

extension HitView {
    /// How far the shape is from a point outside of it, or nil if that is beyond the slop.
    fileprivate final func distance(from point: HitMask.Point) -> Double? {
        shape.distance(from: point, within: slop, touchRect: touchRect, bounds: bounds)
    }
}
