import HitMaskUI
import HitMasks
import TestArt
import Testing
import UIKit

/// What users of shaped buttons reported, each told as a tap. The names are those of the reports.
@MainActor @Suite struct `Complaints about shaped buttons` {
    private let frame = CGRect(x: 20, y: 30, width: 64, height: 64)

    /// The image was read as if it filled the button, at the button's size and origin.
    @Test(arguments: [CGSize(width: 200, height: 60), CGSize(width: 30, height: 90), CGSize(width: 64, height: 64)])
    func `OBShapedButton 1, 12, 14: the image has another size than the button`(_ size: CGSize) {
        let image = CGRect(x: size.width - 40, y: 5, width: 40, height: 50)
        let button = HitMaskButton.art(
            "buttons/star", frame: CGRect(origin: CGPoint(x: 20, y: 30), size: size), image: image)
        let screen = UIView.screen([button])
        for point in Art.points(over: button.frame) {
            let inside = CGPoint(x: point.x - 20, y: point.y - 30)
            let isOpaque = Art.stretched(Art.mask("buttons/star"), over: image, at: inside)
            #expect((screen.tapped(point.x, point.y) === button) == isOpaque)
        }
    }

    /// A bitmap context has its origin at the bottom.
    @Test func `OBShapedButton 2: tested upside down`() {
        let button = HitMaskButton.art("figure/head", frame: CGRect(x: 0, y: 0, width: 96, height: 92))
        // The antenna stands on top of the head, and nothing below it.
        #expect(button.point(inside: CGPoint(x: 55, y: 6), with: nil))
        #expect(!button.point(inside: CGPoint(x: 20, y: 6), with: nil))
        var differences = 0
        for point in Art.points(over: button.bounds, margin: 0) {
            let isOpaque = Art.stretched(Art.mask("figure/head"), over: button.bounds, at: point)
            #expect(button.point(inside: point, with: nil) == isOpaque)
            if button.point(inside: CGPoint(x: point.x, y: 92 - point.y), with: nil) != isOpaque { differences += 1 }
        }
        #expect(differences > 50)
    }

    @Test func `OBShapedButton 7: a missing image kills the tap`() {
        let button = HitMaskButton.art("buttons/ring", frame: frame)
        button.setBackgroundImage(.art("buttons/disc"), hitMask: Art.mask("buttons/disc"), for: .normal)
        let (edge, middle) = (CGPoint(x: 32, y: 7), CGPoint(x: 32, y: 30))
        #expect(button.point(inside: edge, with: nil) && button.point(inside: middle, with: nil))
        button.setImage(nil, for: .normal)
        button.isHighlighted = true
        #expect(button.point(inside: edge, with: nil) && button.point(inside: middle, with: nil))
        #expect(!button.point(inside: CGPoint(x: 1, y: 1), with: nil))
        // No picture at all: the whole button.
        button.setBackgroundImage(nil, for: .normal)
        #expect(button.point(inside: CGPoint(x: 1, y: 1), with: nil))
    }

    @Test func `OBShapedButton 16: the background is asked through the image's frame`() {
        let bounds = CGRect(x: 0, y: 0, width: 240, height: 160)
        let caps = UIEdgeInsets(top: 18, left: 34, bottom: 30, right: 18)
        let image = CGRect(x: 88, y: 40, width: 64, height: 64)
        let button = HitMaskButton.art("buttons/ring", frame: bounds, image: image)
        button.setBackgroundImage(
            .art("bubble", caps: caps, resizing: .stretch), hitMask: Art.mask("bubble"), for: .normal)
        for point in Art.points(over: bounds) {
            let x = point.x < 34 ? point.x : point.x >= 222 ? point.x - 168 : 34 + (point.x - 34) / 188 * 20
            let y = point.y < 18 ? point.y : point.y >= 130 ? point.y - 100 : 18 + (point.y - 18) / 112 * 12
            let isBubble = bounds.contains(point) && Art.mask("bubble").contains(x: Double(x) * 3, y: Double(y) * 3)
            let isRing = Art.stretched(Art.mask("buttons/ring"), over: image, at: point)
            #expect(button.point(inside: point, with: nil) == (isBubble || isRing))
        }
        // A subclass that draws its background elsewhere says where.
        let inset = InsetButton(frame: bounds)
        inset.setBackgroundImage(.art("buttons/disc"), hitMask: Art.mask("buttons/disc"), for: .normal)
        for point in Art.points(over: bounds) {
            let isDisc = Art.stretched(
                Art.mask("buttons/disc"), over: CGRect(x: 20, y: 10, width: 200, height: 140), at: point)
            #expect(inset.point(inside: point, with: nil) == isDisc)
        }
    }

