import HitMasks

/// What stands for bytes: equal for equal bytes, and for others only by an accident that nobody will see.
///
/// It tells versions of a file and masks apart. Two halves of 64 bits each are made in one pass: both take the words of
/// the bytes in four lanes, but in other lanes and with another factor, so that one differs where the other does not. The
/// number of bytes is kept exactly. It is no cryptographic digest: somebody who wants to can make two files with the
/// same one.
package struct ContentDigest: Hashable, Sendable {
    package let first: UInt64
    package let second: UInt64
    package let byteCount: Int

    package init(first: UInt64, second: UInt64, byteCount: Int) {
        (self.first, self.second, self.byteCount) = (first, second, byteCount)
    }

    /// The digest of bytes in memory.
    package init(of bytes: [UInt8]) {
        self = bytes.withUnsafeBytes { ContentDigest(of: $0) }
    }

    /// The digest of bytes where they lie.
    init(of bytes: UnsafeRawBufferPointer) {
        var stream = Stream()
        stream.add(bytes)
        self = stream.digest
    }

    /// A digest of bytes that come one piece after the other, cut anywhere.
    package struct Stream {
        private var first = Lanes(prime: Checksum.prime)
        private var second = Lanes(prime: 0xD6E8_FEB8_6659_FD93)
        /// The bytes of a block that is not whole yet, zeros behind them.
        private var pending = SIMD4<UInt64>.zero
        private var byteCount = 0

        package init() {}

        /// Takes the next bytes.
        package mutating func add(_ bytes: [UInt8]) {
            bytes.withUnsafeBytes { add($0) }
        }

        /// Takes the first bytes of a buffer.
        package mutating func add(_ buffer: [UInt8], count: Int) {
            buffer.withUnsafeBytes { add(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        }

        mutating func add(_ bytes: UnsafeRawBufferPointer) {
            var offset = 0
            while offset < bytes.count, byteCount & 31 != 0 {
                add(byte: bytes[offset])
                offset += 1
            }
            let end = bytes.count - (bytes.count - offset) % 32
            addBlocks(UnsafeRawBufferPointer(rebasing: bytes[offset..<end]))
            for offset in end..<bytes.count { add(byte: bytes[offset]) }
        }

        private mutating func addBlocks(_ bytes: UnsafeRawBufferPointer) {
            // In variables of their own, which stay in registers.
            var (first, second) = (first, second)
            for offset in Swift.stride(from: 0, to: bytes.count, by: 32) {
                let w = word(of: bytes, at: offset), x = word(of: bytes, at: offset &+ 8)
                let y = word(of: bytes, at: offset &+ 16), z = word(of: bytes, at: offset &+ 24)
                first.take(w, x, y, z)
                second.take(z, w, x, y)
            }
            (self.first, self.second) = (first, second)
            byteCount += bytes.count
        }

        @inline(__always)
        private func word(of bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
            UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        }

        private mutating func add(byte: UInt8) {
            pending[byteCount >> 3 & 3] |= UInt64(byte) << UInt64(byteCount & 7 * 8)
            byteCount += 1
            if byteCount & 31 == 0 { takePending() }
        }

        private mutating func takePending() {
            first.take(pending[0], pending[1], pending[2], pending[3])
            second.take(pending[3], pending[0], pending[1], pending[2])
            pending = .zero
        }

        /// The digest of the bytes so far.
        package var digest: ContentDigest {
            var whole = self
            if byteCount & 31 != 0 { whole.takePending() }
            return ContentDigest(first: whole.first.folded, second: whole.second.folded, byteCount: byteCount)
        }
    }

    /// Four lanes, each of which takes a word in every step: a processor works on all of them at once.
    private struct Lanes {
        let prime: UInt64
        private var a: UInt64 = 1
        private var b: UInt64 = 2
        private var c: UInt64 = 3
        private var d: UInt64 = 4

        init(prime: UInt64) { self.prime = prime }

        @inline(__always)
        mutating func take(_ w: UInt64, _ x: UInt64, _ y: UInt64, _ z: UInt64) {
            (a, b, c, d) = (mix(a, w), mix(b, x), mix(c, y), mix(d, z))
        }

        var folded: UInt64 { mix(mix(mix(a, b), c), d) }

        // A bijection of either argument when the other is kept: no single changed word goes unseen.
        @inline(__always)
        private func mix(_ lane: UInt64, _ word: UInt64) -> UInt64 {
            let product = (lane ^ word) &* prime
            return product ^ product >> 32
        }
    }
}
