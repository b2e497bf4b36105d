import HitMaskCompiler
import HitMasks
import TestSupport
import Testing

@Suite struct FileTests {
    @Test("Masks are found by name, and listed in the order of their names' bytes")
    func names() throws {
        let names = [
            "b", "a/z", "a-b/z", "a/b/c", "a", "é", "e\u{301}", "a/y", "Z", "a/b/d", String(repeating: "n", count: 400),
        ]
        let file = try HitMaskFile(builder(names).bytes())
        let sorted = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        #expect(file.count == names.count)
        #expect(file.names.map { Array($0.utf8) } == sorted.map { Array($0.utf8) })
        #expect(file.entries.map { Array($0.name.utf8) } == sorted.map { Array($0.utf8) })
        for (index, name) in names.enumerated() {
            let mask = try #require(file.mask(named: name))
            #expect(mask.width == index + 1, "\(name)")
        }
        for name in ["", "A", "a/", "a/b", "a/b/", "a/b/cc", "zz", "é/"] { #expect(file.mask(named: name) == nil) }
    }

    @Test("Canonically equal names are different names: bytes are compared")
    func normalisation() throws {
        let file = try HitMaskFile(builder(["caf\u{E9}", "cafe\u{301}"]).bytes())
        #expect(file.mask(named: "caf\u{E9}")?.width == 1)
        #expect(file.mask(named: "cafe\u{301}")?.width == 2)
    }

    @Test("A name with several scales gives the densest, the one asked for, or the next denser one")
    func scales() throws {
        var builder = MaskFileBuilder()
        for scale in [1.0, 2, 3, 0.5] {
            try builder.add("p", scale: scale, bitmap: HitMask.Bitmap(width: Int(20 * scale), height: 10))
        }
        let file = try HitMaskFile(builder.bytes())
        #expect(file.count == 4)
        #expect(file.names == ["p"])
        #expect(file.mask(named: "p")?.scale == 3)
        for scale in [0.5, 1, 2, 3] { #expect(file.mask(named: "p", scale: scale)?.scale == scale) }
        #expect(file.mask(named: "p", scale: 1.5)?.scale == 2)
        #expect(file.mask(named: "p", scale: 4)?.scale == 3)
        #expect(file.mask(named: "p", scale: .nan)?.scale == 3)
        #expect(file.mask(named: "p", scale: 2)?.size == HitMask.Size(width: 20, height: 5))
    }

    @Test("The file does not depend on the order in which masks were added, and equal masks are stored once")
    func determinism() throws {
        let bitmap = TestBitmaps.make("noise", width: 90, height: 70, seed: 1)
        var (forwards, backwards) = (MaskFileBuilder(), MaskFileBuilder())
        let names = (0..<50).map { "folder\($0 % 3)/mask\($0)" }
        for name in names { try forwards.add(name, bitmap: bitmap) }
        for name in names.reversed() { try backwards.add(name, bitmap: bitmap) }
        let bytes = try forwards.bytes()
        #expect(try bytes == backwards.bytes())
        let record = try #require(try HitMaskFile(bytes).mask(named: names[0])).byteCount
        #expect(bytes.count < record + 50 * 30)
        for entry in try HitMaskFile(bytes).entries { #expect(entry.mask.expanded() == bitmap) }
    }

    @Test("100,000 masks open, and each is found")
    func manyMasks() throws {
        #if DEBUG
            let count = 10_000
        #else
            let count = 100_000
        #endif
        var builder = MaskFileBuilder()
        let bitmaps = (0..<64).map { TestBitmaps.bits(UInt64($0), width: 3, height: 2) }
        for index in 0..<count { try builder.add("group\(index / 100)/mask\(index)", bitmap: bitmaps[index % 64]) }
        let file = try HitMaskFile(builder.bytes())
        #expect(file.count == count)
        for index in 0..<count {
            let mask = try #require(file.mask(named: "group\(index / 100)/mask\(index)"))
            #expect(mask.contains(x: 1, y: 1) == bitmaps[index % 64].contains(x: 1, y: 1))
        }
        #expect(file.mask(named: "group0/mask100") == nil)
    }

    @Test("Names from an enemy, which all fall into one place of the index, are found all the same")
    func collidingNames() throws {
        // FNV-1a, folded, as the index has it; 100 names have an index of 256 places.
        func place(_ name: String) -> UInt64 {
            let hash = name.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
            return (hash ^ hash >> 32) & 255
        }
        let names = Array((0...).lazy.map { "enemy\($0)" }.filter { place($0) == 7 }.prefix(101))
        let file = try HitMaskFile(builder(Array(names.dropLast())).bytes())
        for (index, name) in names.dropLast().enumerated() {
            #expect(file.mask(named: name)?.width == index + 1, "\(name)")
        }
        #expect(file.mask(named: names[100]) == nil)
    }

    @Test("A file without masks is a file")
    func empty() throws {
        let file = try HitMaskFile(MaskFileBuilder().bytes())
        #expect(file.count == 0 && file.names.isEmpty && file.entries.isEmpty && file.mask(named: "a") == nil)
        #expect(file.byteCount == 64)
    }

    @Test("The builder refuses what the format cannot hold, and says why")
    func refusals() throws {
        var builder = MaskFileBuilder()
        let bitmap = HitMask.Bitmap(width: 1, height: 1)
        #expect(throws: MaskFileBuilder.BuildError.invalidName("", size: 0, limit: 65_535)) {
            try builder.add("", bitmap: bitmap)
        }
        #expect(throws: MaskFileBuilder.BuildError.invalidScale(0)) { try builder.add("a", scale: 0, bitmap: bitmap) }
        #expect(throws: MaskFileBuilder.BuildError.invalidSize(width: 0, height: 3)) {
            try builder.add("a", bitmap: HitMask.Bitmap(width: 0, height: 3))
        }
        try builder.add("a", bitmap: bitmap)
        try builder.add("a", bitmap: bitmap)
        #expect(throws: MaskFileBuilder.BuildError.duplicate(name: "a", scale: 1)) { try builder.bytes() }
    }

    /// Mask number n is n + 1 pixels wide.
    private func builder(_ names: [String]) throws -> MaskFileBuilder {
        var builder = MaskFileBuilder()
        for (index, name) in names.enumerated() {
            try builder.add(name, bitmap: TestBitmaps.fill(index + 1, 5) { x, y in (x + y) % 3 > 0 })
        }
        return builder
    }
}
