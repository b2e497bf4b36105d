import HitMaskCompiler
import TestSupport
import Testing

@testable import HitMasks

/// Everything that there is of something, each with its checksum repaired.
@Suite struct `Every` {
    static let goldens = ["smallest", "buttons", "art"]

    @Test(arguments: TileAssembler.all) func `image up to 4 × 4 is read from a form that holds it`(
        _ form: TileAssembler
    ) throws {
        for (width, height) in (1...4).flatMap({ width in (1...4).map { (width, $0) } }) {
            let step = UInt64(TestBitmaps.exhaustiveStep(width * height))
            for number in stride(from: UInt64(0), to: 1 << UInt64(width * height), by: Int(step)) {
                let image = TestBitmaps.bits(number, width: width, height: height)
                let record = form.record(of: image)
                // The zeros that end a file, and nothing more.
                let bytes = record + [UInt8](repeating: 0, count: FileLayout.paddingSize)
                let storage = bytes.withUnsafeBytes { ByteStorage(copying: $0) }
                let length = try storage.bytes.validRecordLength(from: 0, to: record.count)
                try #require(length == record.count)
                let mask = HitMask(record: storage.bytes, traits: StoredTraits(), at: 0, in: storage)
                for y in 0..<height {
                    for x in 0..<width {
                        try #require(mask.contains(x: x, y: y) == image.contains(x: x, y: y), "\(number), (\(x), \(y))")
                    }
                }
                try #require(mask.expanded() == image, "\(number)")
            }
        }
    }

    @Test(arguments: goldens) func `value of every byte of header and directory is refused or harmless`(_ name: String)
        throws
    {
        let golden = try PackageFolder.bytes("masks/\(name).hitmask")
        let directory = try HitMaskFile(golden).sections.records.lowerBound
        var accepted = 0
        for offset in 0..<directory {
            for value in UInt8.min...UInt8.max where value != golden[offset] {
                var changed = golden
                changed[offset] = value
                if !(16..<24).contains(offset) { changed.repairChecksumFast() }
                guard let file = try? HitMaskFile(changed) else { continue }
                accepted += 1
                // No record was changed, so each mask is one of the golden file's.
                let (entry, naive) = (
                    file.entries[accepted % file.count], NaiveReader(changed).masks[accepted % file.count]
                )
                try expectSame(entry, naive, points: 24)
                for entry in file.entries { _ = (entry.name, entry.traits, entry.mask.slices, entry.mask.artBounds) }
            }
        }
        #expect(accepted > 0)
    }

    @Test(arguments: goldens) func `flipped bit is refused or harmless`(_ name: String) throws {
        let golden = try PackageFolder.bytes("masks/\(name).hitmask")
        let whole = try HitMaskFile(golden)
        let starts = (0..<whole.count).map { whole.sections.recordOffset($0) }
        var accepted = 0
        for bit in 64..<golden.count * 8 where !(128..<192).contains(bit) {
            var changed = golden
            changed[bit / 8] ^= 1 << UInt8(bit % 8)
            changed.repairChecksumFast()
            guard let file = try? HitMaskFile(changed) else { continue }
            accepted += 1
            // The mask whose record has the bit; any, if none has.
            let index = starts.indices.last { starts[$0] <= bit / 8 } ?? accepted % file.count
            let (entry, naive) = (file.entries[index], NaiveReader(changed).masks[index])
            if try expectSame(entry, naive, points: 160), accepted % 16 == 0 { try expectRoundTrip(entry.mask) }
        }
        #expect(accepted > 0)
    }

    @Test(arguments: goldens) func `truncation is refused, whatever size and checksum say`(_ name: String) throws {
        let golden = try PackageFolder.bytes("masks/\(name).hitmask")
        for count in 0..<golden.count {
            let cut = Array(golden[..<count])
            #expect(throws: HitMask.FormatError.truncated(count: count, needed: count < 16 ? 64 : golden.count)) {
                try HitMaskFile(cut)
            }
            guard count >= 64 else { continue }
            var lying = cut
            lying.set32(12, UInt32(count))
            lying.repairChecksumFast()
            #expect(throws: HitMask.FormatError.self, "\(count)") { try HitMaskFile(lying) }
        }
    }

    /// Some points, spread over the mask, and what is expanded of it. Whether the mask is a small one.
    @discardableResult
    private func expectSame(_ entry: HitMaskFile.Entry, _ naive: NaiveReader.Mask, points: Int) throws -> Bool {
        let mask = entry.mask
        try #require(mask.width == naive.width && mask.height == naive.height)
        try #require(entry.name.utf8.elementsEqual(naive.name))
        let area = mask.width * mask.height
        let bitmap = area <= 1 << 16 ? mask.expanded() : nil
        for point in stride(from: 0, to: area, by: max(1, area / points)) {
            let (x, y) = (point % mask.width, point / mask.width)
            let isOpaque = mask.contains(x: x, y: y)
            try #require(isOpaque == naive.isOpaque(x, y), "(\(x), \(y))")
            if let bitmap { try #require(isOpaque == bitmap.contains(x: x, y: y), "(\(x), \(y))") }
        }
        return bitmap != nil
    }

    private func expectRoundTrip(_ mask: HitMask) throws {
        let bitmap = mask.expanded()
        #expect(try HitMask.compiled(bitmap).expanded() == bitmap)
    }
}

extension [UInt8] {
    /// As ``repairChecksum()``, by the runtime's own checksum, which other tests hold to the second reader's.
    fileprivate mutating func repairChecksumFast() {
        let checksum = withUnsafeBytes { Checksum.of(file: RawBytes($0)) }
        for byte in 0..<8 { self[16 + byte] = UInt8(truncatingIfNeeded: checksum >> UInt64(8 * byte)) }
    }
}
