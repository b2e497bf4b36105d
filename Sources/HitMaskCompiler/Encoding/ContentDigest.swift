import HitMasks

/// What stands for bytes: equal for equal bytes, and for others only by an accident that nobody will see.
///
/// It tells versions of a file and masks apart. Two runs of the mask file's checksum make it, 128 bits together; in the
/// second all words come one lane later, so that it differs where the first does not. The number of bytes is kept
/// exactly. It is no cryptographic digest: somebody who wants to can make two files with the same one.
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
        private var first = Checksum()
        private var second = Checksum()
        private var byteCount = 0

        package init() {
            withUnsafeBytes(of: Checksum.prime.littleEndian) { second.add($0) }
        }

        /// Takes the next bytes.
        package mutating func add(_ bytes: [UInt8]) {
            bytes.withUnsafeBytes { add($0) }
        }

        /// Takes the first bytes of a buffer.
        package mutating func add(_ buffer: [UInt8], count: Int) {
            buffer.withUnsafeBytes { add(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        }

        private mutating func add(_ bytes: UnsafeRawBufferPointer) {
            first.add(bytes)
            second.add(bytes)
            byteCount += bytes.count
        }

        /// The digest of the bytes so far.
        package var digest: ContentDigest {
            ContentDigest(first: first.value, second: second.value, byteCount: byteCount)
        }
    }
}
