extension HitMask.Path {
    /// The path as a bitmap: a pixel is opaque if its centre is inside.
    ///
    /// Pixel (x, y) is asked at ((x + ½) ÷ scale, (y + ½) ÷ scale), and the answer is that of
    /// ``contains(_:fillRule:)`` to the last bit. Nothing is smoothed. A scale that is not above zero gives no opaque
    /// pixel.
    ///
    /// - Parameters:
    ///   - width: The number of columns.
    ///   - height: The number of rows.
    ///   - scale: Pixels for a unit of the path.
    ///   - fillRule: What counts as inside.
    /// - Returns: A bitmap of that size.
    /// - Precondition: Neither side is negative.
    /// - Complexity: O(bitmap + crossings · log), where each edge crosses the centres of the rows that it runs through.
    public func rasterized(
        width: Int, height: Int, scale: Double = 1, fillRule: HitMask.FillRule = .nonZero
    ) -> HitMask.Bitmap {
        var bitmap = HitMask.Bitmap(width: width, height: height)
        let pixels = PixelCenters(width: width, height: height, scale: scale)
        guard isFinite, scale > 0, scale.isFinite else { return bitmap }
        var crossings = RowCrossings(rowCount: height)
        forEachEdge { edge in
            edge.forEachMonotonePiece { crossings.add($0, pixels) }
        }
        crossings.fill(&bitmap, fillRule)
        return bitmap
    }
}

/// Where the centres of pixels lie in the plane of a path.
struct PixelCenters {
    let width: Int
    let height: Int
    let scale: Double

    func at(_ index: Int) -> Double { (Double(index) + 0.5) / scale }

    /// The first of the indices 0 ..< count from which on the condition holds; it fails at all before. A good guess
    /// makes it two questions, a bad one their logarithm.
    func first(of count: Int, near coordinate: Double, where holds: (Int) -> Bool) -> Int {
        let guess = coordinate * scale + 0.5
        var (low, high) = (0, count)
        if guess > 0, guess < Double(count) {
            let near = Int(guess)
            if holds(near) { high = near } else { low = near + 1 }
            if high == near, near > 0 {
                if holds(near - 1) { high = near - 1 } else { low = near }
            } else if low < count {
                if holds(low) { high = low } else { low += 1 }
            }
        }
        while low < high {
            let middle = low + (high - low) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// The places at which the winding number changes, row by row.
struct RowCrossings {
    private struct Crossing {
        let row: Int
        /// The first column that lies right of the crossing.
        let column: Int
        let sign: Int
    }

    private let rowCount: Int
    private var crossings: [Crossing] = []

    init(rowCount: Int) { self.rowCount = rowCount }

    mutating func add(_ piece: MonotonePiece, _ pixels: PixelCenters) {
        let first = pixels.first(of: pixels.height, near: piece.top) { pixels.at($0) >= piece.top }
        let end = pixels.first(of: pixels.height, near: piece.bottom) { pixels.at($0) >= piece.bottom }
        for row in first..<max(first, end) {
            let y = pixels.at(row)
            let x = piece.crossing(y: y)
            let column = pixels.first(of: pixels.width, near: x) {
                let center = HitMask.Point(x: pixels.at($0), y: y)
                return !(piece.edge.degree == .line ? piece.isRight(of: center) : x > center.x)
            }
            crossings.append(Crossing(row: row, column: column, sign: piece.sign))
        }
    }

    /// Makes the pixels inside opaque.
    func fill(_ bitmap: inout HitMask.Bitmap, _ fillRule: HitMask.FillRule) {
        // Sorted into rows by counting, and in each row by column.
        var starts = [Int](repeating: 0, count: rowCount + 1)
        for crossing in crossings { starts[crossing.row + 1] += 1 }
        for row in 0..<rowCount { starts[row + 1] += starts[row] }
        var sorted = crossings
        var next = starts
        for crossing in crossings {
            sorted[next[crossing.row]] = crossing
            next[crossing.row] += 1
        }
        for row in 0..<rowCount where starts[row] < starts[row + 1] {
            sorted[starts[row]..<starts[row + 1]].sort { $0.column < $1.column }
            var (winding, column) = (0, 0)
            for crossing in sorted[starts[row]..<starts[row + 1]] {
                if fillRule.includes(winding) { bitmap.fill(column..<crossing.column, row: row, opaque: true) }
                winding -= crossing.sign
                column = crossing.column
            }
        }
    }
}
