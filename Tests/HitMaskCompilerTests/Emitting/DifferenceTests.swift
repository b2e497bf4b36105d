import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

@Suite struct `The difference of two mask files` {
    private typealias Masks = [(name: String, scale: Double, bitmap: HitMask.Bitmap)]

    private func file(_ masks: Masks) throws -> HitMaskFile {
        var builder = MaskFileBuilder()
        for mask in masks { try builder.add(mask.name, scale: mask.scale, bitmap: mask.bitmap) }
        return try HitMaskFile(builder.bytes())
    }

    private func difference(_ old: Masks, _ new: Masks) throws -> FileDifference {
        FileDifference(from: try file(old), to: try file(new))
    }

    /// What changed, in short: `+a@1.0`, `-a@1.0`, `~a@1.0>2.0`.
    private func changes(_ difference: FileDifference) -> [String] {
        difference.changes.map { change in
            switch change {
            case .added(let entry): "+\(entry.name)@\(entry.mask.scale)"
            case .removed(let entry): "-\(entry.name)@\(entry.mask.scale)"
            case .changed(let change): "~\(change.new.name)@\(change.old.mask.scale)>\(change.new.mask.scale)"
            }
        }
    }

    /// Pixel by pixel.
    private func naive(_ old: HitMask.Bitmap, _ new: HitMask.Bitmap) -> MaskDifference.PixelChange {
        var change = MaskDifference.PixelChange()
        for y in 0..<max(old.height, new.height) {
            for x in 0..<max(old.width, new.width) {
                change.canvas += 1
                if new.contains(x: x, y: y), !old.contains(x: x, y: y) { change.gained += 1 }
                if old.contains(x: x, y: y), !new.contains(x: x, y: y) { change.lost += 1 }
            }
        }
        return change
    }

    private func expectCounts(_ old: HitMask.Bitmap, _ new: HitMask.Bitmap) throws {
        let found = try difference([("a", 1, old)], [("a", 1, new)])
        let expected = naive(old, new)
        let isSame = expected.changed == 0 && old.width == new.width && old.height == new.height
        #expect(found.unchangedCount == (isSame ? 1 : 0))
        #expect(found.changed.first?.pixels == (isSame ? nil : expected))
    }

    @Test func `counts the pixels of all small masks as a loop over them does`() throws {
        for (old, new) in (0..<64).flatMap({ one in (0..<64).map { (one, $0) } }) {
            let bitmaps = (
                TestBitmaps.bits(UInt64(old), width: 3, height: 2), TestBitmaps.bits(UInt64(new), width: 3, height: 2)
            )
            try expectCounts(bitmaps.0, bitmaps.1)
        }
        for number in 0..<256 {
            let wide = TestBitmaps.bits(UInt64(number & 15), width: 4, height: 1)
            let tall = TestBitmaps.bits(UInt64(number >> 4), width: 2, height: 2)
            try expectCounts(wide, tall)
            try expectCounts(tall, wide)
        }
    }

    @Test(arguments: TestBitmaps.kinds, TestBitmaps.kinds)
    func `counts the pixels of any masks`(_ old: String, _ new: String) throws {
        try expectCounts(
            TestBitmaps.make(old, width: 77, height: 40, seed: 3), TestBitmaps.make(new, width: 77, height: 40, seed: 4)
        )
        try expectCounts(
            TestBitmaps.make(old, width: 300, height: 20, seed: 5),
            TestBitmaps.make(new, width: 260, height: 31, seed: 6))
    }

    @Test func `pairs masks by name and scale`() throws {
        let (full, ring) = (
            TestBitmaps.fill(4, 4) { _, _ in true }, TestBitmaps.fill(4, 4) { x, y in x == 0 || y == 3 }
        )
        #expect(try changes(difference([], [])) == [])
        #expect(try changes(difference([("a", 1, full)], [("b", 1, full)])) == ["-a@1.0", "+b@1.0"])
        #expect(try changes(difference([("a", 1, full)], [("a", 2, full)])) == ["~a@1.0>2.0"])
        #expect(
            try changes(difference([("a", 1, full), ("a", 2, full)], [("a", 2, ring), ("a", 3, full)]))
                == ["~a@2.0>2.0", "~a@1.0>3.0"])
        #expect(try changes(difference([("a", 1, full)], [("a", 1, full), ("a", 2, full)])) == ["+a@2.0"])
        #expect(
            try changes(difference([("a", 1, full)], [("a", 2, full), ("a", 3, full)])) == [
                "-a@1.0", "+a@2.0", "+a@3.0",
            ])
        #expect(try changes(difference([("é", 1, full)], [("e\u{301}", 1, full)])) == ["+e\u{301}@1.0", "-é@1.0"])
        let same = try difference([("a", 1, full), ("b", 2, ring)], [("a", 1, full), ("b", 2, ring)])
        #expect(same.changes.isEmpty)
        #expect(same.unchangedCount == 2)
    }

    @Test func `of the scale alone has no pixels and no picture`() throws {
        let full = TestBitmaps.fill(4, 4) { _, _ in true }
        let change = try #require(try difference([("a", 1, full)], [("a", 2, full)]).changed.first)
        #expect(change.pixels == nil)
        #expect(try change.picture == nil)
    }

    @Test(arguments: ["..", "a/../b", "/a", "a//b", "a/.", "a/", "\0"])
    func `has no picture outside of its folder`(_ name: String) throws {
        let bitmaps = (TestBitmaps.bits(1, width: 2, height: 2), TestBitmaps.bits(2, width: 2, height: 2))
        let change = try #require(try difference([(name, 1, bitmaps.0)], [(name, 1, bitmaps.1)]).changed.first)
        #expect(throws: MaskDifference.NameIsNoPath(name: name)) { try change.picturePath }
    }
}
