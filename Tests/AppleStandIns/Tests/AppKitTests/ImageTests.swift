import AppKit
import HitMaskUI
import HitMasks
import TestArt
import Testing

@MainActor @Suite struct `The mask of an image in AppKit` {
    private let corner = NSPoint(x: 1, y: 1)
    private func image(_ side: CGFloat = 64) -> NSImage { NSImage(size: NSSize(width: side, height: side)) }

    @Test func `may come before the image, and does not outlive it`() {
        let frame = NSRect(x: 0, y: 0, width: 64, height: 64)
        let (button, view) = (HitMaskButton(frame: frame), HitMaskImageView(frame: frame))
        (button.hitMask, button.alternateHitMask, view.hitMask) = (
            Art.mask("buttons/ring"), Art.mask("buttons/ring"), Art.mask("buttons/ring")
        )
        #expect(button.hitTest(corner) == nil && view.hitTest(corner) == nil)
        (button.image, button.alternateImage, view.image) = (image(), image(), image())
        #expect(button.hitMask != nil && button.alternateHitMask != nil && view.hitMask != nil)
        (button.image, button.alternateImage, view.image) = (image(), image(), image())
        #expect(button.hitMask == nil && button.alternateHitMask == nil && view.hitMask == nil)
        #expect(button.hitTest(corner) === button && view.hitTest(corner) === view)
        button.alternateHitMask = Art.mask("buttons/disc")
        button.alternateImage = image()
        #expect(button.alternateHitMask == nil)
    }

    @Test func `of the alternate kind works alone, at the size of its own image`() {
        let button = HitMaskButton(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
        (button.image, button.alternateImage) = (image(100), image(32))
        button.alternateHitMask = Art.mask("buttons/disc")
        button.hitMaskPolicy = .perState
        #expect(button.hitTest(corner) === button)
        button.state = .on
        for point in Art.points(over: button.bounds) {
            let drawn = CGRect(x: 34, y: 34, width: 32, height: 32)
            #expect(
                (button.hitTest(point) === button) == Art.stretched(Art.mask("buttons/disc"), over: drawn, at: point))
        }
    }

    /// The middle of the star is no rectangle: tiled, it shows something else than stretched.
    @Test func `repeats or stretches its middle, as the image says`() {
        let star = Art.mask("buttons/star")
        let view = HitMaskImageView(frame: NSRect(x: 0, y: 0, width: 160, height: 110))
        let picture = image()
        view.image = picture
        view.imageScaling = .scaleAxesIndependently
        view.hitMask = star
        // Without caps it is a plain picture, whatever its mode.
        for resizing in [NSImage.ResizingMode.stretch, .tile] {
            picture.resizingMode = resizing
            for point in Art.points(over: view.bounds) {
                #expect((view.hitTest(point) === view) == view.shows(star, over: view.bounds, at: point))
            }
        }
        picture.capInsets = NSEdgeInsets(top: 18, left: 26, bottom: 22, right: 14)
        for resizing in [NSImage.ResizingMode.stretch, .tile] {
            picture.resizingMode = resizing
            func source(_ x: CGFloat, _ near: CGFloat, _ far: CGFloat, _ drawn: CGFloat) -> Double {
                if x < near { return Double(x) }
                if x >= drawn - far { return Double(x - drawn + 64) }
                let (inside, middle) = (Double(x - near), Double(64 - near - far))
                if resizing == .stretch { return Double(near) + inside / Double(drawn - near - far) * middle }
                return Double(near) + inside.truncatingRemainder(dividingBy: middle)
            }
            for point in Art.points(over: view.bounds) {
                let (x, y) = (source(point.x, 26, 14, 160), source(110 - point.y, 18, 22, 110))
                let isOpaque = view.bounds.contains(point) && star.contains(x: x * 3, y: y * 3)
                #expect((view.hitTest(point) === view) == isOpaque)
            }
        }
    }

    @Test func `has caps where it has one`() {
        #expect(HitMask.Slices(image()) == nil)
        let edges = [
            NSEdgeInsets(top: 5, left: 0, bottom: 0, right: 0), NSEdgeInsets(top: 0, left: 5, bottom: 0, right: 0),
            NSEdgeInsets(top: 0, left: 0, bottom: 5, right: 0), NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 5),
        ]
        for caps in edges {
            let image = image()
            image.capInsets = caps
            let found = HitMask.Slices(image)?.capInsets
            #expect(
                found
                    == HitMask.Insets(
                        top: Double(caps.top), left: Double(caps.left), bottom: Double(caps.bottom),
                        right: Double(caps.right)))
        }
    }

    @Test func `of no size fills its room`() {
        let view = HitMaskImageView(frame: NSRect(x: 0, y: 0, width: 64, height: 64))
        view.image = image(0)
        view.hitMask = Art.mask("buttons/star")
        for point in Art.points(over: view.bounds) {
            #expect(
                (view.hitTest(point) === view) == view.shows(Art.mask("buttons/star"), over: view.bounds, at: point))
        }
    }
}

