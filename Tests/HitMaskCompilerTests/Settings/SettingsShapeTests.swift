import HitMasks
import Testing

@testable import HitMaskCompiler

@Suite struct `Shapes in settings` {
    private func shape(_ text: String) throws -> SettingsShape {
        try #require(try settings("{\"shapes\": {\"a/b\": {\(text)}}}").shapes.first)
    }

    @Test func `have a size in pixels and points`() throws {
        let disc = try shape(#""size": [120, 44.5], "scale": 2, "ellipse": true"#)
        #expect((disc.name, disc.width, disc.height) == ("a/b", 240, 89))
        #expect(disc.size == HitMask.Size(width: 120, height: 44.5))
        #expect(disc.outline == .ellipse(HitMask.Rect(x: 0, y: 0, width: 120, height: 44.5)))
        #expect(!disc.isHollow && disc.fillRule == .nonZero)
        #expect(try shape(#""size": [65535, 1], "rectangle": true"#).width == 65_535)
    }

    @Test func `have an outline`() throws {
        let rect = HitMask.Rect(x: -1, y: 2.5, width: 3, height: 4)
        #expect(
            try shape(#""size": [9, 9], "rectangle": true, "rect": [-1, 2.5, 3, 4]"#).outline == .rectangle(rect))
        #expect(
            try shape(#""size": [9, 9], "roundedRectangle": 1.5, "rect": [-1, 2.5, 3, 4]"#).outline
                == .roundedRectangle(rect, radius: 1.5))
        let polygon = try shape(#""size": [9, 9], "polygon": [[0, 0], [9, 0], [4.5, 9]], "fillRule": "evenOdd""#)
        #expect(
            polygon.outline
                == .polygon([HitMask.Point(x: 0, y: 0), HitMask.Point(x: 9, y: 0), HitMask.Point(x: 4.5, y: 9)]))
        #expect(polygon.fillRule == .evenOdd)
        let path = try shape("\"size\": [9, 9], \"hollow\": true,\n\"path\": \"M0 0 H9\"")
        #expect(path.outline == .path("M0 0 H9"))
        #expect((path.line, path.outlineLine, path.isHollow) == (1, 2, true))
    }

    @Test(
        arguments: [
            (#""ellipse": true"#, [SettingsFault.Reason.missingKey("size", owner: "the shape 'a/b'")]),
            (#""size": [9, 9]"#, [.outlines([], owner: "the shape 'a/b'")]),
            (
                #""size": [9, 9], "path": "M0 0", "ellipse": true"#,
                [.outlines(["path", "ellipse"], owner: "the shape 'a/b'")]
            ),
            (
                #""size": [0, 65536], "ellipse": true"#,
                [
                    .shapeSide("width", owner: "the shape 'a/b'", limit: 65_535),
                    .shapeSide("height", owner: "the shape 'a/b'", limit: 65_535),
                ]
            ),
            (
                #""size": [1, 2], "scale": 1.5, "ellipse": true"#,
                [.shapeSide("width", owner: "the shape 'a/b'", limit: 65_535)]
            ),
            (
                #""size": [1.5, 1e400], "ellipse": true"#,
                [
                    .shapeSide("width", owner: "the shape 'a/b'", limit: 65_535),
                    .shapeSide("height", owner: "the shape 'a/b'", limit: 65_535),
                ]
            ),
            (
                #""size": [9, 9], "path": "M0 0", "rect": [0, 0, 1, 1]"#,
                [.needs("rect", others: ["rectangle", "ellipse", "roundedRectangle"], owner: "the shape 'a/b'")]
            ),
            (
                #""size": [9, 9], "ellipse": true, "fillRule": "evenOdd""#,
                [.needs("fillRule", others: ["polygon", "path"], owner: "the shape 'a/b'")]
            ),
            (#""size": [9]"#, [.value(key: "size", found: "an array", expected: Expected.size)]),
            (#""size": "9""#, [.value(key: "size", found: "'9'", expected: Expected.size)]),
            (#""scale": 0"#, [.value(key: "scale", found: "0", expected: "pixels per point above 0, such as 2")]),
            (#""ellipse": false"#, [.value(key: "ellipse", found: "false", expected: "true")]),
            (#""rectangle": 1"#, [.value(key: "rectangle", found: "1", expected: "true")]),
            (
                #""roundedRectangle": -1"#,
                [.value(key: "roundedRectangle", found: "-1", expected: "the radius of its corners, 0 or more")]
            ),
            (
                #""roundedRectangle": 1e999"#,
                [.value(key: "roundedRectangle", found: "1e999", expected: "a number from -1000000 to 1000000")]
            ),
            (#""polygon": [[0, 0], [1, 1]]"#, [.value(key: "polygon", found: "an array", expected: Expected.corners)]),
            (
                #""polygon": [[0, 0], [1, 1], [2]]"#,
                [.value(key: "polygon", found: "an array", expected: "a corner's x and y, such as [10, 0]")]
            ),
            (#""path": """#, [.value(key: "path", found: "''", expected: Expected.path)]),
            (#""path": 1"#, [.value(key: "path", found: "1", expected: Expected.path)]),
            (#""rect": [0, 0, 1]"#, [.value(key: "rect", found: "an array", expected: Expected.rect)]),
            (
                #""rect": [0, 0, 0, 1]"#,
                [.value(key: "rect", found: "an array", expected: Expected.rect + ", with sides above 0")]
            ),
            (
                #""fillRule": "evenodd""#,
                [.value(key: "fillRule", found: "'evenodd'", expected: "'evenOdd' or 'nonZero'")]
            ),
            (#""hollow": 1"#, [.value(key: "hollow", found: "1", expected: "true or false")]),
            (
                #""elipse": true"#,
                [.unknownKey("elipse", owner: "the shape 'a/b'", suggestions: ["ellipse"])]
            ),
        ] as [(String, [SettingsFault.Reason])])
    func `that make no mask are refused`(_ text: String, _ reasons: [SettingsFault.Reason]) {
        #expect(throws: SettingsError(reasons.map { SettingsFault(line: 1, $0) })) { _ = try shape(text) }
    }

    private enum Expected {
        static let size = "width and height in points, such as [120, 44]"
        static let corners = "three corners or more, such as [[0, 0], [10, 0], [5, 8]]"
        static let path = "the path data of SVG, such as \"M0 0 H10 V10 Z\""
        static let rect = "x, y, width and height in points, such as [10, 0, 100, 44]"
    }
}
