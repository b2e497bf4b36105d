import HitMaskCompiler
import HitMasks

/// How long it takes to find what two masks have in common, and to grow one.
struct AlgebraBenchmarks {
    let corpus: Corpus

    /// Two buttons, the second over a quarter of the first.
    private struct Pair {
        let masks: (HitMask, HitMask)
        let bitmaps: (HitMask.Bitmap, HitMask.Bitmap)
        let position: PixelPosition
    }

    func run(_ options: Options, _ report: inout Report) throws {
        guard options.wants("algebra"), corpus[.button].count > 1 else { return }
        let masks = try MaskSet(corpus[.button].evenlySpread(64)).masks
        let bitmaps = masks.map { $0.expanded() }
        let pairs = masks.indices.dropLast().map { index in
            Pair(
                masks: (masks[index], masks[index + 1]), bitmaps: (bitmaps[index], bitmaps[index + 1]),
                position: PixelPosition(x: masks[index].width / 2 - 1, y: masks[index].height / 2 - 1))
        }
        try runOverlap(pairs, options, &report)
        try runGrowth(bitmaps, options, &report)
    }

    private func runOverlap(_ pairs: [Pair], _ options: Options, _ report: inout Report) throws {
        guard options.wants("algebra.overlap") else { return }
        var ways = Interleaved()
        ways.add("pixels") {
            pairs.reduce(0) { sum, pair in
                var sum = sum
                let (a, b) = pair.bitmaps
                for y in 0..<a.height {
                    for x in 0..<a.width
                    where a.contains(x: x, y: y) && b.contains(x: x - pair.position.x, y: y - pair.position.y) {
                        sum += 1
                    }
                }
                return sum
            }
        }
        ways.add("bitmap") {
            pairs.reduce(0) { $0 + $1.bitmaps.0.overlapArea(with: $1.bitmaps.1, at: $1.position) }
        }
        ways.add("mask") {
            pairs.reduce(0) { $0 + $1.masks.0.overlapArea(with: $1.masks.1, at: $1.position) }
        }
        let medians = try ways.medians(rounds: options.rounds)
        report.add("algebra.overlap.bitmap.us", medians["bitmap"]! / Double(pairs.count) * 1e6)
        report.add("algebra.overlap.bitmap.vs_pixels", medians["bitmap"]! / medians["pixels"]!)
        report.add("algebra.overlap.mask.us", medians["mask"]! / Double(pairs.count) * 1e6)
        report.add("algebra.overlap.mask.vs_pixels", medians["mask"]! / medians["pixels"]!)
    }

    private func runGrowth(_ bitmaps: [HitMask.Bitmap], _ options: Options, _ report: inout Report) throws {
        let area = bitmaps.reduce(0) { $0 + $1.width * $1.height }
        for radius in [2.0, 20] where options.wants("algebra.dilate\(Int(radius))") {
            var ways = Interleaved()
            ways.add("dilate") { bitmaps.reduce(0) { $0 &+ $1.dilated(by: radius).width } }
            let seconds = try ways.medians(rounds: options.rounds)["dilate"]!
            report.add("algebra.dilate\(Int(radius)).ns_per_pixel", seconds / Double(area) * 1e9)
        }
    }
}
