import HitMasks

extension HitMask {
    /// The mask as a binary PBM picture (P4): 1, which viewers show black, is opaque.
    package var pbm: [UInt8] {
        let bitmap = expanded()
        var bytes = Array("P4\n\(width) \(height)\n".utf8)
        bytes.reserveCapacity(bytes.count + bitmap.bytes.count)
        // PBM's leftmost pixel is the most significant bit, ours the least.
        for byte in bitmap.bytes { bytes.append(byte.bitReversed) }
        return bytes
    }
}

extension UInt8 {
    /// The bits in the opposite order.
    var bitReversed: UInt8 {
        var bits = self
        bits = bits >> 4 | bits << 4
        bits = (bits & 0xCC) >> 2 | (bits & 0x33) << 2
        return (bits & 0xAA) >> 1 | (bits & 0x55) << 1
    }
}
