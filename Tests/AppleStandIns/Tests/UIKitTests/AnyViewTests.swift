import HitMaskUI
import HitMasks
import TestArt
import Testing
import UIKit

/// Masks for views of classes that know nothing of them.
@MainActor @Suite struct `Any view` {
    private let frame = CGRect(x: 50, y: 40, width: 64, height: 64)

    @Test func `in a container is touched where its mask is opaque, and what is behind it elsewhere`() {
        let container = HitMaskContainer(frame: CGRect(x: 10, y: 10, width: 300, height: 300))
        let back = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 300))
        let ring = UIImageView(image: .art("buttons/ring"))
        ring.isUserInteractionEnabled = true
        ring.frame = frame
        ring.transform = CGAffineTransform(scaleX: -1, y: 1)
        container.addSubview(back)
        container.addSubview(ring)
        container.setHitMask(Art.mask("buttons/ring"), for: ring)
        let screen = UIView.screen([container])
        for point in Art.points(over: frame) {
            let mirrored = CGPoint(x: frame.maxX - (point.x - frame.minX), y: point.y)
            let isOpaque = Art.stretched(Art.mask("buttons/ring"), over: frame, at: mirrored)
            let behind = back.frame.contains(point) ? back : container
            #expect(screen.tapped(point.x + 10, point.y + 10) === (isOpaque ? ring : behind))
        }
        container.passesTouchesThrough = true
        #expect(screen.tapped(200, 200) === screen && screen.tapped(40, 200) === back)
        // Hidden, it takes none, nor does what is in it; and beside it there is nothing.
        container.isHidden = true
        #expect(screen.tapped(40, 200) === screen)
        container.isHidden = false
        #expect(screen.tapped(315, 100) === screen)
    }

    @Test func `is forgotten by the container when it leaves`() {
        let container = HitMaskContainer(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let view = UIView(frame: frame)
        container.addSubview(view)
        container.setHitMask(Art.mask("buttons/ring"), for: view)
        #expect(container.tapped(82, 70) === container)
        view.removeFromSuperview()
        container.addSubview(view)
        #expect(container.tapped(82, 70) === view)
        container.setTouchArea(for: view) { .shape(.ellipse(in: HitMask.Rect($0.bounds))) }
        #expect(container.tapped(82, 70) === view && container.tapped(51, 41) === container)
        container.setHitMask(nil, for: view)
        #expect(container.tapped(51, 41) === view)
    }

    @Test func `is asked by content mode, direction and clipping of its own`() {
        let bubble = Art.mask("bubble")
        let view = UIImageView(image: UIImage(standInSize: Art.size(bubble), flips: true))
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 80)
        view.contentMode = .topLeft
        for attribute in [UISemanticContentAttribute.unspecified, .forceRightToLeft] {
            view.semanticContentAttribute = attribute
            for clips in [false, true] {
                view.clipsToBounds = clips
                let placement = view.placement(of: bubble)
                for point in Art.points(over: CGRect(x: 0, y: 0, width: 72, height: 80)) {
                    let drawn = CGPoint(x: attribute == .unspecified ? point.x : 72 - point.x, y: point.y)
                    let isSeen = !clips || view.bounds.contains(point)
                    let isOpaque =
                        isSeen && Art.stretched(bubble, over: CGRect(x: 0, y: 0, width: 72, height: 60), at: drawn)
                    #expect(placement.contains(point) == isOpaque, "\(attribute) \(clips) \(point)")
                }
            }
        }
    }

    @Test func `can be asked through its placement`() {
        let view = UIImageView(image: .art("buttons/disc"))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        view.contentMode = .scaleAspectFit
        let placement = view.placement(of: Art.mask("buttons/disc"))
        for point in Art.points(over: view.bounds) {
            let isOpaque = Art.stretched(
                Art.mask("buttons/disc"), over: CGRect(x: 25, y: 0, width: 50, height: 50), at: point)
            #expect(placement.contains(point) == isOpaque)
        }
    }

    @Test func `can have its recognizers filtered`() {
        let view = UIImageView(image: .art("buttons/ring"))
        view.frame = CGRect(x: 30, y: 30, width: 64, height: 64)
        let screen = UIView.screen([view])
        let recognizer = UIGestureRecognizer(standInIn: view)
        let filter = HitMaskGestureFilter(Art.mask("buttons/ring"))
        recognizer.delegate = filter
        func receives(_ x: CGFloat, _ y: CGFloat) -> Bool? {
            recognizer.delegate?.gestureRecognizer(
                recognizer, shouldReceive: UITouch(standInAt: CGPoint(x: x, y: y), in: screen))
        }
        #expect(receives(62, 37) == true && receives(62, 60) == false && receives(31, 31) == false)
        let round = HitMaskGestureFilter { .shape(.ellipse(in: HitMask.Rect($0.bounds))) }
        recognizer.delegate = round
        #expect(receives(62, 60) == true && receives(31, 31) == false)
        // A recognizer that has lost its view is none of ours.
        let lost = UIGestureRecognizer(standInIn: UIView(frame: frame))
        #expect(lost.view == nil)
        let touch = UITouch(standInAt: CGPoint(x: 31, y: 31), in: screen)
        #expect(filter.gestureRecognizer(lost, shouldReceive: touch))
    }
}

