public protocol UIInteraction: NSObjectProtocol {}

@MainActor open class UIView: UIResponder {
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
        case bottomLeft, bottomRight
    }

    public init(frame: CGRect) {
        super.init()
        self.frame = frame
    }

    public required init?(coder: NSCoder) { super.init() }

    open var bounds = CGRect.zero { didSet { if oldValue.size != bounds.size { setNeedsLayout() } } }
    open var center = CGPoint.zero
    open var transform = CGAffineTransform.identity
    open var isHidden = false
    open var isUserInteractionEnabled = true
    open var clipsToBounds = false
    // A subclass can't have a mask of another type.
    open var mask: UIView?
    open var contentMode = ContentMode.scaleToFill
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open private(set) var superview: UIView?
    open private(set) var subviews: [UIView] = []
    open private(set) var interactions: [any UIInteraction] = []

    // A layer keeps its opacity in a Float.
    private var opacity: Float = 1
    open var alpha: CGFloat {
        get { CGFloat(opacity) }
        set { opacity = Float(newValue) }
    }

    open var frame: CGRect {
        get {
            CGRect(
                x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
                height: bounds.height)
        }
        set {
            bounds.size = newValue.size
            center = CGPoint(x: newValue.origin.x + newValue.width / 2, y: newValue.origin.y + newValue.height / 2)
        }
    }

    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    }

    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
    }

    open func removeFromSuperview() {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
    }

    open func willRemoveSubview(_ subview: UIView) {}
    open func addInteraction(_ interaction: any UIInteraction) {
        interactions.append(interaction)
        (interaction as? any StandInInteraction)?.standInMoved(to: self)
    }

    // Layout.
    public private(set) var standInNeedsLayout = true
    open func setNeedsLayout() { standInNeedsLayout = true }
    open func layoutIfNeeded() {
        guard standInNeedsLayout else { return }
        standInNeedsLayout = false
        layoutSubviews()
    }
    open func layoutSubviews() {}

    // Points.
    private var standInToSuperview: CGAffineTransform {
        CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }
    private var standInToRoot: CGAffineTransform {
        superview.map { standInToSuperview.concatenating($0.standInToRoot) } ?? standInToSuperview
    }
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let root = point.applying(standInToRoot)
        return view.map { root.applying($0.standInToRoot.inverted()) } ?? root
    }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        (view.map { point.applying($0.standInToRoot) } ?? point).applying(standInToRoot.inverted())
    }

    // The walk, as Apple describes it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
    }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }
}

@MainActor public protocol StandInInteraction {
    func standInMoved(to view: UIView)
}
