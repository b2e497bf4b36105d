import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

private func entry(_ bitmap: HitMask.Bitmap, named name: String = "buttons/play", scale: Double = 1) throws
    -> HitMaskFile.Entry
{
    var builder = MaskFileBuilder()
    try builder.add(name, scale: scale, bitmap: bitmap)
    return try #require(try HitMaskFile(builder.bytes()).entries.first)
}

private let samples = TestBitmaps.kinds.flatMap { kind in
    [(1, 37), (64, 1), (7, 9), (33, 40)].map { (kind, $0.0, $0.1) }
}

/// A ring of 7 × 5 pixels with a hole of 3 × 1, and a pixel in the hole's place at 2x.
private let ring = TestBitmaps.fill(7, 5) { x, y in !(2...4 ~= x && y == 2) }

/// Whether a point lies in polygons, by the even-odd rule.
private func contains(_ polygons: [[(x: Double, y: Double)]], _ x: Double, _ y: Double) -> Bool {
    var crossings = 0
    for polygon in polygons {
        for (index, one) in polygon.enumerated() {
            let other = polygon[(index + 1) % polygon.count]
            guard (one.y > y) != (other.y > y) else { continue }
            if one.x + (y - one.y) * (other.x - one.x) / (other.y - one.y) > x { crossings += 1 }
        }
    }
    return crossings % 2 == 1
}

private func filled(_ polygons: [[(x: Double, y: Double)]], _ width: Int, _ height: Int) -> HitMask.Bitmap {
    TestBitmaps.fill(width, height) { contains(polygons, Double($0) + 0.5, Double($1) + 0.5) }
}

/// The numbers in a text, whatever stands between them.
private func numbers(in text: some StringProtocol) -> [Double] {
    text.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
}

private func points(in text: some StringProtocol) -> [(x: Double, y: Double)] {
    let numbers = numbers(in: text)
    return stride(from: 0, to: numbers.count - 1, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
}

@Suite struct `A mask in the form of an engine` {
    @Test func `has the mask's bits for Godot`() throws {
        for (kind, width, height) in samples {
            let bitmap = TestBitmaps.make(kind, width: width, height: height, seed: 6)
            let text = String(decoding: try entry(bitmap).exported(as: .godot), as: UTF8.self)
            let lines = text.split(separator: "\n")
            #expect(lines[0] == #"[gd_resource type="BitMap" format=2]"#)
            let bytes = numbers(in: lines[3])
            #expect(bytes.count == (width * height + 7) / 8)
            #expect(numbers(in: lines[4].drop { $0 != "(" }) == [Double(width), Double(height)])
            let read = TestBitmaps.fill(width, height) { x, y in
                let bit = y * width + x
                return Int(bytes[bit / 8]) >> (bit % 8) & 1 == 1
            }
            #expect(read == bitmap, "\(kind)")
        }
    }

    @Test func `fills the mask's pixels, if it is exact`() throws {
        for (kind, width, height) in samples {
            let bitmap = TestBitmaps.make(kind, width: width, height: height, seed: 7)
            let entry = try entry(bitmap)
            func text(_ format: ExportFormat) throws -> String {
                String(decoding: try entry.exported(as: format, within: 0), as: UTF8.self)
            }
            let unity = try text(.unity).split(separator: "- - ").dropFirst().map { path in
                points(in: path).map { (x: $0.x + Double(width) / 2, y: Double(height) / 2 - $0.y) }
            }
            #expect(filled(unity, width, height) == bitmap, "\(kind)")
            let tiled = try text(.tiled).split(separator: "points=\"").dropFirst().map {
                points(in: $0.prefix { $0 != "\"" })
            }
            #expect(filled(tiled, width, height) == bitmap, "\(kind)")
            let vertices = try text(.physicseditor).split(separator: "\"vertices\": ").last ?? ""
            let body = vertices.split(separator: "], [").map { points(in: $0) }
            #expect(filled(body.filter { $0.count > 2 }, width, height) == bitmap, "\(kind)")
            let html = try text(.html).split(separator: "coords=\"").dropFirst().map {
                points(in: $0.prefix { $0 != "\"" })
            }
            #expect(filled(html, width, height) == bitmap, "\(kind)")
            let css = points(in: try text(.css).drop { $0 != "," }).map {
                (x: $0.x / 100 * Double(width), y: $0.y / 100 * Double(height))
            }
            #expect(filled([css], width, height) == bitmap, "\(kind)")
        }
    }

    @Test func `has fewer corners where that is allowed, and by default for physics`() throws {
        let disc = TestBitmaps.fill(90, 90) { x, y in
            (2 * x - 89) * (2 * x - 89) + (2 * y - 89) * (2 * y - 89) < 7900
        }
        let entry = try entry(disc)
        for format in ExportFormat.allCases where format.hasPolygons {
            let counts = try [0, 1, 4].map { try entry.exported(as: format, within: $0).count }
            #expect(counts[0] > counts[1] && counts[1] > counts[2], "\(format)")
            let standard = try entry.exported(as: format)
            #expect(standard.count == counts[Int(format.standardError)], "\(format)")
        }
    }

    @Test func `is written like this`() throws {
        let mask = try entry(ring, named: "ui/a\"<b", scale: 2)
        func text(_ format: ExportFormat) throws -> String {
            String(decoding: try mask.exported(as: format, within: 0), as: UTF8.self)
        }
        #expect(
            try text(.unity) == """
                physicsShape:
                - - {x: -3.5, y: 2.5}
                  - {x: 3.5, y: 2.5}
                  - {x: 3.5, y: -2.5}
                  - {x: -3.5, y: -2.5}
                - - {x: -1.5, y: 0.5}
                  - {x: -1.5, y: -0.5}
                  - {x: 1.5, y: -0.5}
                  - {x: 1.5, y: 0.5}

                """)
        #expect(
            try text(.html) == """
                <img src="a&quot;&lt;b@2x.png" width="7" height="5" alt="ui/a&quot;&lt;b" usemap="#ui/a&quot;&lt;b">
                <map name="ui/a&quot;&lt;b">
                <area shape="poly" coords="0,0,7,0,7,5,0,5,0,0,2,2,2,3,5,3,5,2,2,2,0,0" href="#ui/a&quot;&lt;b" \
                alt="ui/a&quot;&lt;b">
                </map>

                """)
        #expect(
            try text(.css) == """
                clip-path: polygon(evenodd, 0% 0%, 100% 0%, 100% 100%, 0% 100%, 0% 0%, 28.57143% 40%, 28.57143% 60%, \
                71.42857% 60%, 71.42857% 40%, 28.57143% 40%, 0% 0%);

                """)
    }

    @Test func `is valid where nothing is opaque`() throws {
        let empty = try entry(TestBitmaps.fill(3, 2) { _, _ in false })
        #expect(String(decoding: try empty.exported(as: .unity), as: UTF8.self) == "physicsShape: []\n")
        #expect(
            String(decoding: try empty.exported(as: .css), as: UTF8.self)
                == "clip-path: polygon(evenodd, 0 0, 0 0, 0 0);\n")
        #expect(
            String(decoding: try empty.exported(as: .html), as: UTF8.self).hasSuffix(
                "<map name=\"buttons/play\">\n</map>\n"))
        #expect(String(decoding: try empty.exported(as: .physicseditor), as: UTF8.self).contains("\"vertices\": []"))
    }
}
