import HitMasks

/// How long a finger takes: discs, nearest pixels, the nearest of many masks.
struct TouchBenchmarks {
    let corpus: Corpus
    /// Half of the least target's side. Unit: pixels, as of masks at one pixel per point.
    private let radius = 22.0

    /// A button in both forms, with positions in and around it.
    private struct Subject {
        let mask: HitMask
        let raw: RawBitmap
        let points: [Point]
    }

    func run(_ options: Options, _ report: inout Report) throws {
        guard options.wants("touch"), !corpus[.button].isEmpty else { return }
        let chosen = corpus[.button].evenlySpread(64)
        var random = SplitMix(state: 5)
        let subjects = zip(chosen, try MaskSet(chosen).masks).map { artwork, mask in
            Subject(
                mask: mask, raw: RawBitmap(artwork), points: Aim.around.points(on: artwork, count: 256, using: &random))
        }
        let count = Double(subjects.count * 256)
        try runDisc(subjects, count, options, &report)
        try runNearest(subjects, count, options, &report)
        try runMany(subjects.map(\.mask), options, &report)
    }

    private func runDisc(_ subjects: [Subject], _ count: Double, _ options: Options, _ report: inout Report) throws {
        guard options.wants("touch.disc") else { return }
        var ways = Interleaved()
        ways.add("scan") {
            answers(subjects) { subject, point in subject.raw.nearest(to: point, within: radius) == nil ? 0 : 1 }
        }
        ways.add("mask") {
            answers(subjects) { subject, point in
                let (x, y) = (Double(point.x) + 0.5, Double(point.y) + 0.5)
                return subject.mask.containsAny(within: radius, ofX: x, y: y).asNumber
            }
        }
        let medians = try ways.medians(rounds: options.rounds)
        report.add("touch.disc.ns", medians["mask"]! / count * 1e9)
        report.add("touch.disc.vs_scan", medians["mask"]! / medians["scan"]!)
    }

    private func runNearest(
        _ subjects: [Subject], _ count: Double, _ options: Options, _ report: inout Report
    ) throws {
        guard options.wants("touch.nearest") else { return }
        var ways = Interleaved()
        ways.add("scan") {
            answers(subjects) { subject, point in
                subject.raw.nearest(to: point, within: radius).map { $0.y << 16 + $0.x } ?? -1
            }
        }
        ways.add("mask") {
            answers(subjects) { subject, point in
                let (x, y) = (Double(point.x) + 0.5, Double(point.y) + 0.5)
                let found = subject.mask.nearestOpaquePixel(toX: x, y: y, within: radius)
                return found.map { $0.position.y << 16 + $0.position.x } ?? -1
            }
        }
        let medians = try ways.medians(rounds: options.rounds)
        report.add("touch.nearest.ns", medians["mask"]! / count * 1e9)
        report.add("touch.nearest.vs_scan", medians["mask"]! / medians["scan"]!)
    }

    /// A thousand buttons on a screen, five deep.
    private func runMany(_ masks: [HitMask], _ options: Options, _ report: inout Report) throws {
        guard options.wants("touch.nearest1000") || options.wants("touch.target1000") else { return }
        let placed = (0..<1000).map { index in
            let cell = index % 200
            return PlacedMask(
                masks[index % masks.count],
                at: HitMask.Point(x: Double(cell % 20 * 150 + index / 200), y: Double(cell / 20 * 150)))
        }
        var random = SplitMix(state: 6)
        let points = (0..<256).map { _ in
            HitMask.Point(x: Double(random.next() % 30_000) / 10, y: Double(random.next() % 15_000) / 10)
        }
        var ways = Interleaved()
        ways.add("nearest") {
            points.reduce(0) { $0 &+ (placed.nearestMask(to: $1, within: radius)?.index ?? -1) }
        }
        let nearest = try ways.medians(rounds: options.rounds)["nearest"]!
        report.add("touch.nearest1000.us", nearest / 256 * 1e6)
        ways = Interleaved()
        ways.add("target") { points.reduce(0) { $0 &+ (placed.target(at: $1) ?? -1) } }
        let target = try ways.medians(rounds: options.rounds)["target"]!
        report.add("touch.target1000.us", target / 256 * 1e6)
    }

    private func answers(_ subjects: [Subject], _ answer: (Subject, Point) -> Int) -> Int {
        subjects.reduce(0) { sum, subject in
            subject.points.reduce(sum) { $0 &* 31 &+ answer(subject, $1) }
        }
    }
}

extension RawBitmap {
    /// The nearest opaque pixel to the centre of another, by looking at every pixel of the disc's square.
    fileprivate func nearest(to point: Point, within radius: Double) -> (x: Int, y: Int)? {
        if contains(x: point.x, y: point.y) { return (point.x, point.y) }
        var best: (x: Int, y: Int)?
        var limit = radius * radius
        let reach = Int(radius) + 1
        for y in point.y - reach...point.y + reach {
            let dy = y == point.y ? 0 : Double(abs(y - point.y)) - 0.5
            for x in point.x - reach...point.x + reach where containsInlined(x: x, y: y) {
                let dx = x == point.x ? 0 : Double(abs(x - point.x)) - 0.5
                let square = dx * dx + dy * dy
                if square < limit || best == nil && square == limit { (best, limit) = ((x, y), square) }
            }
        }
        return best
    }
}
