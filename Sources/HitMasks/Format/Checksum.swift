/// The 64-bit checksum of a mask file: docs/FORMAT.md, "Checksum".
///
/// It finds damage, not malice. Four lanes take the file's little-endian words in turn, so that it runs as fast as
/// memory is read; a byte-wise CRC would take longer than all other checks together.
package struct Checksum {
    private var lanes = Lanes()
    private var wordCount = 0

    package static let prime: UInt64 = 0x9E37_79B9_7F4A_7C15

    struct Lanes {
        var a: UInt64 = 1
        var b: UInt64 = 2
        var c: UInt64 = 3
        var d: UInt64 = 4
    }

    package init() {}

    /// The checksum of a whole file; the eight bytes in which the file keeps it count as zero.
    package static func of(file bytes: RawBytes) -> UInt64 {
        var checksum = Checksum()
        let start = FileLayout.Header.checksum
        checksum.add(bytes, 0..<start)
        checksum.add(word: 0)
        checksum.add(bytes, start + 8..<bytes.count)
        return checksum.value
    }

    /// Takes the words of a range. Only the last range may end with a part of a word, which is filled with zeros.
    package mutating func add(_ bytes: RawBytes, _ range: Range<Int>) {
        var offset = range.lowerBound
        while wordCount & 3 != 0, offset + 8 <= range.upperBound {
            add(word: bytes.u64(at: offset))
            offset += 8
        }
        var lanes = lanes
        while offset + 32 <= range.upperBound {
            lanes.a = Checksum.mix(lanes.a, bytes.u64(at: offset))
            lanes.b = Checksum.mix(lanes.b, bytes.u64(at: offset + 8))
            lanes.c = Checksum.mix(lanes.c, bytes.u64(at: offset + 16))
            lanes.d = Checksum.mix(lanes.d, bytes.u64(at: offset + 24))
            offset += 32
            wordCount += 4
        }
        self.lanes = lanes
        while offset < range.upperBound {
            var word: UInt64 = 0
            for byte in 0..<min(8, range.upperBound - offset) {
                word |= UInt64(bytes.u8(at: offset + byte)) << UInt64(8 * byte)
            }
            add(word: word)
            offset += 8
        }
    }

    package mutating func add(word: UInt64) {
        switch wordCount & 3 {
        case 0: lanes.a = Checksum.mix(lanes.a, word)
        case 1: lanes.b = Checksum.mix(lanes.b, word)
        case 2: lanes.c = Checksum.mix(lanes.c, word)
        default: lanes.d = Checksum.mix(lanes.d, word)
        }
        wordCount += 1
    }

    package var value: UInt64 {
        Checksum.mix(Checksum.mix(Checksum.mix(lanes.a, lanes.b), lanes.c), lanes.d)
    }

    // A bijection of either argument when the other is kept: no single changed word goes unseen.
    @inline(__always)
    private static func mix(_ lane: UInt64, _ word: UInt64) -> UInt64 {
        let product = (lane ^ word) &* prime
        return product ^ product >> 32
    }
}
