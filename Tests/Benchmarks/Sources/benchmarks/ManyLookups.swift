import HitMasks

/// Two thousand masks asked in random order. Little is in the nearest cache, and the smaller form gains by its size.
/// With `latency` the last answer picks the mask as well as the point, by a walk; `inside`, whose points must be listed, has
/// a list for it like the other paces.
struct ManyLookups {
    let masks: [HitMask]
    let raws: [RawBitmap]
    let queries: [MaskQuery]
    let walk: RandomWalk?

    init(aim: Aim, artworks: [Artwork], maskCount: Int = 2000, queryCount: Int = 1 << 19) throws {
        let chosen = artworks.evenlySpread(maskCount)
        var random = SplitMix(state: 2)
        // A few hundred points for each mask, dealt in random order.
        let points = chosen.map {
            aim.points(on: $0, count: (queryCount + chosen.count - 1) / chosen.count, using: &random)
        }
        var deal = chosen.indices.flatMap { mask in
            points[mask].map { MaskQuery(mask: mask, $0) }
        }
        deal.shuffle(using: &random)
        queries = Array(deal.prefix(queryCount))
        masks = try MaskSet(chosen).masks
        raws = chosen.map(RawBitmap.init)
        walk =
            aim == .inside
            ? nil
            : RandomWalk(
                boxes: chosen.map { RandomWalk.Box(width: $0.width, height: $0.height, aim: aim) },
                steps: queryCount / 2)
    }

    /// Median seconds of `raw`, `rawInlined` and `mask`.
    func medians(_ pace: Pace, rounds: Int) throws -> [String: Double] {
        var ways = Interleaved()
        switch pace {
        case .latency:
            if let walk { addWays(walk, to: &ways) } else { addWays(.latency, to: &ways) }
        case .tight: addWays(.tight, to: &ways)
        case .throughput: addWays(.throughput, to: &ways)
        }
        return try ways.medians(rounds: rounds)
    }

    @inline(__always)
    private func addWays(_ pace: Pace, to ways: inout Interleaved) {
        ways.add("raw") {
            raws.withUnsafeBufferPointer { raws in
                pace.hits(queries) { raws[$0.mask].contains(x: $0.point.x, y: $0.point.y) }
            }
        }
        ways.add("rawInlined") {
            raws.withUnsafeBufferPointer { raws in
                pace.hits(queries) { raws[$0.mask].containsInlined(x: $0.point.x, y: $0.point.y) }
            }
        }
        ways.add("mask") {
            masks.withUnsafeBufferPointer { masks in
                pace.hits(queries) { masks[$0.mask].contains(x: $0.point.x, y: $0.point.y) }
            }
        }
    }

    private func addWays(_ walk: RandomWalk, to ways: inout Interleaved) {
        ways.add("raw") {
            raws.withUnsafeBufferPointer { raws in walk.hits { raws[$0].contains(x: $1, y: $2) } }
        }
        ways.add("rawInlined") {
            raws.withUnsafeBufferPointer { raws in walk.hits { raws[$0].containsInlined(x: $1, y: $2) } }
        }
        ways.add("mask") {
            masks.withUnsafeBufferPointer { masks in walk.hits { masks[$0].contains(x: $1, y: $2) } }
        }
    }
}
