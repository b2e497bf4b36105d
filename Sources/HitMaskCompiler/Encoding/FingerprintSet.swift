/// A set of fingerprints that is emptied in no time.
struct FingerprintSet {
    private var keys = ContiguousArray<UInt64>(repeating: 0, count: 256)
    private var stamps = ContiguousArray<UInt32>(repeating: 0, count: 256)
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
        keys = ContiguousArray(repeating: 0, count: keys.count * 2)
        stamps = ContiguousArray(repeating: 0, count: keys.count)
        stamp = 1
        count = 0
        for key in old { _ = insert(key) }
    }
}
