import Foundation
import TestSupport
import Testing

/// `query` with a view. The art is a flag, 10 × 8 pixels at 2x: opaque where x < 2, and where 2 ≤ y < 4 and x < 6.
@Suite struct `Asking a mask in a view` {
    private let hitmask: BuiltTool

    init() throws {
        hitmask = try BuiltTool()
        try hitmask.draw("art/flag@2x.png", SamplePicture.png(width: 10, height: 8) { x, y in isFlag(x, y) })
        let made = try hitmask("compile", "art", "-o", "f")
        try #require(made.status == 0, "\(made.errors)")
    }

    /// The answers for a grid of points around the view, in the order of `grid`.
    private func answers(_ options: String...) throws -> [Bool] {
        let points = grid.map { "\($0.x) \($0.y)\n" }.joined()
        let result = try hitmask.run(
            BuiltTool.path, ["query", "f", "flag", "--points", "-"] + options, input: Array(points.utf8))
        #expect(result.status == 0 && result.errors == "", "\(result.errors)")
        return result.text.split(separator: "\n").map { $0 == "1" }
    }

    private typealias Position = (x: Double, y: Double)
    private let grid = PlacedQuery.grid()

    /// A view of 20 × 12 points and a plain formula from its points to pixels.
    private func expect(_ found: [Bool], _ formula: (Double, Double) -> Position) {
        let expected = grid.map { point -> Bool in
            guard 0..<20 ~= point.x, 0..<12 ~= point.y else { return false }
            let pixel = formula(point.x, point.y)
            guard 0..<10 ~= pixel.x, 0..<8 ~= pixel.y else { return false }
            return isFlag(Int(pixel.x), Int(pixel.y))
        }
        #expect(found == expected)
        #expect(expected.contains(true) && expected.contains(false))
    }

    @Test func `fills the view unless told otherwise`() throws {
        expect(try answers("--in", "20x12")) { ($0 / 20 * 10, $1 / 12 * 8) }
        #expect(try answers("--in=20x12", "--content-mode=redraw") == answers("--in=20x12"))
    }

    @Test func `knows every content mode by UIKit's name`() throws {
        // 5 × 4 points. Fit: 15 × 12, 2.5 from the left. Fill: 20 × 16, 2 above the top.
        let origins: [(String, Double, Double, Double)] = [
            ("scaleAspectFit", 2.5, 0, 3), ("scaleAspectFill", 0, -2, 4), ("center", 7.5, 4, 1), ("top", 7.5, 0, 1),
            ("bottom", 7.5, 8, 1), ("left", 0, 4, 1), ("right", 15, 4, 1), ("topLeft", 0, 0, 1),
            ("topRight", 15, 0, 1), ("bottomLeft", 0, 8, 1), ("bottomRight", 15, 8, 1),
        ]
        for (name, x, y, factor) in origins {
            let found = try answers("--in", "20x12", "--content-mode", name)
            expect(found) { (($0 - x) / factor * 2, ($1 - y) / factor * 2) }
        }
    }

    @Test func `takes cap insets in points, tiled unless stretched`() throws {
        // Caps of 2 pixels at the top, 4 on the left, 2 at the bottom, 2 on the right.
        func tiled(_ p: Double, _ length: Double, _ first: Double, _ last: Double, _ count: Double) -> Double {
            if p < first { return p * 2 }
            if p >= length - last { return count - (length - p) * 2 }
            return first * 2 + ((p - first) * 2).truncatingRemainder(dividingBy: count - (first + last) * 2)
        }
        func stretched(_ p: Double, _ length: Double, _ first: Double, _ last: Double, _ count: Double) -> Double {
            if p < first { return p * 2 }
            if p >= length - last { return count - (length - p) * 2 }
            return first * 2 + (p - first) / (length - first - last) * (count - (first + last) * 2)
        }
        for options in [["--cap-insets=1,2,1,1"], ["--cap-insets", "1,2,1,1", "--resizing", "tile"]] {
            let found = try hitmask.run(
                BuiltTool.path, ["query", "f", "flag", "--points", "-", "--in=20x12"] + options,
                input: Array(grid.map { "\($0.x) \($0.y)\n" }.joined().utf8)
            ).text.split(separator: "\n").map { $0 == "1" }
            expect(found) { (tiled($0, 20, 2, 1, 10), tiled($1, 12, 1, 1, 8)) }
        }
        expect(try answers("--in=20x12", "--cap-insets=1,2,1,1", "--resizing=stretch")) {
            (stretched($0, 20, 2, 1, 10), stretched($1, 12, 1, 1, 8))
        }
        expect(try answers("--in=20x12", "--resizing=tile")) {
            (($0 * 2).truncatingRemainder(dividingBy: 10), ($1 * 2).truncatingRemainder(dividingBy: 8))
        }
        #expect(try answers("--in=20x12", "--resizing=stretch") == answers("--in=20x12"))
    }

    @Test func `flips the picture within the view`() throws {
        expect(try answers("--in=20x12", "--flip=horizontal")) { ((20 - $0) / 2, $1 / 12 * 8) }
        expect(try answers("--in=20x12", "--flip=vertical")) { ($0 / 2, (12 - $1) / 12 * 8) }
        expect(try answers("--in=20x12", "--flip=both", "--content-mode=topLeft")) { ((20 - $0) * 2, (12 - $1) * 2) }
        // Without a view the picture is mirrored in itself.
        for (x, y, answer) in [
            ("9", "7", "opaque"), ("0", "7", "transparent"), ("4", "2", "opaque"), ("3", "2", "transparent"),
        ] {
            #expect(try hitmask("query", "f", "flag", x, y, "--flip", "horizontal").text == answer + "\n")
        }
    }

