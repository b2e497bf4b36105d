extension Placement {
    /// Whether the view shows an opaque pixel within a distance of a point: a finger is not a point.
    ///
    /// The distance is Euclidean, in the points that are asked about, from the point to the nearest spot of the pixel as it
    /// is drawn: scaled, repeated, turned and cut to the view. A pixel at exactly the radius is met. A radius of 0 asks for
    /// the point itself; a negative one, or NaN, finds nothing. The point may lie outside of the view.
    ///
    ///     placement.containsAny(within: 8, of: HitMask.Point(x: -3, y: 20))   // true if the edge is near enough
    ///
    /// - Complexity: O(drawn pixels that the disc's square touches), whatever the size of the mask. Nothing is allocated.
    public func containsAny(within radius: Double, of point: HitMask.Point) -> Bool {
        guard radius >= 0, point.x.isFinite, point.y.isFinite else { return false }
        if contains(point) { return true }
        guard radius > 0 else { return false }
        return toView == nil ? upright(radius, point) : transformed(radius, point)
    }

    /// Where drawn pixels are rectangles, the nearest repetition of each is enough.
    private func upright(_ radius: Double, _ point: HitMask.Point) -> Bool {
        vertical.anyCell(from: point.y - radius, through: point.y + radius, nearest: point.y) { row, top, bottom in
            let dy = distance(from: point.y, to: top, bottom)
            return horizontal.anyCell(from: point.x - radius, through: point.x + radius, nearest: point.x) {
                column, left, right in
                isWithin(radius, distance(from: point.x, to: left, right), dy) && isOpaque(column, row)
            }
        }
    }

    /// Where the view is turned or skewed, drawn pixels are parallelograms.
    private func transformed(_ radius: Double, _ point: HitMask.Point) -> Bool {
        guard let toView else { return false }
        let center = point.applying(toView)
        let reachX = radius * (toView.a * toView.a + toView.c * toView.c).squareRoot()
        let reachY = radius * (toView.b * toView.b + toView.d * toView.d).squareRoot()
        return vertical.anyCell(from: center.y - reachY, through: center.y + reachY, nearest: nil) { row, top, bottom in
            horizontal.anyCell(from: center.x - reachX, through: center.x + reachX, nearest: nil) {
                column, left, right in
                guard isOpaque(column, row) else { return false }
                let corners = (
                    HitMask.Point(x: left, y: top).applying(transform),
                    HitMask.Point(x: right, y: top).applying(transform),
                    HitMask.Point(x: right, y: bottom).applying(transform),
                    HitMask.Point(x: left, y: bottom).applying(transform)
                )
                // The point itself lies in no opaque pixel, so the nearest spot is on a side.
                return isWithin(radius, point, corners.0, corners.1) || isWithin(radius, point, corners.1, corners.2)
                    || isWithin(radius, point, corners.2, corners.3) || isWithin(radius, point, corners.3, corners.0)
            }
        }
    }

    private func isOpaque(_ column: Int, _ row: Int) -> Bool {
        isTransposed ? mask.contains(x: row, y: column) : mask.contains(x: column, y: row)
    }
}

/// How far a number is from a range.
private func distance(from x: Double, to start: Double, _ end: Double) -> Double {
    x < start ? start - x : (x > end ? x - end : 0)
}

private func isWithin(_ radius: Double, _ dx: Double, _ dy: Double) -> Bool {
    let longest = max(dx.magnitude, dy.magnitude)
    // Squares of numbers that are very large or very small say nothing.
    guard longest > 0x1p-500, radius < 0x1p500 else { return longest <= radius }
    return dx * dx + dy * dy <= radius * radius
}

/// Whether a side of a parallelogram comes within a distance of a point.
private func isWithin(
    _ radius: Double, _ point: HitMask.Point, _ start: HitMask.Point, _ end: HitMask.Point
) -> Bool {
    let (sideX, sideY) = (end.x - start.x, end.y - start.y)
    let (x, y) = (point.x - start.x, point.y - start.y)
    let square = sideX * sideX + sideY * sideY
    let share = square > 0 ? min(max((x * sideX + y * sideY) / square, 0), 1) : 0
    return isWithin(radius, x - share * sideX, y - share * sideY)
}

extension Placement.Axis {
    /// Gives the mask's pixels that a stretch of the view shows, and where, until the body says true.
    ///
    /// If `nearest` is a point, repetitions further from it than the nearest of a pixel may be left out.
    func anyCell(
        from low: Double, through high: Double, nearest: Double?,
        _ body: (_ pixel: Int, _ start: Double, _ end: Double) -> Bool
    ) -> Bool {
        guard low <= high, visibleEnd > visibleStart else { return false }
        for number in 0..<Placement.Axis.segmentCount {
            let segment = segment(number)
            let (start, end) = (max(segment.start, visibleStart), min(segment.end, visibleEnd))
            guard end > start, high >= start, low <= end else { continue }
            var (from, through) = (max(low, start), min(high, end))
            if let nearest, segment.period > 0 {
                // One whole repetition on either side holds every pixel once.
                let center = min(max(nearest, start), end)
                let reach = (segment.period + 1) * segment.points.value / segment.pixels
                (from, through) = (max(from, center - reach), min(through, center + reach))
            }
            if anyCell(of: segment, from: from, through: through, in: (start, end), body) { return true }
        }
        return false
    }

    private func anyCell(
        of segment: Placement.AxisSegment, from: Double, through: Double, in visible: (start: Double, end: Double),
        _ body: (_ pixel: Int, _ start: Double, _ end: Double) -> Bool
    ) -> Bool {
        guard let first = segment.cell(at: from) else { return false }
        // One earlier: its far edge may lie at the very beginning of the stretch.
        var next: Placement.AxisSegment.Cell? = segment.before(first) ?? first
        while let cell = next {
            let start = max(segment.edge(of: cell), visible.start)
            guard start <= through else { return false }
            next = segment.after(cell)
            let end = min(next.map(segment.edge) ?? segment.end, visible.end)
            if end > start, end >= from, let pixel = pixel(of: cell), body(pixel, start, end) { return true }
            if segment.edge(of: cell) >= visible.end { return false }
        }
        return false
    }
}
