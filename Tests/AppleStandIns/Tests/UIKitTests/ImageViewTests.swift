import HitMaskUI
import HitMasks
import TestArt
import Testing
import UIKit

@MainActor @Suite struct `An image view` {
    @Test func `lets touches through where its image is transparent`() {
        let star = HitMaskImageView(image: .art("star"))
        let dimmed = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let screen = UIView.screen([dimmed, star])
        // Of any image view, until it has a mask.
        #expect(!star.isUserInteractionEnabled && screen.tapped(160, 240) === dimmed)
        star.hitMask = Art.mask("star")
        star.frame = CGRect(x: 110, y: 190, width: 100, height: 100)
        star.contentMode = .center
        #expect(star.isUserInteractionEnabled)
        for point in Art.points(over: star.frame) {
            let isStar = Art.stretched(Art.mask("star"), over: CGRect(x: 120, y: 200, width: 80, height: 80), at: point)
            #expect(screen.tapped(point.x, point.y) === (isStar ? star : dimmed))
        }
        star.alpha = 0.005
        #expect(screen.tapped(160, 240) === dimmed)
        star.alpha = 1
        star.isHidden = true
        #expect(screen.tapped(160, 240) === dimmed)
    }

    @Test func `is touched in its own coordinates, wherever it is turned to`() {
        let mask = Art.mask("figure/hand")
        let hand = HitMaskImageView(image: .art("figure/hand"), highlightedImage: nil)
        hand.hitMask = mask
        hand.center = CGPoint(x: 100, y: 100)
        // The origin of the bounds is where a scroll view puts it, not zero.
        hand.bounds.origin = CGPoint(x: 7, y: -3)
        let screen = UIView.screen([hand])
        for angle: CGFloat in [0.314, -0.314, 0] {
            for scale in [CGFloat(1), -2] {
                hand.transform = CGAffineTransform(scaleX: scale, y: scale.magnitude)
                    .concatenating(CGAffineTransform(rotationAngle: angle))
                for point in Art.points(over: CGRect(x: 60, y: 60, width: 80, height: 80)) {
                    let inside = CGPoint(x: point.x - 100, y: point.y - 100).applying(hand.transform.inverted())
                    let drawn = CGPoint(x: inside.x + 18, y: inside.y + 22)
                    let isOpaque = Art.stretched(mask, over: CGRect(x: 0, y: 0, width: 36, height: 44), at: drawn)
                    #expect((screen.tapped(point.x, point.y) === hand) == isOpaque)
                }
            }
        }
        hand.transform = CGAffineTransform(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        #expect(hand.point(inside: CGPoint(x: CGFloat.nan, y: 20), with: nil) == false)
    }

    @Test func `gives up the mask of another image`() {
        let view = HitMaskImageView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
        view.hitMask = Art.mask("buttons/ring")
        // A mask works alone.
        #expect(!view.point(inside: CGPoint(x: 32, y: 30), with: nil))
        view.image = .art("buttons/ring")
        #expect(view.hitMask != nil)
        view.image = .art("buttons/disc")
        #expect(view.hitMask == nil && view.point(inside: CGPoint(x: 1, y: 1), with: nil))
        view.image = nil
        #expect(view.hitMask == nil && view.point(inside: CGPoint(x: 1, y: 1), with: nil))
        let disc = UIImage.art("buttons/disc")
        view.setImage(disc, hitMask: Art.mask("buttons/disc"))
        #expect(view.image === disc && view.hitMask != nil && !view.point(inside: CGPoint(x: 1, y: 1), with: nil))
        view.hitMask = nil
        #expect(view.point(inside: CGPoint(x: 1, y: 1), with: nil))
        // Without a mask it takes no touches by itself.
        view.isUserInteractionEnabled = false
        view.hitMask = nil
        #expect(!view.isUserInteractionEnabled)
    }

    /// The middle of the star is no rectangle: tiled, it shows something else than stretched.
    @Test(arguments: [UIImage.ResizingMode.tile, .stretch])
    func `repeats or stretches its middle, as the image says`(_ resizing: UIImage.ResizingMode) {
        let star = Art.mask("buttons/star")
        let caps = UIEdgeInsets(top: 18, left: 26, bottom: 22, right: 14)
        let view = HitMaskImageView(image: .art("buttons/star", caps: caps, resizing: resizing))
        view.hitMask = star
        // Highlighted without an image for that it shows the same one.
        view.isHighlighted = true
        view.frame = CGRect(x: 0, y: 0, width: 160, height: 110)
        func source(_ x: CGFloat, _ near: CGFloat, _ far: CGFloat, _ drawn: CGFloat) -> Double {
            if x < near { return Double(x) }
            if x >= drawn - far { return Double(x - drawn + 64) }
            let middle = 64 - near - far
            let inside =
                resizing == .tile ? (x - near).remainder(over: middle) : (x - near) / (drawn - near - far) * middle
            return Double(near + inside)
        }
        for point in Art.points(over: view.bounds) {
            let (x, y) = (source(point.x, 26, 14, 160), source(point.y, 18, 22, 110))
            let isOpaque = view.bounds.contains(point) && star.contains(x: x * 3, y: y * 3)
            #expect(view.point(inside: point, with: nil) == isOpaque)
        }
    }

    /// Asset catalogs may use a part of what lies between the caps. The image does not tell, the mask does, if it has the
    /// same caps to half a point.
    @Test func `draws the part of its middle that the mask knows of`() {
        let mask = Art.sliced
        let view = HitMaskImageView(frame: CGRect(x: 0, y: 0, width: 29, height: 4))
        view.hitMask = mask
        let cases: [(left: CGFloat, right: CGFloat, middle: CGFloat)] = [
            (3, 2, 4), (3.3, 2, 4), (3.6, 2, 6.4), (3, 2.6, 6.4), (0, 0, 12),
        ]
        for (left, right, middle) in cases {
            let caps = UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
            view.image = UIImage(standInSize: Art.size(mask), name: "sliced", caps: caps, resizing: .stretch)
            for point in Art.points(over: view.bounds, margin: 1, step: 0.53) {
                let stretched = left + (point.x - left) / (29 - left - right) * middle
                let x = point.x < left ? point.x : point.x >= 29 - right ? point.x - 17 : stretched
                let isOpaque = view.bounds.contains(point) && mask.contains(x: Double(x), y: Double(point.y))
                #expect(view.point(inside: point, with: nil) == isOpaque, "\(left) \(right) \(point)")
            }
        }
    }

    @Test func `takes slices and direction from the image that is shown`() {
        let caps = UIEdgeInsets(top: 18, left: 34, bottom: 30, right: 18)
        let view = HitMaskImageView(image: .art("bubble"))
        view.hitMask = Art.mask("bubble")
        view.frame = CGRect(x: 0, y: 0, width: 240, height: 160)
        let tail = CGPoint(x: 14, y: 152)
        let stretched = view.placement(of: Art.mask("bubble")).contains(tail)
        view.isHighlighted = true
        #expect(view.placement(of: Art.mask("bubble")).contains(tail) == stretched)
        view.highlightedImage = .art("bubble", caps: caps, resizing: .stretch)
        for point in Art.points(over: view.bounds) {
            let x = point.x < 34 ? point.x : point.x >= 222 ? point.x - 168 : 34 + (point.x - 34) / 188 * 20
            let y = point.y < 18 ? point.y : point.y >= 130 ? point.y - 100 : 18 + (point.y - 18) / 112 * 12
            let isOpaque = Art.mask("bubble").contains(x: Double(x) * 3, y: Double(y) * 3)
            #expect(view.point(inside: point, with: nil) == (isOpaque && view.bounds.contains(point)))
        }
        // UIKit's own mode is to tile the middle: 20 × 12 points, again and again.
        view.highlightedImage = .art("bubble", caps: caps)
        for point in Art.points(over: view.bounds) {
            let x = point.x < 34 ? point.x : point.x >= 222 ? point.x - 168 : 34 + (point.x - 34).remainder(over: 20)
            let y = point.y < 18 ? point.y : point.y >= 130 ? point.y - 100 : 18 + (point.y - 18).remainder(over: 12)
            let isOpaque = Art.mask("bubble").contains(x: Double(x) * 3, y: Double(y) * 3)
            #expect(view.point(inside: point, with: nil) == (isOpaque && view.bounds.contains(point)))
        }
    }
}

extension CGFloat {
    fileprivate func remainder(over length: CGFloat) -> CGFloat { self - (self / length).rounded(.down) * length }
}
