import HitMasks
import TestSupport
import Testing

/// Masks without a picture, and what settings say of pictures, as far as the file that is written.
@Suite struct `Settings that become masks` {
    private let hitmask: BuiltTool

    init() throws { hitmask = try BuiltTool() }

    private func compiled(_ settings: String, _ arguments: String...) throws -> HitMaskFile {
        try hitmask.folder.write(Array(settings.utf8), to: "h.json")
        let words = ["compile", "--config", "h.json", "-o", "x", "--quiet"] + arguments
        let result = try hitmask.run(BuiltTool.path, words, input: [])
        #expect(result.status == 0, "\(result.errors)")
        return try HitMaskFile(hitmask.folder.bytes(of: "x"))
    }

    @Test func `draw each shape as the library draws it`() throws {
        typealias Shape = HitMask.Shape
        let whole = HitMask.Rect(x: 0, y: 0, width: 40, height: 30)
        let part = HitMask.Rect(x: 4, y: 5, width: 20, height: 10)
        let star = [(20.0, 1.0), (32, 29), (1, 11), (39, 11), (8, 29)].map { HitMask.Point(x: $0.0, y: $0.1) }
        let curve = "M2 2 Q20 30 38 2 C30 10 30 20 38 28 H2 z"
        let shapes: [(settings: String, shape: Shape)] = [
            ("\"rectangle\": true", .rectangle(whole)),
            ("\"rectangle\": true, \"rect\": [4, 5, 20, 10]", .rectangle(part)),
            ("\"ellipse\": true", .ellipse(in: whole)),
            ("\"roundedRectangle\": 6", .roundedRectangle(whole, cornerSize: HitMask.Size(width: 6, height: 6))),
            (
                "\"polygon\": [[20, 1], [32, 29], [1, 11], [39, 11], [8, 29]]",
                .path(HitMask.Path(polygon: star), .nonZero)
            ),
            (
                "\"polygon\": [[20, 1], [32, 29], [1, 11], [39, 11], [8, 29]], \"fillRule\": \"evenOdd\"",
                .path(HitMask.Path(polygon: star), .evenOdd)
            ),
            ("\"path\": \"\(curve)\"", .path(try HitMask.Path(svgPathData: curve), .nonZero)),
            (
                "\"ellipse\": true, \"rect\": [4, 5, 20, 10], \"hollow\": true",
                .hollow(.rectangle(whole), hole: .ellipse(in: part))
            ),
        ]
        let members = shapes.enumerated().flatMap { index, shape in
            [
                "\"s\(index)\": {\"size\": [40, 30], \(shape.settings)}",
                "\"t\(index)\": {\"size\": [40, 30], \"scale\": 2, \(shape.settings)}",
            ]
        }
        let file = try compiled("{\"shapes\": {\(members.joined(separator: ","))}}")
        #expect(file.count == 16)
        for (index, shape) in shapes.enumerated() {
            let (one, two) = (try #require(file.mask(named: "s\(index)")), try #require(file.mask(named: "t\(index)")))
            #expect(one.expanded() == shape.shape.rasterized(width: 40, height: 30), "\(shape.settings)")
            #expect(two.scale == 2 && two.expanded() == shape.shape.rasterized(width: 80, height: 60, scale: 2))
        }
    }

    @Test func `say where path data is wrong`() throws {
        let settings = "{\n\"shapes\": {\"a\": {\n\"size\": [4, 4],\n\"path\": \"M0 0 L x\"}}}"
        try hitmask.folder.write(Array(settings.utf8), to: "h.json")
        let result = try hitmask("compile", "--config", "h.json", "-o", "x")
        #expect(result.status != 0)
        #expect(result.errorLines.first?.hasPrefix("h.json:4: error: ") == true, "\(result.errors)")
    }

    @Test func `give a picture its caps, which the listing shows`() throws {
        try hitmask.draw("a.png")
        for resizing in ["stretch", "tile"] {
            let settings = """
                {"images": {"a": {"capInsets": {"top": 2, "left": 3, "bottom": 4, "right": 5}, "resizing": "\(resizing)", "outset": 2}}}
                """
            let slices = try #require(try compiled(settings, "a.png").mask(named: "a")?.slices)
            #expect(slices.capInsets == HitMask.Insets(top: 2, left: 3, bottom: 4, right: 5))
            #expect("\(slices.resizing)" == resizing)
            let text = try hitmask("inspect", "--json", "x").text
            #expect(text.contains("\"capInsets\": {\"top\": 2, \"left\": 3, \"bottom\": 4, \"right\": 5}"), "\(text)")
            #expect(text.contains("\"resizing\": \"\(resizing)\""))
            // The outset lies around the art of 16 × 16 pixels.
            #expect(text.contains("\"art\": {\"x\": 2, \"y\": 2, \"width\": 16, \"height\": 16}"), "\(text)")
        }
    }
}
