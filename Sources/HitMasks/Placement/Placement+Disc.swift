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
        return contains(point) || nearest(to: point, within: radius, stopsAtFirst: true) != nil
    }

    /// How far the nearest opaque pixel that the view shows is from a point, in the points that are asked about: 0 if the
    /// point lies in one, nil if none is as near as the radius.
    ///
    /// Distances are those of ``containsAny(within:of:)``, and there is one just if that is true.
    ///
    ///     placement.distance(to: HitMask.Point(x: -3, y: 20), within: 8)   // 3, where the left edge is opaque
    ///     HitMask.nearest(among: buttons, within: 22) { $0.distance(to: touch, within: $1) }   // the nearest of many
    ///
    /// - Complexity: As for ``containsAny(within:of:)``. Nothing is allocated.
    public func distance(to point: HitMask.Point, within radius: Double) -> Double? {
        guard radius >= 0, point.x.isFinite, point.y.isFinite else { return nil }
        return contains(point) ? 0 : nearest(to: point, within: radius, stopsAtFirst: false)
    }

    /// The distance of the nearest pixel, or of the first one that is near enough. The point lies in none.
    private func nearest(to point: HitMask.Point, within radius: Double, stopsAtFirst: Bool) -> Double? {
        guard radius > 0 else { return nil }
        var found = NearestSpot(limit: radius)
        if toView == nil {
            searchUpright(point, &found, stopsAtFirst)
        } else {
            searchTransformed(point, &found, stopsAtFirst)
        }
        return found.distance
    }

    /// Where drawn pixels are rectangles, the nearest repetition of each is enough.
    private func searchUpright(_ point: HitMask.Point, _ found: inout NearestSpot, _ stopsAtFirst: Bool) {
        let radius = found.limit
        let rows = stretch(around: point.y, radius)
        _ = vertical.anyCell(from: rows.low, through: rows.high, nearest: point.y) { row, top, bottom in
            let dy = gap(from: point.y, to: top, bottom)
            // What was found makes the disc smaller.
            guard dy <= found.limit else { return false }
            let columns = stretch(around: point.x, found.limit)
            return horizontal.anyCell(from: columns.low, through: columns.high, nearest: point.x) {
                column, left, right in
                let dx = gap(from: point.x, to: left, right)
                return found.isNear(dx, dy) && isOpaque(column: column, row: row) && found.take(dx, dy) && stopsAtFirst
            }
        }
    }

    /// Where the view is turned or skewed, drawn pixels are parallelograms.
    private func searchTransformed(_ point: HitMask.Point, _ found: inout NearestSpot, _ stopsAtFirst: Bool) {
        guard let toView else { return }
        let center = point.applying(toView)
        let reachX = (toView.a * toView.a + toView.c * toView.c).squareRoot()
        let reachY = (toView.b * toView.b + toView.d * toView.d).squareRoot()
        let radius = found.limit
        let rows = stretch(around: center.y, radius * reachY)
        _ = vertical.anyCell(from: rows.low, through: rows.high, nearest: nil) {
            row, top, bottom in
            let columns = stretch(around: center.x, found.limit * reachX)
            return horizontal.anyCell(from: columns.low, through: columns.high, nearest: nil) {
                column, left, right in
                guard isOpaque(column: column, row: row) else { return false }
                let corners = (
                    HitMask.Point(x: left, y: top).applying(transform),
                    HitMask.Point(x: right, y: top).applying(transform),
                    HitMask.Point(x: right, y: bottom).applying(transform),
                    HitMask.Point(x: left, y: bottom).applying(transform)
                )
                // The point itself lies in no opaque pixel, so the nearest spot is on a side.
                var isFound = found.take(point, corners.0, corners.1)
                isFound = found.take(point, corners.1, corners.2) || isFound
                isFound = found.take(point, corners.2, corners.3) || isFound
                isFound = found.take(point, corners.3, corners.0) || isFound
                return isFound && stopsAtFirst
            }
        }
    }

}

/// Where something within a radius can be: a little more, for the sums are rounded.
private func stretch(around x: Double, _ radius: Double) -> (low: Double, high: Double) {
    guard radius.isFinite else { return (-.infinity, .infinity) }
    let room = 4 * max(x.ulp, radius.ulp)
    return (x - radius - room, x + radius + room)
}

/// How far a number is from a range.
private func gap(from x: Double, to start: Double, _ end: Double) -> Double {
    x < start ? start - x : (x > end ? x - end : 0)
}

/// The nearest spot so far.
private struct NearestSpot {
    /// What is farther is not looked for.
    private(set) var limit: Double
    /// How far the spot is; nil if there is none.
    private(set) var distance: Double?

    init(limit: Double) { self.limit = limit }

    /// Whether a spot that is so far across and down is near enough.
    func isNear(_ dx: Double, _ dy: Double) -> Bool {
        let longest = max(dx.magnitude, dy.magnitude)
        // Squares of numbers that are very large or very small say nothing.
        guard longest > 0x1p-500, limit < 0x1p500 else { return longest <= limit }
        return dx * dx + dy * dy <= limit * limit
    }

    /// Takes a spot if it is near enough.
    mutating func take(_ dx: Double, _ dy: Double) -> Bool {
        guard isNear(dx, dy) else { return false }
        let longest = max(dx.magnitude, dy.magnitude)
        let isPlain = longest > 0x1p-500 && longest < 0x1p500
        var length = longest
        if isPlain {
            let square = dx * dx + dy * dy
            length = square.squareRoot()
            // A pixel is within its own distance, whatever the root was rounded to.
            if length * length < square { length = length.nextUp }
        }
        limit = min(length, limit)
        distance = limit
        return true
    }

    /// Takes the nearest spot of a side of a parallelogram if it is near enough.
    mutating func take(_ point: HitMask.Point, _ start: HitMask.Point, _ end: HitMask.Point) -> Bool {
        let (sideX, sideY) = (end.x - start.x, end.y - start.y)
        let (x, y) = (point.x - start.x, point.y - start.y)
        let square = sideX * sideX + sideY * sideY
        let share = square > 0 ? min(max((x * sideX + y * sideY) / square, 0), 1) : 0
        return take(x - share * sideX, y - share * sideY)
    }
}
