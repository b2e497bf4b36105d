import TestSupport
import Testing

@testable import HitMaskCompiler
@testable import HitMasks

/// docs/FORMAT.md, "Trait list", tag by tag.
@Suite struct `A trait` {
    /// What a file says whose only mask has a list.
    private func refusal(_ list: [UInt8]) throws -> HitMask.FormatError? {
        var builder = MaskFileBuilder()
        try builder.add("t", scale: 2, bitmap: TestBitmaps.make("ring", width: 9, height: 9, seed: 1))
        var bytes = try builder.bytes()
        let start = 48 + 14 + 1
        try #require(Array(bytes[start..<start + 8]) == [1, 4, 2, 0, 1, 0, 0, 0])
        let filled = list + [UInt8](repeating: 0, count: 4 - list.count % 4)
        bytes.replaceSubrange(start..<start + 8, with: filled)
        bytes.set32(36, UInt32(filled.count))
        bytes.set32(12, UInt32(bytes.count))
        bytes.repairChecksum()
        do {
            _ = try HitMaskFile(bytes)
            return nil
        } catch {
            return error
        }
    }

    private static let invalid = HitMask.FormatError.invalidTraits(index: 0, offset: 0)

    /// For each tag of one byte the values that it may have.
    private static let values: [UInt8: Set<UInt8>] = [
        5: [1, 2, 3, 4, 5, 6, 7], 6: [1, 2, 4, 5, 6], 7: [1, 2], 8: [1, 2], 9: Set(1...15),
        13: [1, 2, 4, 5, 6, 8, 9, 10],
    ]

    @Test func `of one byte has the values of the format and no other`() throws {
        for (tag, values) in Self.values {
            for value in UInt8.min...UInt8.max {
                let expected = values.contains(value) ? nil : Self.invalid
                #expect(try refusal([tag, 1, value]) == expected, "\(tag): \(value)")
            }
        }
    }

    @Test func `has the size of its tag and no other`() throws {
        let smallest = Self.values.mapValues { [$0.min()!] }
        let longer: [UInt8: [UInt8]] = [
            1: [2, 0, 1, 0], 2: [0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            3: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 10: [UInt8](repeating: 0, count: 12),
            14: [UInt8](repeating: 0, count: 8),
        ]
        for (tag, value) in longer.merging(smallest, uniquingKeysWith: { first, _ in first }) {
            for size in 0...20 {
                let bytes = (value + [UInt8](repeating: 0, count: 20)).prefix(size)
                let expected = size == value.count ? nil : Self.invalid
                #expect(try refusal([tag, UInt8(size)] + bytes) == expected, "\(tag): \(size)")
            }
        }
    }

    @Test func `without a value does not take the next tag for one`() throws {
        for (tag, _) in Self.values {
            for (next, values) in Self.values where next > tag {
                #expect(try refusal([tag, 0, next, 1, values.min()!]) == Self.invalid, "\(tag), \(next)")
            }
        }
    }

    @Test func `that is not known is refused below 128, and skipped from there on`() throws {
        for tag in UInt8(1)...255 where Self.values[tag] == nil && ![1, 2, 3, 10, 14].contains(tag) {
            let expected = tag < 128 ? HitMask.FormatError.unknownTrait(index: 0, tag: Int(tag)) : nil
            #expect(try refusal([tag, 1, 1]) == expected, "\(tag)")
        }
    }
}
