import HitMaskUI
import HitMasks
import TestArt
import Testing
import UIKit

@MainActor @Suite struct `The layers of a button` {
    private let frame = CGRect(x: 0, y: 0, width: 90, height: 64)
    private let middle = CGPoint(x: 45, y: 30)

    private func expect(_ button: HitMaskButton, in rect: CGRect, _ isOpaque: (CGPoint) -> Bool) {
        for point in Art.points(over: rect, margin: 12) {
            #expect(button.point(inside: point, with: nil) == isOpaque(point), "\(point)")
        }
    }

    @Test func `are touched together in all states of the background, if asked to`() {
        let button = HitMaskButton(frame: frame)
        button.setBackgroundImage(.art("buttons/star"), hitMask: Art.mask("buttons/star"), for: .normal)
        button.setBackgroundImage(.art("buttons/ring"), hitMask: Art.mask("buttons/ring"), for: .selected)
        button.hitMaskPolicy = .union
        for isSelected in [false, true] {
            button.isSelected = isSelected
            expect(button, in: frame) { point in
                ["buttons/star", "buttons/ring"].contains { Art.stretched(Art.mask($0), over: frame, at: point) }
            }
        }
    }

    @Test func `mirror a background that says so where the button is right to left`() {
        let bubble = Art.mask("bubble")
        for (flips, attribute) in [
            (true, UISemanticContentAttribute.forceRightToLeft), (true, .unspecified), (false, .forceRightToLeft),
        ] {
            let button = HitMaskButton(frame: frame)
            button.semanticContentAttribute = attribute
            button.setBackgroundImage(
                UIImage(standInSize: Art.size(bubble), flips: flips), hitMask: bubble, for: .normal)
            expect(button, in: frame) { point in
                let isMirrored = flips && attribute == .forceRightToLeft
                let drawn = CGPoint(x: isMirrored ? 90 - point.x : point.x, y: point.y)
                return Art.stretched(bubble, over: frame, at: drawn)
            }
        }
    }

    @Test func `have insets on each side of a configuration's background`() {
        let button = HitMaskButton(frame: frame)
        var configuration = UIButton.Configuration.plain()
        configuration.background.image = .art("buttons/star")
        configuration.background.backgroundInsets = NSDirectionalEdgeInsets(
            top: 5, leading: 7, bottom: 11, trailing: 13)
        button.configuration = configuration
        button.setBackgroundHitMask(Art.mask("buttons/star"), for: .normal)
        expect(button, in: frame) {
            Art.stretched(Art.mask("buttons/star"), over: CGRect(x: 7, y: 5, width: 70, height: 48), at: $0)
        }
    }

    @Test func `fill the button with its background, whatever the button's own content mode`() {
        let button = HitMaskButton(frame: frame)
        button.contentMode = .center
        button.setBackgroundImage(.art("buttons/star"), hitMask: Art.mask("buttons/star"), for: .normal)
        expect(button, in: frame) { Art.stretched(Art.mask("buttons/star"), over: frame, at: $0) }
    }

