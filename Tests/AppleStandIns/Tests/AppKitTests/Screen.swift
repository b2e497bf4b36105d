import AppKit
import HitMaskUI
import HitMasks
import TestArt

/// A view whose y points down.
@MainActor final class FlippedView: NSView {
    override var isFlipped: Bool { true }
}

/// A masked view whose y points down.
@MainActor final class FlippedMaskView: HitMaskView {
    override var isFlipped: Bool { true }
}

extension NSView {
    /// A plain view with these in it, from back to front.
    @MainActor static func screen(_ views: [NSView], isFlipped: Bool = false) -> NSView {
        let frame = NSRect(x: 0, y: 0, width: 320, height: 480)
        let screen = isFlipped ? FlippedView(frame: frame) : NSView(frame: frame)
        for view in views { screen.addSubview(view) }
        return screen
    }

    /// Whether the user sees an opaque pixel of a mask that is stretched over a rectangle of this view, at a point of it.
    @MainActor func shows(_ mask: HitMask, over rect: NSRect, at point: NSPoint) -> Bool {
        let down = isFlipped ? point.y - rect.minY : rect.maxY - point.y
        return Art.stretched(
            mask, over: CGRect(origin: .zero, size: rect.size), at: CGPoint(x: point.x - rect.minX, y: down))
    }

    /// Who gets a click at a point of this view.
    @MainActor func clicked(_ point: NSPoint) -> NSView? { hitTest(convert(point, to: superview)) }
}
