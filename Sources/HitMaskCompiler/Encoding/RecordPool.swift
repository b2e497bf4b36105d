/// The records of a tile's blocks, end to end, each byte string stored once.
struct RecordPool {
    private(set) var bytes: [UInt8] = []
    /// For each hash of two bytes the last place where such a pair begins, and for each place the one before; -1 for none.
    private var lastPlaces = ContiguousArray<Int32>(repeating: -1, count: 256)
    private var placesBefore: ContiguousArray<Int32> = []

    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        placesBefore.removeAll(keepingCapacity: true)
        for hash in lastPlaces.indices { lastPlaces[hash] = -1 }
    }

    /// Where the record lies: among the bytes so far, over their end, or behind them.
    mutating func place(_ record: Range<Int>, of records: borrowing [UInt8]) -> Int {
        if let found = find(record, of: records) { return found }
        let overlap = overlap(record, of: records)
        for index in record.lowerBound + overlap..<record.upperBound { append(records[index]) }
        return bytes.count - record.count
    }

    /// Where a byte that is at least so large lies.
    func find(atLeast value: UInt8) -> Int? { bytes.firstIndex { $0 >= value } }

    private mutating func append(_ byte: UInt8) {
        bytes.append(byte)
        let place = bytes.count - 2
        guard place >= 0 else { return }
        let hash = RecordPool.hash(bytes[place], byte)
        placesBefore.append(lastPlaces[hash])
        lastPlaces[hash] = Int32(truncatingIfNeeded: place)
    }

    private static func hash(_ first: UInt8, _ second: UInt8) -> Int { Int(first &* 31 &+ second) }

    private func find(_ record: Range<Int>, of records: borrowing [UInt8]) -> Int? {
        let (first, count) = (record.lowerBound, record.count)
        guard count > 1 else { return bytes.firstIndex(of: records[first]) }
        var place = Int(lastPlaces[RecordPool.hash(records[first], records[first + 1])])
        while place >= 0 {
            if place + count <= bytes.count, matches(first, of: records, at: place, count: count) { return place }
            place = Int(placesBefore[place])
        }
        return nil
    }

    /// The most bytes of the record that end the bytes so far.
    private func overlap(_ record: Range<Int>, of records: borrowing [UInt8]) -> Int {
        guard !bytes.isEmpty else { return 0 }
        let last = bytes[bytes.count - 1]
        var overlap = min(record.count - 1, bytes.count)
        while overlap > 0 {
            if records[record.lowerBound &+ overlap &- 1] == last,
                matches(record.lowerBound, of: records, at: bytes.count - overlap, count: overlap)
            {
                return overlap
            }
            overlap &-= 1
        }
        return 0
    }

    private func matches(_ first: Int, of records: borrowing [UInt8], at place: Int, count: Int) -> Bool {
        for index in 0..<count where bytes[place &+ index] != records[first &+ index] { return false }
        return true
    }
}
