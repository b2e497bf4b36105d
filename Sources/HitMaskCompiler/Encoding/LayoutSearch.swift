import HitMasks

/// Looks for the layout of blocks that makes a tile's record smallest.
///
/// The record's size has one valley over the height of blocks, so the search walks down it for each width and either
/// axis, then moves the band boundaries of the best few. Against trying everything this costs under half a percent.
struct LayoutSearch {
    private var fitter = BlockFitter()
    private var seen = FingerprintSet()

    struct Candidate {
        let frame: TileFrame
        let layout: BlockLayout
        let size: Int
    }

    private struct Columns {
        let frame: TileFrame
        let j: Int
        let columns: [BlockColumn]
    }

    mutating func best(of frames: [TileFrame]) -> (frame: TileFrame, layout: BlockLayout) {
        var candidates: [(Candidate, Columns)] = []
        for frame in frames {
            for j in frame.widthExponents {
                let columns = Columns(
                    frame: frame, j: j,
                    columns: stride(from: 0, to: frame.uCount, by: 1 << j).map {
                        BlockColumn(frame, start: $0, width: min(1 << j, frame.uCount - $0))
                    })
                for candidate in valley(columns) { candidates.append((candidate, columns)) }
            }
        }
        candidates.sort { $0.0.size < $1.0.size }
        var best = candidates[0].0
        for (candidate, columns) in candidates.prefix(3) {
            for phase in 1..<8 {
                let layout = BlockLayout(j: candidate.layout.j, k: candidate.layout.k, phase: phase)
                guard layout.missingRows != BlockLayout(j: 0, k: layout.k, phase: phase - 1).missingRows else { continue }
                let size = size(columns, layout, limit: best.size)
                if size < best.size { best = Candidate(frame: candidate.frame, layout: layout, size: size) }
            }
        }
        return (best.frame, best.layout)
    }

    /// The sizes along the walk to the best height.
    private mutating func valley(_ columns: Columns) -> [Candidate] {
        let heights = columns.frame.heightExponents
        var walked: [Candidate] = []
        func measure(_ k: Int, _ search: inout LayoutSearch) -> Int {
            let layout = BlockLayout(j: columns.j, k: k, phase: 0)
            let size = search.size(columns, layout, limit: .max)
            walked.append(Candidate(frame: columns.frame, layout: layout, size: size))
            return size
        }
        let start = min(3, heights.upperBound)
        let startSize = measure(start, &self)
        var last = startSize
        var k = start + 1
        while k <= heights.upperBound {
            let size = measure(k, &self)
            if size >= last { break }
            last = size
            k += 1
        }
        if k > start + 1, last < startSize { return walked }
        last = startSize
        k = start - 1
        while k >= 0 {
            let size = measure(k, &self)
            if size >= last { break }
            last = size
            k -= 1
        }
        return walked
    }

    /// The bytes of the table and the records, overlaps aside; any number above the limit once it is passed.
    private mutating func size(_ columns: Columns, _ layout: BlockLayout, limit: Int) -> Int {
        seen.removeAll()
        var (records, blocks) = (0, 0)
        for rows in layout.bands(of: columns.frame) {
            for column in columns.columns {
                let fit = fitter.fit(column, rows: rows)
                blocks += 1
                if fit.size > 1, !seen.insert(fitter.fingerprint(fit, frame: columns.frame, column: column, rows: rows)) { continue }
                records += fit.size
            }
            if records + 2 * blocks > limit { return records + 2 * blocks }
        }
        let size = records + 2 * blocks
        return size > 511 ? size + blocks : size
    }
}