    @Test func `takes another scale than the mask's`() throws {
        expect(try answers("--in=20x12", "--content-mode=topLeft", "--scale=1")) { ($0, $1) }
        expect(try answers("--in=20x12", "--content-mode=topLeft", "--scale", "0.5")) { ($0 / 2, $1 / 2) }
    }

    @Test func `meets what lies within the slop, in points of the view`() throws {
        let found = try answers("--in=20x12", "--content-mode=center", "--slop=1.5")
        let expected = grid.map { point -> Bool in
            guard 0..<20 ~= point.x, 0..<12 ~= point.y else { return false }
            return (0..<80).contains { number in
                let (x, y) = (number % 10, number / 10)
                guard isFlag(x, y) else { return false }
                let left = 7.5 + Double(x) / 2
                let top = 4 + Double(y) / 2
                let dx: Double = max(left - point.x, point.x - left - 0.5, 0)
                let dy: Double = max(top - point.y, point.y - top - 0.5, 0)
                return dx * dx + dy * dy <= 1.5 * 1.5
            }
        }
        #expect(found == expected)
        #expect(try hitmask("query", "f", "flag", "4.5", "7", "--slop", "2.5").text == "opaque\n")
        #expect(try hitmask("query", "f", "flag", "4.6", "7", "--slop", "2.5").text == "transparent\n")
        #expect(try hitmask("query", "f", "flag", "-0.1", "7", "--slop", "2.5").text == "transparent\n")
    }

    @Test func `finds nothing outside of the view, nor in one without a size`() throws {
        for (x, y) in [("-0.001", "3"), ("20", "3"), ("1", "12"), ("nan", "1"), ("1", "inf"), ("1e300", "-1e300")] {
            for options in [[], ["--slop", "50"]] {
                let result = try hitmask.run(
                    BuiltTool.path, ["query", "f", "flag", x, y, "--in", "20x12"] + options, input: [])
                #expect(result.status == 0 && result.text == "transparent\n")
            }
        }
        for size in ["0x12", "20x0", "-20x12", "-0x-0"] {
            #expect(try hitmask("query", "f", "flag", "0", "0", "--in", size).text == "transparent\n")
        }
    }

    @Test(arguments: [
        (["--in", "20"], "the value '20' of --in is not a size in points, such as 200x60"),
        (["--in", "20x"], "the value '20x' of --in is not a size in points, such as 200x60"),
        (["--in", "20x1x2"], "the value '20x1x2' of --in is not a size in points, such as 200x60"),
        (["--in", "20xinf"], "the value '20xinf' of --in is not a size in points, such as 200x60"),
        (
            ["--in", "9x9", "--content-mode", "aspect"],
            "the value 'aspect' of --content-mode is not one of scaleToFill, scaleAspectFit, scaleAspectFill, redraw,"
                + " center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight"
        ),
        (
            ["--in", "9x9", "--cap-insets", "1,2,3"],
            "the value '1,2,3' of --cap-insets is not four lengths in points from the top on, such as 4,8,4,8"
        ),
        (
            ["--in", "9x9", "--cap-insets=1,2,3,-4"],
            "the value '1,2,3,-4' of --cap-insets is not four lengths in points from the top on, such as 4,8,4,8"
        ),
        (["--in", "9x9", "--resizing", "repeat"], "the value 'repeat' of --resizing is not one of tile, stretch"),
        (["--in", "9x9", "--flip", "x"], "the value 'x' of --flip is not one of horizontal, vertical, both"),
        (["--in", "9x9", "--scale", "0"], "the value '0' of --scale is not a number above 0, such as 2"),
        (["--in", "9x9", "--slop", "-1"], "the value '-1' of --slop is not a length from 0 on, such as 8"),
        (["--in", "9x9", "--slop", "nan"], "the value 'nan' of --slop is not a length from 0 on, such as 8"),
        (["--scale", "2"], "--scale means nothing without --in"),
        (["--content-mode", "top"], "--content-mode means nothing without --in"),
        (["--cap-insets", "1,1,1,1"], "--cap-insets means nothing without --in"),
        (["--resizing", "tile"], "--resizing means nothing without --in"),
    ]) func `wrong usage says what is wrong and exits with 64`(_ options: [String], _ message: String) throws {
        let result = try hitmask.run(BuiltTool.path, ["query", "f", "flag", "1", "1"] + options, input: [])
        #expect(result.status == 64)
        #expect(result.errorLines.first == "hitmask: error: " + message)
        #expect(result.text == "")
    }

    @Test func `a coordinate that is no number is one of points in a view`() throws {
        let result = try hitmask("query", "f", "flag", "one", "2", "--in", "9x9")
        #expect(result.status == 64)
        #expect(result.errorLines.first == "hitmask: error: X is 'one'; expected a number of points, such as 12 or 0.5")
    }
}

private func isFlag(_ x: Int, _ y: Int) -> Bool { x < 2 || 2 <= y && y < 4 && x < 6 }

private enum PlacedQuery {
    /// Points a quarter of a point apart, over the view and a margin of one point around it.
    static func grid() -> [(x: Double, y: Double)] {
        var points: [(x: Double, y: Double)] = []
        for row in -4..<52 {
            let y = Double(row) * 0.25 + 0.125
            for column in -4..<84 {
                let x = Double(column) * 0.25 + 0.125
                points.append((x, y))
            }
        }
        return points
    }
}
