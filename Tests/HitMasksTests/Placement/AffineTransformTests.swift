import Foundation
import TestSupport
import Testing

@testable import HitMasks

@Suite struct AffineTransformTests {
    @Test func `sine and cosine are those of the C library within two units in the last place`() {
        var random = SeededRandom(seed: 31)
        for step in 0..<20_000 {
            let angle = Double.random(in: -1...1, using: &random) * [1, 10, 1_000, 1_000_000][step % 4]
            let found = sineAndCosine(angle)
            #expect(abs(found.sine - sin(angle)) <= 4.5e-16, "sine of \(angle)")
            #expect(abs(found.cosine - cos(angle)) <= 4.5e-16, "cosine of \(angle)")
        }
    }

    @Test func `quarter turns are exact`() {
        for quarter in -8...8 {
            let turn = HitMask.AffineTransform(rotationAngle: Double(quarter) * .pi / 2)
            let cosine = [1.0, 0, -1, 0][quarter & 3]
            let sine = [0.0, 1, 0, -1][quarter & 3]
            #expect(turn == HitMask.AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
        }
    }

    @Test func `an angle without a meaning gives no transform that could be undone`() {
        for angle in [Double.nan, .infinity, -.infinity, 1e300] {
            #expect(HitMask.AffineTransform(rotationAngle: angle).inverted == nil)
        }
    }

    @Test func `the inverse undoes a transform`() throws {
        var random = SeededRandom(seed: 32)
        for _ in 0..<1_000 {
            func any() -> Double { Double.random(in: -10...10, using: &random) }
            let transform = HitMask.AffineTransform(a: any(), b: any(), c: any(), d: any(), tx: any(), ty: any())
            guard abs(transform.determinant) > 0.5 else { continue }
            let point = HitMask.Point(x: any(), y: any())
            let back = point.applying(transform).applying(try #require(transform.inverted))
            #expect(abs(back.x - point.x) < 1e-11 && abs(back.y - point.y) < 1e-11)
        }
    }

    @Test func `a flat transform has no inverse`() {
        #expect(HitMask.AffineTransform(scaleX: 0, y: 1).inverted == nil)
        #expect(HitMask.AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverted == nil)
        #expect(HitMask.AffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0).inverted == nil)
        #expect(HitMask.AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: .infinity, ty: 0).inverted == nil)
    }

    @Test func `concatenating does the first transform first`() {
        let moved = HitMask.AffineTransform(translationX: 10, y: 0)
        let doubled = HitMask.AffineTransform(scaleX: 2, y: 2)
        let point = HitMask.Point(x: 1, y: 1)
        #expect(point.applying(moved.concatenating(doubled)) == HitMask.Point(x: 22, y: 2))
        #expect(point.applying(doubled.concatenating(moved)) == HitMask.Point(x: 12, y: 2))
    }

    @Test func `a turned rectangle is bounded by its corners`() {
        let turned = HitMask.Rect(x: 0, y: 0, width: 10, height: 4)
            .applying(HitMask.AffineTransform(rotationAngle: .pi / 2))
        #expect(turned == HitMask.Rect(x: -4, y: 0, width: 4, height: 10))
    }

    @Test func `a rectangle shrunk by more than it has is empty in the middle`() {
        let rect = HitMask.Rect(x: 0, y: 0, width: 10, height: 10)
        #expect(
            rect.inset(by: HitMask.Insets(top: 2, left: 8, bottom: 2, right: 4))
                == HitMask.Rect(x: 7, y: 2, width: 0, height: 6))
        #expect(
            rect.inset(by: HitMask.Insets(top: -1, left: -2, bottom: -3, right: -4))
                == HitMask.Rect(x: -2, y: -1, width: 16, height: 14))
    }
}
