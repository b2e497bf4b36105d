import Foundation
import TestSupport
import Testing

@testable import HitMasks

@Suite struct `A path` {
    private typealias Path = HitMask.Path
    private typealias Point = HitMask.Point

    @Test(arguments: 0..<60) func `winds around a point as its short lines do`(_ seed: UInt64) {
        let path = RandomPath.make(seed: seed)
        let oracle = PathOracle(path)
        var random = SeededRandom(seed: seed + 1_000)
        for _ in 0..<150 {
            let point = Point(
                x: Double.random(in: -12...112, using: &random), y: Double.random(in: -12...112, using: &random))
            let (number, distance) = oracle.winding(around: point)
            guard distance > 1e-3 else { continue }
            #expect(path.winding(around: point) == number, "\(path.svgPathData) at \(point)")
            #expect(path.contains(point) == (number != 0))
            #expect(path.contains(point, fillRule: .evenOdd) == (number % 2 != 0))
        }
        let (found, expected) = (path.bounds, oracle.bounds)
        #expect(abs(found.x - expected.x) < 1e-3 && abs(found.maxX - expected.maxX) < 1e-3)
        #expect(abs(found.y - expected.y) < 1e-3 && abs(found.maxY - expected.maxY) < 1e-3)
    }

    @Test(arguments: 0..<60) func `becomes a bitmap of the pixels whose centres it contains`(_ seed: UInt64) {
        let path = RandomPath.make(seed: seed)
        for (scale, size) in [(1, 112), (0.25, 30), (1 / 3, 40), (2.7, 150)] as [(Double, Int)] {
            for rule in HitMask.FillRule.allCases {
                let bitmap = path.rasterized(width: size, height: size - 5, scale: scale, fillRule: rule)
                let expected = TestBitmaps.fill(size, size - 5) { x, y in
                    path.contains(Point(x: (Double(x) + 0.5) / scale, y: (Double(y) + 0.5) / scale), fillRule: rule)
                }
                #expect(bitmap == expected, "\(path.svgPathData) at \(scale)")
            }
        }
    }

    @Test func `that crosses itself has a middle by one rule and not by the other`() {
        let star = Path(
            polygon: [0, 2, 4, 1, 3].map { corner in
                let angle = Double(corner) * 2 * .pi / 5
                return Point(x: 50 + 40 * sin(angle), y: 50 - 40 * cos(angle))
            })
        #expect(abs(star.winding(around: Point(x: 50, y: 50))) == 2)
        #expect(star.contains(Point(x: 50, y: 50)))
        #expect(!star.contains(Point(x: 50, y: 50), fillRule: .evenOdd))
        #expect(star.contains(Point(x: 50, y: 15), fillRule: .evenOdd))
        #expect(!star.contains(Point(x: 20, y: 20)))
    }

    @Test func `shares each point of a border with its neighbour exactly once`() {
        // A square cut by a wild curve, drawn down in one part and up in the other.
        let curve = (Point(x: 50, y: 0), Point(x: 190, y: 130), Point(x: -90, y: -30), Point(x: 50, y: 100))
        var left = Path()
        left.move(to: curve.0)
        left.addCurve(to: curve.3, control1: curve.1, control2: curve.2)
        left.addLine(to: Point(x: 0, y: 100))
        left.addLine(to: Point(x: 0, y: 0))
        var right = Path()
        right.move(to: curve.3)
        right.addCurve(to: curve.0, control1: curve.2, control2: curve.1)
        right.addLine(to: Point(x: 100, y: 0))
        right.addLine(to: Point(x: 100, y: 100))
        for step in 0...4_000 {
            let (t, u) = (Double(step) / 4_000, 1 - Double(step) / 4_000)
            let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
            let x = weights[0] * curve.0.x + weights[1] * curve.1.x + weights[2] * curve.2.x + weights[3] * curve.3.x
            let y = weights[0] * curve.0.y + weights[1] * curve.1.y + weights[2] * curve.2.y + weights[3] * curve.3.y
            let point = Point(x: x, y: y)
            guard (0..<100).contains(x), (0..<100).contains(y) else { continue }
            #expect(abs(left.winding(around: point) + right.winding(around: point)) == 1, "\(point)")
        }
    }

