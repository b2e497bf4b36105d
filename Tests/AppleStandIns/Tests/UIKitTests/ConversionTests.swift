import HitMaskUI
import HitMasks
import TestArt
import Testing
import UIKit

@MainActor @Suite struct `What UIKit says` {
    @Test func `of content modes and states is said in the same numbers`() {
        for number in 0...12 {
            #expect(Placement.ContentMode(UIView.ContentMode(rawValue: number)!).rawValue == number)
        }
        #expect(Placement.ContentMode(UIView.ContentMode.bottomRight) == .bottomRight)
        let states: [(UIControl.State, HitMask.State)] = [
            (.normal, .normal), (.highlighted, .highlighted), (.disabled, .disabled), (.selected, .selected),
            (.focused, .focused),
        ]
        for (theirs, ours) in states { #expect(HitMask.State(theirs) == ours) }
    }

    @Test func `of orientations has the same names, and not the same numbers`() {
        let pairs: [(UIImage.Orientation, HitMask.Orientation)] = [
            (.up, .up), (.down, .down), (.left, .left), (.right, .right), (.upMirrored, .upMirrored),
            (.downMirrored, .downMirrored), (.leftMirrored, .leftMirrored), (.rightMirrored, .rightMirrored),
        ]
        for (theirs, ours) in pairs { #expect(HitMask.Orientation(theirs) == ours) }
    }

    @Test func `of a screen chooses the mask`() {
        #expect(HitMask.Traits(UITraitCollection()) == HitMask.Traits())
        let pad = UITraitCollection(
            standInScale: 2, idiom: .pad, style: .dark, contrast: .high, direction: .rightToLeft, gamut: .P3,
            horizontal: .regular, vertical: .compact)
        #expect(
            HitMask.Traits(pad)
                == HitMask.Traits(
                    scale: 2, idiom: .pad, luminosity: .dark, contrast: .high, layoutDirection: .rightToLeft,
                    displayGamut: .displayP3, horizontalSizeClass: .regular, verticalSizeClass: .compact))
        let idioms: [(UIUserInterfaceIdiom, HitMask.Traits.Idiom?)] = [
            (.unspecified, nil), (.phone, .phone), (.tv, .tv), (.carPlay, .car), (.mac, .mac), (.vision, .vision),
        ]
        for (theirs, ours) in idioms {
            #expect(HitMask.Traits(UITraitCollection(standInScale: 1, idiom: theirs)).idiom == ours)
        }
        let light = UITraitCollection(style: .light, contrast: .normal, direction: .leftToRight, gamut: .SRGB)
        #expect(
            HitMask.Traits(light)
                == HitMask.Traits(luminosity: .light, layoutDirection: .leftToRight, displayGamut: .sRGB))
        #expect(Art.buttons.mask(named: "star", for: HitMask.Traits(pad))?.scale == 2)
    }

    @Test func `of points, rectangles and transforms goes both ways`() {
        let rect = CGRect(x: 1, y: 2, width: -3, height: 4)
        #expect(HitMask.Rect(rect) == HitMask.Rect(x: -2, y: 2, width: 3, height: 4))
        #expect(CGRect(HitMask.Rect(x: 1, y: 2, width: 3, height: 4)) == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(CGPoint(HitMask.Point(x: 1, y: 2)) == CGPoint(x: 1, y: 2))
        #expect(CGSize(HitMask.Size(width: 1, height: 2)) == CGSize(width: 1, height: 2))
        #expect(HitMask.Size(CGSize(width: 1, height: 2)) == HitMask.Size(width: 1, height: 2))
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(CGAffineTransform(HitMask.AffineTransform(transform)) == transform)
        let moved = HitMask.Point(CGPoint(x: 7, y: 8)).applying(HitMask.AffineTransform(transform))
        #expect(CGPoint(moved) == CGPoint(x: 7, y: 8).applying(transform))
    }

    @Test func `of a context whose y points up turns the mask over`() {
        let disc = Art.mask("buttons/diamond")
        let rect = CGRect(x: 10, y: 20, width: 64, height: 64)
        let placement = Placement(
            disc, in: rect, yAxis: .up, transform: CGAffineTransform(scaleX: 2, y: 1), pivot: CGPoint(x: 10, y: 20))
        let path = placement.cgPath()
        for point in Art.points(over: CGRect(x: 10, y: 20, width: 128, height: 64)) {
            let drawn = CGPoint(x: (point.x - 10) / 2, y: 64 - (point.y - 20))
            let isOpaque = Art.stretched(disc, over: CGRect(x: 0, y: 0, width: 64, height: 64), at: drawn)
            #expect(placement.contains(point) == isOpaque)
            #expect(path.contains(point) == isOpaque)
        }
        #expect(placement.containsAny(within: 7, of: CGPoint(x: 13, y: 52)))
        #expect(disc.contains(CGPoint(x: 32, y: 30)) && !disc.contains(CGPoint(x: 1, y: 1)))
        #expect(HitMask.Shape.circle(center: HitMask.Point(x: 1, y: 1), radius: 1).contains(CGPoint(x: 1, y: 1)))
    }

    @Test func `of curves becomes the curves of Core Graphics`() {
        var path = HitMask.Path(ellipseIn: HitMask.Rect(x: 0, y: 0, width: 40, height: 20))
        path.move(to: HitMask.Point(x: 50, y: 0))
        path.addQuadraticCurve(to: HitMask.Point(x: 70, y: 0), control: HitMask.Point(x: 60, y: 30))
        path.closeSubpath()
        let drawn = path.cgPath
        for point in Art.points(over: CGRect(x: 0, y: 0, width: 80, height: 20)) {
            #expect(drawn.contains(point) == path.contains(HitMask.Point(point)))
        }
    }
}
