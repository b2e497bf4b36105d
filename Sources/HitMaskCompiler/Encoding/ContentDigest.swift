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

        private mutating func add(_ buffer: UnsafeRawBufferPointer) {
            let bytes = RawBytes(buffer)
            var offset = 0
            while offset < bytes.count, byteCount & 31 != 0 {
                add(byte: bytes.u8(at: offset))
                offset += 1
            }
            var (first, second) = (first, second)
            let start = offset
            while offset + 32 <= bytes.count {
                let words = bytes.u64x4(at: offset)
                first.take(words[0], words[1], words[2], words[3])
                second.take(words[3], words[0], words[1], words[2])
                offset &+= 32
            }
            (self.first, self.second) = (first, second)
            byteCount += offset - start
            while offset < bytes.count {
                add(byte: bytes.u8(at: offset))
                offset += 1
            }
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
