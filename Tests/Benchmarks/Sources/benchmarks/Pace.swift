/// How queries follow each other.
enum Pace: String {
    /// The last answer picks the next query, somewhere in a window of the list, so that none can start before the last
    /// is done. This is the time that one tap takes, reading its coordinates included.
    case latency
    /// The last answer picks the next query, one of two neighbours. Little but the lookup itself is left in the chain.
    case tight
    /// Independent queries, of which the processor overlaps as many as it can.
    case throughput

    /// The queries from which an answer picks, a power of two. They fit into the nearest caches.
    static let window = 8192

    /// Asks half of the queries and counts the hits. A list is shorter than a window, or whole windows long.
    @inline(__always)
    func hits<Query>(_ queries: [Query], _ isOpaque: (Query) -> Bool) -> Int {
        queries.withUnsafeBufferPointer { queries in
            var (hits, last) = (0, 0)
            // Three loops, so that no trace of the last answer is left in the third.
            switch self {
            case .latency:
                let window = min(Pace.window, queries.count)
                var next = 0
                for start in stride(from: 0, to: queries.count, by: window) {
                    for _ in 0..<window / 2 {
                        last = isOpaque(queries[start &+ next]).asNumber
                        hits &+= last
                        // Odd steps, one for each answer, come past every query of the window. It is a shift and no
                        // multiplication, for which the compiler would choose by a branch.
                        next = (next &+ 2731 &+ last &<< 10) & (window &- 1)
                    }
                }
            case .tight:
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
    var asNumber: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
