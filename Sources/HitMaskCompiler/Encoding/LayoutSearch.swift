import HitMasks

/// Looks for the layout of blocks that makes a tile's record smallest.
///
/// The record's size has one valley over the height of blocks, so the search walks down it for each width and either
/// axis, then moves the band boundaries of the best. Against trying everything this costs about two percent.
///
/// Icons come by the thousand and their records are short anyway. For them the search is brief: of the axes only those are
/// tried along which pixels change less often, layouts are compared as they are without slopes, and one other place of the
/// boundaries is looked at.
struct LayoutSearch {
    var fitter = BlockFitter()
    private var seen = FingerprintSet()
    private var candidates: [Candidate] = []
    /// The cuts of the last tile, and behind them those whose buffers wait for another.
    private(set) var cuts: [Cut] = []
    private var cutCount = 0

    /// What was the best for the last tile: the axes, how often the width was halved, and the height's exponent.
    private var favourite = LayoutSearch.firstFavourite
    private static let firstFavourite = (isTransposed: false, halvings: 0, k: 3)

    /// Whether the search is brief.
    private var isBrief = false

    /// Forgets the tiles so far.
    mutating func reset() { favourite = LayoutSearch.firstFavourite }

    /// A frame cut into columns of blocks.
    struct Cut {
        fileprivate(set) var frame: TileFrame
        fileprivate(set) var columns = BlockColumns()
    }

    /// A way to cut a frame into blocks, and the size that it leads to.
    private struct Candidate {
        let cut: Int
        let layout: BlockLayout
        let size: Int
    }

    /// How much larger than the best so far a width may start out and still be followed.
    private static let patience = (numerator: 12, denominator: 11)
    /// How many layouts have their band boundaries moved.
    private static let finalists = 1

    /// The best layout for the pixels of a frame.
    ///
    /// - Parameters:
    ///   - frame: The pixels.
    ///   - isBrief: Whether to give up some bytes for time.
    /// - Returns: The number of the best cut among ``cuts``, and the layout of its blocks.
    mutating func best(of frame: TileFrame, isBrief: Bool) -> (cut: Int, layout: BlockLayout) {
        self.isBrief = isBrief
        candidates.removeAll(keepingCapacity: true)
        cutCount = 0
        if isBrief { tryBetterAxes(of: frame) } else { tryBothAxes(of: frame) }
        candidates.sort { $0.size < $1.size }
        var best = candidates[0]
        for candidate in candidates.prefix(LayoutSearch.finalists) { shiftBands(of: candidate, against: &best) }
        let chosen = cuts[best.cut].frame
        favourite = (chosen.isTransposed, chosen.widthExponents.upperBound - best.layout.j, best.layout.k)
        return (best.cut, best.layout)
    }

    /// The cut that was the best for the last tile comes first: then the others are given up sooner.
    private mutating func tryBothAxes(of frame: TileFrame) {
        let transposed = TileFrame(transposing: frame)
        tryCuts(of: favourite.isTransposed ? transposed : frame, startsWithFavourite: true)
        tryCuts(of: favourite.isTransposed ? frame : transposed, startsWithFavourite: false)
        tryLiteralRows(of: frame)
    }

    /// Blocks hold edges along rows, so that rows with few of them make small records. The other axes come in only where
    /// that leads to more than the bits themselves.
    private mutating func tryBetterAxes(of frame: TileFrame) {
        let changes = frame.changeCounts
        let isTransposed = changes.alongColumns < changes.alongRows
        tryCuts(of: isTransposed ? TileFrame(transposing: frame) : frame, startsWithFavourite: true)
        guard leastSize > frame.vCount * (frame.uCount + 7) / 8 else { return }
        tryCuts(of: isTransposed ? frame : TileFrame(transposing: frame), startsWithFavourite: false)
        tryLiteralRows(of: frame)
    }

    /// Tries blocks of all widths worth trying, the favourite one in the place of the first.
    private mutating func tryCuts(of frame: TileFrame, startsWithFavourite: Bool) {
        let exponents = frame.widthExponents
        let swapped = startsWithFavourite && favourite.halvings < exponents.count ? favourite.halvings : 0
        for place in 0..<exponents.count {
            let halvings = place == 0 ? swapped : place == swapped ? 0 : place
            addCut(frame, j: exponents.upperBound - halvings)
            walk(cutCount - 1, heights: frame.heightExponents)
        }
    }

