open class NSImage: NSObject {
    public enum ResizingMode: Int, Sendable { case tile, stretch }
    open var size: NSSize
    open var capInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    open var resizingMode = ResizingMode.stretch
    public typealias Name = String
    public init(size: NSSize) { self.size = size }
    public convenience init?(named name: Name) { self.init(size: .zero) }
}

public enum NSImageScaling: UInt, Sendable {
    case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}

public enum NSImageAlignment: UInt, Sendable {
    case alignCenter, alignTop, alignTopLeft, alignTopRight, alignLeft, alignBottom, alignBottomLeft, alignBottomRight
    case alignRight
}

@MainActor open class NSCell: NSObject {
    open func imageRect(forBounds rect: NSRect) -> NSRect { rect }
}

@MainActor open class NSButtonCell: NSCell {
    /// Where the cell lays its image. It is the test that knows, not a copy of AppKit's layout.
    public var standInImageRect: NSRect?
    open override func imageRect(forBounds rect: NSRect) -> NSRect { standInImageRect ?? rect }
}

@MainActor open class NSControl: NSView {
    public struct StateValue: RawRepresentable, Equatable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let off = StateValue(rawValue: 0)
        public static let on = StateValue(rawValue: 1)
        public static let mixed = StateValue(rawValue: -1)
    }
    open var cell: NSCell?
    open var isEnabled = true
    open var isHighlighted = false
}

@MainActor open class NSButton: NSControl {
    open override var isFlipped: Bool { true }
    open var image: NSImage?
    open var alternateImage: NSImage?
    open var imageScaling = NSImageScaling.scaleProportionallyDown
    open var state = NSControl.StateValue.off
    open var isBordered = true

    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        cell = NSButtonCell()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        cell = NSButtonCell()
    }
}

@MainActor open class NSImageView: NSControl {
    open var image: NSImage?
    open var imageScaling = NSImageScaling.scaleProportionallyDown
    open var imageAlignment = NSImageAlignment.alignCenter

    public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
    public convenience init(image: NSImage) {
        self.init(frame: NSRect(origin: .zero, size: image.size))
        self.image = image
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
