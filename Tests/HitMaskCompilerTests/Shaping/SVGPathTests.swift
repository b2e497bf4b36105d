import Foundation
import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

@Suite struct `SVG path data` {
    private typealias Path = HitMask.Path
    private typealias Point = HitMask.Point

    @Test(arguments: [
        ("M0 0H4V2H0Z", "M0 0H4V2H0Z"), ("m1 2 3 4 5-6z", "M1 2L4 6L9 0Z"), ("M1,2,3,4", "M1 2L3 4"),
        ("M.5.5-.5-.5", "M0.5 0.5L-0.5 -0.5"), ("M1e1 2E-1 l+1e0 .0", "M10 0.2H11"),
        ("  M 0 0\n\tl 1 1 z\r\nm 5 5 h 1 v 1 z ", "M0 0L1 1ZM5 5H6V6Z"), ("M1 1zl2 2", "M1 1ZL3 3"),
        ("M0 0Q1 2 3 4T7 8t1 1", "M0 0Q1 2 3 4Q5 6 7 8Q9 10 8 9"), ("M1 1T3 5", "M1 1Q1 1 3 5"),
        ("M0 0C1 2 3 4 5 6S7 8 9 9s1 1 2 2", "M0 0C1 2 3 4 5 6C7 8 7 8 9 9C11 10 10 10 11 11"),
        ("m2 2q1 1 2 0c1 1 2 2 3 3", "M2 2Q3 3 4 2C5 3 6 4 7 5"), ("M1 1S2 2 3 3", "M1 1C1 1 2 2 3 3"),
        ("M0 0A0 5 0 0 1 9 9", "M0 0L9 9"), ("M3 3A5 5 0 0 1 3 3", "M3 3"), ("", ""), (" \n", ""),
    ]) func `is read and written`(_ text: String, _ expected: String) throws {
        let path = try Path(svgPathData: text)
        #expect(path.svgPathData == expected)
        #expect(try Path(svgPathData: expected).elements == path.elements)
    }

    @Test func `reads back exactly what was written`() throws {
        var random = SeededRandom(seed: 21)
        for _ in 0..<300 {
            func point() -> Point {
                let limit = [1.0, 1_000, 1e9, 1e-9].randomElement(using: &random)!
                return Point(
                    x: Double.random(in: -limit...limit, using: &random),
                    y: Double.random(in: -limit...limit, using: &random))
            }
            var path = Path()
            path.move(to: point())
            path.addLine(to: point())
            path.addQuadraticCurve(to: point(), control: point())
            path.addCurve(to: point(), control1: point(), control2: point())
            path.closeSubpath()
            #expect(try Path(svgPathData: path.svgPathData) == path)
        }
    }

    @Test(arguments: [
        ("L1 1", SVGPathFault.noMoveAtStart(offset: 0)), (" z", .noMoveAtStart(offset: 1)),
        ("M1 1 B2 2", .unknownCommand(offset: 5, found: "B")), ("é", .unknownCommand(offset: 0, found: "é")),
        ("1 2", .unknownCommand(offset: 0, found: "1")), ("M1 1Z5", .unknownCommand(offset: 5, found: "5")),
        ("M1", .missingNumber(offset: 2, command: "M")), ("M1 1C1 2 3 4 5", .missingNumber(offset: 14, command: "C")),
        ("M1 1L", .missingNumber(offset: 5, command: "L")), ("M1 -", .missingNumber(offset: 3, command: "M")),
        ("M1 1 1", .missingNumber(offset: 6, command: "L")), ("m1 .e5", .missingNumber(offset: 3, command: "m")),
        ("M1 1e10", .numberOutOfRange(offset: 3, found: "1e10")),
        ("M1 1e999", .numberOutOfRange(offset: 3, found: "1e999")), ("M0 0A1 1 0 2 0 5 5", .invalidFlag(offset: 11)),
        ("M0 0A1 1 0 1", .invalidFlag(offset: 12)), ("M1 NaN", .missingNumber(offset: 3, command: "M")),
    ]) func `that is none gives the exact fault`(_ text: String, _ fault: SVGPathFault) {
        #expect(throws: fault) { try Path(svgPathData: text) }
        #expect(!fault.description.isEmpty)
    }

    @Test func `of any bytes ends in a path or a fault`() {
        var random = SeededRandom(seed: 22)
        let letters = Array("MmLlHhVvCcSsQqTtAaZz0123456789.,-+ eE\n")
        var count = 0
        for _ in 0..<20_000 {
            let text =
                "M"
                + String(
                    (0..<Int.random(in: 0...20, using: &random)).map { _ in letters.randomElement(using: &random)! })
            if let path = try? Path(svgPathData: text) {
                count += 1
                _ = path.contains(Point(x: 1, y: 1))
            }
        }
        #expect(count > 10)
    }

    @Test func `of arcs follows the ellipse that SVG says`() throws {
        // A circle of two halves, and one of a long and a short arc.
        for text in ["M0 50A50 50 0 0 1 100 50A50 50 0 0 1 0 50Z", "M50 0a50 50 0 1 1-50 50a50 50 0 01 50-50z"] {
            let path = try Path(svgPathData: text)
            for step in 0..<360 {
                let (x, y) = (cos(Double(step) * .pi / 180), sin(Double(step) * .pi / 180))
                #expect(path.contains(Point(x: 50 + 49.999 * x, y: 50 + 49.999 * y)), "\(step)° in \(text)")
                #expect(!path.contains(Point(x: 50 + 50.001 * x, y: 50 + 50.001 * y)), "\(step)° in \(text)")
            }
        }
        // Turned by 30°, with radii that are made to reach: the middle of the ends is the centre.
        let turned = try Path(svgPathData: "M-10 -10A2 1 30 0 1 10 10A2 1 30 0 1-10-10Z")
        let (dx, dy) = (
            10 * cos(Double.pi / 6) + 10 * sin(Double.pi / 6), 10 * cos(Double.pi / 6) - 10 * sin(Double.pi / 6)
        )
        let size = (dx * dx / 4 + dy * dy).squareRoot()
        for step in 0..<360 {
            let (x, y) = (2 * cos(Double(step) * .pi / 180), sin(Double(step) * .pi / 180))
            let (c, s) = (cos(Double.pi / 6), sin(Double.pi / 6))
            for (factor, isInside) in [(0.9999, true), (1.0001, false)] {
                let (px, py) = (x * size * factor, y * size * factor)
                #expect(turned.contains(Point(x: c * px - s * py, y: s * px + c * py)) == isInside, "\(step)°")
            }
        }
        // The four arcs between two points: which side, and how far.
        for (flags, isInside) in [("0 0", false), ("0 1", false), ("1 0", false), ("1 1", true)] {
            let path = try Path(svgPathData: "M0 0A10 10 0 \(flags) 10 0")
            #expect(path.contains(Point(x: 5, y: -18)) == isInside, "\(flags)")
        }
    }
}
