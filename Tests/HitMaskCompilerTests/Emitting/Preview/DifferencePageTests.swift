import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

@Suite struct `The page of differences` {
    private func page(_ old: [SampleMask], _ new: [SampleMask]) throws -> String {
        let difference = FileDifference(from: try SampleMask.file(old), to: try SampleMask.file(new))
        return String(decoding: DifferencePage(of: difference, from: "old<1>", to: "new").bytes, as: UTF8.self)
    }

    @Test func `shows before, after and change, whose parts are those of the masks`() throws {
        let old = TestBitmaps.make("blobs", width: 31, height: 22, seed: 1)
        let new = TestBitmaps.make("blobs", width: 31, height: 22, seed: 2)
        let text = try page([SampleMask(name: "a", bitmap: old)], [SampleMask(name: "a", bitmap: new)])
        let paths = text.matches(of: /class="(kept|gained|lost)" fill-rule="evenodd" d="([^"]*)"/)
        let bitmaps = try paths.map {
            try HitMask.Path(svgPathData: String($0.output.2)).rasterized(
                width: 31, height: 22, scale: 1, fillRule: .evenOdd)
        }
        #expect(
            bitmaps == [old, new, old.intersection(new), new.subtracting(old), old.subtracting(new)])
        #expect(paths.map { $0.output.1 } == ["kept", "kept", "kept", "gained", "lost"])
    }

    @Test func `escapes names, runs no script and loads nothing`() throws {
        let mask = SampleMask(name: "<script>\"&'", bitmap: TestBitmaps.make("ring", width: 9, height: 9, seed: 1))
        let text = try page([], [mask])
        #expect(text.contains("<h2>&lt;script&gt;&quot;&amp;&#39;</h2>"))
        #expect(text.contains("<title>old&lt;1&gt; → new</title>"))
        #expect(!text.contains("<script"))
        #expect(text.contains("default-src 'none'; style-src 'unsafe-inline'"))
        #expect(text.contains("<p>added · 9 × 9, 1x</p>"))
        #expect(!text.contains("://"))
    }

    @Test func `says so where nothing changed`() throws {
        let mask = SampleMask(name: "a", bitmap: TestBitmaps.make("ring", width: 9, height: 9, seed: 1))
        let text = try page([mask], [mask])
        #expect(text.contains("<p>0 changes, 1 unchanged</p>"))
        #expect(text.contains("<p>All masks answer alike.</p>"))
    }
}
