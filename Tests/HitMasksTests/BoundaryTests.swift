import TestSupport
import Testing

@testable import HitMaskCompiler
@testable import HitMasks

/// Rules at the very value where they begin to hold.
@Suite struct `At its boundary` {
    private func refusal(_ bytes: [UInt8]) -> HitMask.FormatError? {
        do {
            _ = try HitMaskFile(bytes)
            return nil
        } catch {
            return error
        }
    }

    /// What a file says whose only mask is stored in these bytes.
    private func refusal(record: [UInt8]) throws -> HitMask.FormatError? {
        var builder = MaskFileBuilder()
        try builder.add("m", traits: StoredTraits(), record: MaskRecord(pieces: [record]))
        return refusal(try builder.bytes())
    }

    private func changed(_ file: [UInt8], _ change: (inout [UInt8]) -> Void) -> [UInt8] {
        var bytes = file
        change(&bytes)
        bytes.set32(12, UInt32(bytes.count))
        bytes.repairChecksum()
        return bytes
    }

    /// One mask at 2x; its list of traits is 1 4 2 0 1 0 0 and a byte that is not used.
    private func scaled() throws -> [UInt8] {
        var builder = MaskFileBuilder()
        try builder.add("t", scale: 2, bitmap: TestBitmaps.make("ring", width: 9, height: 9, seed: 1))
        return try builder.bytes()
    }

    @Test func `each of the first eight bytes is one and no other`() throws {
        let file = try PackageFolder.bytes("masks/smallest.hitmask")
        for offset in 0..<8 {
            for other in [file[offset] - 1, file[offset] + 1, 0xFF] {
                let bytes = changed(file) { $0[offset] = other }
                #expect(refusal(bytes) == .notAMaskFile(found: Array(bytes.prefix(8))), "\(other) at \(offset)")
            }
        }
    }

    @Test func `each of the last sixteen bytes must be zero`() throws {
        let file = try PackageFolder.bytes("masks/smallest.hitmask")
        for offset in file.count - 16..<file.count {
            #expect(refusal(changed(file) { $0[offset] = 1 }) == .paddingNotZero, "\(offset)")
        }
    }

    @Test func `a prefix behind the last one is refused, and the last one is not`() throws {
        let file = ValidationTests.sample
        let prefixes = Int(file[28])
        #expect(refusal(changed(file) { $0[48 + 8] = UInt8(prefixes + 1) }) == .invalidPrefix(index: prefixes))
        #expect(refusal(changed(file) { $0[48 + 8] = UInt8(prefixes) }) != .invalidPrefix(index: prefixes - 1))
    }