    /// One block for all, with literal rows, is what keeps the worst case near the raw bits.
    private mutating func tryLiteralRows(of frame: TileFrame) {
        let j = frame.widthExponents.upperBound
        guard let cut = cuts[..<cutCount].firstIndex(where: { !$0.frame.isTransposed && $0.columns.j == j })
        else { return }
        _ = measure(cut, k: frame.heightExponents.upperBound, limit: leastSize)
    }

    private mutating func addCut(_ frame: TileFrame, j: Int) {
        if cutCount == cuts.count { cuts.append(Cut(frame: frame)) }
        cuts[cutCount].frame = frame
        cuts[cutCount].columns.fill(frame, j: j)
        cutCount += 1
    }

    /// Walks from blocks as tall as the last tile's, at first eight pixels, to the bottom of the valley.
    private mutating func walk(_ cut: Int, heights: ClosedRange<Int>) {
        let start = min(favourite.k, heights.upperBound)
        var bound = leastSize
        if bound < .max { bound = bound * LayoutSearch.patience.numerator / LayoutSearch.patience.denominator }
        let first = measure(cut, k: start, limit: bound)
        guard first <= bound else { return }
        if walk(cut, stride(from: start + 1, through: heights.upperBound, by: 1), from: first) < first { return }
        _ = walk(cut, stride(from: start - 1, through: 0, by: -1), from: first)
    }

    /// The size of the best so far.
    private var leastSize: Int {
        var least = Int.max
        for candidate in candidates { least = min(least, candidate.size) }
        return least
    }

    /// Goes on as long as the size falls, and returns the last size.
    private mutating func walk(_ cut: Int, _ exponents: StrideThrough<Int>, from first: Int) -> Int {
        var last = first
        for k in exponents {
            let size = measure(cut, k: k, limit: last)
            if size >= last { break }
            last = size
        }
        return last
    }

    private mutating func measure(_ cut: Int, k: Int, limit: Int) -> Int {
        let layout = BlockLayout(j: cuts[cut].columns.j, k: k, phase: 0)
        let size = size(cuts[cut], layout, limit: limit)
        if size <= limit { candidates.append(Candidate(cut: cut, layout: layout, size: size)) }
        return size
    }

    /// Cuts the first band short by a half, by a quarter more or less than the better, and by an eighth in the same way.
    private mutating func shiftBands(of candidate: Candidate, against best: inout Candidate) {
        let cut = cuts[candidate.cut]
        // A bit for each phase.
        var tried = 1
        for step in isBrief ? [4] : [4, 2, 1] {
            let center = best.layout.phase
            for phase in [(center + step) & 7, (center - step) & 7] where (tried >> phase) & 1 == 0 {
                tried |= 1 << phase
                let layout = BlockLayout(j: candidate.layout.j, k: candidate.layout.k, phase: phase)
                // Low blocks have fewer boundaries to choose from: phases that round down to another are left out.
                guard (layout.missingRows << 3) >> layout.k == phase else { continue }
                let size = size(cut, layout, limit: best.size)
                if size < best.size { best = Candidate(cut: candidate.cut, layout: layout, size: size) }
            }
        }
    }

    /// The bytes of the table and the records, overlaps aside; some number above the limit once it is passed.
    private mutating func size(_ cut: Cut, _ layout: BlockLayout, limit: Int) -> Int {
        let columns = cut.columns
        seen.removeAll()
        let bandCount = layout.bandCount(ofRows: columns.vCount)
        let blocks = bandCount * columns.columnCount
        var records = 0
        for band in 0..<bandCount {
            if records + 2 * blocks > limit { return records + 2 * blocks }
            let rows = layout.rows(ofBand: band, of: columns.vCount)
            for column in 0..<columns.columnCount {
                let fit = fitter.fit(columns, column: column, rows: rows, triesSlopes: !isBrief)
                if fit.size == 1 || seen.insert(fit.key) { records += fit.size }
            }
        }
        let size = records + 2 * blocks
        return size > 511 ? size + blocks : size
    }
}

extension BlockFit {
    fileprivate var key: UInt64 { (fingerprint ^ UInt64(entryWord)) &* Checksum.prime ^ UInt64(size) }
}
