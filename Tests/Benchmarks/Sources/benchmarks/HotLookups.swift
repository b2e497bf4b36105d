import HitMasks

/// One mask asked again and again: everything is in the nearest cache.
///
/// Sixty-four masks of a class, evenly spread over its names, are each asked 4,096 of their 8,192 points in a row.
struct HotLookups {
    /// A mask in all of its forms, with its points.
    struct Subject {
        let mask: HitMask
        let expanded: HitMask.Bitmap
        let raw: RawBitmap
        let points: [Point]
    }

    let size: SizeClass
    let subjects: [Subject]

    init(_ size: SizeClass, aim: Aim, artworks: [Artwork], maskCount: Int = 64, pointCount: Int = Pace.window) throws {
        self.size = size
        let chosen = artworks.evenlySpread(maskCount)
        var random = SplitMix(state: 1)
        subjects = try zip(chosen, MaskSet(chosen).masks).map { artwork, mask in
            Subject(
                mask: mask, expanded: mask.expanded(), raw: RawBitmap(artwork),
                points: aim.points(on: artwork, count: pointCount, using: &random))
        }
    }

    /// Median seconds of `raw`, `rawInlined`, `mask` and `expanded`.
    func medians(_ pace: Pace, rounds: Int) throws -> [String: Double] {
        var ways = Interleaved()
        switch pace {
        case .latency: addWays(.latency, to: &ways)
        case .tight: addWays(.tight, to: &ways)
        case .throughput: addWays(.throughput, to: &ways)
        }
        return try ways.medians(rounds: rounds)
    }

    @inline(__always)
    private func addWays(_ pace: Pace, to ways: inout Interleaved) {
        ways.add("raw") {
            var hits = 0
            for subject in subjects {
                let raw = subject.raw
                hits &+= pace.hits(subject.points) { raw.contains(x: $0.x, y: $0.y) }
            }
            return hits
        }
        ways.add("rawInlined") {
            var hits = 0
            for subject in subjects {
                let raw = subject.raw
                hits &+= pace.hits(subject.points) { raw.containsInlined(x: $0.x, y: $0.y) }
            }
            return hits
        }
        ways.add("mask") {
            var hits = 0
            for subject in subjects {
                let mask = subject.mask
                hits &+= pace.hits(subject.points) { mask.contains(x: $0.x, y: $0.y) }
            }
            return hits
        }
        ways.add("expanded") {
            var hits = 0
            for subject in subjects {
                let bitmap = subject.expanded
                hits &+= pace.hits(subject.points) { bitmap.contains(x: $0.x, y: $0.y) }
            }
            return hits
        }
    }
}

extension Array {
    /// Elements at equal distances, all of them if there are not more.
    func evenlySpread(_ wanted: Int) -> [Element] {
        guard count > wanted else { return self }
        return (0..<wanted).map { self[$0 * count / wanted] }
    }
}
