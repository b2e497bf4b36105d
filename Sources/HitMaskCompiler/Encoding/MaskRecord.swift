import HitMasks

/// A mask as it is stored, in the pieces in which it was made: a large mask is never copied as a whole.
package struct MaskRecord: Sendable, Hashable {
    package let pieces: [[UInt8]]

    package var byteCount: Int { pieces.reduce(0) { $0 + $1.count } }
}
