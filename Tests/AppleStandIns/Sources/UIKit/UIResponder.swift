// What UIKit declares, as far as the drop-ins use it: isolation, optionality, labels and defaults are those of the SDK.
// What begins with standIn is not UIKit's, and is for tests.
@_exported import Foundation
@_exported import StandInGraphics

@MainActor open class UIResponder: NSObject {
    public override init() { super.init() }

    // In the SDK these are a category of NSObject, which here could not be overridden.
    open var accessibilityPath: UIBezierPath?
    open var accessibilityActivationPoint: CGPoint = .zero
}

@MainActor open class UIEvent: NSObject {
    public override init() { super.init() }
}

@MainActor open class UITouch: NSObject {
    private let standInPoint: CGPoint
    private let standInView: UIView

    public init(standInAt point: CGPoint, in view: UIView) { (standInPoint, standInView) = (point, view) }

    open func location(in view: UIView?) -> CGPoint { standInView.convert(standInPoint, to: view) }
}

public enum UIAccessibility {
    @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        CGRect(origin: view.convert(rect.origin, to: nil), size: rect.size)
    }

    @MainActor public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let converted = CGMutablePath()
        for polygon in path.cgPath.standInPolygons {
            for (index, point) in polygon.enumerated() {
                let point = view.convert(point, to: nil)
                if index == 0 { converted.move(to: point) } else { converted.addLine(to: point) }
            }
            converted.closeSubpath()
        }
        return UIBezierPath(cgPath: converted)
    }
}
