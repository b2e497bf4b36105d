/// How queries follow each other.
enum Pace: String {
    /// The last answer picks the next query, one of a pair, so that none can start before the last is done. This is
    /// the time that one tap takes, reading its coordinates included.
    case latency
    /// Independent queries, of which the processor overlaps as many as it can.
    case throughput

    /// Asks one point of each pair and counts the hits. For `latency` it is the second after a hit, else the first.
    @inline(__always)
    func hits<Query>(_ queries: [Query], _ isOpaque: (Query) -> Bool) -> Int {
        queries.withUnsafeBufferPointer { queries in
            var hits = 0
            // Two loops, so that no trace of the last answer is left in the second.
            switch self {
            case .latency:
                var last = 0
                for pair in 0..<queries.count / 2 {
                    last = isOpaque(queries[2 &* pair &+ last]).asNumber
                    hits &+= last
                }
            case .throughput:
                for pair in 0..<queries.count / 2 { hits &+= isOpaque(queries[2 &* pair]).asNumber }
            }
            return hits
        }
    }
}

extension Bool {
    /// 1 or 0, without a branch. Behind `self ? 1 : 0` the compiler may branch, and a processor that guesses the answer
    /// right starts the next query before this one is done.
    @inline(__always)
    fileprivate var asNumber: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
