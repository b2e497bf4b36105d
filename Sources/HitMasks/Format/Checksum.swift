/// The 64-bit checksum of a mask file: docs/FORMAT.md, "Checksum".
///
/// It finds damage, not malice. Four lanes take the file's little-endian words in turn, so that it runs as fast as
/// memory is read; a byte-wise CRC would take longer than all other checks together.
package struct Checksum {
    private var lanes = Lanes()
    /// Bytes of a word that is not whole yet.
    private var pending: UInt64 = 0
    private var byteCount = 0

    package static let prime: UInt64 = 0x9E37_79B9_7F4A_7C15

    private struct Lanes {
        var a: UInt64 = 1
        var b: UInt64 = 2
        var c: UInt64 = 3
        var d: UInt64 = 4
    }

    package init() {}

    /// The checksum of a whole file; the eight bytes in which the file keeps it count as zero.
    package static func of(file bytes: RawBytes) -> UInt64 {
        let field = FileLayout.Header.checksum
        var checksum = Checksum()
        bytes.withBuffer(0..<field) { checksum.add($0) }
        checksum.add(word: 0)
        bytes.withBuffer(field + 8..<bytes.count) { checksum.add($0) }
        return checksum.value
    }

    /// Takes the next bytes of the file, however many.
    package mutating func add(_ buffer: UnsafeRawBufferPointer) {
        let bytes = RawBytes(buffer)
        var offset = 0
        while offset < bytes.count, byteCount & 31 != 0 {
            add(byte: bytes.u8(at: offset))
            offset += 1
        }
        var lanes = lanes
        let blocksStart = offset
        while offset + 32 <= bytes.count {
            let words = bytes.u64x4(at: offset)
            lanes.a = Checksum.mix(lanes.a, words[0])
            lanes.b = Checksum.mix(lanes.b, words[1])
            lanes.c = Checksum.mix(lanes.c, words[2])
            lanes.d = Checksum.mix(lanes.d, words[3])
            offset &+= 32
        }
        self.lanes = lanes
        byteCount += offset - blocksStart
        while offset < bytes.count {
            add(byte: bytes.u8(at: offset))
            offset += 1
        }
    }

    private mutating func add(byte: UInt8) {
        pending |= UInt64(byte) << UInt64(byteCount & 7 * 8)
        byteCount += 1
        if byteCount & 7 == 0 { flush() }
    }

    private mutating func add(word: UInt64) {
        pending = word
        byteCount += 8
        flush()
    }

    private mutating func flush() {
        switch (byteCount - 1) >> 3 & 3 {
        case 0: lanes.a = Checksum.mix(lanes.a, pending)
        case 1: lanes.b = Checksum.mix(lanes.b, pending)
        case 2: lanes.c = Checksum.mix(lanes.c, pending)
        default: lanes.d = Checksum.mix(lanes.d, pending)
        }
        pending = 0
    }

    /// The checksum of the bytes so far; a last word that is not whole is filled with zeros.
    package var value: UInt64 {
        var whole = self
        if byteCount & 7 != 0 {
            whole.byteCount = (byteCount + 7) & ~7
            whole.flush()
        }
        let lanes = whole.lanes
        return Checksum.mix(Checksum.mix(Checksum.mix(lanes.a, lanes.b), lanes.c), lanes.d)
    }

    // A bijection of either argument when the other is kept: no single changed word goes unseen.
    @inline(__always)
    private static func mix(_ lane: UInt64, _ word: UInt64) -> UInt64 {
        let product = (lane ^ word) &* prime
        return product ^ product >> 32
    }
}
