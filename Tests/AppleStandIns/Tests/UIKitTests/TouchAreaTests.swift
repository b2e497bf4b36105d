import HitMaskUI
import HitMasks
import TestArt
import Testing
import UIKit

@MainActor @Suite struct `A touch area` {
    private let rect = HitMask.Rect(x: 10, y: 20, width: 100, height: 20)
    private let star = HitMask.Shape.path(
        // Corners of a pentagon, every second one: by the even-odd rule its middle is empty.
        HitMask.Path(
            polygon: [0.0, 144, 288, 72, 216].map { degrees in
                HitMask.Point(x: 50 + 40 * sin(degrees * .pi / 180), y: 50 - 40 * cos(degrees * .pi / 180))
            }), .evenOdd)

    private func button(_ images: [HitMask.State: String], background: String? = nil) -> TouchArea {
        var masks = ButtonMasks(in: HitMask.Size(width: 64, height: 64))
        for (state, name) in images {
            masks.setImage(Placement(Art.mask(name), in: HitMask.Size(width: 64, height: 64)), for: state)
        }
        if let background {
            masks.setBackground(Placement(Art.mask(background), in: HitMask.Size(width: 90, height: 64)), for: .normal)
        }
        return .button(masks, in: .normal)
    }

    @Test func `has a rectangle around it`() {
        let ellipse = TouchArea.shape(.ellipse(in: rect))
        #expect(ellipse.rect == rect)
        #expect(TouchArea.hollow(ellipse, in: HitMask.Rect(x: 0, y: 0, width: 300, height: 200)).rect.width == 300)
        let view = HitMaskImageView(image: .art("buttons/ring"))
        view.hitMask = Art.mask("buttons/ring")
        #expect(view.touchArea?.rect == HitMask.Rect(x: 5, y: 3, width: 54, height: 58))
        #expect(button([.normal: "buttons/ring"]).rect == HitMask.Rect(x: 5, y: 3, width: 54, height: 58))
    }

    /// The path of a button is that of both layers, and of the bounds where it has none.
    @Test func `of two layers is drawn as both`() {
        let both = button([.normal: "buttons/ring"], background: "buttons/diamond")
        #expect(both.fillRule == .nonZero)
        let path = both.path().cgPath
        for point in Art.points(over: CGRect(x: 0, y: 0, width: 90, height: 64)) {
            #expect(path.contains(point, using: .winding) == both.contains(point), "\(point)")
        }
        let none = button([:])
        #expect(none.contains(CGPoint(x: 1, y: 1)) && none.path().cgPath.contains(CGPoint(x: 1, y: 1)))
        #expect(none.path().bounds == HitMask.Rect(x: 0, y: 0, width: 64, height: 64))
    }

    @Test func `of a shape is filled by the rule of the shape`() {
        let view = HitMaskView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.shapeForBounds = { [star] _ in star }
        let middle = CGPoint(x: 50, y: 50)
        #expect(view.touchArea?.fillRule == .evenOdd && !view.point(inside: middle, with: nil))
        #expect(view.touchPath?.contains(middle) == false && view.touchPath?.contains(CGPoint(x: 50, y: 20)) == true)
        view.shapeForBounds = { .ellipse(in: HitMask.Rect($0)) }
        #expect(view.touchArea?.fillRule == .nonZero && view.touchPath?.contains(middle) == true)
    }

    @Test func `has fewer corners within an error`() {
        let area = TouchArea.mask(Placement(Art.mask("buttons/star"), in: HitMask.Size(width: 64, height: 64)))
        let shape = HitMaskImageView(image: .art("buttons/star"))
        shape.hitMask = Art.mask("buttons/star")
        let (exact, near) = (area.path().elements.count, area.path(simplifiedWithin: 0.5).elements.count)
        #expect(near * 2 < exact)
        #expect(button([.normal: "buttons/star"]).path(simplifiedWithin: 0.5).elements.count == near)
        #expect(shape.touchPath?.cgPath.standInPolygons.joined().count ?? 0 <= near)
    }

