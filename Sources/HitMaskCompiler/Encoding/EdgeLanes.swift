/// The edges of a row of a block, one in each lane from the left side on; or a number for each of them.
typealias EdgeLanes = SIMD8<Int16>

// Written out, because a comparison of vectors may compile to a loop over the lanes.
extension EdgeLanes {
    static let capacity = 8

    /// Lanes 0 … 3 and 4 … 7, each lane from the low bits up.
    @inline(__always)
    init(packed low: UInt64, _ high: UInt64) {
        #if _endian(little)
            self = unsafeBitCast(SIMD2(low, high), to: EdgeLanes.self)
        #else
            self = .zero
            for lane in 0..<8 {
                self[lane] = Int16(truncatingIfNeeded: (lane < 4 ? low : high) &>> UInt64(16 * (lane & 3)))
            }
        #endif
    }

    /// The lesser of each two. Their difference must not overflow.
    @inline(__always)
    func lesser(_ other: EdgeLanes) -> EdgeLanes {
        let difference = self &- other
        return other &+ difference & (difference &>> 15)
    }

    /// The greater of each two. Their difference must not overflow.
    @inline(__always)
    func greater(_ other: EdgeLanes) -> EdgeLanes {
        let difference = self &- other
        return self &- difference & (difference &>> 15)
    }

    /// The lanes of `other` where `choice` has all bits, and of this vector where it has none.
    @inline(__always)
    func replaced(by other: EdgeLanes, where choice: EdgeLanes) -> EdgeLanes { self ^ (self ^ other) & choice }

    /// The lanes as two words whose order depends on the machine.
    @inline(__always)
    var words: SIMD2<UInt64> { unsafeBitCast(self, to: SIMD2<UInt64>.self) }

    /// The bits that any lane has.
    @inline(__always)
    var union: Int {
        let words = self.words
        var folded = words[0] | words[1]
        folded |= folded &>> 32
        folded |= folded &>> 16
        return Int(truncatingIfNeeded: folded & 0xFFFF)
    }
}

/// Builds lanes one by one, without a write to memory for each.
struct EdgeLanesBuilder {
    private var low: UInt64 = 0
    private var high: UInt64 = 0
    private(set) var count = 0

    @inline(__always)
    init() {}

    /// Adds the next lane; what comes behind the eighth is counted and dropped.
    @inline(__always)
    mutating func append(_ value: Int16) {
        let bits = UInt64(UInt16(bitPattern: value)) &<< UInt64(16 &* (count & 3))
        if count < 4 {
            low |= bits
        } else if count < 8 {
            high |= bits
        }
        count &+= 1
    }

    @inline(__always)
    var lanes: EdgeLanes { EdgeLanes(packed: low, high) }
}
