import HitMaskUI
import HitMasks
import SwiftUI
import TestArt
import Testing

@MainActor @Suite struct `A SwiftUI view` {
    private let rect = CGRect(x: 0, y: 0, width: 90, height: 50)
    private let star = Art.mask("buttons/star")

    /// Whether a view is tapped at each of many points just where a closure says.
    private func expect(_ view: some View, in rect: CGRect, _ isOpaque: (CGPoint) -> Bool) {
        var count = 0
        for point in Art.points(over: rect, margin: 20, step: 6) {
            let expected = isOpaque(point)
            count += expected ? 1 : 0
            #expect(view.standInIsTapped(at: point, in: rect) == expected, "\(point)")
        }
        #expect(count > 5)
    }

    @Test func `is tapped where its mask is opaque, by every content mode`() {
        let places: [(Placement.ContentMode, CGRect)] = [
            (.scaleToFill, rect), (.redraw, rect), (.scaleAspectFit, CGRect(x: 20, y: 0, width: 50, height: 50)),
            (.scaleAspectFill, CGRect(x: 0, y: -20, width: 90, height: 90)),
            (.center, CGRect(x: 13, y: -7, width: 64, height: 64)),
            (.topRight, CGRect(x: 26, y: 0, width: 64, height: 64)),
            (.bottomLeft, CGRect(x: 0, y: -14, width: 64, height: 64)),
        ]
        for (mode, place) in places {
            let view = Image("star").resizable().hitMask(star, contentMode: mode)
            expect(view, in: rect) { Art.stretched(star, over: place, at: $0) }
        }
        expect(Image("star").hitMask(star), in: rect) { Art.stretched(star, over: rect, at: $0) }
        // SwiftUI's own names.
        expect(Image("star").hitMask(star, contentMode: .fit), in: rect) {
            Art.stretched(star, over: CGRect(x: 20, y: 0, width: 50, height: 50), at: $0)
        }
        expect(Image("star").hitMask(star, contentMode: .fill), in: rect) {
            Art.stretched(star, over: CGRect(x: 0, y: -20, width: 90, height: 90), at: $0)
        }
    }

    @Test func `has holes, filled by either rule`() {
        let ring = Art.mask("buttons/ring")
        let frame = CGRect(x: 0, y: 0, width: 64, height: 64)
        for eoFill in [false, true] {
            let view = Image("ring").contentShape(HitMaskShape(ring), eoFill: eoFill)
            #expect(!view.standInIsTapped(at: CGPoint(x: 32, y: 30), in: frame))
            #expect(view.standInIsTapped(at: CGPoint(x: 32, y: 7), in: frame))
            let mirrored = Image("ring").contentShape(HitMaskShape(ring, isMirrored: true), eoFill: eoFill)
            #expect(!mirrored.standInIsTapped(at: CGPoint(x: 32, y: 30), in: frame))
            #expect(mirrored.standInIsTapped(at: CGPoint(x: 32, y: 7), in: frame))
        }
    }

