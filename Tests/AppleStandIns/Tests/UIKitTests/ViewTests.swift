import HitMaskUI
import HitMasks
import TestArt
import Testing
import UIKit

@MainActor @Suite struct `A view with a shape` {
    private let frame = CGRect(x: 0, y: 0, width: 320, height: 480)

    @Test func `that is hollow lets touches through its hole`() {
        let button = UIView(frame: CGRect(x: 100, y: 140, width: 120, height: 120))
        let cover = HitMaskView(frame: frame)
        cover.shapeForBounds = { _ in .circle(center: HitMask.Point(x: 160, y: 200), radius: 60) }
        let screen = UIView.screen([button, cover])
        #expect(screen.tapped(160, 200) === button || screen.tapped(160, 200) === cover)
        #expect(screen.tapped(160, 200) === cover && screen.tapped(101, 141) === button)
        cover.isHollow = true
        let drawn = cover.touchPath
        for point in Art.points(over: button.frame) {
            let (dx, dy) = (point.x - 160, point.y - 200)
            let isHole = dx * dx + dy * dy < 3600
            let behind = button.frame.contains(point) ? button : screen
            #expect(screen.tapped(point.x, point.y) === (isHole ? behind : cover))
            // It is drawn as it is touched.
            if abs(dx * dx + dy * dy - 3600) > 60 {
                #expect(drawn?.contains(point) == !isHole)
            }
        }
        #expect(cover.touchPath?.usesEvenOddFillRule == true)
        #expect(!cover.point(inside: CGPoint(x: 320, y: 1), with: nil))
    }

    @Test func `follows its bounds`() {
        let view = HitMaskView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.shapeForBounds = { .ellipse(in: HitMask.Rect($0)) }
        #expect(
            !view.point(inside: CGPoint(x: 4, y: 4), with: nil) && view.point(inside: CGPoint(x: 50, y: 25), with: nil))
        view.bounds = CGRect(x: 200, y: 100, width: 20, height: 20)
        #expect(view.point(inside: CGPoint(x: 210, y: 110), with: nil))
        #expect(
            !view.point(inside: CGPoint(x: 201, y: 101), with: nil)
                && !view.point(inside: CGPoint(x: 50, y: 25), with: nil))
    }

    @Test func `can be a mask, or all but a mask`() {
        let mask = Art.mask("ring")
        let view = HitMaskView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        view.hitMask = mask
        view.shapeForBounds = { _ in .rectangle(HitMask.Rect(x: 0, y: 0, width: 1, height: 1)) }
        view.contentMode = .scaleAspectFit
        for isHollow in [false, true] {
            view.isHollow = isHollow
            for point in Art.points(over: view.bounds) {
                let isOpaque = Art.stretched(mask, over: CGRect(x: 20, y: 0, width: 40, height: 40), at: point)
                let isInside = view.bounds.contains(point)
                #expect(view.point(inside: point, with: nil) == (isHollow ? isInside && !isOpaque : isOpaque))
            }
        }
    }

    @Test func `that is hollow follows its bounds, too`() {
        let view = HitMaskView(frame: CGRect(x: 30, y: 40, width: 100, height: 50))
        view.bounds.origin = CGPoint(x: 200, y: 100)
        view.shapeForBounds = { .ellipse(in: HitMask.Rect($0)) }
        view.isHollow = true
        #expect(view.point(inside: CGPoint(x: 201, y: 101), with: nil))
        #expect(!view.point(inside: CGPoint(x: 250, y: 125), with: nil))
        #expect(!view.point(inside: CGPoint(x: 35, y: 45), with: nil))
    }

    @Test func `can leave touches to its subviews`() {
        let view = HitMaskView(frame: frame)
        let button = UIView(frame: CGRect(x: 10, y: 10, width: 44, height: 44))
        view.addSubview(button)
        let back = UIView(frame: frame)
        let screen = UIView.screen([back, view])
        #expect(screen.tapped(20, 20) === button && screen.tapped(100, 100) === view)
        view.passesTouchesThrough = true
        #expect(screen.tapped(20, 20) === button && screen.tapped(100, 100) === back)
        #expect(HitMaskView(coder: NSCoder()) != nil)
    }
}