    @Test func `are drawn together as they are touched`() throws {
        let button = HitMaskButton.art("buttons/ring", frame: frame, image: CGRect(x: 0, y: 0, width: 64, height: 64))
        button.setBackgroundImage(.art("buttons/diamond"), hitMask: Art.mask("buttons/diamond"), for: .normal)
        let path = try #require(button.touchPath)
        var (inside, count) = (0, 0)
        for point in Art.points(over: frame) {
            // The path is at most half a point off.
            let answers = Set(
                [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)].map { dx, dy in
                    button.point(inside: CGPoint(x: point.x + dx, y: point.y + dy), with: nil)
                })
            guard answers.count == 1 else { continue }
            count += 1
            inside += answers == [true] ? 1 : 0
            #expect(path.contains(point) == answers.contains(true))
        }
        #expect(count > 300 && inside > 100)
    }

    @Test func `may be masks without pictures`() {
        let button = HitMaskButton(frame: frame)
        button.setBackgroundHitMask(Art.mask("buttons/star"), for: .normal)
        expect(button, in: frame) { Art.stretched(Art.mask("buttons/star"), over: frame, at: $0) }
    }

    @Test func `are touched beyond the button where a mask was grown, unless it clips`() {
        // 3 points around 6 × 6 of art are 45 and 32 around 90 × 64.
        for isBackground in [false, true] {
            let button = HitMaskButton(frame: frame)
            if isBackground {
                button.setBackgroundHitMask(Art.grown, for: .normal)
            } else {
                button.setHitMask(Art.grown, for: .normal)
            }
            #expect(button.point(inside: middle, with: nil))
            #expect(button.point(inside: CGPoint(x: 45, y: -10), with: nil))
            #expect(!button.point(inside: CGPoint(x: 45, y: -33), with: nil))
            button.clipsToBounds = true
            #expect(button.point(inside: middle, with: nil))
            #expect(!button.point(inside: CGPoint(x: 45, y: -10), with: nil))
            // The finger's slop is not clipped, but what it reaches is.
            button.slop = 8
            #expect(button.point(inside: CGPoint(x: 45, y: -7), with: nil))
            #expect(!button.point(inside: CGPoint(x: 45, y: -9), with: nil))
        }
    }

    /// A mask for a state that has no image of its own yet is not tied to the image that stands in.
    @Test func `take a mask before the image of the state`() {
        let button = HitMaskButton.art("buttons/ring", frame: CGRect(x: 0, y: 0, width: 64, height: 64))
        button.hitMaskPolicy = .perState
        button.setHitMask(Art.mask("buttons/disc"), for: .highlighted)
        button.setImage(.art("buttons/disc"), for: .highlighted)
        button.setBackgroundImage(.art("buttons/ring"), for: .normal)
        button.setBackgroundHitMask(Art.mask("buttons/star"), for: .selected)
        button.setBackgroundImage(.art("buttons/star"), for: .selected)
        let middle = CGPoint(x: 32, y: 30)
        #expect(!button.point(inside: middle, with: nil))
        button.isHighlighted = true
        #expect(button.point(inside: middle, with: nil) && !button.point(inside: CGPoint(x: 1, y: 1), with: nil))
        button.isHighlighted = false
        button.isSelected = true
        #expect(button.point(inside: middle, with: nil))
    }

    @Test func `have the states that UIKit names, and no others`() {
        let button = HitMaskButton.art("buttons/ring", frame: CGRect(x: 0, y: 0, width: 64, height: 64))
        button.hitMaskPolicy = .perState
        let middle = CGPoint(x: 32, y: 30)
        // Bits of an app's own make no difference, here neither.
        button.setHitMask(Art.mask("buttons/disc"), for: UIControl.State(rawValue: 0x0002_0001))
        button.isHighlighted = true
        #expect(button.point(inside: middle, with: nil))
        button.setImage(.art("buttons/disc"), for: UIControl.State(rawValue: 0x0002_0001))
        #expect(button.point(inside: middle, with: nil))
        button.isHighlighted = false
        button.setHitMask(Art.mask("buttons/disc"), for: .focused)
        #expect(!button.point(inside: middle, with: nil))
        button.standInStateBits = UIControl.State.focused.rawValue
        #expect(button.point(inside: middle, with: nil))
    }

    /// No area is one that assistive technology asks about the bounds.
    @Test func `make no area where no mask decides`() {
        let button = HitMaskButton(frame: frame)
        button.setImage(.art("buttons/disc"), hitMask: Art.mask("buttons/disc"), for: .highlighted)
        button.standInImageFrame = { _ in CGRect(x: 0, y: 0, width: 64, height: 64) }
        #expect(button.touchArea == nil && button.accessibilityPath == nil)
        button.hitMaskPolicy = .perState
        #expect(button.touchArea == nil)
        button.isHighlighted = true
        #expect(button.touchArea != nil)
    }

    /// Until a state was shown, and where its image or the button changed since, the place of the shown image is the best guess.
    @Test func `of other sizes lie where the shown image is, until they were seen`() {
        let button = HitMaskButton(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
        let (small, large) = (CGRect(x: 0, y: 0, width: 36, height: 44), CGRect(x: 40, y: 20, width: 64, height: 64))
        button.standInImageFrame = { $0.contains(.highlighted) ? small : large }
        button.setImage(.art("buttons/ring"), hitMask: Art.mask("buttons/ring"), for: .normal)
        button.setImage(.art("figure/hand"), hitMask: Art.mask("figure/hand"), for: .highlighted)
        button.hitMaskPolicy = .union
        func expectHand(over place: CGRect, _ mask: HitMask = Art.mask("figure/hand")) {
            expect(button, in: button.bounds) {
                Art.stretched(mask, over: place, at: $0) || Art.stretched(Art.mask("buttons/ring"), over: large, at: $0)
            }
        }
        expectHand(over: large)
        button.isHighlighted = true
        button.layoutIfNeeded()
        button.isHighlighted = false
        expectHand(over: small)
        // Another size of the button.
        button.frame.size.height = 101
        expectHand(over: large)
        button.isHighlighted = true
        button.layoutIfNeeded()
        button.isHighlighted = false
        expectHand(over: small)
        // Another image.
        button.setImage(.art("toggle"), hitMask: Art.mask("toggle"), for: .highlighted)
        expectHand(over: large, Art.mask("toggle"))
    }
}
