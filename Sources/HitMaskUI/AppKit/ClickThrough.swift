#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit
    import HitMasks

    /// Makes a window let clicks through, to other windows and other apps, wherever nothing in it is hit.
    ///
    ///     let pet = ClickThrough(window)      // a borderless, transparent window that shows a mask's picture
    ///     pet.start()
    ///
    /// What is hit, the views of the window say: those of this module by their masks. The content view counts only if
    /// it is ``TouchShaped`` and has an area. Nothing of what is drawn is cut.
    ///
    /// A window can only take all clicks or none, so that this watches where the mouse is. While a button is down nothing
    /// changes. Keep it while it watches, and ``stop()`` it before you let it go.
    @MainActor public final class ClickThrough {
        private weak var window: NSWindow?
        private var monitors: [Any] = []

        /// Prepares a window. It is not kept alive.
        public init(_ window: NSWindow) { self.window = window }

        /// Begins to watch the mouse, in this app and in others. No permission is needed for that.
        public func start() {
            guard monitors.isEmpty else { return }
            let moves: NSEvent.EventTypeMask = [.mouseMoved, .leftMouseUp, .rightMouseUp]
            let outside = NSEvent.addGlobalMonitorForEvents(matching: moves) { [weak self] _ in
                MainActor.assumeIsolated { self?.update() }
            }
            let inside = NSEvent.addLocalMonitorForEvents(matching: moves) { [weak self] event in
                MainActor.assumeIsolated { self?.update() }
                return event
            }
            monitors = [outside, inside].compactMap { $0 }
            update()
        }

        /// Stops to watch. The window takes all clicks again.
        public func stop() {
            for monitor in monitors { NSEvent.removeMonitor(monitor) }
            monitors = []
            window?.ignoresMouseEvents = false
        }

        /// Lets the window take clicks or not, by where the mouse is now. Called at each move; call it after a window or a
        /// view has moved under the mouse.
        public func update() {
            guard let window, NSEvent.pressedMouseButtons == 0 else { return }
            window.ignoresMouseEvents = !window.isHit(at: NSEvent.mouseLocation)
        }
    }

    extension NSWindow {
        /// Whether a view of the window is hit at a point of the screen.
        fileprivate func isHit(at point: NSPoint) -> Bool {
            guard let contentView else { return false }
            let inWindow = convertPoint(fromScreen: point)
            guard let hit = contentView.hitTest(contentView.superview?.convert(inWindow, from: nil) ?? inWindow) else {
                return false
            }
            return hit !== contentView || (contentView as? any TouchShaped)?.touchArea != nil
        }
    }
#endif
