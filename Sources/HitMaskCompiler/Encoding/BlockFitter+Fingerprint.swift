import HitMasks

extension BlockFitter {
    /// A number that is the same for fits with the same record, and for practical purposes for no others: with it a
    /// layout's size is known without writing its records.
    func fingerprint(_ fit: BlockFit, frame: TileFrame, column: BlockColumn, rows: Range<Int>) -> UInt64 {
        var hash = UInt64(fit.entryWord) &* Checksum.prime
        func mix(_ word: UInt64) {
            hash = (hash ^ word) &* Checksum.prime
            hash ^= hash >> 32
        }
        func mix(_ lanes: Lanes) {
            let words = unsafeBitCast(lanes, to: SIMD2<UInt64>.self)
            mix(words[0])
            mix(words[1])
        }
        if fit.code == 7 {
            let mask = RowBits(setting: 0..<column.width)
            for v in rows {
                let bits = frame.rows[v].shifted(left: column.start) & mask
                for word in 0..<(column.width + 63) >> 6 { mix(bits[word]) }
            }
            return hash
        }
        mix(fit.bases)
        mix(fit.slopes)
        if fit.code > 0 {
            for row in 0..<rows.count { mix(values[row] &- rise(fit.slopes, row)) }
        }
        return hash
    }
}

/// A set of fingerprints that is emptied in no time.
struct FingerprintSet {
    private var keys = [UInt64](repeating: 0, count: 256)
    private var stamps = [UInt32](repeating: 0, count: 256)
    private var stamp: UInt32 = 0
    private var count = 0

    mutating func removeAll() {
        stamp += 1
        count = 0
    }

    /// Whether the number was not in the set yet.
    mutating func insert(_ key: UInt64) -> Bool {
        if count * 2 >= keys.count { grow() }
        var slot = Int(truncatingIfNeeded: key) & (keys.count - 1)
        while stamps[slot] == stamp {
            if keys[slot] == key { return false }
            slot = (slot + 1) & (keys.count - 1)
        }
        keys[slot] = key
        stamps[slot] = stamp
        count += 1
        return true
    }

    private mutating func grow() {
        let old = zip(keys, stamps).filter { $1 == stamp }.map(\.0)
        keys = [UInt64](repeating: 0, count: keys.count * 2)
        stamps = [UInt32](repeating: 0, count: keys.count)
        stamp = 1
        count = 0
        for key in old { _ = insert(key) }
    }
}
