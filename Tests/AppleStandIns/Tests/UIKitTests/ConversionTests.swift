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

    @Test func `of an image is said to a placement, with defaults that change nothing`() {
        let bubble = Art.mask("bubble")
        let rect = CGRect(x: 5, y: 6, width: 100, height: 40)
        // A picture that would be mirrored, drawn over the rectangle, cut off at its edge.
        let plain = Placement(bubble, of: UIImage(standInSize: Art.size(bubble), flips: true), in: rect)
        #expect(plain.clipsToBounds)
        for point in Art.points(over: rect) {
            #expect(plain.contains(point) == Art.stretched(bubble, over: rect, at: point))
        }
        #expect(Placement(bubble, in: rect).clipsToBounds)
        #expect(!Placement(bubble, in: rect, clipsToBounds: false).clipsToBounds)
    }

    /// Each parameter is passed on, and none of them for another.
    @Test func `of a rectangle is said to a placement`() {
        let bubble = Art.mask("bubble")
        let rect = CGRect(x: 5, y: 6, width: 100, height: 40)
        let ours = HitMask.Rect(x: 5, y: 6, width: 100, height: 40)
        let caps = HitMask.Slices(capInsets: HitMask.Insets(top: 18, left: 34, bottom: 18, right: 18))
        let turn = CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 3, ty: 4)
        let pairs: [(Placement, Placement)] = [
            (
                Placement(bubble, in: rect, scale: 6, contentMode: .center),
                Placement(bubble, in: ours, scale: 6, contentMode: .center)
            ),
            (
                Placement(bubble, in: rect, contentMode: .scaleAspectFit),
                Placement(bubble, in: ours, contentMode: .scaleAspectFit)
            ),
            (Placement(bubble, in: rect, slices: caps), Placement(bubble, in: ours, slices: caps)),
            (Placement(bubble, in: rect, orientation: .right), Placement(bubble, in: ours, orientation: .right)),
            (Placement(bubble, in: rect, flip: .horizontal), Placement(bubble, in: ours, flip: .horizontal)),
            (Placement(bubble, in: rect, yAxis: .up), Placement(bubble, in: ours, yAxis: .up)),
            (
                Placement(bubble, in: rect, transform: turn),
                Placement(bubble, in: ours, transform: HitMask.AffineTransform(turn))
            ),
            (
                Placement(bubble, in: rect, transform: turn, pivot: CGPoint(x: 5, y: 6)),
                Placement(
                    bubble, in: ours, transform: HitMask.AffineTransform(turn), pivot: HitMask.Point(x: 5, y: 6))
            ),
            (
                Placement(bubble, in: rect, contentMode: .scaleAspectFill, clipsToBounds: false),
                Placement(bubble, in: ours, contentMode: .scaleAspectFill, clipsToBounds: false)
            ),
        ]
        var answers: Set<[Bool]> = []
        for (theirs, own) in pairs {
            let points = Art.points(over: rect, margin: 30)
            let found = points.map { theirs.contains($0) }
            #expect(found == points.map { own.contains(HitMask.Point($0)) })
            answers.insert(found)
        }
        #expect(answers.count == pairs.count)
        let near = Placement(bubble, in: rect)
        #expect(
            near.cgPath(simplifiedWithin: 1).standInPolygons.joined().count
                < near.cgPath().standInPolygons.joined().count)
        let circle = HitMask.Shape.circle(center: HitMask.Point(x: 1, y: 1), radius: 1)
        #expect(!circle.contains(CGPoint(x: 0.1, y: 0.1)))
    }

    /// A subpath that begins without a move begins where the one before was closed.
    @Test func `of paths keeps their ends`() {
        var path = HitMask.Path()
        path.move(to: HitMask.Point(x: 0, y: 0))
        path.addLine(to: HitMask.Point(x: 10, y: 0))
        path.addLine(to: HitMask.Point(x: 10, y: 10))
        path.closeSubpath()
        path.addLine(to: HitMask.Point(x: 0, y: 10))
        path.addLine(to: HitMask.Point(x: -10, y: 10))
        path.closeSubpath()
        let drawn = path.cgPath
        #expect(drawn.standInPolygons.count == 2 && drawn.standInPolygons.last?.first == CGPoint(x: 0, y: 0))
    }

    /// What is on the left goes to the right; the test of a flip is a mirror that is held to the picture.
    @Test func `of a mirrored image is said by the mode on the other side`() {
        let mask = Art.mask("bubble")
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 90)
        let image = UIImage(standInSize: Art.size(mask), flips: true)
        for mode in 0...12 {
            let mode = UIView.ContentMode(rawValue: mode)!
            let (plain, mirrored) = (
                Placement(mask, of: image, in: bounds, contentMode: mode),
                Placement(mask, of: image, in: bounds, contentMode: mode, layoutDirection: .rightToLeft)
            )
            // UIKit mirrors the image where it is drawn: around the middle of where the plain one lies.
            let drawn = plain.pieces.reduce(into: (low: Double.infinity, high: -Double.infinity)) { drawn, piece in
                let ends = [0.0, Double(mask.width)].map { HitMask.Point(x: $0, y: 0).applying(piece.transform).x }
                drawn = (min(drawn.low, ends.min()!), max(drawn.high, ends.max()!))
            }
            for point in Art.points(over: bounds, margin: 0) {
                let other = CGPoint(x: drawn.low + drawn.high - Double(point.x), y: Double(point.y))
                guard bounds.contains(other) else { continue }
                #expect(mirrored.contains(point) == plain.contains(other), "\(mode.rawValue) \(point)")
            }
        }
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
