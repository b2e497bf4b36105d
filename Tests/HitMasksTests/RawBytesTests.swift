import Testing

@testable import HitMasks

/// The one file with loads through a pointer: every load at and around both ends.
@Suite struct `Bytes that are read in place` {
    private let bytes = (1...40).map { UInt8($0) }

    /// The number of `size` bytes at an offset, little-endian; 0 if not all of them are there.
    private func number(_ offset: Int, _ size: Int, of count: Int) -> UInt64 {
        guard offset >= 0, offset + size <= count else { return 0 }
        return (0..<size).reduce(0) { $0 | UInt64(bytes[offset + $1]) << UInt64(8 * $1) }
    }

    @Test(arguments: [0, 1, 3, 8, 15, 16, 17, 40]) func `are the file's inside, and zero outside`(_ count: Int) {
        bytes.withUnsafeBytes { buffer in
            let raw = RawBytes(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            for offset in Array(-20...60) + [.min, .max, .min + 8, .max - 8] {
                let isFar = offset.magnitude > 60
                func expected(_ size: Int) -> UInt64 { isFar ? 0 : number(offset, size, of: count) }
                #expect(UInt64(raw.u8(at: offset)) == expected(1), "\(offset) of \(count)")
                #expect(UInt64(raw.u16(at: offset)) == expected(2), "\(offset) of \(count)")
                #expect(UInt64(raw.u32(at: offset)) == expected(4), "\(offset) of \(count)")
                #expect(raw.u64(at: offset) == expected(8), "\(offset) of \(count)")
                #expect(raw.u64x4(at: offset)[0] == (offset >= 0 && offset <= count - 32 ? expected(8) : 0))
                // A word of a lookup needs sixteen bytes, however few it takes.
                let word = raw.word(at: offset, as: UInt64.self).map(UInt64.init(littleEndian:))
                #expect(word == (offset >= 0 && offset <= count - 16 ? expected(8) : nil), "\(offset) of \(count)")
            }
        }
    }

    @Test func `go on from any offset to the same end`() {
        bytes.withUnsafeBytes { buffer in
            let raw = RawBytes(buffer)
            for offset in 0...40 {
                let rest = raw.from(offset)
                #expect(rest.count == 40 - offset && rest.u8(at: 0) == (offset < 40 ? UInt8(offset + 1) : 0))
            }
            for offset in [-1, 41, .min, .max] { #expect(raw.from(offset).count == 0, "\(offset)") }
        }
    }

    @Test func `are lent cut to what there is`() {
        bytes.withUnsafeBytes { buffer in
            let raw = RawBytes(buffer)
            #expect(raw.withBuffer(2..<5) { Array($0) } == [3, 4, 5])
            #expect(raw.withBuffer(-3..<2) { Array($0) } == [1, 2])
            #expect(raw.withBuffer(39..<99) { Array($0) } == [40])
            #expect(raw.withBuffer(50..<60) { $0.count } == 0)
        }
    }
}
