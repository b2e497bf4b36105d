import AppKit
import HitMaskUI
import HitMasks
import TestArt
import Testing

@MainActor @Suite struct `A click in AppKit` {
    private let frame = NSRect(x: 40, y: 60, width: 64, height: 64)

    @Test(arguments: [false, true], [false, true])
    func `meets the mask in flipped and in unflipped views, in either superview`(_ isFlipped: Bool, _ inFlipped: Bool) {
        // The bubble's tail is at the bottom left: nothing in it is symmetric.
        let mask = Art.mask("bubble")
        let view: HitMaskView = isFlipped ? FlippedMaskView(frame: frame) : HitMaskView(frame: frame)
        view.hitMask = mask
        let screen = NSView.screen([view], isFlipped: inFlipped)
        var count = 0
        for point in Art.points(over: frame) {
            let isOpaque = screen.shows(mask, over: frame, at: point)
            count += isOpaque ? 1 : 0
            #expect((screen.clicked(point) === view) == isOpaque, "\(point)")
        }
        #expect(count > 100)
        view.isHidden = true
        #expect(screen.clicked(NSPoint(x: 72, y: 92)) === screen)
    }

    @Test func `at the top edge is inside and at the bottom edge outside, as the user sees them`() {
        for isFlipped in [false, true] {
            let view: HitMaskView =
                isFlipped
                ? FlippedMaskView(frame: NSRect(x: 0, y: 0, width: 96, height: 64))
                : HitMaskView(frame: NSRect(x: 0, y: 0, width: 96, height: 64))
            view.hitMask = Art.mask("formats/opaque")
            let (top, bottom): (CGFloat, CGFloat) = isFlipped ? (0, 64) : (64, 0)
            #expect(view.isTouched(at: NSPoint(x: 5, y: top)) == true)
            #expect(view.isTouched(at: NSPoint(x: 5, y: bottom)) == false)
            #expect(
                view.isTouched(at: NSPoint(x: 0, y: 32)) == true && view.isTouched(at: NSPoint(x: 96, y: 32)) == false)
            #expect(view.isMousePoint(NSPoint(x: 5, y: top), in: view.bounds))
        }
    }

    @Test func `follows bounds that are moved and scaled`() {
        let view = HitMaskView(frame: frame)
        view.hitMask = Art.mask("buttons/star")
        view.hitMaskContentMode = .topLeft
        view.bounds = NSRect(x: 100, y: -20, width: 128, height: 128)
        let screen = NSView.screen([view])
        for point in Art.points(over: frame) {
            // 64 × 64 points of the bounds are 32 × 32 of the screen, at the top left.
            let isOpaque = screen.shows(
                Art.mask("buttons/star"), over: NSRect(x: 40, y: 92, width: 32, height: 32), at: point)
            #expect((screen.clicked(point) === view) == isOpaque)
        }
    }

    @Test func `on a button goes by where the cell draws the image`() {
        let button = HitMaskButton(frame: NSRect(x: 20, y: 30, width: 120, height: 50))
        button.image = NSImage(size: Art.size(Art.mask("buttons/diamond")))
        button.hitMask = Art.mask("buttons/diamond")
        (button.cell as? NSButtonCell)?.standInImageRect = NSRect(x: 10, y: 5, width: 100, height: 40)
        // In the button, whose y points down.
        let places: [(NSImageScaling, NSRect)] = [
            (.scaleProportionallyDown, NSRect(x: 40, y: 5, width: 40, height: 40)),
            (.scaleProportionallyUpOrDown, NSRect(x: 40, y: 5, width: 40, height: 40)),
            (.scaleAxesIndependently, NSRect(x: 10, y: 5, width: 100, height: 40)),
            (.scaleNone, NSRect(x: 28, y: -7, width: 64, height: 64)),
        ]
        let screen = NSView.screen([button])
        for (scaling, place) in places {
            button.imageScaling = scaling
            for point in Art.points(over: button.bounds, margin: 10) {
                let isOpaque = Art.stretched(Art.mask("buttons/diamond"), over: place, at: point)
                let inScreen = NSPoint(x: point.x + 20, y: 80 - point.y)
                #expect((screen.clicked(inScreen) === button) == isOpaque, "\(scaling) \(point)")
            }
        }
        button.image = NSImage(size: NSSize(width: 20, height: 20))
        #expect(button.hitMask == nil && screen.clicked(NSPoint(x: 21, y: 31)) === button)
        button.hitMask = Art.mask("buttons/diamond")
        button.imageScaling = .scaleProportionallyDown
        #expect(button.touchArea?.rect.width ?? 0 < 20)
        button.imageScaling = .scaleProportionallyUpOrDown
        #expect(button.touchArea?.rect.width ?? 0 > 30)
    }

    @Test func `on a button with two images is decided by the policy`() {
        let button = HitMaskButton(frame: NSRect(x: 0, y: 0, width: 64, height: 64))
        let middle = NSPoint(x: 32, y: 34)
        button.hitMask = Art.mask("buttons/ring")
        button.alternateHitMask = Art.mask("buttons/disc")
        #expect(button.hitTest(middle) == nil)
        button.state = .on
        #expect(button.hitTest(middle) == nil)
        button.hitMaskPolicy = .perState
        #expect(button.hitTest(middle) === button)
        button.isHighlighted = true
        #expect(button.hitTest(middle) === button)
        button.state = .off
        #expect(button.hitTest(middle) === button)
        button.isHighlighted = false
        #expect(button.hitTest(middle) == nil)
        button.hitMaskPolicy = .union
        #expect(button.hitTest(middle) === button)
        button.alternateImage = NSImage(size: NSSize(width: 64, height: 64))
        #expect(button.alternateHitMask != nil)
        button.alternateImage = NSImage(size: NSSize(width: 64, height: 64))
        #expect(button.alternateHitMask == nil && button.hitTest(middle) == nil)
    }

    @Test func `on an image view goes by scaling and alignment`() {
        let mask = Art.mask("bubble")
        let view = HitMaskImageView(image: NSImage(size: Art.size(mask)))
        view.frame = NSRect(x: 0, y: 0, width: 100, height: 100)
        view.hitMask = mask
        // 72 × 60 points; across 28 and up or down 40 are left over.
        let places: [(NSImageAlignment, CGFloat, CGFloat)] = [
            (.alignCenter, 14, 20), (.alignTop, 14, 40), (.alignTopLeft, 0, 40), (.alignTopRight, 28, 40),
            (.alignLeft, 0, 20), (.alignBottom, 14, 0), (.alignBottomLeft, 0, 0), (.alignBottomRight, 28, 0),
            (.alignRight, 28, 20),
        ]
        for (alignment, x, y) in places {
            view.imageAlignment = alignment
            for point in Art.points(over: view.bounds, step: 4) {
                let isOpaque = view.shows(mask, over: NSRect(x: x, y: y, width: 72, height: 60), at: point)
                #expect((view.hitTest(point) === view) == isOpaque)
            }
        }
        let sliced = NSImage(size: Art.size(mask))
        sliced.capInsets = NSEdgeInsets(top: 18, left: 34, bottom: 30, right: 18)
        view.image = sliced
        #expect(view.hitMask == nil)
        view.hitMask = mask
        view.imageScaling = .scaleAxesIndependently
        for resizing in [NSImage.ResizingMode.stretch, .tile] {
            sliced.resizingMode = resizing
            let slices = HitMask.Slices(
                capInsets: HitMask.Insets(top: 18, left: 34, bottom: 30, right: 18),
                resizing: resizing == .tile ? .tile : .stretch)
            let drawn = Placement(mask, in: CGRect(x: 0, y: 0, width: 100, height: 100), slices: slices)
            for point in Art.points(over: view.bounds, step: 4) {
                #expect((view.hitTest(point) === view) == drawn.contains(CGPoint(x: point.x, y: 100 - point.y)))
            }
        }
    }

    @Test func `beside the pixels is one by slop and least side`() {
        let view = HitMaskImageView(frame: NSRect(x: 100, y: 100, width: 20, height: 20))
        view.hitMask = Art.mask("buttons/disc")
        let screen = NSView.screen([view])
        #expect(screen.clicked(NSPoint(x: 92, y: 110)) === screen)
        view.slop = 12
        #expect(screen.clicked(NSPoint(x: 92, y: 110)) === view && screen.clicked(NSPoint(x: 88, y: 110)) === screen)
        view.slop = 0
        view.minimumTouchSide = 44
        #expect(screen.clicked(NSPoint(x: 89, y: 131)) === view && screen.clicked(NSPoint(x: 87, y: 110)) === screen)
    }

    @Test func `falls through a hole, and through a container's masks`() {
        let cover = HitMaskView(frame: NSRect(x: 0, y: 0, width: 320, height: 480))
        cover.shapeForBounds = { _ in .circle(center: HitMask.Point(x: 160, y: 200), radius: 60) }
        cover.isHollow = true
        let screen = NSView.screen([cover])
        #expect(screen.clicked(NSPoint(x: 160, y: 200)) === screen && screen.clicked(NSPoint(x: 160, y: 262)) === cover)
        #expect(cover.touchPath?.contains(CGPoint(x: 160, y: 200), using: .evenOdd) == false)
        cover.passesTouchesThrough = true
        #expect(screen.clicked(NSPoint(x: 160, y: 262)) === screen)

        let container = HitMaskContainer(frame: NSRect(x: 10, y: 10, width: 200, height: 200))
        let (back, front) = (NSView(frame: frame), FlippedView(frame: frame))
        container.addSubview(back)
        container.addSubview(front)
        container.setHitMask(Art.mask("bubble"), for: front)
        let outer = NSView.screen([container], isFlipped: true)
        for point in Art.points(over: frame) {
            let isOpaque = container.shows(Art.mask("bubble"), over: frame, at: point)
            let behind = container.isMousePoint(point, in: frame) ? back : container
            let inOuter = NSPoint(x: point.x + 10, y: 210 - point.y)
            #expect(outer.clicked(inOuter) === (isOpaque ? front : behind))
        }
        container.passesTouchesThrough = true
        #expect(outer.clicked(NSPoint(x: 15, y: 15)) === outer)
        front.removeFromSuperview()
        container.addSubview(front)
        #expect(container.clicked(NSPoint(x: 51, y: 71)) === front)
    }
}
