import HitMaskUI
import HitMasks
import TestArt
import Testing
import UIKit

/// Taps on `HitMaskButton`. Where its image view is, the test says.
@MainActor @Suite struct `A button` {
    private let frame = CGRect(x: 40, y: 60, width: 100, height: 80)
    private let place = CGRect(x: 11, y: 7, width: 64, height: 64)

    @Test(arguments: ["buttons/disc", "buttons/ring", "buttons/diamond", "figure/hand"])
    func `is touched where its image view shows an opaque pixel`(_ name: String) {
        let button = HitMaskButton.art(name, frame: frame, image: place)
        let screen = UIView.screen([button])
        var count = 0
        for point in Art.points(over: button.bounds) {
            let isOpaque = Art.stretched(Art.mask(name), over: place, at: point)
            count += isOpaque ? 1 : 0
            #expect((screen.tapped(point.x + 40, point.y + 60) === button) == isOpaque, "\(point)")
        }
        #expect(count > 100)
    }

    @Test func `goes by the content mode of its image view`() {
        let mask = Art.mask("buttons/star")
        let button = HitMaskButton.art("buttons/star", frame: frame, image: CGRect(x: 0, y: 8, width: 90, height: 50))
        // 64 × 64 points in 90 × 50: where each mode draws them.
        let places: [(UIView.ContentMode, CGRect)] = [
            (.scaleToFill, CGRect(x: 0, y: 8, width: 90, height: 50)),
            (.scaleAspectFit, CGRect(x: 20, y: 8, width: 50, height: 50)),
            (.scaleAspectFill, CGRect(x: 0, y: -12, width: 90, height: 90)),
            (.redraw, CGRect(x: 0, y: 8, width: 90, height: 50)),
            (.center, CGRect(x: 13, y: 1, width: 64, height: 64)),
            (.top, CGRect(x: 13, y: 8, width: 64, height: 64)),
            (.bottom, CGRect(x: 13, y: -6, width: 64, height: 64)),
            (.left, CGRect(x: 0, y: 1, width: 64, height: 64)),
            (.right, CGRect(x: 26, y: 1, width: 64, height: 64)),
            (.topLeft, CGRect(x: 0, y: 8, width: 64, height: 64)),
            (.topRight, CGRect(x: 26, y: 8, width: 64, height: 64)),
            (.bottomLeft, CGRect(x: 0, y: -6, width: 64, height: 64)),
            (.bottomRight, CGRect(x: 26, y: -6, width: 64, height: 64)),
        ]
        for clips in [false, true] {
            button.imageView?.clipsToBounds = clips
            for (mode, place) in places {
                // Set behind the button's back, as apps do: nothing is kept from the tap before.
                button.imageView?.contentMode = mode
                for point in Art.points(over: CGRect(x: 0, y: -12, width: 100, height: 96), step: 3) {
                    let isSeen = !clips || 0..<90 ~= point.x && 8..<58 ~= point.y
                    let isOpaque = isSeen && Art.stretched(mask, over: place, at: point)
                    #expect(button.point(inside: point, with: nil) == isOpaque, "\(mode) \(clips) \(point)")
                }
            }
        }
    }

    @Test func `follows an image view that is turned, scaled and mirrored`() {
        let mask = Art.mask("figure/hand")
        let button = HitMaskButton.art("figure/hand", frame: frame, image: CGRect(x: 20, y: 10, width: 36, height: 44))
        let turns = [
            CGAffineTransform(rotationAngle: .pi / 10), CGAffineTransform(scaleX: -1, y: 1),
            CGAffineTransform(scaleX: 1.5, y: 0.5).concatenating(CGAffineTransform(rotationAngle: -0.4)),
        ]
        for turn in turns {
            button.imageView?.transform = turn
            for point in Art.points(over: button.bounds) {
                // From the middle of the image view back through the transform.
                let inside = CGPoint(x: point.x - 38, y: point.y - 32).applying(turn.inverted())
                let drawn = CGPoint(x: inside.x + 18, y: inside.y + 22)
                let isOpaque = Art.stretched(mask, over: CGRect(x: 0, y: 0, width: 36, height: 44), at: drawn)
                #expect(button.point(inside: point, with: nil) == isOpaque)
            }
        }
    }

    @Test func `shows its image as the image is turned`() {
        let mask = Art.mask("toggle")
        // 40 × 92 points are shown as 92 × 40: a quarter to the right, and then in a mirror.
        for (orientation, isMirrored) in [(UIImage.Orientation.right, false), (.leftMirrored, true)] {
            let image = UIImage(standInSize: CGSize(width: 92, height: 40), orientation: orientation)
            let place = CGRect(x: 3, y: 5, width: 92, height: 40)
            let button = HitMaskButton.art("toggle", frame: frame, image: place, image)
            for point in Art.points(over: place) {
                // The stored column is the shown row; the stored row runs from the right, in the mirror from the left.
                let across = point.x - place.minX
                let stored = CGPoint(x: point.y - place.minY, y: isMirrored ? across : 92 - across)
                let isOpaque = Art.stretched(mask, over: CGRect(x: 0, y: 0, width: 40, height: 92), at: stored)
                #expect(button.point(inside: point, with: nil) == isOpaque)
            }
        }
    }

