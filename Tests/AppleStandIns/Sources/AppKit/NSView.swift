@MainActor open class NSView: NSResponder {
    public init(frame frameRect: NSRect) {
        (frame, bounds) = (frameRect, NSRect(origin: .zero, size: frameRect.size))
        super.init()
    }
    public required init?(coder: NSCoder) {
        (frame, bounds) = (.zero, .zero)
        super.init(coder: coder)
    }

    open var frame: NSRect { didSet { bounds.size = frame.size } }
    open var bounds: NSRect
    open var isHidden = false
    open var alphaValue: CGFloat = 1
    open var isFlipped: Bool { false }
    open private(set) weak var superview: NSView?
    open private(set) var subviews: [NSView] = []
    open private(set) var trackingAreas: [NSTrackingArea] = []
    fileprivate weak var standInWindow: NSWindow?
    open var window: NSWindow? { standInWindow ?? superview?.window }

    open func addSubview(_ view: NSView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
    }
    open func removeFromSuperview() {
        superview?.willRemoveSubview(self)
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }
    open func willRemoveSubview(_ subview: NSView) {}
    open func addTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.append(trackingArea) }
    open func removeTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.removeAll { $0 === trackingArea } }

    // Points. A window's y points up, and so does that of a view that is not flipped.
    private func standInToSuperview(_ point: NSPoint) -> NSPoint {
        let (x, y) = (
            (point.x - bounds.minX) * frame.width / bounds.width, (point.y - bounds.minY) * frame.height / bounds.height
        )
        let isTurnedOver = isFlipped != (superview?.isFlipped ?? false)
        return NSPoint(x: frame.minX + x, y: isTurnedOver ? frame.maxY - y : frame.minY + y)
    }
    private func standInFromSuperview(_ point: NSPoint) -> NSPoint {
        let isTurnedOver = isFlipped != (superview?.isFlipped ?? false)
        let (x, y) = (point.x - frame.minX, isTurnedOver ? frame.maxY - point.y : point.y - frame.minY)
        return NSPoint(
            x: bounds.minX + x * bounds.width / frame.width, y: bounds.minY + y * bounds.height / frame.height)
    }
    open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
        var inWindow = point
        var next = view
        while let view = next { (inWindow, next) = (view.standInToSuperview(inWindow), view.superview) }
        func down(to view: NSView) -> NSPoint {
            view.standInFromSuperview(view.superview.map(down) ?? inWindow)
        }
        return down(to: self)
    }
    open func convert(_ point: NSPoint, to view: NSView?) -> NSPoint {
        if let view { return view.convert(point, from: self) }
        var (inWindow, next) = (point, self as NSView?)
        while let view = next { (inWindow, next) = (view.standInToSuperview(inWindow), view.superview) }
        return inWindow
    }

    open func isMousePoint(_ point: NSPoint, in rect: NSRect) -> Bool {
        let isInRow =
            isFlipped ? point.y >= rect.minY && point.y < rect.maxY : point.y > rect.minY && point.y <= rect.maxY
        return isInRow && point.x >= rect.minX && point.x < rect.maxX
    }

    /// `point` is one of the superview.
    open func hitTest(_ point: NSPoint) -> NSView? {
        let inside = convert(point, from: superview)
        guard !isHidden, isMousePoint(inside, in: bounds) else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(inside) { return hit }
        }
        return self
    }

    open func accessibilityActivationPoint() -> NSPoint { .zero }
}

@MainActor open class NSWindow: NSResponder {
    open var frame: NSRect
    open var ignoresMouseEvents = false
    open var contentView: NSView? { didSet { contentView?.standInWindow = self } }

    public init(standInFrame frame: NSRect) {
        self.frame = frame
        super.init()
    }
    public required init?(coder: NSCoder) { return nil }

    open func convertPoint(fromScreen point: NSPoint) -> NSPoint {
        NSPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    }
    open func convertPoint(toScreen point: NSPoint) -> NSPoint {
        NSPoint(x: point.x + frame.minX, y: point.y + frame.minY)
    }
}
