@MainActor open class UIPointerInteraction: NSObject, UIInteraction, StandInInteraction {
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    open private(set) weak var view: UIView?

    public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }

    public func standInMoved(to view: UIView) { self.view = view }
}

@MainActor open class UIPointerRegionRequest: NSObject {
    public let location: CGPoint
    public init(standInAt location: CGPoint) { self.location = location }
}

@MainActor open class UIPointerRegion: NSObject {
    public let rect: CGRect
    public let identifier: AnyHashable?
    public init(rect: CGRect, identifier: AnyHashable? = nil) { (self.rect, self.identifier) = (rect, identifier) }
}

@MainActor open class UIPreviewParameters: NSObject {
    open var visiblePath: UIBezierPath?
    public override init() { super.init() }
}

@MainActor open class UITargetedPreview: NSObject {
    public let view: UIView
    public let parameters: UIPreviewParameters
    public init(view: UIView, parameters: UIPreviewParameters) { (self.view, self.parameters) = (view, parameters) }
}

public enum UIPointerEffect {
    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
}

public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat)
}

@MainActor open class UIPointerStyle: NSObject {
    public let standInEffect: UIPointerEffect
    public let standInShape: UIPointerShape?
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        (standInEffect, standInShape) = (effect, shape)
    }
}

@MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}