@MainActor @Suite struct `Assistive technology and pointers` {
    @Test func `see the outline of the mask, on the screen as it is now`() throws {
        let button = HitMaskButton.art("buttons/ring", frame: CGRect(x: 40, y: 60, width: 64, height: 64))
        let image = HitMaskImageView(image: .art("buttons/ring"))
        let view = HitMaskView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
        image.hitMask = Art.mask("buttons/ring")
        view.hitMask = Art.mask("buttons/ring")
        for shaped in [button, image, view] as [UIView & TouchShaped] {
            let screen = UIView.screen([shaped])
            for origin in [CGPoint(x: 40, y: 60), CGPoint(x: 200, y: 10)] {
                shaped.frame.origin = origin
                let path = try #require(shaped.accessibilityPath)
                var count = 0
                for point in Art.points(over: shaped.frame, step: 1.5) {
                    let inside = HitMask.Point(CGPoint(x: point.x - origin.x, y: point.y - origin.y))
                    let mask = Art.mask("buttons/ring")
                    // The path is at most half a point off.
                    let isNear = mask.containsAny(within: 0.75, of: inside)
                    let isDeep =
                        isNear
                        && (0..<8).allSatisfy { turn in
                            let angle = Double(turn) * .pi / 4
                            return mask.contains(
                                HitMask.Point(x: inside.x + 0.75 * cos(angle), y: inside.y + 0.75 * sin(angle)))
                        }
                    if isNear == isDeep {
                        count += 1
                        #expect(path.contains(point) == isDeep)
                    }
                }
                #expect(count > 1000)
                // The middle of a ring is not touched; what VoiceOver taps is.
                let tap = shaped.accessibilityActivationPoint
                #expect(screen.hitTest(tap, with: nil) === shaped)
                #expect(!path.contains(CGPoint(x: origin.x + 32, y: origin.y + 30)))
            }
            let own = UIBezierPath()
            shaped.accessibilityPath = own
            shaped.accessibilityActivationPoint = CGPoint(x: 3, y: 4)
            #expect(shaped.accessibilityPath === own && shaped.accessibilityActivationPoint == CGPoint(x: 3, y: 4))
        }
    }

    @Test func `are told by UIKit where there is no mask`() {
        let frame = CGRect(x: 40, y: 60, width: 64, height: 64)
        let views: [UIView & TouchShaped] = [
            HitMaskButton(frame: frame), HitMaskImageView(frame: frame), HitMaskView(frame: frame),
        ]
        for view in views {
            #expect(view.touchArea == nil && view.accessibilityPath == nil && view.accessibilityTouchPoint == nil)
            #expect(view.accessibilityActivationPoint == .zero)
        }
    }

    @Test func `light the view up over the mask alone`() throws {
        let button = HitMaskButton.art("buttons/ring", frame: CGRect(x: 0, y: 0, width: 64, height: 64))
        let delegate = HitMaskPointerDelegate()
        let interaction = UIPointerInteraction(delegate: delegate)
        button.addInteraction(interaction)
        let whole = UIPointerRegion(rect: button.bounds)
        func region(_ x: CGFloat, _ y: CGFloat) -> UIPointerRegion? {
            interaction.delegate?.pointerInteraction(
                interaction, regionFor: UIPointerRegionRequest(standInAt: CGPoint(x: x, y: y)), defaultRegion: whole)
        }
        #expect(region(32, 30) == nil && region(1, 1) == nil)
        let found = try #require(region(32, 7))
        #expect(found.rect == CGRect(x: 5, y: 3, width: 54, height: 58))
        let style = try #require(interaction.delegate?.pointerInteraction(interaction, styleFor: found))
        guard case .automatic(let preview) = style.standInEffect else { throw Unexpected() }
        #expect(preview.view === button && preview.parameters.visiblePath?.contains(CGPoint(x: 32, y: 7)) == true)
        #expect(preview.parameters.visiblePath?.contains(CGPoint(x: 32, y: 30)) == false)
        button.setHitMask(nil, for: .normal)
        #expect(region(32, 30) === whole)
    }

    private struct Unexpected: Error {}
}