@MainActor @Suite struct `A view with a shape in AppKit` {
    private let frame = NSRect(x: 40, y: 60, width: 100, height: 50)

    @Test func `follows its bounds, hollow or not`() {
        let view = HitMaskView(frame: frame)
        view.bounds.origin = NSPoint(x: 200, y: 100)
        view.shapeForBounds = { .ellipse(in: HitMask.Rect($0)) }
        let screen = NSView.screen([view])
        #expect(screen.clicked(NSPoint(x: 90, y: 85)) === view && screen.clicked(NSPoint(x: 42, y: 62)) === screen)
        view.isHollow = true
        #expect(screen.clicked(NSPoint(x: 90, y: 85)) === screen && screen.clicked(NSPoint(x: 42, y: 62)) === view)
    }

    @Test func `leaves clicks to its subviews`() {
        let view = HitMaskView(frame: frame)
        let inner = NSView(frame: NSRect(x: 10, y: 10, width: 20, height: 20))
        view.addSubview(inner)
        view.shapeForBounds = { .rectangle(HitMask.Rect($0)) }
        let screen = NSView.screen([view])
        #expect(screen.clicked(NSPoint(x: 55, y: 75)) === inner && screen.clicked(NSPoint(x: 90, y: 85)) === view)
        view.passesTouchesThrough = true
        #expect(screen.clicked(NSPoint(x: 55, y: 75)) === inner && screen.clicked(NSPoint(x: 90, y: 85)) === screen)
    }

    @Test func `is clicked beyond its bounds where its mask was grown`() {
        let view = HitMaskView(frame: NSRect(x: 100, y: 100, width: 60, height: 60))
        view.hitMask = Art.grown
        let screen = NSView.screen([view])
        // 3 points around 6 × 6 of art are 30 around 60 × 60.
        #expect(screen.clicked(NSPoint(x: 130, y: 170)) === view && screen.clicked(NSPoint(x: 130, y: 191)) === screen)
    }

    @Test func `is drawn as it is clicked, to half a point`() throws {
        let view = FlippedMaskView(frame: NSRect(x: 0, y: 0, width: 64, height: 64))
        let mask = Art.mask("buttons/star")
        view.hitMask = mask
        let path = try #require(view.touchPath)
        var count = 0
        for point in Art.points(over: view.bounds, step: 1.5) {
            let inside = HitMask.Point(point)
            let isNear = mask.containsAny(within: 0.75, of: inside)
            let isDeep =
                isNear
                && (0..<8).allSatisfy { turn in
                    let angle = Double(turn) * .pi / 4
                    return mask.contains(
                        HitMask.Point(x: inside.x + 0.75 * cos(angle), y: inside.y + 0.75 * sin(angle)))
                }
            guard isNear == isDeep else { continue }
            count += 1
            #expect(path.contains(point) == isDeep)
        }
        #expect(count > 1000)
    }

    /// A view of an app's own, that names its area and nothing else.
    private final class Island: NSView, TouchShaped {
        var touchArea: TouchArea? {
            .shape(.ellipse(in: HitMask.Rect(bounds).inset(by: HitMask.Insets(top: 2, left: 2, bottom: 2, right: 2))))
        }
        override func hitTest(_ point: NSPoint) -> NSView? { touched(super.hitTest(point), at: point) }
    }

    @Test func `of one's own has no slop and no least side, unless the view says so`() {
        let view = Island(frame: NSRect(x: 0, y: 0, width: 20, height: 20))
        #expect(view.slop == 0 && view.minimumTouchSide == 0)
        #expect(view.hitTest(NSPoint(x: 10, y: 3)) === view && view.hitTest(NSPoint(x: 4, y: 4)) == nil)
        #expect(view.hitTest(NSPoint(x: 10, y: 1)) == nil)
    }

    @Test func `in a container is known until its mask is taken away, or it leaves`() {
        let container = HitMaskContainer(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
        let view = NSView(frame: frame)
        container.addSubview(view)
        let corner = NSPoint(x: 41, y: 61)
        container.setHitMask(Art.mask("buttons/disc"), for: view)
        #expect(container.clicked(corner) === container)
        container.setHitMask(nil, for: view)
        #expect(container.clicked(corner) === view)
        container.setTouchArea(for: view) { .shape(.ellipse(in: HitMask.Rect($0.bounds))) }
        #expect(container.clicked(corner) === container)
        view.removeFromSuperview()
        container.addSubview(view)
        #expect(container.clicked(corner) === view)
        // Hidden, the container is not clicked, nor is what is in it.
        container.isHidden = true
        #expect(container.clicked(corner) == nil)
    }
}
