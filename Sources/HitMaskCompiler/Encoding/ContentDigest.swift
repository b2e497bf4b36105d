import HitMasks

/// What stands for bytes: equal for equal bytes, and for others only by an accident that nobody will see.
///
/// It tells versions of a file and masks apart. Four lanes of 128 bits each take the words of the bytes in turn, two at a
/// time, and mix them by a multiplication that keeps all 128 bits of the product: one for 16 bytes, so that a build in
/// which nothing changed takes little longer than reading the files. The number of bytes is kept exactly. It is no
/// cryptographic digest: somebody who wants to can make two files with the same one.
package struct ContentDigest: Hashable, Sendable {
    package let first: UInt64
    package let second: UInt64
    package let byteCount: Int

    package init(first: UInt64, second: UInt64, byteCount: Int) {
        (self.first, self.second, self.byteCount) = (first, second, byteCount)
    }

    /// One half tells as much as a hash can.
    package func hash(into hasher: inout Hasher) { hasher.combine(first) }

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
        private var lanes = Lanes()
        /// The bytes of a block that is not whole yet, zeros behind them.
        private var pending = Block.zero
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
            let begun = byteCount % blockSize
            let start = begun == 0 ? 0 : min(blockSize - begun, bytes.count)
            if start > 0 { addPart(UnsafeRawBufferPointer(rebasing: bytes[..<start])) }
            let end = bytes.count - (bytes.count - start) % blockSize
            if end > start { addBlocks(UnsafeRawBufferPointer(rebasing: bytes[start..<end])) }
            if end < bytes.count { addPart(UnsafeRawBufferPointer(rebasing: bytes[end...])) }
        }

        private mutating func addBlocks(_ bytes: UnsafeRawBufferPointer) {
            // In a variable of its own, which stays in registers.
            var lanes = lanes
            for offset in Swift.stride(from: 0, to: bytes.count, by: blockSize) {
                lanes.take(bytes.loadUnaligned(fromByteOffset: offset, as: Block.self))
            }
            self.lanes = lanes
            byteCount += bytes.count
        }

        /// Takes bytes that begin, go on with or end a block, and none of another one.
        private mutating func addPart(_ bytes: UnsafeRawBufferPointer) {
            let begun = byteCount % blockSize
            withUnsafeMutableBytes(of: &pending) { block in
                UnsafeMutableRawBufferPointer(rebasing: block[begun...]).copyMemory(from: bytes)
            }
            byteCount += bytes.count
            guard byteCount % blockSize == 0 else { return }
            lanes.take(pending)
            pending = .zero
        }

        /// The digest of the bytes so far.
        package var digest: ContentDigest {
            var lanes = lanes
            if byteCount % blockSize != 0 { lanes.take(pending) }
            let folded = lanes.folded
            return ContentDigest(first: folded.a, second: folded.b, byteCount: byteCount)
        }
    }
}

/// The words that all lanes take in one step.
private typealias Block = SIMD8<UInt64>
private let blockSize = 64

/// Four lanes, because a processor works on the multiplications of all at once.
private struct Lanes {
    // Numbers without a pattern: the first digits behind the point of √2, √3, √5, √7, √11, √13, √17 and √19.
    private var lane0 = Lane(a: 0x6A09_E667_F3BC_C908, b: 0xBB67_AE85_84CA_A73B)
    private var lane1 = Lane(a: 0x3C6E_F372_FE94_F82B, b: 0xA54F_F53A_5F1D_36F1)
    private var lane2 = Lane(a: 0x510E_527F_ADE6_82D1, b: 0x9B05_688C_2B3E_6C1F)
    private var lane3 = Lane(a: 0x1F83_D9AB_FB41_BD6B, b: 0x5BE0_CD19_137E_2179)

    @inline(__always)
    mutating func take(_ block: Block) {
        lane0.take(block[0], block[1])
        lane1.take(block[2], block[3])
        lane2.take(block[4], block[5])
        lane3.take(block[6], block[7])
    }

    /// One lane that has taken all.
    var folded: Lane {
        var lane = lane0
        lane.take(lane1.a, lane1.b)
        lane.take(lane2.a, lane2.b)
        lane.take(lane3.a, lane3.b)
        // Once more, so that the last lane's words reach all bits, too.
        lane.take(0, 0)
        return lane
    }
}

private struct Lane {
    var a: UInt64
    var b: UInt64

    /// Takes two words.
    ///
    /// The halves of a word change places before half of the product goes into it. Otherwise bits that the product repeats
    /// would cancel each other, those at the end of the low half and those at the start of the high half, and a lane would
    /// lose more and more of what it has over many equal words.
    @inline(__always)
    mutating func take(_ first: UInt64, _ second: UInt64) {
        let x = a ^ UInt64(littleEndian: first)
        let y = b ^ UInt64(littleEndian: second)
        let product = x.multipliedFullWidth(by: y)
        a = (x << 32 | x >> 32) ^ product.high
        b = (y << 32 | y >> 32) ^ product.low
    }
}