    @Test func `is mirrored in a right-to-left layout only if its image is`() {
        let bubble = Art.mask("bubble")
        for flips in [false, true] {
            for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                let view = Image("bubble").resizable()
                    .hitMask(bubble, contentMode: .left, flipsForRightToLeftLayoutDirection: flips)
                    .environment(\.layoutDirection, direction)
                let isMirrored = flips && direction == .rightToLeft
                expect(view, in: rect) { point in
                    // 72 × 60 points at the left edge, where they stay.
                    let drawn = CGPoint(x: isMirrored ? 72 - point.x : point.x, y: point.y)
                    return Art.stretched(bubble, over: CGRect(x: 0, y: -5, width: 72, height: 60), at: drawn)
                }
            }
        }
        // Of itself the shape is not mirrored, whatever the deployment target.
        #expect(HitMaskShape(bubble).layoutDirectionBehavior == .fixed)
    }

    @Test func `is a shape in a mirror, where it is told to`() {
        let bubble = Art.mask("bubble")
        let path = HitMaskShape(bubble, contentMode: .left, isMirrored: true).path(in: rect)
        for point in Art.points(over: rect, margin: 10) {
            let drawn = CGRect(x: 0, y: -5, width: 72, height: 60)
            let isOpaque = Art.stretched(bubble, over: drawn, at: CGPoint(x: 72 - point.x, y: point.y))
            #expect(path.contains(point) == isOpaque)
        }
        // A fixed one is not mirrored again.
        let view = Image("bubble").contentShape(HitMaskShape(bubble)).environment(\.layoutDirection, .rightToLeft)
        expect(view, in: rect) { Art.stretched(bubble, over: rect, at: $0) }
    }

    @Test func `keeps the caps of a resizable image`() {
        // The middle of the star is no rectangle: tiled, it shows something else than stretched.
        let star = Art.mask("buttons/star")
        let caps = EdgeInsets(top: 18, leading: 26, bottom: 22, trailing: 14)
        let rect = CGRect(x: 0, y: 0, width: 160, height: 110)
        #expect(HitMask.Slices(capInsets: caps).resizing == .stretch)
        for mode in [Image.ResizingMode.stretch, .tile] {
            let slices = HitMask.Slices(capInsets: caps, resizingMode: mode)
            let view = Image("star").resizable(capInsets: caps, resizingMode: mode).hitMask(star, slices: slices)
            expect(view, in: rect) { point in
                let x = source(Double(point.x), 26, 14, 64, 160, mode)
                let y = source(Double(point.y), 18, 22, 64, 110, mode)
                return rect.contains(point) && star.contains(x: x * 3, y: y * 3)
            }
        }
    }

    private func source(
        _ x: Double, _ near: Double, _ far: Double, _ length: Double, _ drawn: Double, _ mode: Image.ResizingMode
    ) -> Double {
        if x < near { return x }
        if x >= drawn - far { return x - drawn + length }
        let middle = length - near - far
        if mode == .stretch { return near + (x - near) / (drawn - near - far) * middle }
        return near + (x - near).truncatingRemainder(dividingBy: middle)
    }

    @Test func `without a mask is tapped all over`() {
        let view = Image("star").hitMask(nil)
        #expect(view.standInIsTapped(at: CGPoint(x: 1, y: 1), in: rect))
        #expect(!view.standInIsTapped(at: CGPoint(x: 91, y: 1), in: rect))
    }

    @Test func `has its least side, if it is small`() {
        let small = CGRect(x: 100, y: 100, width: 20, height: 20)
        let view = Image("star").hitMask(star, minimumSide: 44)
        #expect(view.standInIsTapped(at: CGPoint(x: 90, y: 90), in: small))
        #expect(!view.standInIsTapped(at: CGPoint(x: 80, y: 110), in: small))
        let nothing = Image("none").hitMask(Art.mask("formats/transparent"), minimumSide: 44)
        #expect(!nothing.standInIsTapped(at: CGPoint(x: 110, y: 110), in: small))
        #expect(!nothing.standInIsTapped(at: CGPoint(x: 0, y: 0), in: small))
        expect(view, in: CGRect(x: 0, y: 0, width: 64, height: 64)) {
            Art.stretched(star, over: CGRect(x: 0, y: 0, width: 64, height: 64), at: $0)
        }
    }

    @Test func `of no size, or of one that is no number, is not tapped`() {
        let shape = HitMaskShape(star, minimumSide: 44)
        let huge = CGFloat.greatestFiniteMagnitude
        for size in [CGSize.zero, CGSize(width: CGFloat.infinity, height: 10), CGSize(width: CGFloat.nan, height: 10)] {
            #expect(!shape.path(in: CGRect(origin: .zero, size: size)).contains(CGPoint(x: 1, y: 1)))
        }
        // Answers, and does not go on for ever.
        let tiles = HitMask.Slices(capInsets: .zero)
        _ = HitMaskShape(star, slices: tiles).path(in: CGRect(x: 0, y: 0, width: huge, height: huge))
        let wide = HitMaskShape(star, slices: tiles).path(in: CGRect(x: 0, y: 0, width: 1e7, height: 64))
        #expect(wide.boundingRect.width > 9e6)
    }
}
