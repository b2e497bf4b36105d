import HitMasks
import Testing

@testable import HitMaskCompiler

/// A mask whose opaque pixels are the `#` of the rows.
private func mask(_ rows: String...) throws -> HitMask {
    var bitmap = HitMask.Bitmap(width: rows[0].count, height: rows.count)
    for (y, row) in rows.enumerated() {
        for (x, character) in row.enumerated() where character == "#" { bitmap.set(x: x, y: y) }
    }
    var builder = MaskFileBuilder()
    try builder.add("mask", bitmap: bitmap)
    return try #require(try HitMaskFile(builder.bytes()).mask(named: "mask"))
}

@Suite struct `A mask in other forms` {
    @Test func `is drawn a character a pixel`() throws {
        let rows = ["#..#", ".##.", "...."]
        #expect(try mask("#..#", ".##.", "....").drawing() == Array((rows.joined(separator: "\n") + "\n").utf8))
    }

    @Test func `is drawn with half blocks, two rows in one`() throws {
        let drawing = try mask("##..", "#.#.", "##..").drawing(.halfBlocks)
        #expect(String(decoding: drawing, as: UTF8.self) == "█▀▄ \n▀▀  \n")
    }

    @Test func `is a PBM with the leftmost pixel in the highest bit`() throws {
        #expect(try mask("#........#", ".#........").pbm == Array("P4\n10 2\n".utf8) + [0x80, 0x40, 0x40, 0x00])
    }

    @Test func `is a PNG whose alpha is the mask`() throws {
        let mask = try mask("#..#", ".##.", "....")
        var rows: [HitMask.Bitmap] = []
        let summary = try PNGReader.read(bytes: mask.png) { rows.append($0) }
        #expect(summary.opaqueCount == 4)
        #expect(rows == [mask.expanded()])
    }
}
