import HitMaskCompiler
import HitMasks
import TestSupport
import Testing

@Suite struct `A program that makes its masks itself` {
    @Test func `stores the frames of an animation`() throws {
        var builder = MaskFileBuilder()
        for number in 0..<3 {
            let bitmap = TestBitmaps.fill(4, 2) { x, _ in x == number }
            try builder.add("walk", frame: number, duration: [0.25, .nan, 1e9][number], bitmap: bitmap)
        }
        let walk = try #require(try HitMaskFile(builder.bytes()).frames(named: "walk"))
        #expect(walk.map { mask in (0..<4).first { mask.contains(x: $0, y: 0) } } == [0, 1, 2])
        #expect((0..<3).map(walk.duration(of:)) == [0.25, 0, Double(UInt32.max) / 1e6])
        #expect(throws: MaskFileBuilder.BuildError.tooLarge(count: -1, limit: Int(UInt32.max))) {
            try builder.add("walk", frame: -1, duration: 1, bitmap: HitMask.Bitmap(width: 1, height: 1))
        }
    }

    @Test func `stores a region map`() throws {
        let red: UInt32 = 0xFF_0000
        let colors: [UInt32?] = [nil, red, 7, red, 7, 0xAA_0000_07]
        var builder = MaskFileBuilder()
        try builder.add("map", regions: colors, width: 3)
        let map = try #require(try HitMaskFile(builder.bytes()).regionMap(named: "map"))
        #expect((0..<6).map { map.region(x: $0 % 3, y: $0 / 3) } == [0, 1, 2, 1, 2, 2])
        #expect((1...2).map(map.name(of:)) == ["#FF0000", "#000007"])
        for width in [0, -1, 4, 7] {
            #expect(throws: MaskFileBuilder.BuildError.self) { try builder.add("map", regions: colors, width: width) }
        }
        let many = (0..<70_000).map { UInt32?($0) }
        #expect(throws: MaskFileBuilder.BuildError.tooLarge(count: 70_000, limit: 65_535)) {
            try builder.add("map", regions: many, width: 700)
        }
    }
}
