import HitMaskCompiler
import HitMasks
import TestSupport
import Testing

/// Each rule of docs/FORMAT.md, broken alone in a small file whose checksum is right, gives its own error.
@Suite struct `A broken rule` {
    /// The record of the diamond, a tile of four blocks, starts here.
    private static let record = 0x45

    @Test func `of a tile gives its fault`() throws {
        try expect(.invalidFlags(found: 0x43)) { $0[0] = 0x43 }
        try expect(.invalidFlags(found: 0x06)) { $0[0] = 0x06 }
        try expect(.blockTooLarge(widthExponent: 6, heightExponent: 9)) { $0[1] = 0x96 }
        try expect(.blockTooLarge(widthExponent: 9, heightExponent: 4)) { $0[1] = 0x49 }
        try expect(.boundsOutside(PixelRect(x: 60, y: 3, width: 54, height: 58), width: 64, height: 64)) { $0[2] = 60 }
        try expect(.boundsOutside(PixelRect(x: 5, y: 7, width: 54, height: 58), width: 64, height: 64)) { $0[3] = 7 }
        try expect(.reservedByteNotZero(offset: 1)) { $0[0] = 4 }
    }

    @Test func `of a block's entry gives its fault`() throws {
        // Codes 5 and 6 have no meaning, nor have literal rows with edges or slopes.
        for code: UInt8 in [0x4D, 0x4E, 0x0F, 0x47] {
            try expect(.invalidEntry(index: 0, word: 0x0D00 | UInt32(code))) { $0[8] = code }
        }
        // Behind the record, and in the table.
        try expect(.blockOutside(index: 0, offset: 60)) { ($0[8], $0[9]) = (0x48, 0x1E) }
        try expect(.blockOutside(index: 3, offset: 35)) { ($0[14], $0[15]) = (0xC8, 0x11) }
        try expect(.blockOutside(index: 0, offset: 7)) { ($0[8], $0[9]) = (0xC8, 0x03) }
    }

    @Test func `of a grid gives its fault`() throws {
        let grid: [UInt8] = [8, 0, 0x05, 0x03, 0x35, 0x39, 0, 0]
        try expect(.truncated(needed: 8 + 4 * 4 * 58, available: 46)) { $0.replaceSubrange(0..<8, with: grid) }
        try expect(.reservedByteNotZero(offset: 1)) { $0.replaceSubrange(0..<2, with: [8, 1]) }
        try expect(.reservedByteNotZero(offset: 6)) { $0.replaceSubrange(0..<8, with: grid[..<6] + [1, 0]) }
        try expect(.invalidFlags(found: 0x0A)) { $0.replaceSubrange(0..<8, with: [0x0A] + grid[1...]) }
        try expect(.notCanonical) { $0.replaceSubrange(0..<8, with: [8, 0, 255, 0, 255, 0, 0, 0]) }
    }

    @Test func `of a grid's tiles gives its fault`() throws {
        var builder = MaskFileBuilder()
        try builder.add("g", bitmap: TestBitmaps.make("ring", width: 300, height: 20, seed: 1))
        let file = try builder.bytes()
        let start = 48 + 14 + 1
        let first = Int(file[start + 8])
        try #require(file[start] == 8 && first == 16)
        try expect(.misplacedTile(cell: 0, found: 17, expected: 16), in: file, at: start) { $0[8] = 17 }
        try expect(.notCanonical, in: file, at: start) { $0[first] = 4 }
    }

    @Test func `of a trait list gives its fault, and an optional trait is skipped`() throws {
        var builder = MaskFileBuilder()
        try builder.add("t", scale: 2, bitmap: TestBitmaps.make("ring", width: 9, height: 9, seed: 1))
        let file = try builder.bytes()
        let list = 48 + 14 + 1
        try #require(Array(file[list..<list + 8]) == [1, 4, 2, 0, 1, 0, 0, 0])
        func changed(_ offset: Int, _ value: UInt8) -> [UInt8] {
            var bytes = file
            bytes[list + offset] = value
            bytes.repairChecksum()
            return bytes
        }
        for (offset, value) in [(1, 5), (1, 3), (1, 200), (2, 0), (4, 2), (6, 1)] as [(Int, UInt8)] {
            #expect(throws: HitMask.FormatError.invalidTraits(index: 0, offset: 0), "\(offset) = \(value)") {
                try HitMaskFile(changed(offset, value))
            }
        }
        #expect(throws: HitMask.FormatError.unknownTrait(index: 0, tag: 4)) { try HitMaskFile(changed(0, 4)) }
        #expect(try HitMaskFile(changed(0, 0x81)).mask(named: "t")?.scale == 1)
        #expect(try HitMaskFile(file).mask(named: "t")?.scale == 2)
    }

    @Test func `by a later version is refused if a reader must know it, and skipped if not`() throws {
        let file = try PackageFolder.bytes("masks/smallest.hitmask")
        func extended(kind: UInt32, size: UInt32) -> [UInt8] {
            var bytes = Array(file.dropLast(16)) + [UInt8](repeating: 7, count: 11) + [UInt8](repeating: 0, count: 16)
            bytes.set32(file.count - 16, kind)
            bytes.set32(file.count - 12, size)
            bytes.set32(12, UInt32(bytes.count))
            bytes.repairChecksum()
            return bytes
        }
        let mask = try #require(try HitMaskFile(extended(kind: 5, size: 3)).mask(named: "diamond"))
        #expect(mask.contains(x: 22, y: 10))
        #expect(throws: HitMask.FormatError.unknownSection(kind: 0x8000_0005, offset: file.count - 16)) {
            try HitMaskFile(extended(kind: 0x8000_0005, size: 3))
        }
        #expect(throws: HitMask.FormatError.self) { try HitMaskFile(extended(kind: 5, size: 4)) }
        #expect(throws: HitMask.FormatError.self) { try HitMaskFile(extended(kind: 5, size: 0xFFFF_FFFF)) }
    }

    private func expect(
        _ fault: HitMask.RecordFault, in file: [UInt8]? = nil, at start: Int = `A broken rule`.record,
        sourceLocation: SourceLocation = #_sourceLocation, when change: (inout [UInt8]) -> Void
    ) throws {
        let file = try file ?? PackageFolder.bytes("masks/smallest.hitmask")
        var record = Array(file[start...])
        change(&record)
        var bytes = file[..<start] + record
        bytes.repairChecksum()
        #expect(throws: HitMask.FormatError.invalidRecord(offset: 0, fault), sourceLocation: sourceLocation) {
            try HitMaskFile(Array(bytes))
        }
    }
}

extension RangeReplaceableCollection
where Self: RandomAccessCollection & MutableCollection, Element == UInt8, Index == Int {
    /// Writes a number of 32 bits.
    mutating func set32(_ offset: Int, _ value: UInt32) {
        for byte in 0..<4 { self[offset + byte] = UInt8(truncatingIfNeeded: value >> UInt32(8 * byte)) }
    }

    /// Makes the checksum of a changed file right again.
    mutating func repairChecksum() {
        let checksum = NaiveReader.checksum(of: Array(self))
        for byte in 0..<8 { self[16 + byte] = UInt8(truncatingIfNeeded: checksum >> UInt64(8 * byte)) }
    }
}