    private final class InsetButton: HitMaskButton {
        override var backgroundFrame: CGRect {
            bounds.inset(by: UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20))
        }
    }

    /// The last point and its answer were kept, also over a change of the image.
    @Test func `OBShapedButton: the answer for one point is kept too long`() {
        let button = HitMaskButton.art("buttons/ring", frame: frame)
        button.hitMaskPolicy = .perState
        button.setImage(.art("buttons/disc"), hitMask: Art.mask("buttons/disc"), for: .highlighted)
        let middle = CGPoint(x: 32, y: 30)
        for _ in 0..<3 {
            button.isHighlighted = false
            #expect(!button.point(inside: middle, with: nil) && !button.point(inside: middle, with: nil))
            button.isHighlighted = true
            #expect(button.point(inside: middle, with: nil) && button.point(inside: middle, with: nil))
        }
        button.imageView?.contentMode = .topLeft
        button.standInImageFrame = { _ in CGRect(x: 60, y: 60, width: 4, height: 4) }
        #expect(!button.point(inside: middle, with: nil))
    }

    @Test func `a transparent corner swallows the tap for the button behind`() {
        let names = ["diamond", "disc", "star", "ring"]
        let frames = [CGPoint(x: 0, y: 0), CGPoint(x: 32, y: 0), CGPoint(x: 0, y: 32), CGPoint(x: 32, y: 32)]
            .map { CGRect(origin: $0, size: CGSize(width: 64, height: 64)) }
        let buttons = names.indices.map { HitMaskButton.art("buttons/" + names[$0], frame: frames[$0]) }
        for order in Art.permutations(of: [0, 1, 2, 3]) {
            let screen = UIView.screen(order.map { buttons[$0] }, width: 96, height: 96)
            for point in Art.points(over: screen.bounds, margin: 0, step: 7) {
                let owner = order.reversed().first {
                    Art.stretched(Art.mask("buttons/" + names[$0]), over: frames[$0], at: point)
                }
                #expect(screen.tapped(point.x, point.y) === owner.map { buttons[$0] } ?? screen)
            }
        }
    }

    @Test func `KineticJS 708, and the shadow: what is nearly opaque is hit, what is nearly clear is not`() {
        let button = HitMaskButton.art("shadow-button", frame: CGRect(x: 0, y: 0, width: 140, height: 92))
        let solid = Art.mask("shadow-button").opaqueBounds
        #expect(button.point(inside: CGPoint(x: 70, y: 46), with: nil))
        // The shadow reaches beyond the solid part, at 25 of 255 at most.
        #expect(solid.x == 44 && !button.point(inside: CGPoint(x: 20, y: 46), with: nil))
        // Two flat steps at 16 bit, one just above a tenth and one just below: the mask has only the first.
        let halo = HitMaskImageView(image: .art("formats/sixteen-bit"))
        halo.hitMask = Art.mask("formats/sixteen-bit")
        #expect(halo.touchArea?.rect == HitMask.Rect(x: 10, y: 10, width: 60, height: 60))
    }

    @Test(arguments: [1.0, 2, 3])
    func `pixijs 1375, konva 48: the hit box is off at 2x`(_ scale: Double) throws {
        let mask = try #require(Art.buttons.mask(named: "star", scale: scale))
        #expect(mask.scale == scale)
        let button = HitMaskButton(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
        button.standInImageFrame = { _ in CGRect(x: 0, y: 0, width: 64, height: 64) }
        button.imageView?.contentMode = .center
        button.setImage(UIImage(standInSize: CGSize(width: 64, height: 64)), hitMask: mask, for: .normal)
        let densest = Art.mask("buttons/star")
        for point in Art.points(over: button.bounds) where !densest.isNearBorder(point) {
            #expect(button.point(inside: point, with: nil) == densest.contains(point))
        }
    }

    @Test func `openfl 2861, pixijs 12126: caps larger than the view`() {
        let mask = Art.mask("bubble")
        let view = HitMaskImageView(
            image: .art("bubble", caps: UIEdgeInsets(top: 18, left: 34, bottom: 30, right: 18), resizing: .stretch))
        view.hitMask = mask
        view.frame = CGRect(x: 0, y: 0, width: 26, height: 24)
        // 34 + 18 become 17 + 9, 18 + 30 become 9 + 15: no middle, and every corner is still there.
        for point in Art.points(over: view.bounds, margin: 2, step: 0.9) {
            let x = point.x < 17 ? point.x * 2 : 72 - (26 - point.x) * 2
            let y = point.y < 9 ? point.y * 2 : 60 - (24 - point.y) * 2
            let isOpaque = view.bounds.contains(point) && mask.contains(x: Double(x) * 3, y: Double(y) * 3)
            #expect(view.point(inside: point, with: nil) == isOpaque)
        }
    }

    @Test func `fuse 44, flixel 3163: a negative scale`() {
        let view = HitMaskImageView(image: .art("figure/hand"))
        view.hitMask = Art.mask("figure/hand")
        view.center = CGPoint(x: 100, y: 100)
        view.transform = CGAffineTransform(scaleX: -1, y: 1)
        let screen = UIView.screen([view])
        for point in Art.points(over: view.frame) {
            let drawn = CGPoint(x: 18 - (point.x - 100), y: point.y - 78)
            let isOpaque = Art.stretched(
                Art.mask("figure/hand"), over: CGRect(x: 0, y: 0, width: 36, height: 44), at: drawn)
            #expect((screen.tapped(point.x, point.y) === view) == isOpaque)
        }
    }

    @Test func `oppia 3780: right to left picks the wrong part`() {
        let image = UIImage(standInSize: Art.size(Art.mask("bubble")), flips: true)
        let button = HitMaskButton.art("bubble", frame: CGRect(x: 0, y: 0, width: 72, height: 60), image)
        let tail = CGPoint(x: 14, y: 55)
        let mirrored = CGPoint(x: 58, y: 55)
        #expect(button.point(inside: tail, with: nil) && !button.point(inside: mirrored, with: nil))
        button.imageView?.semanticContentAttribute = .forceRightToLeft
        #expect(!button.point(inside: tail, with: nil) && button.point(inside: mirrored, with: nil))
    }

    @Test func `phaser 6144, arcade 772: a new picture keeps the old area`() {
        let view = HitMaskImageView(image: .art("buttons/ring"))
        view.hitMask = Art.mask("buttons/ring")
        view.image = .art("buttons/star")
        #expect(view.hitMask == nil)
        view.hitMask = Art.mask("buttons/star")
        #expect(view.point(inside: CGPoint(x: 32, y: 30), with: nil))
    }

    /// The pointer rests over the hole that only the hover art has: the button must not leave and come back for ever.
    @Test func `renpy 5862: art with a hole flickers under a pointer that rests`() {
        let button = HitMaskButton.art("buttons/disc", frame: frame)
        button.setImage(.art("buttons/ring"), hitMask: Art.mask("buttons/ring"), for: .highlighted)
        var answers: Set<Bool> = []
        for _ in 0..<6 {
            let isInside = button.point(inside: CGPoint(x: 32, y: 30), with: nil)
            button.isHighlighted = isInside
            answers.insert(isInside)
        }
        #expect(answers == [true])
    }

    @Test func `godot 25265: a button with a mask and no picture is dead`() {
        let button = HitMaskButton(frame: CGRect(x: 0, y: 0, width: 128, height: 64))
        button.setHitMask(Art.mask("buttons/disc"), for: .normal)
        for point in Art.points(over: button.bounds) {
            let isOpaque = Art.stretched(Art.mask("buttons/disc"), over: button.bounds, at: point)
            #expect(button.point(inside: point, with: nil) == isOpaque)
        }
    }

    @Test func `godot 91898: art for one state alone makes a button of no size`() {
        let button = HitMaskButton(frame: frame)
        button.setImage(.art("buttons/disc"), hitMask: Art.mask("buttons/disc"), for: .highlighted)
        for policy in ButtonMasks.Policy.allCases where policy != .union {
            button.hitMaskPolicy = policy
            #expect(button.point(inside: CGPoint(x: 1, y: 1), with: nil))
        }
    }

    @Test func `img-hitmap and others: at the edges, and at points that are no numbers`() {
        let view = HitMaskImageView(frame: CGRect(x: 0, y: 0, width: 96, height: 64))
        view.hitMask = Art.mask("formats/opaque")
        let inside = [CGPoint(x: 0, y: 0), CGPoint(x: 95.99, y: 63.99)]
        let outside = [
            CGPoint(x: 96, y: 5), CGPoint(x: 5, y: 64), CGPoint(x: -0.01, y: 5), CGPoint(x: 5, y: -0.01),
            CGPoint(x: CGFloat.nan, y: 5), CGPoint(x: 5, y: CGFloat.infinity), CGPoint(x: -CGFloat.infinity, y: 5),
            CGPoint(x: CGFloat.greatestFiniteMagnitude, y: 5), CGPoint(x: -1e300, y: -1e300),
        ]
        for slop in [CGFloat(0), 0.005] {
            view.slop = slop
            for point in inside { #expect(view.point(inside: point, with: nil)) }
            for point in outside { #expect(!view.point(inside: point, with: nil) || slop > 0 && point.x < 97) }
        }
        for rect in [CGRect.zero, .null, .infinite, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5)] {
            view.slop = 0
            view.bounds = rect
            #expect(!view.point(inside: CGPoint(x: 5, y: 5), with: nil) || rect == .infinite)
        }
    }

    /// A finger is a disc of some millimetres, and small holes are hits.
    @Test func `Stack Overflow 13291919: a circle of the finger's size`() {
        let button = HitMaskButton.art("buttons/ring", frame: frame)
        let middle = CGPoint(x: 32, y: 30)
        #expect(!button.point(inside: middle, with: nil))
        button.slop = 22
        #expect(button.point(inside: middle, with: nil) && button.point(inside: CGPoint(x: -10, y: 32), with: nil))
        #expect(!button.point(inside: CGPoint(x: -20, y: 32), with: nil))
    }

    @Test func `crystal-dock 47: the mask changes what is drawn`() {
        let view = HitMaskImageView(image: .art("buttons/ring"))
        let before = (view.bounds, view.contentMode, view.clipsToBounds, view.alpha, view.image)
        view.hitMask = Art.mask("buttons/ring")
        _ = view.point(inside: .zero, with: nil)
        #expect(view.bounds == before.0 && view.contentMode == before.1 && view.clipsToBounds == before.2)
        #expect(view.alpha == before.3 && view.image === before.4 && view.subviews.isEmpty)
    }
}

extension HitMask {
    /// Whether a point is so near to the border of what is opaque that masks of other scales may say something else.
    fileprivate func isNearBorder(_ point: CGPoint) -> Bool {
        let answers = [-1.0, 0, 1].flatMap { dx in
            [-1.0, 0, 1].map { dy in contains(CGPoint(x: point.x + dx, y: point.y + dy)) }
        }
        return Set(answers).count > 1
    }
}
