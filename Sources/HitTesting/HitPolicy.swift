/// What becomes of a tap that a view would get itself. Its subviews keep the taps that they get.
public enum HitPolicy {
    /// The view gets it.
    case normal
    /// The view is glass: it never gets a tap, its subviews do. What lies behind it is asked next.
    case childrenOnly
    /// The superview gets it, and has its own policy.
    case passToSuperview
    /// Another view gets it, wherever that one is; but not if it, or a view that holds it, is hidden, clear or disabled:
    /// then what lies behind is asked next. The view that has this policy does not keep the other one alive; when that is gone,
    /// the policy reads ``childrenOnly``.
    case redirect(to: HitView)
    /// Neither the view nor anything in it gets a tap.
    case never
}

/// Whether what sticks out of a view can be tapped there. What is clipped away never can.
public enum HitOverflow: UInt8, Sendable, Hashable, CaseIterable {
    /// Only inside of the view, as UIKit has it.
    case never
    /// Its subviews also where they lie outside of it.
    case children
    /// Everything in it, also where it lies outside of the views between: cell, content view, button.
    case descendants
}
