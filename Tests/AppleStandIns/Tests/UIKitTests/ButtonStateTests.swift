import HitMaskUI
import HitMasks
import TestArt
import Testing
import UIKit

@MainActor @Suite struct `The states of a button` {
    private let frame = CGRect(x: 0, y: 0, width: 64, height: 64)
    private let center = CGPoint(x: 32, y: 30)

    /// The ring has a hole in the middle, the disc has none.
    private func button(_ policy: ButtonMasks.Policy, normal: String = "buttons/ring") -> HitMaskButton {
        let button = HitMaskButton.art(normal, frame: frame)
        button.hitMaskPolicy = policy
        button.setImage(.art("buttons/disc"), hitMask: Art.mask("buttons/disc"), for: .highlighted)
        button.setImage(.art("buttons/star"), hitMask: Art.mask("buttons/star"), for: [.highlighted, .selected])
        return button
    }

    @Test func `decide with their own masks, if asked to`() {
        let button = button(.perState)
        #expect(!button.point(inside: center, with: nil))
        button.isHighlighted = true
        #expect(button.point(inside: center, with: nil))
        // The star's arms leave this out, the ring and the disc do not.
        let beside = CGPoint(x: 14, y: 40)
        #expect(Art.mask("buttons/disc").contains(beside) && !Art.mask("buttons/star").contains(beside))
        #expect(button.point(inside: beside, with: nil))
        button.isSelected = true
        #expect(!button.point(inside: beside, with: nil))
        // A combination without an image of its own has the normal one, not that of a part.
        button.isHighlighted = false
        #expect(!button.point(inside: center, with: nil) && button.point(inside: beside, with: nil))
        // Bits of an app's own make no difference.
        button.isSelected = false
        button.isHighlighted = true
        button.standInStateBits = 0x0001_0000
        #expect(button.point(inside: center, with: nil))
    }

    @Test func `make no difference by default, so that a press never changes what is touched`() {
        let button = button(.normalOnly)
        #expect(HitMaskButton(frame: frame).hitMaskPolicy == .normalOnly)
        for (highlighted, selected, enabled) in [(false, false, true), (true, false, true), (true, true, false)] {
            button.isHighlighted = highlighted
            button.isSelected = selected
            button.isEnabled = enabled
            for point in Art.points(over: frame) {
                let isOpaque = Art.stretched(Art.mask("buttons/ring"), over: frame, at: point)
                #expect(button.point(inside: point, with: nil) == isOpaque)
            }
        }
    }

    @Test func `are touched together, if asked to`() {
        let button = button(.union)
        for isHighlighted in [false, true] {
            button.isHighlighted = isHighlighted
            for point in Art.points(over: frame) {
                let isOpaque = ["ring", "disc", "star"].contains {
                    Art.stretched(Art.mask("buttons/" + $0), over: frame, at: point)
                }
                #expect(button.point(inside: point, with: nil) == isOpaque)
            }
        }
    }

    /// UIKit tells where the shown image is, and no other.
    @Test func `keep the place of an image of another size, whichever is shown`() {
        let button = HitMaskButton(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
        button.standInImageFrame = { state in
            state.contains(.highlighted)
                ? CGRect(x: 0, y: 0, width: 36, height: 44) : CGRect(x: 40, y: 20, width: 64, height: 64)
        }
        button.setImage(.art("buttons/disc"), hitMask: Art.mask("buttons/disc"), for: .normal)
        button.setImage(.art("figure/hand"), hitMask: Art.mask("figure/hand"), for: .highlighted)
        for isHighlighted in [false, true, false] {
            button.isHighlighted = isHighlighted
            for point in Art.points(over: button.bounds) {
                let drawn = CGRect(x: 40, y: 20, width: 64, height: 64)
                let isOpaque = Art.stretched(Art.mask("buttons/disc"), over: drawn, at: point)
                #expect(button.point(inside: point, with: nil) == isOpaque)
            }
        }
        button.hitMaskPolicy = .union
        for isHighlighted in [false, true] {
            button.isHighlighted = isHighlighted
            #expect(button.point(inside: CGPoint(x: 72, y: 50), with: nil))
            #expect(button.point(inside: CGPoint(x: 18, y: 25), with: nil))
        }
    }
}

@MainActor @Suite struct `The mask of an image` {
    private let frame = CGRect(x: 0, y: 0, width: 64, height: 64)
    private let corner = CGPoint(x: 1, y: 1)

    @Test func `does not outlive the image`() {
        let button = HitMaskButton.art("buttons/ring", frame: frame)
        #expect(!button.point(inside: corner, with: nil))
        button.setImage(.art("buttons/disc"), for: .normal)
        #expect(button.point(inside: corner, with: nil))
        // It is that image's mask still.
        button.setImage(.art("buttons/ring"), for: .normal)
        #expect(!button.point(inside: corner, with: nil))
        button.setImage(.art("buttons/disc"), hitMask: Art.mask("buttons/disc"), for: .normal)
        #expect(!button.point(inside: corner, with: nil) && button.point(inside: CGPoint(x: 32, y: 30), with: nil))
    }

    @Test func `may come before the image, and stays`() {
        let button = HitMaskButton(frame: frame)
        button.standInImageFrame = { _ in CGRect(x: 0, y: 0, width: 64, height: 64) }
        button.setHitMask(Art.mask("buttons/ring"), for: .normal)
        button.setHitMask(Art.mask("buttons/disc"), for: .highlighted)
        button.setImage(.art("buttons/ring"), for: .normal)
        button.setImage(.art("buttons/disc"), for: .highlighted)
        button.hitMaskPolicy = .perState
        #expect(!button.point(inside: CGPoint(x: 32, y: 30), with: nil))
        button.isHighlighted = true
        #expect(button.point(inside: CGPoint(x: 32, y: 30), with: nil) && !button.point(inside: corner, with: nil))
        button.isHighlighted = false
        button.setImage(.art("star"), for: .normal)
        #expect(button.point(inside: CGPoint(x: 32, y: 30), with: nil) && button.point(inside: corner, with: nil))
    }

    @Test func `is the background's own on the background`() {
        let button = HitMaskButton(frame: frame)
        button.setBackgroundImage(.art("buttons/ring"), for: .normal)
        button.setBackgroundHitMask(Art.mask("buttons/ring"), for: .normal)
        button.setBackgroundHitMask(Art.mask("buttons/disc"), for: .selected)
        button.setBackgroundImage(.art("buttons/disc"), for: .selected)
        button.hitMaskPolicy = .perState
        #expect(!button.point(inside: CGPoint(x: 32, y: 30), with: nil) && !button.point(inside: corner, with: nil))
        button.isSelected = true
        #expect(button.point(inside: CGPoint(x: 32, y: 30), with: nil) && !button.point(inside: corner, with: nil))
        button.setBackgroundImage(.art("star"), for: .selected)
        // Its own image has no mask now, and UIKit's fallback is for images that are missing. The mask of the normal state
        // decides, as by the default policy.
        #expect(!button.point(inside: CGPoint(x: 32, y: 30), with: nil))
        button.isSelected = false
        button.setBackgroundImage(.art("star"), for: .normal)
        #expect(button.point(inside: corner, with: nil))
        button.setBackgroundImage(.art("star"), hitMask: Art.mask("star"), for: .normal)
        #expect(!button.point(inside: corner, with: nil))
    }
}
