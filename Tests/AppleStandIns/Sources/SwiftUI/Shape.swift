public protocol Animatable {}

// A shape is a view, but its types do not inherit the main actor.
nonisolated public protocol Shape: Sendable, Animatable, View {
    nonisolated func path(in rect: CGRect) -> Path
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
    // That of apps for iOS 17 and macOS 14.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
    public var body: Never { fatalError() }
    public func standInIsTapped(at point: CGPoint, in rect: CGRect) -> Bool { path(in: rect).contains(point) }
}

public enum LayoutDirectionBehavior: Hashable, Sendable { case fixed, mirrors }

public struct Path: Sendable {
    private let path: CGPath
    private init(standIn path: CGPath) { self.path = path }
    public init(_ path: CGPath) { self.path = path }
    public init(_ path: CGMutablePath) { self.path = path }
    public init(_ rect: CGRect) {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        self.path = path
    }
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        path.contains(p, using: eoFill ? .evenOdd : .winding)
    }
    public var boundingRect: CGRect { path.boundingBox }
    public var cgPath: CGPath { path }
}

public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

public struct EdgeInsets: Equatable, Sendable {
    public var top, leading, bottom, trailing: CGFloat
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

public struct Image: View {
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    public init(_ name: String) {}
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
    public var body: Never { fatalError() }
    public func standInIsTapped(at point: CGPoint, in rect: CGRect) -> Bool { rect.contains(point) }
}
