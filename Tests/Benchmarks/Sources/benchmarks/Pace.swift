/// How queries follow each other. The closures are inlined: what runs is one loop over the points.
enum Pace: String {
    /// Each query's coordinates depend on the last answer, so that none can start before the last is done. This is the
    /// time that one tap takes.
    case latency
    /// Independent queries, of which the processor overlaps as many as it can.
    case throughput

    /// Asks all points and counts the hits.
    ///
    /// With `latency` a miss moves the next point by a pixel to the right and down, a hit leaves it.
    @inline(__always)
    func hits(_ points: [Point], _ isOpaque: (_ x: Int, _ y: Int) -> Bool) -> Int {
        points.withUnsafeBufferPointer { points in
            var hits = 0
            switch self {
            case .latency:
                var last = 1
                for point in points {
                    let step = 1 &- last
                    last = isOpaque(Int(point.x) &+ step, Int(point.y) &+ step).asNumber
                    hits &+= last
                }
            case .throughput:
                for point in points { hits &+= isOpaque(Int(point.x), Int(point.y)).asNumber }
            }
            return hits
        }
    }

    /// The same across many masks: each query names its mask.
    @inline(__always)
    func hits<Mask>(
        _ queries: [MaskQuery], _ masks: UnsafeBufferPointer<Mask>, _ isOpaque: (Mask, _ x: Int, _ y: Int) -> Bool
    ) -> Int {
        queries.withUnsafeBufferPointer { queries in
            var hits = 0
            switch self {
            case .latency:
                var last = 1
                for query in queries {
                    let step = 1 &- last
                    last = isOpaque(masks[Int(query.mask)], Int(query.x) &+ step, Int(query.y) &+ step).asNumber
                    hits &+= last
                }
            case .throughput:
                for query in queries {
                    hits &+= isOpaque(masks[Int(query.mask)], Int(query.x), Int(query.y)).asNumber
                }
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

/// A query across many masks.
struct MaskQuery {
    let mask: UInt16
    let x: Int16
    let y: Int16
}
