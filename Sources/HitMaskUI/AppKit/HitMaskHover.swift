#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit
    import HitMasks

    /// Follows the mouse over the mask of a view: the cursor is another one there, and you are told when the mouse comes and goes.
    ///
    ///     hover = HitMaskHover(over: button, cursor: .pointingHand) { [weak button] in button?.alphaValue = $0 ? 1 : 0.8 }
    ///
    /// AppKit's tracking areas are rectangles; this adds one that covers the view and asks the view's ``TouchShaped/touchArea``
    /// at each move. Keep the hover: neither the view nor its tracking area does.
    public final class HitMaskHover: NSResponder {
        /// Whether the mouse is over what can be clicked.
        public private(set) var isInside = false
        private weak var view: (any TouchShaped)?
        private let cursor: NSCursor?
        private let onChange: (Bool) -> Void
        private var area: NSTrackingArea?

        /// Begins to follow the mouse.
        ///
        /// - Parameters:
        ///   - view: The view.
        ///   - cursor: The cursor over what can be clicked; nil to leave it as it is.
        ///   - onChange: Called with true when the mouse comes over what can be clicked, with false when it goes.
        public init(over view: any TouchShaped, cursor: NSCursor? = nil, onChange: @escaping (Bool) -> Void = { _ in })
        {
            self.view = view
            self.cursor = cursor
            self.onChange = onChange
            super.init()
            // In the visible rectangle: AppKit keeps it up to date.
            let area = NSTrackingArea(
                rect: .zero,
                options: [.mouseEnteredAndExited, .mouseMoved, .cursorUpdate, .activeInKeyWindow, .inVisibleRect],
                owner: self, userInfo: nil)
            view.addTrackingArea(area)
            self.area = area
        }

        /// There is none in an archive.
        public required init?(coder: NSCoder) { return nil }

        /// Stops to follow the mouse.
        public func stop() {
            if let area { view?.removeTrackingArea(area) }
            area = nil
            update(false)
        }

        public override func mouseEntered(with event: NSEvent) { update(event) }
        public override func mouseMoved(with event: NSEvent) { update(event) }
        public override func mouseExited(with event: NSEvent) { update(false) }

        public override func cursorUpdate(with event: NSEvent) {
            update(event)
            if !isInside { super.cursorUpdate(with: event) }
        }

        private func update(_ event: NSEvent) {
            guard let view else { return }
            let point = view.convert(event.locationInWindow, from: nil)
            update(view.isTouched(at: point) ?? view.isMousePoint(point, in: view.bounds))
        }

        private func update(_ isInside: Bool) {
            if isInside { cursor?.set() } else if self.isInside, cursor != nil { NSCursor.arrow.set() }
            guard self.isInside != isInside else { return }
            self.isInside = isInside
            onChange(isInside)
        }
    }
#endif