    @Test func `has its left and top border inside and the others not`() {
        let square = Path(HitMask.Rect(x: 1, y: 1, width: 2, height: 2))
        for (x, y, isInside) in [
            (1, 1, true), (1, 2, true), (2, 1, true), (3, 2, false), (2, 3, false), (3, 3, false), (3, 1, false),
            (1, 3, false),
        ] as [(Double, Double, Bool)] {
            #expect(square.contains(Point(x: x, y: y)) == isInside, "\(x), \(y)")
        }
    }

    @Test func `with a cusp, a loop, or curves that are points or lines is answered`() {
        let loops = [
            // A cusp; a loop; a curve that runs back on itself; one whose control points are its ends; a point.
            [(0, 0), (100, 100), (0, 100), (100, 0)], [(0, 0), (150, 120), (-50, 120), (100, 0)],
            [(0, 50), (200, 50), (-100, 50), (100, 50)], [(0, 0), (0, 0), (90, 90), (90, 90)],
            [(5, 5), (5, 5), (5, 5), (5, 5)], [(0, 0), (100, 0), (100, 0), (0, 100)],
        ]
        for corners in loops {
            let points = corners.map { Point(x: Double($0.0), y: Double($0.1)) }
            var path = Path()
            path.move(to: points[0])
            path.addCurve(to: points[3], control1: points[1], control2: points[2])
            let oracle = PathOracle(path)
            for y in stride(from: -10.25, to: 130, by: 3.5) {
                for x in stride(from: -60.25, to: 160, by: 3.5) {
                    let (number, distance) = oracle.winding(around: Point(x: x, y: y))
                    if distance > 1e-3 { #expect(path.winding(around: Point(x: x, y: y)) == number, "\(x), \(y)") }
                }
            }
        }
    }

    @Test func `is met twice or not at all by a row that touches it`() {
        // A parabola whose highest place is (50, 50), exactly.
        var path = Path()
        path.move(to: Point(x: 0, y: 100))
        path.addQuadraticCurve(to: Point(x: 100, y: 100), control: Point(x: 50, y: 0))
        #expect(path.winding(around: Point(x: 20, y: 50)) == 0)
        #expect(!path.contains(Point(x: 50, y: 50.0.nextDown)))
        #expect(path.contains(Point(x: 50, y: 50.001)))
        #expect(path.bounds == HitMask.Rect(x: 0, y: 50, width: 100, height: 50))
    }

    @Test func `of odd numbers contains nothing and traps nowhere`() {
        for x in Points.oddNumbers {
            for y in Points.oddNumbers {
                let square = Path(HitMask.Rect(x: 0, y: 0, width: 30, height: 30))
                #expect(square.contains(Point(x: x, y: y)) == (x >= 0 && x < 30 && y >= 0 && y < 30), "\(x), \(y)")
                var path = Path()
                path.addLine(to: Point(x: x, y: 0))
                path.addCurve(to: Point(x: 9, y: y), control1: Point(x: y, y: x), control2: Point(x: 1, y: 1))
                path.addQuadraticCurve(to: Point(x: y, y: 3), control: Point(x: x, y: x))
                let isFinite = x.magnitude <= 1e150 && y.magnitude <= 1e150
                #expect(path.isFinite == isFinite)
                if !isFinite { #expect(!path.contains(Point(x: 4, y: 4)) && path.svgPathData == "") }
                #expect(path.rasterized(width: 20, height: 7).width == 20)
                _ = (path.bounds, path.svgPathData, path.contains(Point(x: x, y: y)))
            }
        }
        for scale in [0, -1, .nan, .infinity, -.infinity] as [Double] {
            #expect(
                Path(HitMask.Rect(x: 0, y: 0, width: 9, height: 9)).rasterized(width: 9, height: 9, scale: scale)
                    == HitMask.Bitmap(width: 9, height: 9))
        }
        #expect(!Path().contains(Point(x: 0, y: 0)))
        #expect(Path().bounds.isEmpty)
    }

    @Test func `is written for SVG with the shortest commands`() {
        var path = Path()
        path.move(to: Point(x: 1, y: -2.5))
        path.addLine(to: Point(x: 4, y: -2.5))
        path.addLine(to: Point(x: 4, y: 0.1))
        path.addLine(to: Point(x: 0, y: 1))
        path.addQuadraticCurve(to: Point(x: 1, y: 2), control: Point(x: 3, y: 4))
        path.addCurve(to: Point(x: 1, y: 2), control1: Point(x: 3, y: 4), control2: Point(x: 5, y: 1e20))
        path.closeSubpath()
        path.addLine(to: Point(x: 1, y: 0))
        #expect(path.svgPathData == "M1 -2.5H4V0.1L0 1Q3 4 1 2C3 4 5 1e+20 1 2ZV0")
    }

    @Test func `of a rounded rectangle without a corner is the rectangle's`() {
        let rect = HitMask.Rect(x: 3, y: 4, width: 20, height: 10)
        for corner in [(0, 5), (5, 0), (-2, 3), (.nan, 3)] as [(Double, Double)] {
            let path = Path(roundedRect: rect, cornerSize: HitMask.Size(width: corner.0, height: corner.1))
            #expect(path.svgPathData == Path(rect).svgPathData, "\(corner)")
        }
        #expect(
            Path(roundedRect: rect, cornerSize: .init(width: 5, height: 5)).contains(Point(x: 3.5, y: 4.5)) == false)
    }

