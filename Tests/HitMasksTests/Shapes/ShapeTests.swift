import TestSupport
import Testing

@testable import HitMasks

@Suite struct `A shape` {
    private typealias Shape = HitMask.Shape
    private typealias Point = HitMask.Point
    private typealias Rect = HitMask.Rect
    private typealias Size = HitMask.Size

    @Test func `that is an ellipse holds the points of its equation, in whole numbers`() {
        for width in 1...24 {
            for height in [1, 2, 7, 10, 24] {
                let ellipse = Shape.ellipse(in: Rect(x: 3, y: -2, width: Double(width), height: Double(height)))
                for halfY in -6...(2 * height) {
                    for halfX in 4...(2 * width + 8) {
                        // From the centre, in quarters: the sum of squares as whole numbers.
                        let (dx, dy) = (2 * halfX - 12 - 2 * width, 2 * halfY + 8 - 2 * height)
                        let (sum, one) = (
                            dx * dx * height * height + dy * dy * width * width, 4 * width * width * height * height
                        )
                        let isTop = dx == 0 && dy == -2 * height
                        let isInside = sum < one || sum == one && (dx < 0 || isTop)
                        #expect(
                            ellipse.contains(Point(x: Double(halfX) / 2, y: Double(halfY) / 2)) == isInside,
                            "\(width) × \(height): \(halfX), \(halfY)")
                    }
                }
            }
        }
    }

    @Test func `of every kind becomes a bitmap of the pixels whose centres it contains`() {
        let path = RandomPath.make(seed: 5)
        let shapes: [Shape] = [
            .rectangle(Rect(x: 3, y: 4.5, width: 30, height: 12)),
            .ellipse(in: Rect(x: 0, y: 0, width: 60, height: 50)),
            .ellipse(in: Rect(x: -20, y: 7.25, width: 50.5, height: 0.5)),
            .circle(center: Point(x: 30, y: 20), radius: 17.5), .circle(center: Point(x: 30.5, y: 20.5), radius: 13),
            .roundedRectangle(Rect(x: 5, y: 5, width: 40, height: 30), cornerSize: Size(width: 8, height: 12)),
            .roundedRectangle(Rect(x: 5, y: 5, width: 40, height: 30), cornerSize: Size(width: 99, height: 3)),
            .roundedRectangle(Rect(x: 5, y: 5, width: 40, height: 30), cornerSize: Size(width: -1, height: .nan)),
            .path(path, .evenOdd), .path(path, .nonZero),
            .hollow(
                .rectangle(Rect(x: 2, y: 2, width: 50, height: 40)),
                hole: .circle(center: Point(x: 20, y: 20), radius: 30)),
            .polygon([Point(x: 1, y: 1), Point(x: 50, y: 9), Point(x: 8, y: 44)]),
            .rectangle(Rect(x: 3, y: 4, width: -3, height: 12)),
            .ellipse(in: Rect(x: 3, y: 4, width: .nan, height: 12)),
            .ellipse(in: Rect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)),
        ]
        for (index, shape) in shapes.enumerated() {
            for scale in [1, 0.5, 1.7] as [Double] {
                let expected = TestBitmaps.fill(75, 66) { x, y in
                    shape.contains(Point(x: (Double(x) + 0.5) / scale, y: (Double(y) + 0.5) / scale))
                }
                #expect(shape.rasterized(width: 75, height: 66, scale: scale) == expected, "\(index) at \(scale)")
            }
        }
    }

    @Test func `says the same as its path, but within the error of the curves`() {
        let shapes: [Shape] = [
            .ellipse(in: Rect(x: 10, y: 20, width: 80, height: 50)),
            .roundedRectangle(Rect(x: 5, y: 5, width: 90, height: 70), cornerSize: Size(width: 20, height: 35)),
            .rectangle(Rect(x: 5, y: 5, width: 90, height: 70)),
            .hollow(
                .rectangle(Rect(x: 5, y: 5, width: 90, height: 70)),
                hole: .ellipse(in: Rect(x: 9, y: 9, width: 30, height: 30))
            ),
        ]
        var random = SeededRandom(seed: 12)
        for shape in shapes {
            let path = shape.path
            let far = 80 * 4.3e-6
            for _ in 0..<20_000 {
                let point = Point(
                    x: Double.random(in: 0...100, using: &random), y: Double.random(in: 0...100, using: &random))
                let answer = shape.contains(point)
                let around = [(far, 0), (-far, 0), (0, far), (0, -far)].map {
                    shape.contains(Point(x: point.x + $0.0, y: point.y + $0.1))
                }
                // Beside the border both agree.
                if around.allSatisfy({ $0 == answer }) {
                    #expect(path.contains(point, fillRule: shape.fillRule) == answer, "\(point)")
                }
            }
        }
    }

    @Test func `as curves leaves a circle by no more than stated`() {
        let path = HitMask.Path(ellipseIn: Rect(x: -1, y: -1, width: 2, height: 2))
        var worst = 0.0
        for (from, to) in PathOracle(path, steps: 4_000).lines {
            for point in [from, to] {
                worst = max(worst, abs((point.x * point.x + point.y * point.y).squareRoot() - 1))
            }
        }
        #expect(worst > 1e-6 && worst <= 4.3e-6, "\(worst)")
        #expect(path.bounds == Rect(x: -1, y: -1, width: 2, height: 2))
    }

    @Test func `turned by quarters and mirrored stays exact`() {
        let rounded = Shape.roundedRectangle(
            Rect(x: 2, y: 3, width: 20, height: 10), cornerSize: Size(width: 6, height: 4))
        #expect(
            rounded.applying(HitMask.AffineTransform(rotationAngle: .pi / 2))
                == .roundedRectangle(Rect(x: -13, y: 2, width: 10, height: 20), cornerSize: Size(width: 4, height: 6)))
        #expect(
            rounded.applying(HitMask.AffineTransform(scaleX: -2, y: 3))
                == .roundedRectangle(Rect(x: -44, y: 9, width: 40, height: 30), cornerSize: Size(width: 12, height: 12))
        )
        let turn = HitMask.AffineTransform(rotationAngle: 0.3)
        var random = SeededRandom(seed: 13)
        let turned = rounded.applying(turn)
        for _ in 0..<2_000 {
            let point = Point(
                x: Double.random(in: 0...24, using: &random), y: Double.random(in: 0...16, using: &random))
            let near = [(1e-4, 0), (-1e-4, 0), (0, 1e-4), (0, -1e-4)].map {
                rounded.contains(Point(x: point.x + $0.0, y: point.y + $0.1))
            }
            guard Set(near).count == 1 else { continue }
            #expect(turned.contains(point.applying(turn)) == rounded.contains(point), "\(point)")
        }
    }

    @Test func `is missed by points that are nowhere`() {
        let square = Shape.rectangle(Rect(x: 0, y: 0, width: 30, height: 30))
        for x in Points.oddNumbers {
            for y in Points.oddNumbers {
                #expect(square.contains(Point(x: x, y: y)) == (x >= 0 && x < 30 && y >= 0 && y < 30))
                if !x.isFinite || !y.isFinite {
                    #expect(!Shape.circle(center: Point(x: 0, y: 0), radius: .infinity).contains(Point(x: x, y: y)))
                }
                _ = Shape.circle(center: Point(x: x, y: y), radius: y).contains(Point(x: y, y: x))
            }
        }
    }

    @Test func `within a hole is a hit nowhere, and on its border once`() {
        let bounds = Rect(x: 0, y: 0, width: 20, height: 20)
        let hole = Shape.circle(center: Point(x: 10, y: 10), radius: 6)
        let cover = Shape.hollow(.rectangle(bounds), hole: hole)
        for y in 0..<40 {
            for x in 0..<40 {
                let point = Point(x: Double(x) / 2, y: Double(y) / 2)
                #expect(cover.contains(point) != hole.contains(point))
            }
        }
        #expect(cover.bounds == bounds)
    }
}