    @Test func `a file has up to 65,535 prefixes of up to 255 bytes`() throws {
        let file = try PackageFolder.bytes("masks/smallest.hitmask")
        try #require(file[24] == 1 && file[28] == 0)
        let names = Int(file[32])
        // Prefixes that no name uses, before the name of the only mask.
        func refusal(prefixCount count: Int, size: Int) -> HitMask.FormatError? {
            self.refusal(
                changed(file) { bytes in
                    var table: [UInt8] = []
                    for index in 1...count { table.append32(UInt32(index * size)) }
                    table += [UInt8](repeating: 0x61, count: count * size)
                    bytes.insert(contentsOf: table, at: 48 + 14)
                    bytes.set32(28, UInt32(count))
                    bytes.set32(32, UInt32(names + count * size))
                    bytes.set32(48, UInt32(count * size))
                })
        }
        for size in [1, 254, 255] { #expect(refusal(prefixCount: 2, size: size) == nil, "\(size)") }
        #expect(refusal(prefixCount: 2, size: 256) == .invalidPrefix(index: 0))
        for count in [65_534, 65_535] { #expect(refusal(prefixCount: count, size: 1) == nil, "\(count)") }
        guard case .sectionsTooLong = refusal(prefixCount: 65_536, size: 1) else {
            Issue.record("65,536 prefixes are taken")
            return
        }
    }

    @Test func `a prefix may end where the names end, if there is no mask`() throws {
        let file = try MaskFileBuilder().bytes()
        try #require(file.count == 64)
        func with(size: Int) -> HitMask.FormatError? {
            refusal(
                changed(file) { bytes in
                    bytes.insert(contentsOf: [UInt8(size), 0, 0, 0, 0x61, 0x62], at: 48)
                    (bytes[28], bytes[32]) = (1, 2)
                })
        }
        #expect(with(size: 2) == nil)
        #expect(with(size: 1) == .unusedBytes(section: .names, count: 1))
        #expect(with(size: 3) == .invalidPrefix(index: 0))
    }

    @Test func `a mask shares the record of one that has its own`() throws {
        var builder = MaskFileBuilder()
        for name in ["a", "b", "c"] {
            try builder.add(name, bitmap: TestBitmaps.make("ring", width: 9, height: 9, seed: 1))
        }
        let file = try builder.bytes()
        let third = 48 + 2 * 14 + 4
        try #require(Array(file[third..<third + 4]) == [0, 0, 0, 0x80])
        #expect(refusal(file) == nil)
        // The second is no record either, and the third would be itself.
        for target: UInt8 in 1...2 {
            #expect(refusal(changed(file) { $0[third] = target }) == .invalidSharing(index: 2, target: Int(target)))
        }
    }

    @Test func `sections are as long as the header says, also the one that begins behind the last byte`() throws {
        let file = try PackageFolder.bytes("masks/smallest.hitmask")
        let names = 48 + Int(file[24]) * 14
        try #require(file[28] == 0)
        func end(behind: Int, traits: Int) -> HitMask.FormatError? {
            refusal(
                changed(file) { bytes in
                    bytes.set32(32, UInt32(bytes.count - names + behind))
                    (bytes[36], bytes[40]) = (UInt8(traits), 0)
                })
        }
        for behind in [-1, 0] {
            for traits in [0, 7] {
                #expect(
                    end(behind: behind, traits: traits)
                        == .sectionsTooLong(end: file.count + behind + traits, available: file.count - 16))
            }
        }
    }

    @Test func `the variants of a name end with the last entry, whatever lies behind it`() throws {
        // The name is what the entry begins with, as if the same name went on in another one.
        let name = String(repeating: "\0", count: 14)
        var builder = MaskFileBuilder()
        try builder.add(name, bitmap: TestBitmaps.make("ring", width: 9, height: 9, seed: 1))
        let file = try HitMaskFile(builder.bytes())
        #expect(file.entries(named: name).count == 1)
        #expect(file.mask(named: name)?.width == 9)
    }

    @Test func `a tag that is repeated, and a trait that ends with the section, are refused`() throws {
        let file = try scaled()
        let list = 48 + 14 + 1
        try #require(Array(file[list..<list + 8]) == [1, 4, 2, 0, 1, 0, 0, 0])
        // Optional traits, of which a reader knows nothing but order and size.
        let repeated = changed(file) { $0.replaceSubrange(list..<list + 8, with: [0x81, 0, 0x81, 0, 0, 0, 0, 0]) }
        #expect(refusal(repeated) == .invalidTraits(index: 0, offset: 0))
        for size: UInt8 in 0..<12 {
            let sized = changed(file) { $0.replaceSubrange(list..<list + 8, with: [0x81, size, 0, 0, 0, 0, 0, 0]) }
            // Behind the trait there must be a zero that ends the list.
            #expect((refusal(sized) == nil) == (size <= 5), "\(size)")
        }
        // A list may have 128 bytes with its end, and no more.
        for count in [124, 125, 126] {
            let long = changed(file) { bytes in
                bytes.replaceSubrange(
                    list..<list + 8, with: [0x81, UInt8(count)] + [UInt8](repeating: 7, count: count) + [0, 0, 0, 0])
                bytes.set32(36, UInt32(count + 6))
            }
            #expect((refusal(long) == nil) == (count <= 125), "\(count)")
        }
    }

    @Test func `a region map has fewer regions than codes, at most sixteen planes, and no map as a plane`() throws {
        var picture = ColorPicture(width: 12, height: 4)
        for index in picture.pixels.indices { picture.pixels[index] = UInt32(index % 12 / 4 + 1) }
        var builder = MaskFileBuilder()
        try builder.add("m", traits: StoredTraits(), record: FoundRegions(picture).record())
        let file = try builder.bytes()
        let record = 48 + 14 + 1
        try #require(file[record] == 1 && file[record + 1] == 2 && file[record + 2] == 3)
        #expect(refusal(file) == nil)
        let fault = HitMask.FormatError.invalidRecord(offset: 0, .invalidRegions)
        #expect(refusal(changed(file) { $0[record + 1] = 17 }) == fault)
        let plane = record + Int(file[record + 8])
        #expect(refusal(changed(file) { $0[plane] = 1 }) == fault)
        // A region, a code and a plane too many, or too few.
        for (offset, value) in [(record + 2, 4), (record + 2, 2), (record + 1, 1), (record + 1, 3)] as [(Int, UInt8)] {
            #expect(refusal(changed(file) { $0[offset] = value }) != nil, "\(offset) = \(value)")
        }
        // Code 1 may stand for the regions 1 to 3.
        let codes = record + 8 + 4 * 3
        for value: UInt8 in 0...4 {
            let isRefused = refusal(changed(file) { $0[codes] = value }) == fault
            #expect(isRefused == !(1...3).contains(value), "\(value)")
        }
    }

    @Test func `four regions do not fit into two planes`() throws {
        // Tables for four regions without names, and three planes that are one empty tile each.
        let empty: [UInt8] = [4, 0, 0, 0, 0, 0, 3, 3]
        func refusal(regions: Int) throws -> HitMask.FormatError? {
            var record: [UInt8] = [1, 2, UInt8(regions), 0, 0, 0, 0, 0]
            let planes = 8 + 12 + regions * 9
            for plane in 0..<3 { record += [UInt8(planes + 8 * plane), 0, 0, 0] }
            for _ in 0..<regions { record += [1, 0] }
            record += [UInt8](repeating: 0, count: 7 * regions) + empty + empty + empty
            return try self.refusal(record: record)
        }
        #expect(try refusal(regions: 3) == nil)
        #expect(try refusal(regions: 4) == .invalidRecord(offset: 0, .invalidRegions))
    }

    @Test func `a plane of a region map lies where the one before it ends`() throws {
        let empty: [UInt8] = [4, 0, 0, 0, 0, 0, 3, 3]
        func refusal(second: Int) throws -> HitMask.FormatError? {
            let planes = 8 + 8 + 9
            var record: [UInt8] = [1, 1, 1, 0, 0, 0, 0, 0]
            for plane in [planes, second] { record += [UInt8(plane), 0, 0, 0] }
            record += [1, 0] + [UInt8](repeating: 0, count: 7) + empty + empty
            return try self.refusal(record: record)
        }
        #expect(try refusal(second: 33) == nil)
        for place in [25, 32, 34, 41] {
            #expect(try refusal(second: place) == .invalidRecord(offset: 0, .invalidRegions), "\(place)")
        }
    }

    @Test func `a region map may have sixteen planes, and names that are empty`() throws {
        let empty: [UInt8] = [4, 0, 0, 0, 0, 0, 3, 3]
        func refusal(planes: Int) throws -> HitMask.FormatError? {
            let first = 8 + 4 * (planes + 1) + 9
            var record: [UInt8] = [1, UInt8(planes), 1, 0, 0, 0, 0, 0]
            for plane in 0...planes { record += [UInt8(first + 8 * plane), 0, 0, 0] }
            record +=
                [1, 0] + [UInt8](repeating: 0, count: 7) + [[UInt8]](repeating: empty, count: planes + 1).joined()
            return try self.refusal(record: record)
        }
        for planes in [1, 16] { #expect(try refusal(planes: planes) == nil) }
        #expect(try refusal(planes: 17) == .invalidRecord(offset: 0, .invalidRegions))
    }

    @Test func `a section of a later version may be empty, and ends where the padding begins`() throws {
        let file = try PackageFolder.bytes("masks/smallest.hitmask")
        func with(_ section: [UInt8]) -> HitMask.FormatError? {
            refusal(changed(file) { $0.insert(contentsOf: section, at: $0.count - 16) })
        }
        #expect(with([7, 0, 0, 0, 0, 0, 0, 0]) == nil)
        #expect(with([7, 0, 0, 0, 1, 0, 0, 0, 9]) == nil)
        let end = file.count - 16
        #expect(with([7, 0, 0, 0, 2, 0, 0, 0, 9]) == .sectionsTooLong(end: end + 10, available: end + 9))
        #expect(with([7, 0, 0, 0, 0, 0, 0]) == .sectionsTooLong(end: end + 8, available: end + 7))
    }

    @Test func `a tile of a grid has room for its head`() throws {
        // 257 × 1 pixels: the second cell's tile begins where the record ends, or five bytes before that.
        for count in 0...7 {
            let grid: [UInt8] = [8, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0] + [UInt8](repeating: 0, count: count)
            // The head of six bytes, and then a table of two.
            let expected = HitMask.RecordFault.truncated(needed: count < 6 ? 6 : 8, available: count)
            #expect(try refusal(record: grid) == .invalidRecord(offset: 0, expected), "\(count)")
        }
    }

    @Test func `a tile has room for its table, and for a block behind it`() throws {
        let tile = try MaskEncoder.record(of: HitMask.Bitmap(width: 1, height: 1).inverted()).pieces[0]
        try #require(tile.count == 11)
        #expect(try refusal(record: tile) == nil)
        func expect(_ fault: HitMask.RecordFault, count: Int) throws {
            #expect(try refusal(record: Array(tile[..<count])) == .invalidRecord(offset: 0, fault), "\(count)")
        }
        try expect(.truncated(needed: 10, available: 9), count: 9)
        try expect(.blockOutside(index: 0, offset: 2), count: 10)
    }

    @Test func `a region map has room for its tables, and for planes behind them`() throws {
        let planes: [UInt8] = [25, 0, 0, 0, 33, 0, 0, 0]
        let tables = [1, 1, 1, 0, 0, 0, 0, 0] + planes + [1, 0] + [UInt8](repeating: 0, count: 7)
        let short = HitMask.RecordFault.truncated(needed: 25, available: 24)
        #expect(try refusal(record: Array(tables[..<24])) == .invalidRecord(offset: 0, short))
        let fault = try #require(try refusal(record: tables))
        #expect(fault != .invalidRecord(offset: 0, .truncated(needed: 25, available: 25)), "\(fault)")
        #expect(try refusal(record: tables + [4, 0, 0, 0, 0, 0, 3, 3, 4, 0, 0, 0, 0, 0, 3, 3]) == nil)
    }

    @Test func `the names of regions are UTF-8, and all of their bytes belong to one`() throws {
        func refusal(names: [UInt8], ends: [UInt8]) throws -> HitMask.FormatError? {
            let empty: [UInt8] = [4, 0, 0, 0, 0, 0, 3, 3]
            let count = ends.count
            let planes = 8 + 12 + 9 * count + names.count
            var record: [UInt8] = [1, 2, UInt8(count), 0, UInt8(names.count), 0, 0, 0]
            for plane in 0..<3 { record += [UInt8(planes + 8 * plane), 0, 0, 0] }
            for region in 1...count { record += [UInt8(region), 0] }
            record += [UInt8](repeating: 0, count: 3 * count)
            for end in ends { record += [end, 0, 0, 0] }
            return try self.refusal(record: record + names + empty + empty + empty)
        }
        let fault = HitMask.FormatError.invalidRecord(offset: 0, .invalidRegions)
        #expect(try refusal(names: Array("äb".utf8), ends: [2, 3]) == nil)
        #expect(try refusal(names: Array("äb".utf8), ends: [0, 3]) == nil)
        // Cut within a character, not a character, a byte too many, a name that ends before it begins, and too late.
        #expect(try refusal(names: Array("äb".utf8), ends: [1, 3]) == fault)
        #expect(try refusal(names: [0x61, 0xFF], ends: [1, 2]) == fault)
        #expect(try refusal(names: Array("abc".utf8), ends: [1, 2]) == fault)
        #expect(try refusal(names: Array("ab".utf8), ends: [2, 1]) == fault)
        #expect(try refusal(names: Array("ab".utf8), ends: [1, 3]) == fault)
    }

    @Test func `bytes that belong to no name are refused in plain words`() throws {
        let file = try PackageFolder.bytes("masks/smallest.hitmask")
        let names = 48 + Int(file[24]) * 14 + Int(file[28]) * 4 + Int(file[32])
        let longer = changed(file) { bytes in
            bytes.insert(contentsOf: [0x61, 0x62], at: names)
            bytes[32] += 2
        }
        #expect(refusal(longer) == .unusedBytes(section: .names, count: 2))
        #expect(refusal(longer)?.description == "2 bytes of the names belong to no entry")
    }

    @Test func `names are UTF-8, in order, and follow each other`() throws {
        func file(_ names: String...) throws -> [UInt8] {
            var builder = MaskFileBuilder()
            for (index, name) in names.enumerated() {
                try builder.add(name, bitmap: TestBitmaps.make("ring", width: 9 + index, height: 9, seed: 1))
            }
            return try builder.bytes()
        }
        let (plain, long) = (try file("a", "b"), try file("ab", "c"))
        let text = 48 + 2 * 14
        try #require(Array(plain[text..<text + 2]) == Array("ab".utf8) && plain[28] == 0)
        #expect(refusal(changed(plain) { $0[text] = 0xFF }) == .invalidName(index: 0))
        // One name twice: as two texts, and as one place.
        #expect(refusal(changed(plain) { $0[text + 1] = $0[text] }) == .entriesOutOfOrder(index: 1))
        #expect(refusal(changed(plain) { $0[48 + 14] = 0 }) == .entriesOutOfOrder(index: 1))
        // The second name begins within the first: "bc".
        let second = 48 + 14
        let within = changed(long) { ($0[second], $0[second + 12]) = (1, 2) }
        #expect(refusal(within) == .misplacedName(index: 1, offset: 1, size: 2))
        let sample = ValidationTests.sample
        let prefix = 48 + Int(sample[24]) * 14 + Int(sample[28]) * 4
        try #require(sample[28] > 0)
        #expect(refusal(changed(sample) { $0[prefix] = 0xFF }) == .invalidPrefix(index: 0))
    }

    @Test func `bytes behind the last record belong to nothing`() throws {
        let longer = changed(try PackageFolder.bytes("masks/smallest.hitmask")) { bytes in
            bytes.insert(0, at: bytes.count - 16)
            bytes[40] += 1
        }
        #expect(refusal(longer) == .unusedBytes(section: .records, count: 1))
    }
}
