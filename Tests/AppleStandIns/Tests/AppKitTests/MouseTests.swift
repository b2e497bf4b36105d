import AppKit
import HitMaskUI
import HitMasks
import TestArt
import Testing

/// The cursor, the mouse and the buttons are one for all: one test at a time.
@MainActor @Suite(.serialized) struct `The mouse` {
    private func window(_ content: NSView) -> NSWindow {
        let window = NSWindow(standInFrame: NSRect(x: 500, y: 300, width: 200, height: 200))
        window.contentView = content
        return window
    }

    @Test func `shows another cursor over the mask alone`() throws {
        let view = HitMaskView(frame: NSRect(x: 20, y: 20, width: 64, height: 64))
        view.hitMask = Art.mask("buttons/ring")
        let content = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
        content.addSubview(view)
        let window = window(content)
        var changes: [Bool] = []
        let hover = HitMaskHover(over: view, cursor: .pointingHand) { changes.append($0) }
        let area = try #require(view.trackingAreas.first)
        #expect(area.owner === hover)
        #expect(
            area.options == [.mouseMoved, .mouseEnteredAndExited, .cursorUpdate, .activeInKeyWindow, .inVisibleRect])
        func event(_ x: CGFloat, _ y: CGFloat) -> NSEvent { NSEvent(standInAt: NSPoint(x: x, y: y)) }
        NSCursor.standInCurrent = nil
        hover.mouseEntered(with: event(21, 21))
        hover.cursorUpdate(with: event(21, 21))
        #expect(changes == [] && NSCursor.standInCurrent == nil)
        hover.mouseMoved(with: event(21, 21))
        #expect(NSCursor.standInCurrent == nil)
        // Beside it the cursor is AppKit's affair.
        NSCursor.arrow.set()
        hover.cursorUpdate(with: event(21, 21))
        #expect(NSCursor.standInCurrent == nil)
        // Whichever of the three comes first.
        hover.mouseEntered(with: event(52, 77))
        #expect(changes == [true])
        hover.mouseExited(with: event(52, 300))
        hover.cursorUpdate(with: event(52, 77))
        #expect(changes == [true, false, true] && NSCursor.standInCurrent === NSCursor.pointingHand)
        hover.mouseExited(with: event(52, 300))
        changes = []
        // The ring's upper edge, and then its hole.
        hover.mouseMoved(with: event(52, 77))
        #expect(changes == [true] && NSCursor.standInCurrent === NSCursor.pointingHand && hover.isInside)
        hover.mouseMoved(with: event(52, 76))
        hover.cursorUpdate(with: event(52, 76))
        #expect(changes == [true] && NSCursor.standInCurrent === NSCursor.pointingHand)
        hover.mouseMoved(with: event(52, 54))
        #expect(changes == [true, false] && NSCursor.standInCurrent === NSCursor.arrow)
        hover.mouseMoved(with: event(52, 77))
        hover.mouseExited(with: event(52, 300))
        #expect(changes == [true, false, true, false])
        // Without a cursor of its own a hover leaves it as it is.
        let silent = HitMaskHover(over: view)
        NSCursor.pointingHand.set()
        silent.mouseMoved(with: event(52, 77))
        #expect(silent.isInside)
        silent.mouseExited(with: event(52, 300))
        #expect(!silent.isInside && NSCursor.standInCurrent === NSCursor.pointingHand)
        silent.stop()
        // Without an area all of the view counts.
        view.hitMask = nil
        hover.mouseMoved(with: event(52, 54))
        #expect(changes.last == true)
        hover.stop()
        #expect(changes.last == false && view.trackingAreas.isEmpty)
        #expect(window.contentView === content)
        #expect(HitMaskHover(coder: NSCoder()) == nil)
    }

    @Test func `reaches what is behind a window where nothing in the window is hit`() {
        let star = HitMaskImageView(image: NSImage(size: NSSize(width: 80, height: 80)))
        star.frame = NSRect(x: 60, y: 60, width: 80, height: 80)
        star.hitMask = Art.mask("star")
        let content = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
        content.addSubview(star)
        let window = window(content)
        let through = ClickThrough(window)
        defer { through.stop() }
        NSEvent.standInPressedButtons = 0
        NSEvent.standInMouseLocation = NSPoint(x: 0, y: 0)
        through.start()
        through.start()
        #expect(NSEvent.standInMonitors.count == 2 && window.ignoresMouseEvents)
        for monitor in NSEvent.standInMonitors {
            #expect(monitor.mask == [.mouseMoved, .leftMouseUp, .rightMouseUp])
        }
        /// Whether the window takes the mouse at a point of it.
        func takes(_ x: CGFloat, _ y: CGFloat, monitor: Int = 0) -> Bool {
            NSEvent.standInMouseLocation = NSPoint(x: x + 500, y: y + 300)
            // The app gets every event.
            let event = NSEvent(standInAt: .zero)
            #expect(NSEvent.standInMonitors[monitor].body(event) === event)
            return !window.ignoresMouseEvents
        }
        for point in Art.points(over: star.frame, margin: 30, step: 5) {
            let isOpaque = content.shows(Art.mask("star"), over: star.frame, at: point)
            #expect(takes(point.x, point.y) == isOpaque)
            #expect(takes(point.x, point.y, monitor: 1) == isOpaque)
        }
        // A drag that began on the star stays the window's.
        #expect(takes(100, 100))
        NSEvent.standInPressedButtons = 1
        #expect(takes(5, 5))
        NSEvent.standInPressedButtons = 0
        #expect(!takes(5, 5))
        // A content view with an area of its own counts.
        let cover = HitMaskView(frame: content.frame)
        window.contentView = cover
        through.update()
        #expect(!takes(5, 5))
        cover.shapeForBounds = { .rectangle(HitMask.Rect($0)) }
        #expect(takes(5, 5))
        // What the window's own frame makes of coordinates is asked, not guessed.
        let frame = FlippedView(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
        frame.addSubview(cover)
        cover.shapeForBounds = { _ in .rectangle(HitMask.Rect(x: 0, y: 0, width: 200, height: 20)) }
        #expect(takes(5, 5) && !takes(5, 195))
        through.stop()
        #expect(NSEvent.standInMonitors.isEmpty && !window.ignoresMouseEvents)
        // And again.
        through.start()
        #expect(NSEvent.standInMonitors.count == 2 && window.ignoresMouseEvents)
        through.stop()
    }

    @Test func `of assistive technology clicks what can be clicked`() throws {
        let view = HitMaskView(frame: NSRect(x: 20, y: 30, width: 64, height: 64))
        let button = HitMaskButton(frame: NSRect(x: 20, y: 30, width: 64, height: 64))
        let image = HitMaskImageView(frame: NSRect(x: 20, y: 30, width: 64, height: 64))
        (view.hitMask, button.hitMask, image.hitMask) = (
            Art.mask("buttons/ring"), Art.mask("buttons/ring"), Art.mask("buttons/ring")
        )
        for shaped in [view, button, image] as [NSView & TouchShaped] {
            #expect(shaped.accessibilityTouchPoint == nil && shaped.accessibilityActivationPoint() == .zero)
            let content = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
            content.addSubview(shaped)
            let window = window(content)
            let point = window.convertPoint(fromScreen: shaped.accessibilityActivationPoint())
            #expect(content.hitTest(point) === shaped && window.contentView === content)
            shaped.removeFromSuperview()
        }
    }
}
