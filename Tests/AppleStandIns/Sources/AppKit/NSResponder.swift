// What AppKit declares, as far as the drop-ins use it: isolation, optionality, labels and defaults are those of the SDK.
// What begins with standIn is not AppKit's, and is for tests.
@_exported import Foundation
@_exported import StandInGraphics

@MainActor open class NSResponder: NSObject {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open func mouseEntered(with event: NSEvent) {}
    open func mouseMoved(with event: NSEvent) {}
    open func mouseExited(with event: NSEvent) {}
    open func cursorUpdate(with event: NSEvent) { NSCursor.standInCurrent = nil }
}

open class NSEvent: NSObject {
    public struct EventTypeMask: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let leftMouseUp = EventTypeMask(rawValue: 1 << 2)
        public static let rightMouseUp = EventTypeMask(rawValue: 1 << 4)
        public static let mouseMoved = EventTypeMask(rawValue: 1 << 5)
    }

    public let locationInWindow: NSPoint
    public init(standInAt location: NSPoint) { locationInWindow = location }

    nonisolated(unsafe) public static var standInMouseLocation = NSPoint.zero
    nonisolated(unsafe) public static var standInPressedButtons = 0
    public struct StandInMonitor {
        let number: Int
        public let mask: EventTypeMask
        /// What the app gets of an event.
        public let body: (NSEvent) -> NSEvent?
    }
    nonisolated(unsafe) public static var standInMonitors: [StandInMonitor] = []
    nonisolated(unsafe) private static var standInCount = 0

    open class var mouseLocation: NSPoint { standInMouseLocation }
    open class var pressedMouseButtons: Int { standInPressedButtons }

    open class func addGlobalMonitorForEvents(
        matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
    ) -> Any? {
        standInCount += 1
        standInMonitors.append(
            StandInMonitor(number: standInCount, mask: mask) { event in
                block(event)
                return event
            })
        return standInCount
    }
    open class func addLocalMonitorForEvents(
        matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
    ) -> Any? {
        standInCount += 1
        standInMonitors.append(StandInMonitor(number: standInCount, mask: mask, body: block))
        return standInCount
    }
    open class func removeMonitor(_ eventMonitor: Any) {
        standInMonitors.removeAll { $0.number == eventMonitor as? Int }
    }
}

open class NSCursor: NSObject {
    public let standInName: String
    public init(standInName: String) { self.standInName = standInName }
    nonisolated(unsafe) public static var standInCurrent: NSCursor?
    nonisolated(unsafe) private static let standInArrow = NSCursor(standInName: "arrow")
    nonisolated(unsafe) private static let standInHand = NSCursor(standInName: "hand")

    open class var arrow: NSCursor { standInArrow }
    open class var pointingHand: NSCursor { standInHand }
    open func set() { NSCursor.standInCurrent = self }
}

open class NSTrackingArea: NSObject {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mouseEnteredAndExited = Options(rawValue: 0x01)
        public static let mouseMoved = Options(rawValue: 0x02)
        public static let cursorUpdate = Options(rawValue: 0x04)
        public static let activeInKeyWindow = Options(rawValue: 0x20)
        public static let inVisibleRect = Options(rawValue: 0x200)
    }
    public let rect: NSRect
    public let options: Options
    public weak var owner: AnyObject?
    public init(rect: NSRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil) {
        (self.rect, self.options) = (rect, options)
        self.owner = owner as AnyObject?
    }
}
