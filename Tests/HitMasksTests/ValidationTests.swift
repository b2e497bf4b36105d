import HitMaskCompiler
import HitMasks
import TestSupport
import Testing

/// Files from an enemy are refused, or answer every point without a trap.
@Suite struct ValidationTests {
    static let sample: [UInt8] = {
        var builder = MaskFileBuilder()
        for (index, kind) in ["ring", "text", "noise", "empty", "full", "ring"].enumerated() {
            let bitmap = TestBitmaps.make(kind, width: 40, height: 30, seed: UInt64(index))
            try! builder.add("group/\(kind)\(index)", scale: Double(index % 2 + 1), bitmap: bitmap)
        }
        try! builder.add("wide", bitmap: TestBitmaps.make("ring", width: 300, height: 20, seed: 3))
        return try! builder.bytes()
    }()

    @Test("Every truncation gives the exact error")
    func truncations() {
        let file = ValidationTests.sample
        for count in 0..<file.count {
            let needed = count < 16 ? 64 : file.count
            #expect(throws: HitMask.FormatError.truncated(count: count, needed: needed)) {
                try HitMaskFile(Array(file[..<count]))
            }
        }
    }

    @Test("Bytes behind the end are an error")
    func trailingBytes() {
        let file = ValidationTests.sample
        #expect(throws: HitMask.FormatError.trailingBytes(count: file.count + 1, expected: file.count)) {
            try HitMaskFile(file + [0])
        }
    }

    @Test("Every flipped bit is refused")
    func bitFlips() {
        var file = ValidationTests.sample
        for bit in 0..<file.count * 8 {
            file[bit / 8] ^= 1 << UInt8(bit % 8)
            #expect(throws: HitMask.FormatError.self) { try HitMaskFile(file) }
            file[bit / 8] ^= 1 << UInt8(bit % 8)
        }
    }

    @Test("Each header field with a wrong value gives its own error")
    func headerFields() {
        expect(.notAMaskFile(found: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])) {
            $0.replaceSubrange(0..<4, with: [0x89, 0x50, 0x4E, 0x47])
        }
        expect(.unsupportedVersion(found: 2, supported: 1)) { $0[8] = 2 }
        expect(.unknownFeatures(bits: 4)) { $0[10] = 4 }
        expect(.reservedBytesNotZero(found: 1)) { $0[44] = 1 }
        expect(.paddingNotZero) { $0[$0.count - 1] = 1 }
        expect(.invalidPrefix(index: 0)) { $0.set32(48 + 14 * 7, 0) }
        expect(.invalidName(index: 0)) { $0[48 + 12] = 0 }
        expect(.invalidPrefix(index: 41)) { $0[48 + 8] = 42 }
        expect(.misplacedName(index: 1, offset: 13, size: 5)) { $0[48 + 14] += 1 }
        expect(.misplacedRecord(index: 0, found: 1, expected: 0)) { $0.set32(48 + 4, 1) }
        expect(.invalidSharing(index: 0, target: 0)) { $0.set32(48 + 4, 0x8000_0000) }
    }

    @Test("Hostile sizes in every 32-bit field of the header are refused", arguments: [12, 24, 28, 32, 36, 40])
    func hostileSizes(_ field: Int) {
        let size = UInt32(ValidationTests.sample.count)
        for value in [0, 1, size - 1, size, size + 1, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF] {
            var file = ValidationTests.sample
            let original = (0..<4).reduce(UInt32(0)) { $0 | UInt32(file[field + $1]) << UInt32(8 * $1) }
            guard value != original else { continue }
            file.set32(field, value)
            file.repairChecksum()
            #expect(throws: HitMask.FormatError.self, "\(field) = \(value)") { try HitMaskFile(file) }
        }
    }

    @Test("Every byte with every value, its checksum repaired, is refused or answers like the second reader")
    func mutations() throws {
        #if DEBUG
            let step = 41
        #else
            let step = 11
        #endif
        let sample = ValidationTests.sample
        var accepted = 0
        for offset in 8..<sample.count where !(16..<24).contains(offset) {
            for value in stride(from: offset % step, to: 256, by: step) where UInt8(value) != sample[offset] {
                var file = sample
                file[offset] = UInt8(value)
                file.repairChecksum()
                guard let opened = try? HitMaskFile(file) else { continue }
                accepted += 1
                try compare(opened, file, every: accepted % 50 == 0 ? 3 : 17)
            }
        }
        #expect(accepted > 100)
    }

    /// Every answer of the accepted file, and its round trip through bitmap and encoder.
    private func compare(_ opened: HitMaskFile, _ file: [UInt8], every: Int) throws {
        for (entry, naive) in zip(opened.entries, NaiveReader(file).masks) {
            let mask = entry.mask
            #expect(mask.width == naive.width && mask.height == naive.height)
            var point = 0
            while point < mask.width * mask.height {
                let (x, y) = (point % mask.width, point / mask.width)
                #expect(mask.contains(x: x, y: y) == naive.isOpaque(x, y))
                point += every
            }
            let bitmap = mask.expanded()
            #expect(
                bitmap.contains(x: mask.width / 2, y: mask.height / 2)
                    == mask.contains(x: mask.width / 2, y: mask.height / 2))
        }
    }

    private func expect(
        _ error: HitMask.FormatError, sourceLocation: SourceLocation = #_sourceLocation,
        when change: (inout [UInt8]) -> Void
    ) {
        var file = ValidationTests.sample
        change(&file)
        file.repairChecksum()
        #expect(throws: error, sourceLocation: sourceLocation) { try HitMaskFile(file) }
    }
}