@MainActor @Suite struct `A finger` {
    @Test func `may be beside an opaque pixel by the slop, and no further`() {
        let view = HitMaskImageView(image: .art("buttons/disc"))
        view.frame = CGRect(x: 20, y: 20, width: 64, height: 64)
        view.hitMask = Art.mask("buttons/disc")
        let screen = UIView.screen([view])
        let placement = view.placement(of: Art.mask("buttons/disc"))
        view.slop = 12
        var beyond = 0
        for point in Art.points(over: view.bounds, margin: 20) {
            let isNear = placement.containsAny(within: 12, of: HitMask.Point(point))
            if isNear, !view.bounds.contains(point) { beyond += 1 }
            #expect((screen.tapped(point.x + 20, point.y + 20) === view) == isNear)
        }
        #expect(beyond > 10)
        #expect(view.touchArea?.contains(CGPoint(x: 32, y: -8.9), slop: 12) == true)
        #expect(view.touchArea?.contains(CGPoint(x: 32, y: -9.1), slop: 12) == false)
    }

    @Test func `has 44 points of what is smaller, and the shape alone of what is larger`() {
        let small = HitMaskButton.art("buttons/ring", frame: CGRect(x: 0, y: 0, width: 24, height: 24))
        #expect(!small.point(inside: CGPoint(x: 12, y: 11), with: nil))
        small.minimumTouchSide = 44
        // In the hole, at the corner, and beside the bounds: the opaque part is 20.25 × 21.75 around (12, 12).
        for point in [CGPoint(x: 12, y: 11), CGPoint(x: 1, y: 1), CGPoint(x: -9, y: 12), CGPoint(x: 33, y: 33)] {
            #expect(small.point(inside: point, with: nil), "\(point)")
        }
        #expect(!small.point(inside: CGPoint(x: -11, y: 12), with: nil))
        let large = HitMaskButton.art("buttons/ring", frame: CGRect(x: 0, y: 0, width: 64, height: 64))
        large.minimumTouchSide = 44
        #expect(
            !large.point(inside: CGPoint(x: 32, y: 30), with: nil)
                && !large.point(inside: CGPoint(x: 1, y: 1), with: nil))
        let round = HitMaskView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        round.shapeForBounds = { .ellipse(in: HitMask.Rect($0)) }
        #expect(!round.point(inside: CGPoint(x: 0, y: 0), with: nil))
        round.minimumTouchSide = 44
        #expect(
            round.point(inside: CGPoint(x: -11, y: 31), with: nil)
                && !round.point(inside: CGPoint(x: -13, y: 0), with: nil))
    }

    @Test func `does not reach what is clipped away`() {
        let view = HitMaskImageView(image: .art("buttons/disc"))
        view.frame = CGRect(x: 0, y: 0, width: 64, height: 20)
        view.contentMode = .scaleAspectFill
        view.hitMask = Art.mask("buttons/disc")
        // The disc is drawn from y = -22 to 42.
        #expect(view.point(inside: CGPoint(x: 32, y: -5), with: nil))
        view.clipsToBounds = true
        #expect(
            !view.point(inside: CGPoint(x: 32, y: -5), with: nil) && view.point(inside: CGPoint(x: 32, y: 5), with: nil)
        )
        // But the least side is that of the finger.
        let small = HitMaskImageView(image: .art("buttons/disc"))
        small.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        small.hitMask = Art.mask("buttons/disc")
        small.clipsToBounds = true
        #expect(!small.point(inside: CGPoint(x: -5, y: 10), with: nil))
        small.minimumTouchSide = 44
        #expect(small.point(inside: CGPoint(x: -5, y: 10), with: nil))
        let button = HitMaskButton.art(
            "buttons/disc", frame: CGRect(x: 0, y: 0, width: 64, height: 20),
            image: CGRect(x: 0, y: -22, width: 64, height: 64))
        #expect(button.point(inside: CGPoint(x: 32, y: -5), with: nil))
        button.clipsToBounds = true
        #expect(
            !button.point(inside: CGPoint(x: 32, y: -5), with: nil)
                && button.point(inside: CGPoint(x: 32, y: 5), with: nil))
    }
}