    @Test func `mirrors an image where it is, if the image says so and the image view is right to left`() {
        let mask = Art.mask("bubble")
        let caps = UIEdgeInsets(top: 18, left: 34, bottom: 30, right: 18)
        for (flips, attribute) in [
            (true, UISemanticContentAttribute.forceRightToLeft), (true, .unspecified), (false, .forceRightToLeft),
        ] {
            for mode in [UIView.ContentMode.scaleToFill, .left, .topRight] {
                let image = UIImage(standInSize: Art.size(mask), caps: caps, resizing: .stretch, flips: flips)
                let button = HitMaskButton.art(
                    "bubble", frame: frame, image: CGRect(x: 4, y: 2, width: 90, height: 70), image)
                // The button's own direction does not matter: UIKit does not pass it on.
                button.imageView?.semanticContentAttribute = attribute
                button.imageView?.contentMode = mode
                let drawn: CGRect
                switch mode {
                case .left: drawn = CGRect(x: 4, y: 7, width: 72, height: 60)
                case .topRight: drawn = CGRect(x: 22, y: 2, width: 72, height: 60)
                default: drawn = CGRect(x: 4, y: 2, width: 90, height: 70)
                }
                for point in Art.points(over: drawn) {
                    let isMirrored = flips && attribute == .forceRightToLeft
                    var inside = CGPoint(x: point.x - drawn.minX, y: point.y - drawn.minY)
                    if isMirrored { inside.x = drawn.width - inside.x }
                    let isOpaque =
                        0..<drawn.width ~= inside.x && 0..<drawn.height ~= inside.y
                        && mask.contains(
                            x: sliced(inside.x, 34, 18, 72, drawn.width) * 3,
                            y: sliced(inside.y, 18, 30, 60, drawn.height) * 3)
                    #expect(
                        button.point(inside: point, with: nil) == isOpaque, "\(flips) \(attribute) \(mode) \(point)")
                }
            }
        }
    }

    /// Where a sliced picture that was stretched to a length shows what it shows at a point: in the picture.
    private func sliced(_ x: CGFloat, _ near: CGFloat, _ far: CGFloat, _ length: CGFloat, _ drawn: CGFloat) -> Double {
        if x < near { return Double(x) }
        if x >= drawn - far { return Double(x - drawn + length) }
        return Double(near + (x - near) / (drawn - near - far) * (length - near - far))
    }

    @Test func `does not move its mask by alignment insets`() {
        let insets = UIEdgeInsets(top: 0, left: 10, bottom: 12, right: 0)
        let image = UIImage(standInSize: CGSize(width: 64, height: 64), alignment: insets)
        let button = HitMaskButton.art("buttons/disc", frame: frame, image: place, image)
        for point in Art.points(over: place) {
            let isOpaque = Art.stretched(Art.mask("buttons/disc"), over: place, at: point)
            #expect(button.point(inside: point, with: nil) == isOpaque)
        }
    }

    @Test func `lays itself out before it answers`() {
        let button = HitMaskButton.art("buttons/disc", frame: frame, image: place)
        button.layoutIfNeeded()
        button.standInImageFrame = { _ in CGRect(x: 30, y: 7, width: 64, height: 64) }
        button.setNeedsLayout()
        #expect(button.point(inside: CGPoint(x: 80, y: 36), with: nil))
        #expect(!button.point(inside: CGPoint(x: 20, y: 36), with: nil))
    }

    @Test func `of a configuration is touched through its image and its background`() {
        let mask = Art.mask("buttons/ring")
        let button = HitMaskButton(frame: frame)
        button.standInImageFrame = { _ in CGRect(x: 40, y: 30, width: 64, height: 64) }
        var configuration = UIButton.Configuration.plain()
        configuration.background.image = .art("buttons/ring")
        configuration.background.imageContentMode = .left
        configuration.background.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 2)
        button.configuration = configuration
        button.setBackgroundHitMask(mask, for: .normal)
        for direction in [UISemanticContentAttribute.unspecified, .forceRightToLeft] {
            button.semanticContentAttribute = direction
            let left: CGFloat = direction == .unspecified ? 20 : 2
            for point in Art.points(over: button.bounds) {
                let drawn = CGRect(x: left, y: 8, width: 64, height: 64)
                #expect(button.point(inside: point, with: nil) == Art.stretched(mask, over: drawn, at: point))
            }
        }
        button.configuration?.image = .art("buttons/disc")
        button.setHitMask(Art.mask("buttons/disc"), for: .normal)
        #expect(button.point(inside: CGPoint(x: 72, y: 62), with: nil))
        // Another image than the mask was given for.
        button.configuration?.image = .art("star")
        button.configuration?.background.image = .art("star")
        #expect(button.touchArea == nil && button.point(inside: CGPoint(x: 1, y: 1), with: nil))
    }

    @Test func `without masks is a button like any other`() {
        let button = HitMaskButton(frame: frame)
        #expect(button.touchArea == nil && button.accessibilityPath == nil && button.accessibilityTouchPoint == nil)
        #expect(button.point(inside: .zero, with: nil) && !button.point(inside: CGPoint(x: 100, y: 1), with: nil))
        #expect(HitMaskButton(coder: NSCoder())?.touchArea == nil)
        button.setImage(.art("star"), hitMask: Art.mask("star"), for: .normal)
        #expect(button.touchArea != nil)
        button.setHitMask(nil, for: .normal)
        #expect(button.touchArea == nil)
    }
}