    @Test func `is activated in its middle, or where it can be touched`() throws {
        #expect(TouchArea.shape(.ellipse(in: rect)).activationPoint == CGPoint(x: 60, y: 30))
        // A shape whose middle is empty has no point that is easy to name, nor has a hole.
        #expect(TouchArea.shape(star).activationPoint == nil)
        #expect(TouchArea.hollow(.shape(.ellipse(in: rect)), in: rect).activationPoint == nil)
        #expect(button([.normal: "buttons/disc"]).activationPoint == CGPoint(x: 32, y: 32))
        let ring = button([.normal: "buttons/ring"])
        let point = try #require(ring.activationPoint)
        #expect(ring.contains(point) && point != CGPoint(x: 32, y: 32))
        // Where the image's own point is covered by none, the background has one.
        let empty = button([.normal: "formats/transparent"], background: "buttons/ring")
        let other = try #require(empty.activationPoint)
        #expect(empty.contains(other))
    }

    @Test func `that is small has its least side, in the direction in which it is small`() {
        let flat = TouchArea.shape(.ellipse(in: rect))
        // 100 × 20 become 100 × 44.
        #expect(flat.contains(CGPoint(x: 11, y: 9), minimumSide: 44) && !flat.contains(CGPoint(x: 11, y: 9)))
        #expect(!flat.contains(CGPoint(x: 11, y: 7), minimumSide: 44))
        #expect(!flat.contains(CGPoint(x: 9, y: 30), minimumSide: 44))
        let tall = TouchArea.shape(.ellipse(in: HitMask.Rect(x: 20, y: 10, width: 20, height: 100)))
        #expect(tall.contains(CGPoint(x: 9, y: 11), minimumSide: 44))
        #expect(!tall.contains(CGPoint(x: 7, y: 11), minimumSide: 44))
        #expect(!tall.contains(CGPoint(x: 30, y: 9), minimumSide: 44))
        // What is large keeps its corners, and what is nothing stays nothing.
        let large = TouchArea.shape(.ellipse(in: HitMask.Rect(x: 0, y: 0, width: 64, height: 64)))
        #expect(!large.contains(CGPoint(x: 1, y: 1), minimumSide: 44))
        let nothing = TouchArea.shape(.ellipse(in: HitMask.Rect(x: 5, y: 5, width: 0, height: 0)))
        #expect(!nothing.contains(CGPoint(x: 5, y: 5), minimumSide: 44))
        #expect(!large.contains(CGPoint(x: 1, y: 1), minimumSide: .infinity))
        // A mask alone, as in an image view.
        let small = HitMaskImageView(image: .art("buttons/ring"))
        small.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
        small.hitMask = Art.mask("buttons/ring")
        small.minimumTouchSide = 44
        #expect(small.point(inside: CGPoint(x: 12, y: 11), with: nil))
        #expect(!small.point(inside: CGPoint(x: -11, y: 12), with: nil))
    }

    /// A view of an app's own, that names its area and nothing else.
    private final class Island: UIView, TouchShaped {
        var touchArea: TouchArea? {
            .shape(.ellipse(in: HitMask.Rect(bounds).inset(by: HitMask.Insets(top: 2, left: 2, bottom: 2, right: 2))))
        }
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            isTouched(at: point) ?? super.point(inside: point, with: event)
        }
    }

    @Test func `of a view of one's own has no slop and no least side, unless the view says so`() {
        let view = Island(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(view.slop == 0 && view.minimumTouchSide == 0)
        #expect(
            view.point(inside: CGPoint(x: 10, y: 3), with: nil) && !view.point(inside: CGPoint(x: 4, y: 4), with: nil))
        #expect(!view.point(inside: CGPoint(x: 10, y: 1), with: nil))
    }
}
