import CHabits
import HitMasks

/// What people do at each tap today, on the same buttons and points. Below 1 the library is faster.
struct TapBenchmarks {
    let corpus: Corpus

    func run(_ options: Options, _ report: inout Report) throws {
        let artworks = corpus[.button].evenlySpread(64)
        guard !artworks.isEmpty else { return }
        if options.wants("tap.vs_full_decode") || options.wants("tap.vs_one_pixel_draw") {
            try fullDecode(artworks, options, &report)
            try onePixelDraw(artworks, options, &report)
        }
        if options.wants("lookup.vs_pixman") {
            try compare("lookup.vs_pixman", artworks, options, &report, PixmanRegion.self)
        }
        if options.wants("lookup.vs_roaring") {
            try compare("lookup.vs_roaring", artworks, options, &report, RoaringSet.self)
        }
    }

    /// The whole PNG file, from memory, to ARGB at each tap.
    private func fullDecode(_ artworks: [Artwork], _ options: Options, _ report: inout Report) throws {
        let lookups = try HotLookups(.button, aim: .box, artworks: artworks, pointCount: 8)
        let files = artworks.compactMap { PNGFile(path: $0.path) }
        var ways = lookups.tapWays
        ways.add("decode") {
            var hits = 0
            for (subject, file) in zip(lookups.subjects, files) {
                hits &+= Pace.latency.hits(subject.points) { point in
                    file.withPixels { pixels, width, height in
                        point.x < width && point.y < height && pixels[point.y * width + point.x] >> 24 >= 128
                    } ?? false
                }
            }
            return hits
        }
        let medians = try ways.medians(rounds: options.rounds)
        report.add("tap.vs_full_decode", medians["mask"]! / medians["decode"]!)
    }

    /// One pixel of a loaded picture, drawn into a fresh 1 × 1 alpha surface at each tap.
    private func onePixelDraw(_ artworks: [Artwork], _ options: Options, _ report: inout Report) throws {
        guard cairo_habit_available() else {
            report.skip("tap.vs_one_pixel_draw: built without libcairo2-dev")
            return
        }
        let lookups = try HotLookups(.button, aim: .box, artworks: artworks, pointCount: 512)
        let pictures = artworks.compactMap { artwork in
            PNGFile(path: artwork.path)?.withPixels { cairo_habit_load($0, UInt32($1), UInt32($2)) } ?? nil
        }
        defer { pictures.forEach(cairo_habit_free) }
        var ways = lookups.tapWays
        ways.add("draw") {
            var hits = 0
            for (subject, picture) in zip(lookups.subjects, pictures) {
                hits &+= Pace.latency.hits(subject.points) {
                    cairo_habit_alpha(picture, Int32($0.x), Int32($0.y)) >= 128
                }
            }
            return hits
        }
        let medians = try ways.medians(rounds: options.rounds)
        report.add("tap.vs_one_pixel_draw", medians["mask"]! / medians["draw"]!)
    }

    private func compare<Way: PointSet>(
        _ key: String, _ artworks: [Artwork], _ options: Options, _ report: inout Report, _: Way.Type
    ) throws {
        guard Way.isAvailable else {
            report.skip("\(key): built without \(Way.package)")
            return
        }
        let lookups = try HotLookups(.button, aim: .around, artworks: artworks)
        let sets = artworks.map(Way.init)
        defer { sets.forEach { $0.free() } }
        var ways = lookups.tapWays
        ways.add("other") {
            var hits = 0
            for (subject, set) in zip(lookups.subjects, sets) {
                hits &+= Pace.latency.hits(subject.points) { set.contains(x: Int32($0.x), y: Int32($0.y)) }
            }
            return hits
        }
        let medians = try ways.medians(rounds: options.rounds)
        report.add(key, medians["mask"]! / medians["other"]!)
    }
}

extension HotLookups {
    /// The library alone, asked each point after the last answer.
    fileprivate var tapWays: Interleaved {
        var ways = Interleaved()
        ways.add("mask") {
            var hits = 0
            for subject in subjects {
                let mask = subject.mask
                hits &+= Pace.latency.hits(subject.points) { mask.contains(x: $0.x, y: $0.y) }
            }
            return hits
        }
        return ways
    }
}
