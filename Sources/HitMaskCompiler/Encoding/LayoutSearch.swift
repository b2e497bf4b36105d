import HitMasks

/// Looks for the layout of blocks that makes a tile's record smallest.
///
/// The record's size has one valley over the height of blocks, so the search walks down it for each width and either
/// axis, then moves the band boundaries of the best few. Against trying everything this costs under half a percent.
struct LayoutSearch {
    private var fitter = BlockFitter()
    private var seen = FingerprintSet()
    private var candidates: [Candidate] = []

    /// A way to cut a frame into blocks, and the size that it leads to.
    private struct Candidate {
        let columns: FrameColumns
        let layout: BlockLayout
        let size: Int
    }

    /// How much larger than the best so far a width may start out and still be followed.
    private static let patience = (numerator: 5, denominator: 4)
    /// How many layouts have their band boundaries moved.
    private static let finalists = 3

    /// The best layout for the pixels of the frames, which are the same in either axis.
    mutating func best(of frames: [TileFrame]) -> (frame: TileFrame, layout: BlockLayout) {
        candidates.removeAll(keepingCapacity: true)
        for frame in frames {
            for j in frame.widthExponents.reversed() { walk(FrameColumns(frame, j: j)) }
        }
        candidates.sort { $0.size < $1.size }
        var best = candidates[0]
        for candidate in candidates.prefix(LayoutSearch.finalists) { shiftBands(of: candidate, against: &best) }
        return (best.columns.frame, best.layout)
    }

    /// Walks from blocks eight pixels tall to the bottom of the valley.
    private mutating func walk(_ columns: FrameColumns) {
        let heights = columns.frame.heightExponents
        let start = min(3, heights.upperBound)
        let bound = candidates.map(\.size).min().map {
            $0 * LayoutSearch.patience.numerator / LayoutSearch.patience.denominator
        }
        let first = measure(columns, k: start, limit: bound ?? .max)
        // One block for all, with literal rows, is what keeps the worst case near the raw bits.
        if bound == nil, start < heights.upperBound { _ = measure(columns, k: heights.upperBound, limit: first) }
        guard first <= bound ?? .max else { return }
        for heights in [Array(start + 1..<max(start + 1, heights.upperBound + 1)), Array((0..<start).reversed())] {
            var last = first
            for k in heights {
                let size = measure(columns, k: k, limit: last)
                if size >= last { break }
                last = size
            }
            if last < first { return }
        }
    }

    private mutating func measure(_ columns: FrameColumns, k: Int, limit: Int) -> Int {
        let layout = BlockLayout(j: columns.j, k: k, phase: 0)
        let size = size(columns, layout, limit: limit)
        if size <= limit { candidates.append(Candidate(columns: columns, layout: layout, size: size)) }
        return size
    }

    private mutating func shiftBands(of candidate: Candidate, against best: inout Candidate) {
        for phase in 1..<8 {
            let layout = BlockLayout(j: candidate.layout.j, k: candidate.layout.k, phase: phase)
            let previous = BlockLayout(j: layout.j, k: layout.k, phase: phase - 1)
            guard layout.missingRows != previous.missingRows else { continue }
            let size = size(candidate.columns, layout, limit: best.size)
            if size < best.size { best = Candidate(columns: candidate.columns, layout: layout, size: size) }
        }
    }

    /// The bytes of the table and the records, overlaps aside; some number above the limit once it is passed.
    private mutating func size(_ columns: FrameColumns, _ layout: BlockLayout, limit: Int) -> Int {
        seen.removeAll()
        var (records, blocks) = (0, 0)
        for rows in layout.bands(of: columns.frame) {
            for column in columns.columns {
                let fit = fitter.fit(column, rows: rows)
                blocks += 1
                let isNew =
                    fit.size == 1
                    || seen.insert(fitter.fingerprint(fit, frame: columns.frame, column: column, rows: rows))
                if isNew { records += fit.size }
            }
            if records + 2 * blocks > limit { return records + 2 * blocks }
        }
        let size = records + 2 * blocks
        return size > 511 ? size + blocks : size
    }
}

/// A frame cut into columns of blocks.
private struct FrameColumns {
    let frame: TileFrame
    let j: Int
    let columns: [BlockColumn]

    init(_ frame: TileFrame, j: Int) {
        self.frame = frame
        self.j = j
        columns = stride(from: 0, to: frame.uCount, by: 1 << j).map {
            BlockColumn(frame, start: $0, width: min(1 << j, frame.uCount - $0))
        }
    }
}
