// What SwiftUI declares, as far as the drop-ins use it: isolation, labels and defaults are those of the SDK, but that
// @preconcurrency is left out, which would make warnings of errors. What begins with standIn is for tests.
@_exported import Foundation
@_exported import StandInGraphics

@MainActor public protocol View {
    associatedtype Body: View
    @MainActor var body: Body { get }
    /// Whether a view of this size is tapped at a point.
    @MainActor func standInIsTapped(at point: CGPoint, in rect: CGRect) -> Bool
}

extension View {
    public func standInIsTapped(at point: CGPoint, in rect: CGRect) -> Bool {
        body.standInIsTapped(at: point, in: rect)
    }

    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        StandInContentShape(content: self, shape: shape, eoFill: eoFill)
    }

    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }

    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        StandInEnvironment(content: self, keyPath: keyPath, value: value)
    }

    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
}

extension Never: View {
    public var body: Never { fatalError() }
}

@MainActor public protocol ViewModifier {
    associatedtype Body: View
    @MainActor func body(content: Content) -> Body
    typealias Content = _ViewModifier_Content<Self>
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    let standInIsTapped: @MainActor (CGPoint, CGRect) -> Bool
    public var body: Never { fatalError() }
    public func standInIsTapped(at point: CGPoint, in rect: CGRect) -> Bool { standInIsTapped(point, rect) }
}

public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier
    public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: Never { fatalError() }
    public func standInIsTapped(at point: CGPoint, in rect: CGRect) -> Bool {
        let content = content
        return modifier.body(content: .init { content.standInIsTapped(at: $0, in: $1) })
            .standInIsTapped(at: point, in: rect)
    }
}

struct StandInContentShape<Content: View, S: Shape>: View {
    nonisolated(unsafe) let content: Content
    nonisolated let shape: S
    nonisolated let eoFill: Bool
    nonisolated init(content: Content, shape: S, eoFill: Bool) {
        (self.content, self.shape, self.eoFill) = (content, shape, eoFill)
    }
    var body: Never { fatalError() }
    func standInIsTapped(at point: CGPoint, in rect: CGRect) -> Bool {
        // As SwiftUI does: by itself it mirrors a shape in a right-to-left layout, unless the shape is fixed.
        let isMirrored =
            shape.layoutDirectionBehavior == .mirrors
            && EnvironmentValues.standInCurrent.layoutDirection == .rightToLeft
        let x = isMirrored ? rect.minX + rect.maxX - point.x : point.x
        return shape.path(in: rect).contains(CGPoint(x: x, y: point.y), eoFill: eoFill)
    }
}

struct StandInEnvironment<Content: View, V>: View {
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let keyPath: WritableKeyPath<EnvironmentValues, V>
    nonisolated(unsafe) let value: V
    nonisolated init(content: Content, keyPath: WritableKeyPath<EnvironmentValues, V>, value: V) {
        (self.content, self.keyPath, self.value) = (content, keyPath, value)
    }
    var body: Never { fatalError() }
    func standInIsTapped(at point: CGPoint, in rect: CGRect) -> Bool {
        let outer = EnvironmentValues.standInCurrent
        EnvironmentValues.standInCurrent[keyPath: keyPath] = value
        defer { EnvironmentValues.standInCurrent = outer }
        return content.standInIsTapped(at: point, in: rect)
    }
}

public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }

public struct EnvironmentValues: Sendable {
    public init() {}
    public var layoutDirection = LayoutDirection.leftToRight
    @MainActor static var standInCurrent = EnvironmentValues()
}

public protocol DynamicProperty {}

@propertyWrapper public struct Environment<Value>: DynamicProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
    @MainActor public var wrappedValue: Value { EnvironmentValues.standInCurrent[keyPath: keyPath] }
}