    @Test(arguments: 0..<30) func `contains a moved point once it is moved itself`(_ seed: UInt64) {
        let path = RandomPath.make(seed: seed)
        let turn = HitMask.AffineTransform(rotationAngle: 0.6).concatenating(.init(scaleX: -2, y: 0.5))
        let (moved, oracle) = (path.applying(turn), PathOracle(path))
        var random = SeededRandom(seed: seed + 2_000)
        for _ in 0..<150 {
            let point = Point(
                x: Double.random(in: -12...112, using: &random), y: Double.random(in: -12...112, using: &random))
            let (number, distance) = oracle.winding(around: point)
            // Mirrored, so that it winds the other way round.
            guard distance > 1e-3 else { continue }
            #expect(moved.winding(around: point.applying(turn)) == -number, "\(path.svgPathData) at \(point)")
        }
    }
}

/// Paths of all kinds of curves, the same for the same seed.
enum RandomPath {
    static func make(seed: UInt64) -> HitMask.Path {
        var random = SeededRandom(seed: seed)
        var path = HitMask.Path()
        // Whole and half coordinates too, so that borders meet centres of pixels.
        func point() -> HitMask.Point {
            let raw = (Double.random(in: 0...100, using: &random), Double.random(in: 0...100, using: &random))
            guard seed % 3 == 0 else { return HitMask.Point(x: raw.0, y: raw.1) }
            return HitMask.Point(x: (raw.0 * 2).rounded() / 2, y: (raw.1 * 2).rounded() / 2)
        }
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            path.move(to: point())
            for _ in 0..<Int.random(in: 1...5, using: &random) {
                switch Int.random(in: 0..<4, using: &random) {
                case 0: path.addLine(to: point())
                case 1: path.addQuadraticCurve(to: point(), control: point())
                default: path.addCurve(to: point(), control1: point(), control2: point())
                }
            }
            if Bool.random(using: &random) { path.closeSubpath() }
        }
        return path
    }
}
