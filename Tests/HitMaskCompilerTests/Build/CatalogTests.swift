import Foundation
import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

@Suite struct `An asset catalog` {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ text: String, to path: String) throws { try folder.write(Array(text.utf8), to: path) }

    private func search(_ path: String = "A.xcassets") -> InputSearch {
        var search = InputSearch()
        search.add(folder.path(path))
        return search
    }

    /// The messages without the path of the test's folder.
    private func messages(_ search: InputSearch) -> [String] {
        search.diagnostics.map { $0.description.replacingOccurrences(of: folder.path + "/", with: "") }.sorted()
    }

    private func set(_ path: String, _ images: String, files: String...) throws {
        try write("{\"images\": [\(images)]}", to: "A.xcassets/\(path).imageset/Contents.json")
        for file in files { try folder.write([], to: "A.xcassets/\(path).imageset/\(file)") }
    }

    @Test func `names a picture by its image set, and by the groups that provide a namespace`() throws {
        try set("Play", #"{"filename": "whatever.png", "idiom": "universal"}"#, files: "whatever.png")
        try set("Group/Stop", #"{"filename": "a.png"}"#, files: "a.png")
        try set("Space/Pause", #"{"filename": "a.png"}"#, files: "a.png")
        try set("Atlas.spriteatlas/Hero", #"{"filename": "a.png"}"#, files: "a.png")
        for group in ["Space", "Atlas.spriteatlas"] {
            try write(
                #"{"properties": {"provides-namespace": true}}"#, to: "A.xcassets/\(group)/Contents.json")
        }
        let found = search()
        #expect(found.inputs.map(\.name).sorted() == ["Atlas/Hero", "Play", "Space/Pause", "Stop"])
        #expect(messages(found) == [])
        // In a folder, and with a slash behind it, the same.
        #expect(search("").inputs.map(\.name).sorted() == found.inputs.map(\.name).sorted())
        #expect(search("A.xcassets/").inputs.map(\.path).sorted() == found.inputs.map(\.path).sorted())
    }

    @Test func `tells variants apart by each attribute`() throws {
        try set(
            "Play",
            """
            {"filename": "1.png", "scale": "1x"}, {"filename": "2.png", "scale": "2x"}, {"scale": "3x"},
            {"filename": "3.png", "idiom": "iphone", "scale": "3x"},
            {"filename": "4.png", "appearances": [{"appearance": "luminosity", "value": "dark"},
                                                  {"appearance": "contrast", "value": "high"}]},
            {"filename": "5.png", "language-direction": "right-to-left"},
            {"filename": "6.png", "display-gamut": "display-P3"},
            {"filename": "7.png", "width-class": "compact", "height-class": "regular"}
            """, files: "1.png", "2.png", "3.png", "4.png", "5.png", "6.png", "7.png")
        let found = search()
        #expect(
            found.inputs.map(\.traits.variantText) == [
                "1x", "2x", "3x, phone", "1x, dark, high contrast", "1x, right to left", "1x, Display P3",
                "1x, compact width, regular height",
            ])
        #expect(messages(found) == [])
    }

    @Test func `gives slices in the pixels of the file, in both spellings, and drops what a mode does not slice`()
        throws
    {
        try set(
            "Bubble",
            """
            {"filename": "1.png", "scale": "1x", "alignment-insets": {"top": 1, "left": 2, "bottom": 3, "right": 4},
             "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 5, "height": 6},
                          "cap-insets": {"top": 1, "left": 2, "bottom": 3, "right": 4.0}}},
            {"filename": "2.png", "scale": "2x", "resizing": {"mode": "3-part-horizontal",
             "center": {"mode": "fill", "width": 5, "height": 6}, "capInsets": {"left": 2, "right": 4}}},
            {"filename": "3.png", "scale": "3x", "resizing": {"mode": "3-part-vertical",
             "center": {"mode": "stretch", "height": 6}, "cap-insets": {"top": 2, "bottom": 4, "left": 9}}}
            """, files: "1.png", "2.png", "3.png")
        let traits = search().inputs.map(\.traits)
        try #require(traits.count == 3)
        #expect(traits[0].alignment == .init(top: 1, left: 2, bottom: 3, right: 4))
        #expect(
            traits.map(\.slices) == [
                .init(top: 1, left: 2, bottom: 3, right: 4, stretches: false, centerWidth: 5, centerHeight: 6),
                .init(top: 0, left: 2, bottom: 0, right: 4, stretches: true, centerWidth: 5),
                .init(top: 2, left: 0, bottom: 4, right: 0, stretches: true, centerHeight: 6),
            ])
    }

    @Test func `says once of each thing that it skips why`() throws {
        try set(
            "Play",
            """
            {"filename": "a.png"}, {"filename": "again.png"}, {"filename": "gone.png", "scale": "2x"},
            {"filename": "v.pdf", "scale": "3x"}, {"filename": "m.png", "memory": "1GB"},
            {"filename": "u.png", "unassigned": true}, {"filename": "p.png", "idiom": "phonograph"}
            """, files: "a.png", "again.png", "v.pdf", "m.png", "u.png", "p.png", "stray.png", ".hidden")
        try write("{}", to: "A.xcassets/Icon.appiconset/Contents.json")
        try write("{}", to: "A.xcassets/Odd.thing/Contents.json")
        try folder.write([], to: "A.xcassets/loose.png")
        let set = "A.xcassets/Play.imageset/"
        #expect(
            messages(search())
                == [
                    "A.xcassets/Icon.appiconset: note: skipped: an app icon has no mask",
                    "A.xcassets/Odd.thing: note: skipped: a set of kind 'thing' has no mask",
                    "\(set)Contents.json:1: warning: the file 'gone.png' is missing; skipped",
                    "\(set)again.png: note: skipped: a.png is for the same screens",
                    "\(set)m.png: note: skipped: variants by memory '1GB' are not told apart",
                    "\(set)p.png: note: skipped: variants by idiom 'phonograph' are not told apart",
                    "\(set)stray.png: note: skipped: no slot of the image set uses this file",
                    "\(set)u.png: note: skipped: no slot of the image set uses this file",
                    "\(set)v.pdf: note: skipped: masks are made of PNG files, not of PDF",
                    "A.xcassets/loose.png: note: skipped: the file lies in the catalog, but in no image set",
                ].sorted())
    }

    @Test func `with broken contents is an error with its line`() throws {
        let cases = [
            ("{\n\"images\": [\n}", "3: error: expected a JSON value, found '}'"),
            ("{\n\"images\": {}}", "2: error: 'images' is not an array"),
            (#"{"images": [{"filename": "../a.png"}]}"#, "1: error: the file name '../a.png' leads out of its folder"),
            (#"{"images": [{"filename": 7}]}"#, "1: error: 'filename' is not a text"),
            (
                #"{"images": [{"resizing": {"mode": "5-part"}}]}"#,
                "1: error: 'mode' is '5-part'; expected 9-part, 3-part-horizontal or 3-part-vertical"
            ),
            (
                "{\"images\": [{\"resizing\": {\"cap-insets\":\n{\"top\": -1}}}]}",
                "2: error: 'top' is '-1'; expected a whole number of pixels from 0 to 65535"
            ),
        ]
        for (text, message) in cases {
            try write(text, to: "A.xcassets/Play.imageset/Contents.json")
            #expect(messages(search()) == ["A.xcassets/Play.imageset/Contents.json:" + message])
        }
        try write("{}", to: "A.xcassets/Other.imageset/nothing")
        #expect(
            messages(search()).contains { $0.contains("Other.imageset/Contents.json: error: no such file or folder") })
    }

    @Test func `that links back into itself is an error, not a loop`() throws {
        try set("Play", #"{"filename": "a.png"}"#, files: "a.png")
        try folder.link("A.xcassets/Loop", to: folder.path("A.xcassets"))
        #expect(messages(search()) == ["A.xcassets/Loop: error: this link leads back into a folder above it"])
        #expect(search().inputs.count == 1)
    }

    private static let corpus = PackageFolder.path + "/../shared/corpus/catalogs"

    @Test(.enabled(if: FileManager.default.fileExists(atPath: corpus), "the real catalogs are not here"))
    func `of a real app compiles, with the counts that its files have`() throws {
        let counts = ["ChattoBubbles": (inputs: 12, notes: 7), "SweetSweets": (inputs: 34, notes: 1)]
        for (name, expected) in counts {
            var search = InputSearch()
            search.add(Self.corpus + "/\(name).xcassets")
            #expect(search.inputs.count == expected.inputs, "\(name)")
            #expect(search.diagnostics.count == expected.notes, "\(name)")
            var build = MaskBuild()
            build.inputs = [Self.corpus + "/\(name).xcassets"]
            let report = build.run(to: try OutputTarget(folder.path("\(name).hitmask"))) { _, _ in }
            #expect(report.errorCount == 0)
            #expect(report.maskCount == (name == "SweetSweets" ? 34 : 4))
        }
        let bubbles = try HitMaskFile(contentsOf: folder.path("ChattoBubbles.hitmask"))
        let slices = try #require(bubbles.mask(named: "bubble-incoming-border")?.slices)
        #expect(slices.capInsets == HitMask.Insets(top: 49.0 / 3, left: 20, bottom: 49.0 / 3, right: 50.0 / 3))
        #expect(slices.center == HitMask.Size(width: 1.0 / 3, height: 1.0 / 3))
    }
}

@Suite struct `Scales of one picture` {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func warnings(_ pictures: [String: [UInt8]]) throws -> [String] {
        for (name, bytes) in pictures { try folder.write(bytes, to: "art/" + name) }
        var build = MaskBuild()
        build.inputs = [folder.path("art")]
        let report = build.run(to: try OutputTarget(folder.path("x"))) { _, _ in }
        return report.diagnostics.filter { $0.severity == .warning }.map(\.description)
    }

    @Test func `that agree are not worth a word`() throws {
        #expect(
            try warnings([
                "a.png": SamplePicture.disc(20), "a@2x.png": SamplePicture.disc(40), "a@3x.png": SamplePicture.disc(60),
            ]) == [])
        // A line of one pixel at each scale: what overlaps is little, what is near is all.
        func frame(_ size: Int) throws -> [UInt8] {
            try SamplePicture.png(width: size, height: size) { x, y in
                x == 0 || y == 0 || x == size - 1 || y == size - 1
            }
        }
        #expect(try warnings(["b.png": frame(20), "b@2x.png": frame(40)]) == [])
    }

    @Test func `that disagree get a warning with the share`() throws {
        let found = try warnings([
            "a.png": SamplePicture.disc(20),
            "a@2x.png": SamplePicture.png(width: 40, height: 40) { x, _ in x < 4 },
        ])
        try #require(found.count == 1)
        #expect(found[0].hasPrefix(folder.path("art/a.png: warning: ")))
        #expect(
            found[0].hasSuffix(
                "% of the shape differs from that of \(folder.path("art/a@2x.png")), which is to be the same picture at another"
                    + " scale: where both are meant, --variants all keeps both; else \"hitImage\" in hitmask.json gives them one"
                    + " shape"))
    }
}
