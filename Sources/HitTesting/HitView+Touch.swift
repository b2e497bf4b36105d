import HitMasks

extension HitView {
    /// What becomes of a tap that the view would get itself.
    public final var policy: HitPolicy {
        get {
            switch ownPolicy {
            case .normal: .normal
            case .childrenOnly: .childrenOnly
            case .passToSuperview: .passToSuperview
            case .redirect: redirectTarget.map { .redirect(to: $0) } ?? .childrenOnly
            case .never: .never
            }
        }
        set {
            redirectTarget = nil
            switch newValue {
            case .normal: ownPolicy = .normal
            case .childrenOnly: ownPolicy = .childrenOnly
            case .passToSuperview: ownPolicy = .passToSuperview
            case .redirect(let target): (ownPolicy, redirectTarget) = (.redirect, target)
            case .never: ownPolicy = .never
            }
        }
    }

    /// Whether the view itself lets taps through to it and to what is in it: it is not hidden, not clear, not disabled.
    final var isOpenToTouches: Bool {
        isUserInteractionEnabled && !isHidden && alpha > 0.01 && ownPolicy != .never
    }

    /// The same of the view and of all that hold it.
    final var isOpenWithAncestors: Bool {
        var view: HitView? = self
        while let next = view {
            guard next.isOpenToTouches else { return false }
            view = next.superview
        }
        return true
    }

    /// Who gets a tap that this view would get.
    final var receiver: HitView? {
        switch ownPolicy {
        case .normal: return self
        case .childrenOnly, .never: return nil
        case .passToSuperview: return superview.flatMap { $0.isOpenWithAncestors ? $0 : nil }
        case .redirect: return redirectTarget.flatMap { $0.isOpenWithAncestors ? $0 : nil }
        }
    }
}

/// The kind of a policy, without whom it names.
enum OwnPolicy: UInt8 {
    case normal
    case childrenOnly
    case passToSuperview
    case redirect
    case never
}
