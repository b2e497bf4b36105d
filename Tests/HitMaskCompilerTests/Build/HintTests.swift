import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

@Suite struct `Hints` {
    /// A picture of 8-bit grey and alpha.
    private func png(_ width: Int, _ height: Int, alpha: (Int, Int) -> Int) -> [UInt8] {
        var maker = PNGMaker(width: width, height: height, colour: 4)
        for y in 0..<height {
            for x in 0..<width { maker.samples[2 * (y * width + x) + 1] = UInt16(alpha(x, y)) }
        }
        return maker.file
    }

    /// What is said of a picture with `--verbose`.
    private func messages(_ name: String, _ bytes: [UInt8], _ change: (inout MaskBuild) -> Void = { _ in }) throws
        -> [String]
    {
        var art = try RememberedBuild()
        change(&art.build)
        try art.replace("art/\(name)", bytes)
        let first = try art.compared().messages
        // The second time nothing is read, and the same is said.
        #expect(try art.compared().messages == first)
        // What is said without it follows: warnings alone.
        let warnings = first.filter { $0.contains(": warning: ") }
        let verbose = Array(first.dropLast(warnings.count / 2))
        #expect(first.suffix(warnings.count / 2) == warnings.prefix(warnings.count / 2))
        return verbose
    }

    @Test func `tell of what is only a shadow, and of what is mostly one`() throws {
        let shadow = png(100, 100) { x, y in 20..<80 ~= x && 20..<80 ~= y ? 90 : 0 }
        #expect(
            try messages("a.png", shadow).prefix(1) == [
                "art/a.png: warning: none of the 3600 opaque pixels has an alpha of a half: if this is only a shadow or a"
                    + " glow, leave it out; --alpha-threshold sets what is opaque"
            ])
        let button = png(100, 100) { x, y in
            30..<70 ~= x && 30..<70 ~= y ? 255 : 20..<80 ~= x && 20..<80 ~= y ? 90 : 0
        }
        #expect(
            try messages("a.png", button) == [
                "art/a.png: note: 2000 of 3600 opaque pixels (55.6 %) have an alpha below a half, as a shadow or a glow"
                    + " has; --alpha-threshold 50% leaves them out"
            ])
        let threshold = try AlphaThreshold("50%")
        #expect(
            try messages("a.png", button) { $0.settings.art.alphaThreshold = threshold }.map {
                $0.contains("40 × 40 points")
            }
                == [true])
        // Less than half is an edge that is smoothed.
        let smoothed = png(100, 100) { x, y in
            25..<75 ~= x && 25..<75 ~= y ? 255 : 20..<80 ~= x && 20..<80 ~= y ? 90 : 0
        }
        #expect(try messages("a.png", smoothed) == [])
    }

    @Test func `tell of what is smaller than a finger, in points`() throws {
        func square(_ side: Int) -> [UInt8] { png(200, 200) { x, y in max(x, y) < side ? 255 : 0 } }
        #expect(
            try messages("a.png", square(30)) == [
                "art/a.png: note: 30 × 30 points can be tapped, less than 44 × 44; --outset 7pt makes it large enough"
            ])
        #expect(try messages("a.png", square(44)) == [])
        #expect(
            try messages("a@2x.png", square(87)) == [
                "art/a@2x.png: note: 43.5 × 43.5 points can be tapped, less than 44 × 44; --outset 1pt makes it large enough"
            ])
        #expect(try messages("a@2x.png", square(88)) == [])
        // In a mask of several tiles, the shape across their border.
        let across = png(300, 300) { x, y in 250..<280 ~= x && 250..<290 ~= y ? 255 : 0 }
        #expect(try messages("a.png", across).first?.hasPrefix("art/a.png: note: 30 × 40 points") == true)
    }

    @Test func `tell of specks among many islands`() throws {
        let specks = png(200, 100) { x, y in
            x < 100 ? 255 : x % 8 == 0 && y % 20 == 0 ? 255 : 0
        }
        #expect(
            try messages("a.png", specks) == [
                "art/a.png: note: 60 of 61 islands are smaller than 100 pixels; --drop-islands 100 leaves them out"
            ])
        // Letters are islands too, but no specks.
        let letters = png(200, 100) { x, y in x % 16 < 10 && y % 20 < 14 ? 255 : 0 }
        #expect(try messages("a.png", letters) == [])
        #expect(MaskHint.islands(Array(repeating: 1, count: 11)) == nil)
        #expect(MaskHint.islands([50] + Array(repeating: 1, count: 11)) == .specks(count: 11, islands: 12, area: 4))
        #expect(MaskHint.islands(Array(repeating: 4, count: 40)) == nil)
    }

    @Test func `tell of cap insets without a middle`() {
        func hint(_ left: UInt16, _ right: UInt16, _ top: UInt16, _ bottom: UInt16) -> String? {
            var slices = StoredTraits.Slices(top: 0, left: 0, bottom: 0, right: 0, stretches: true)
            (slices.left, slices.right, slices.top, slices.bottom) = (left, right, top, bottom)
            return MaskHint.slices(slices, width: 20, height: 10)?.description
        }
        #expect(hint(10, 9, 4, 5) == nil)
        #expect(hint(10, 10, 4, 5)?.hasPrefix("the cap insets take 20 of 20 columns and leave no middle") == true)
        #expect(hint(1, 1, 9, 9)?.hasPrefix("the cap insets take 18 of 10 rows and leave no middle") == true)
    }

    @Test func `come of a sketch that never counts too few islands`() throws {
        for kind in TestBitmaps.kinds {
            for (width, height) in [(1, 40), (40, 1), (33, 40), (300, 270)] {
                let bitmap = TestBitmaps.make(kind, width: width, height: height, seed: 8)
                let sketch = try MaskEncoder.encoded(bitmap).sketch
                #expect(sketch.bounds == bitmap.opaqueBounds, "\(kind), \(width) × \(height)")
                let islands = bitmap.components(connectivity: .four).count
                let holes = bitmap.inverted().cropped(
                    to: PixelRect(x: -1, y: -1, width: width + 2, height: height + 2)
                ).components().count
                #expect(sketch.islandsLessHoles >= islands - holes, "\(kind), \(width) × \(height)")
            }
        }
    }
}
