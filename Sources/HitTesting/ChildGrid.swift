import HitMasks

/// Which of many subviews a point can concern: a uniform grid over where they reach.
///
/// What lies beyond the grid's edge belongs to the cells at the edge, so that it answers for all points.
struct ChildGrid {
    /// Fewer subviews are asked faster than they are looked up.
    static let leastCount = 8
    /// A subview in more cells than these is kept apart, so that the grid takes memory by the number of subviews alone.
    private static let mostCells = 64

    private var across: Axis
    private var down: Axis
    /// Where in `entries` each cell begins, row by row, and where the last one ends.
    private var starts: [Int]
    /// The positions of the subviews of each cell, from back to front.
    private var entries: [Int]
    /// The positions of those that can be anywhere, or are in many cells, from back to front.
    private var everywhere: [Int] = []

    /// One axis of the grid.
    struct Axis {
        var start = 0.0
        var count = 1
        var cellsPerPoint = 0.0

        init() {}

        init(from start: Double, length: Double, count: Int) {
            let cellsPerPoint = Double(count) / length
            guard length > 0, cellsPerPoint.isFinite else { return }
            (self.start, self.count, self.cellsPerPoint) = (start, count, cellsPerPoint)
        }

        func cell(_ value: Double) -> Int {
            let cell = (value - start) * cellsPerPoint
            guard cell > 0 else { return 0 }
            return cell < Double(count) ? Int(cell) : count - 1
        }
    }

    init(_ reaches: [HitReach]) {
        (across, down) = ChildGrid.axes(of: reaches)
        starts = [Int](repeating: 0, count: across.count * down.count + 1)
        entries = []
        // Counted first, then placed: each cell is a part of one array.
        var counts = starts
        forEachCell(of: reaches) { cell, _ in counts[cell + 1] += 1 }
        for cell in 0..<across.count * down.count { counts[cell + 1] += counts[cell] }
        starts = counts
        entries = [Int](repeating: 0, count: counts[counts.count - 1])
        forEachCell(of: reaches) { cell, position in
            entries[counts[cell]] = position
            counts[cell] += 1
        }
        everywhere = reaches.indices.filter { isEverywhere(reaches[$0]) }
    }

    /// The positions at a point, each list from back to front.
    func positions(at point: HitMask.Point) -> (cell: ArraySlice<Int>, everywhere: ArraySlice<Int>) {
        let cell = down.cell(point.y) * across.count + across.cell(point.x)
        return (entries[starts[cell]..<starts[cell + 1]], everywhere[...])
    }

    /// About two cells a subview, as square as they can be.
    private static func axes(of reaches: [HitReach]) -> (Axis, Axis) {
        let all = reaches.reduce(HitReach.nowhere) { $1 == .anywhere ? $0 : $0.union($1) }
        guard case .within(let rect) = all, rect.width > 0, rect.height > 0 else { return (Axis(), Axis()) }
        let cells = min(2 * reaches.count, 1 << 20)
        let columns = (Double(cells) * (rect.width / rect.height)).squareRoot()
        let columnCount = columns < Double(cells) ? max(1, Int(columns)) : cells
        return (
            Axis(from: rect.x, length: rect.width, count: columnCount),
            Axis(from: rect.y, length: rect.height, count: max(1, cells / columnCount))
        )
    }

    private func isEverywhere(_ reach: HitReach) -> Bool {
        switch reach {
        case .nowhere: return false
        case .anywhere: return true
        case .within(let rect):
            let columns = across.cell(rect.maxX) - across.cell(rect.x) + 1
            let rows = down.cell(rect.maxY) - down.cell(rect.y) + 1
            return columns * rows > ChildGrid.mostCells
        }
    }

    private func forEachCell(of reaches: [HitReach], _ body: (_ cell: Int, _ position: Int) -> Void) {
        for (position, reach) in reaches.enumerated() {
            guard case .within(let rect) = reach, !isEverywhere(reach) else { continue }
            for row in down.cell(rect.y)...down.cell(rect.maxY) {
                for column in across.cell(rect.x)...across.cell(rect.maxX) {
                    body(row * across.count + column, position)
                }
            }
        }
    }
}

/// The subviews of a view that are to be asked, from front to back. It keeps to those that were there at the beginning.
struct ChildQueue {
    private let subviews: [HitView]
    private var cell: ArraySlice<Int>
    private var everywhere: ArraySlice<Int>
    private var remaining: Int

    init(of view: HitView, at point: HitMask.Point, index: IndexStamp?) {
        subviews = view.subviews
        (cell, everywhere, remaining) = ([], [], subviews.count)
        if let index, let node = view.indexNode, node.stamp === index, !index.isStale, let grid = node.grid {
            (cell, everywhere) = grid.positions(at: point)
            remaining = 0
        }
    }

    mutating func next() -> HitView? {
        if remaining > 0 {
            remaining -= 1
            return subviews[remaining]
        }
        if let one = cell.last, one > everywhere.last ?? -1 {
            cell.removeLast()
            return subviews[one]
        }
        return everywhere.popLast().map { subviews[$0] }
    }
}
