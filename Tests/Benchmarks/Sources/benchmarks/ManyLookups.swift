import HitMasks

/// Two thousand masks asked in random order: nothing is near, and the smaller form wins by fitting into the caches.
struct ManyLookups {
    let masks: [HitMask]
    let raws: [RawBitmap]
    let queries: [MaskQuery]

    init(aim: Aim, artworks: [Artwork], maskCount: Int = 2000, queryCount: Int = 1 << 18) throws {
        let chosen = artworks.evenlySpread(maskCount)
        var random = SplitMix(state: 2)
        // A few hundred points for each mask, dealt in random order.
        let points = chosen.map { aim.points(on: $0, count: queryCount / chosen.count + 1, using: &random) }
        var deal = chosen.indices.flatMap { mask in
            points[mask].map { MaskQuery(mask: UInt16(mask), x: $0.x, y: $0.y) }
        }
        deal.shuffle(using: &random)
        queries = deal
        masks = try MaskSet(chosen).masks
        raws = chosen.map(RawBitmap.init)
    }

    /// Median seconds of `raw` and `mask`.
    func medians(_ pace: Pace, rounds: Int) throws -> [String: Double] {
        var ways = Interleaved()
        switch pace {
        case .latency: addWays(.latency, to: &ways)
        case .throughput: addWays(.throughput, to: &ways)
        }
        return try ways.medians(rounds: rounds)
    }

    @inline(__always)
    private func addWays(_ pace: Pace, to ways: inout Interleaved) {
        ways.add("raw") {
            raws.withUnsafeBufferPointer { pace.hits(queries, $0) { $0.contains(x: $1, y: $2) } }
        }
        ways.add("mask") {
            masks.withUnsafeBufferPointer { pace.hits(queries, $0) { $0.contains(x: $1, y: $2) } }
        }
    }
}
