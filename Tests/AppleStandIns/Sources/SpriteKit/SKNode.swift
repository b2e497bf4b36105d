// What SpriteKit declares, as far as the drop-ins use it. What begins with standIn is for tests.
#if STAND_IN_APPKIT
    @_exported import AppKit
    public typealias StandInResponder = NSResponder
#else
    @_exported import UIKit
    public typealias StandInResponder = UIResponder
#endif

@MainActor open class SKNode: StandInResponder {
    open var position = CGPoint.zero
    open var zRotation: CGFloat = 0
    open var xScale: CGFloat = 1
    open var yScale: CGFloat = 1
    open var physicsBody: SKPhysicsBody?
    open private(set) weak var parent: SKNode?
    open private(set) var children: [SKNode] = []

    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init() }

    open var frame: CGRect { CGRect(origin: position, size: .zero) }
    open func addChild(_ node: SKNode) {
        children.append(node)
        node.parent = self
    }

    var standInToParent: CGAffineTransform {
        CGAffineTransform(scaleX: xScale, y: yScale).concatenating(CGAffineTransform(rotationAngle: zRotation))
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }
    private var standInToScene: CGAffineTransform {
        parent.map { standInToParent.concatenating($0.standInToScene) } ?? standInToParent
    }
    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
        point.applying(node.standInToScene).applying(standInToScene.inverted())
    }
    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }

    /// `p` is one of the parent.
    open func contains(_ p: CGPoint) -> Bool { frame.contains(p) }
    open func nodes(at p: CGPoint) -> [SKNode] {
        children.reversed().filter { $0.contains(p) }
    }
}

@MainActor open class SKSpriteNode: SKNode {
    /// The size without the scale.
    private var standInOwnSize: CGSize
    /// Whether `size` has the scale in it. Apple's pages do not say.
    public var standInSizeIsScaled = false
    private var standInSizeScale: CGSize {
        standInSizeIsScaled ? CGSize(width: abs(xScale), height: abs(yScale)) : CGSize(width: 1, height: 1)
    }
    open var size: CGSize {
        get {
            CGSize(
                width: standInOwnSize.width * standInSizeScale.width,
                height: standInOwnSize.height * standInSizeScale.height)
        }
        set {
            standInOwnSize = CGSize(
                width: newValue.width / standInSizeScale.width, height: newValue.height / standInSizeScale.height)
        }
    }
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)

    public init(standInSize size: CGSize) {
        standInOwnSize = size
        super.init()
    }
    public convenience init(imageNamed name: String) { self.init(standInSize: .zero) }
    public required init?(coder aDecoder: NSCoder) {
        standInOwnSize = .zero
        super.init(coder: aDecoder)
    }

    open override var frame: CGRect {
        let size = standInOwnSize
        let (left, bottom) = (-anchorPoint.x * size.width, -anchorPoint.y * size.height)
        let corners = [
            (left, bottom), (left + size.width, bottom), (left, bottom + size.height),
            (left + size.width, bottom + size.height),
        ].map { CGPoint(x: $0.0, y: $0.1).applying(standInToParent) }
        let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
        return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
    }
}

open class SKPhysicsBody: NSObject {
    public let standInPolygons: [CGPath]
    public init(polygonFrom path: CGPath) { standInPolygons = [path] }
    public init(bodies: [SKPhysicsBody]) { standInPolygons = bodies.flatMap(\.standInPolygons) }
}
