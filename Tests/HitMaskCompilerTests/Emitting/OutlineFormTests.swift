import Foundation
import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The entry of a mask in a file of its own.
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

@Suite struct `A mask as an SVG picture` {
    @Test func `filled by a reader of its own is the mask`() throws {
        for (kind, width, height) in samples {
            let bitmap = TestBitmaps.make(kind, width: width, height: height, seed: 4)
            let picture = try SVGPicture(entry(bitmap).svg)
            #expect(picture.viewBox == "0 0 \(width) \(height)")
            #expect(picture.paths.count == 1)
            let rings = try #require(picture.paths.first.flatMap(SVGPicture.rings))
            let filled = TestBitmaps.fill(width, height) { x, y in
                // Borders that run up or down, right of the pixel, in its row.
                rings.joined().count { side in
                    side.0.x == side.1.x && side.0.x > x && min(side.0.y, side.1.y) <= y && y < max(side.0.y, side.1.y)
                } % 2 == 1
            }
            #expect(filled == bitmap, "\(kind), \(width) × \(height)")
        }
    }

    @Test func `is as large as the mask is in points, and is named after it`() throws {
        let mask = try entry(TestBitmaps.make("full", width: 5, height: 4, seed: 0), named: "a<b>&\u{1}ü", scale: 2)
        #expect(
            String(decoding: mask.svg, as: UTF8.self) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <svg xmlns="http://www.w3.org/2000/svg" width="2.5" height="2" viewBox="0 0 5 4">
                <title>a&lt;b&gt;&amp;\u{FFFD}ü</title>
                <path fill-rule="evenodd" d="M0 0H5V4H0Z"/>
                </svg>

                """)
    }
}

/// An SVG picture as a parser of XML sees it.
private final class SVGPicture: NSObject, XMLParserDelegate {
    private(set) var viewBox: String?
    private(set) var paths: [String] = []

    init(_ bytes: [UInt8]) throws {
        super.init()
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = self
        let isParsed = parser.parse()
        try #require(isParsed)
    }

    func parser(
        _: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if element == "svg" { viewBox = attributes["viewBox"] }
        if element == "path" { paths.append(attributes["d"] ?? "") }
    }

    /// The sides of a path of M, H, V and Z with whole numbers; nil if there is anything else in it.
    static func rings(_ data: String) -> [[((x: Int, y: Int), (x: Int, y: Int))]]? {
        var rings: [[((x: Int, y: Int), (x: Int, y: Int))]] = []
        for part in data.split(separator: "Z") {
            var corners: [(x: Int, y: Int)] = []
            var rest = part
            while let command = rest.popFirst() {
                let numbers = rest.prefix { !$0.isLetter }
                rest = rest.dropFirst(numbers.count)
                let values = numbers.split(separator: " ").compactMap { Int($0) }
                switch (command, values.count, corners.last) {
                case ("M", 2, nil): corners.append((values[0], values[1]))
                case ("H", 1, let last?): corners.append((values[0], last.y))
                case ("V", 1, let last?): corners.append((last.x, values[0]))
                default: return nil
                }
            }
            rings.append(corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) })
        }
        return rings
    }
}

@Suite struct `A mask as a header for C` {
    static let compiler = ["/usr/bin/cc", "/usr/bin/clang", "/usr/bin/gcc"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    @Test(.enabled(if: compiler != nil, "there is no C compiler at /usr/bin/cc"))
    func `answers every pixel and those around as the mask does`() throws {
        let tool = try BuiltTool()
        var source = "#include <stdio.h>\n"
        var calls = ""
        var expected = ""
        for (index, (kind, width, height)) in samples.enumerated() {
            let bitmap = TestBitmaps.make(kind, width: width, height: height, seed: 6)
            let name = "\(index)/\(kind)-ü int"
            try tool.folder.write(entry(bitmap, named: name).cHeader, to: "\(index).h")
            source += "#include \"\(index).h\"\n"
            let prefix = "mask_\(index)_\(kind)___int"
            calls += "    for (long y = -1; y <= \(prefix)_height; y++)\n"
            calls += "        for (long x = -1; x <= \(prefix)_width; x++) putchar('0' + \(prefix)_contains(x, y));\n"
            for y in -1...height {
                for x in -1...width { expected += bitmap.contains(x: x, y: y) ? "1" : "0" }
            }
        }
        source += "int main(void)\n{\n\(calls)    return 0;\n}\n"
        try tool.folder.write(Array(source.utf8), to: "main.c")
        let flags = ["-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic", "main.c", "-o", "program"]
        let compiled = try tool.run(`A mask as a header for C`.compiler!, flags, input: [])
        try #require(compiled.status == 0, "\(compiled.errors)")
        #expect(try tool.run(tool.folder.path("program"), [], input: []).text == expected)
    }

    @Test func `is readable`() throws {
        let mask = try entry(TestBitmaps.bits(0b01_0000_0011_1, width: 10, height: 1), named: "play*/??/")
        let lines = String(decoding: mask.cHeader, as: UTF8.self).split(separator: "\n").map(String.init)
        #expect(lines[0] == "/* play* /__/: 10 x 1 pixels at 1x, a bit each, 1 = opaque. C99 or C++. */")
        #expect(lines.contains("#define play______width 10"))
        #expect(lines.contains("    0x07,0x02"))
    }
}

@Suite struct `A mask as JSON` {
    @Test func `has its outline ring by ring`() throws {
        let bitmap = TestBitmaps.make("border", width: 3, height: 3, seed: 0)
        let text = Data(try entry(bitmap).spansJSON.text(expandedDepth: 2).utf8)
        let object = try #require(try JSONSerialization.jsonObject(with: text) as? [String: Any])
        #expect(
            object["outline"] as? [[[Int]]] == [
                [[0, 0], [3, 0], [3, 3], [0, 3]], [[1, 1], [1, 2], [2, 2], [2, 1]],
            ])
        #expect(object["rows"] as? [[[Int]]] == [[[0, 3]], [[0, 1], [2, 3]], [[0, 3]]])
    }
}
