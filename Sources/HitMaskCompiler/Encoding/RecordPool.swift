/// The records of a tile's blocks, end to end, each byte string stored once.
struct RecordPool {
    private(set) var bytes: [UInt8] = []

    /// Where the record lies: among the bytes so far, over their end, or behind them.
    mutating func place(_ record: ArraySlice<UInt8>) -> Int {
        if let found = find(record) { return found }
        var overlap = min(record.count - 1, bytes.count)
        while overlap > 0, !bytes.suffix(overlap).elementsEqual(record.prefix(overlap)) { overlap -= 1 }
        bytes.append(contentsOf: record.dropFirst(overlap))
        return bytes.count - record.count
    }

    private func find(_ record: ArraySlice<UInt8>) -> Int? {
        guard let first = record.first, bytes.count >= record.count else { return nil }
        for start in 0...(bytes.count - record.count) where bytes[start] == first {
            if bytes[start..<start + record.count].elementsEqual(record) { return start }
        }
        return nil
    }

    /// Where a byte that is at least so large lies.
    func find(atLeast value: UInt8) -> Int? { bytes.firstIndex { $0 >= value } }
}
