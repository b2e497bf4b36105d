extension HitMask.Bitmap {
    /// When a cell of a mask of lower detail is opaque.
    public enum CellRule: Sendable, Hashable, CaseIterable {
        /// If at least half of its area is opaque. The shape keeps its size; what is thinner than half a cell goes.
        case half
        /// If any of it is opaque. Nothing is lost; the shape grows by up to a cell.
        case any
    }

    /// The mask at a lower detail: `numerator` cells to `denominator` pixels, in each direction.
    ///
    ///     mask.reduced(to: 1, of: 2)      // 120 × 45 pixels become 60 × 23
    ///
    /// Cell (0, 0) begins at pixel (0, 0). The last column and row of cells may reach beyond the mask, where all is
    /// transparent. A cell that covers a pixel in part has that part of its area; areas are compared exactly.
    ///
    /// - Precondition: 0 < numerator ≤ denominator ≤ 65,535.
    /// - Complexity: O(area / 64 + edges + cells in opaque runs). Allocates the result and 8 bytes a column of it.
    public func reduced(
        to numerator: Int, of denominator: Int, opaqueIf rule: CellRule = .half
    ) -> HitMask.Bitmap {
        precondition(0 < numerator && numerator <= denominator && denominator <= 65_535, "a detail is in 0 … 1")
        guard numerator < denominator else { return self }
        func cells(_ pixels: Int) -> Int { (pixels * numerator + denominator - 1) / denominator }
        var result = HitMask.Bitmap(width: cells(width), height: cells(height))
        // Lengths are in parts of a pixel, `numerator` to a pixel, so a cell has `denominator` of them.
        let whole = Int64(denominator) * Int64(denominator)
        let least = rule == .half ? (whole + 1) / 2 : 1
        var row = CellRow(count: result.width, pixelSide: numerator, cellSide: denominator)
        for cellY in 0..<result.height {
            let (top, bottom) = (cellY * denominator, (cellY + 1) * denominator)
            for y in top / numerator..<min((bottom + numerator - 1) / numerator, height) {
                let covered = min(bottom, (y + 1) * numerator) - max(top, y * numerator)
                forEachRun(inRow: y, opaque: true) { row.add($0, weight: Int64(covered)) }
            }
            row.take { x, area in
                if area >= least { result.set(x: x, y: cellY) }
            }
        }
        return result
    }
}

/// The opaque area of each cell in a row of cells.
private struct CellRow {
    let pixelSide: Int
    let cellSide: Int
    private var areas: [Int64]

    init(count: Int, pixelSide: Int, cellSide: Int) {
        (self.pixelSide, self.cellSide) = (pixelSide, cellSide)
        areas = [Int64](repeating: 0, count: count)
    }

    /// Adds a run of pixels of which each covers `weight` from top to bottom.
    mutating func add(_ run: Range<Int>, weight: Int64) {
        let end = run.upperBound * pixelSide
        var start = run.lowerBound * pixelSide
        while start < end {
            let cell = start / cellSide
            let next = min((cell + 1) * cellSide, end)
            areas[cell] += Int64(next - start) * weight
            start = next
        }
    }

    /// Gives all areas out, and begins anew.
    mutating func take(_ body: (_ x: Int, _ area: Int64) -> Void) {
        for x in areas.indices {
            body(x, areas[x])
            areas[x] = 0
        }
    }
}
