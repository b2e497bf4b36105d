extension Placement {
    /// Whether the view shows an opaque pixel within a distance of a point: a finger is not a point.
    ///
    /// The distance is Euclidean, in the points that are asked about, from the point to the nearest spot of the pixel as it
    /// is drawn: scaled, repeated, turned and cut to the view. A pixel at exactly the radius is met. A radius of 0 asks for
    /// the point itself; a negative one, or NaN, finds nothing. The point may lie outside of the view.
    ///
    ///     placement.containsAny(within: 8, of: HitMask.Point(x: -3, y: 20))   // true if the edge is near enough
    ///
    /// - Complexity: O(drawn pixels that the disc's square touches), whatever the size of the mask, and of a middle that is
    ///   repeated O(its pixels). Where the view is turned, too, further repetitions may have the nearest pixel and are looked at,
    ///   unless they have more than a quarter of a million pixels, as where the view's axes lie within a few degrees of each
    ///   other: then the distance can be that of another one. Nothing is allocated.
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
    ///
    /// They are gone through row by row, or column by column. Of a row's repetitions of a pixel the nearest is next to the
    /// row's nearest spot, since the distance from the point only grows on either side of that. Of the repetitions of a row
    /// another than the next may have the nearest pixel, the farther away the more the axes are skewed. The next is asked
    /// first: then few of the others are near enough.
    private func searchTransformed(_ point: HitMask.Point, _ found: inout NearestSpot, _ stopsAtFirst: Bool) {
        guard let toView else { return }
        let (across, down) = (
            TurnedAxis(layout: horizontal, x: transform.a, y: transform.b, toView.a, toView.c),
            TurnedAxis(layout: vertical, x: transform.c, y: transform.d, toView.b, toView.d)
        )
        let center = point.applying(toView)
        // The lines along which pixels are smaller come out fewer.
        let byRows = across.square <= down.square
        let search = TurnedSearch(
            placement: self, point: point, isByRows: byRows, outer: byRows ? down : across,
            inner: byRows ? across : down,
            outerCenter: byRows ? center.y : center.x, innerCenter: byRows ? center.x : center.y)
        search.run(&found, stopsAtFirst, farther: 0)
        if stopsAtFirst && found.distance != nil { return }
        if let lines = search.fartherLines(within: found.limit) { search.run(&found, stopsAtFirst, farther: lines) }
    }
}

/// An axis of a view that is turned.
private struct TurnedAxis {
    let layout: Placement.Axis
    /// Where it leads.
    let x: Double
    let y: Double
    /// How much of it a disc of radius 1 touches on either side of its center.
    let reach: Double

    init(layout: Placement.Axis, x: Double, y: Double, _ one: Double, _ other: Double) {
        (self.layout, self.x, self.y) = (layout, x, y)
        reach = (one * one + other * other).squareRoot()
    }

    var square: Double { x * x + y * y }
}

/// Goes through the pixels of a turned view, line by line.
private struct TurnedSearch {
    let placement: Placement
    let point: HitMask.Point
    let isByRows: Bool
    /// The axis across the lines, and the one along them.
    let outer, inner: TurnedAxis
    /// The point in the untransformed view, along both axes.
    let outerCenter, innerCenter: Double

    /// How many lines of a repeated middle, beyond the next ones on either side, can be near enough; nil if there are none, or so
    /// many that they would hold more than a quarter of a million pixels.
    func fartherLines(within limit: Double) -> Int? {
        let middle = outer.layout.middle
        guard middle.period > 0, inner.layout.limit > 0 else { return nil }
        let stretch = min(limit * outer.reach, middle.end - middle.start)
        let lines = stretch * middle.pixels / middle.points.value
        let pixelsOfLine = 3 * inner.layout.limit
        // A middle of no length has a negative one, and numbers without end have none.
        guard lines >= 0, lines < Double((1 << 17) / pixelsOfLine) else { return nil }
        return Int(lines) + 1
    }

    func run(_ found: inout NearestSpot, _ stopsAtFirst: Bool, farther lines: Int) {
        let lineStretch = stretch(around: outerCenter, found.limit * outer.reach)
        _ = outer.layout.anyCell(
            from: lineStretch.low, through: lineStretch.high, nearest: outerCenter, pixels: lines
        ) { line, start, end in
            let stretch = stretch(around: innerCenter, found.limit * inner.reach)
            let nearest = nearestSpot(ofLineFrom: start, to: end)
            return inner.layout.anyCell(from: stretch.low, through: stretch.high, nearest: nearest) {
                pixel, low, high in
                let isOpaque =
                    isByRows
                    ? placement.isOpaque(column: pixel, row: line) : placement.isOpaque(column: line, row: pixel)
                return isOpaque && takeSides(of: (start, end), (low, high), &found) && stopsAtFirst
            }
        }
    }

    /// Where a line without ends, as it is drawn, is nearest to the point: on its nearer side the foot of the perpendicular.
    private func nearestSpot(ofLineFrom start: Double, to end: Double) -> Double {
        let offset = outerCenter < start ? start - outerCenter : (outerCenter > end ? end - outerCenter : 0)
        let spot = innerCenter - offset * ((inner.x * outer.x + inner.y * outer.y) / inner.square)
        return spot.isNaN ? innerCenter : spot
    }

    /// The point itself lies in no opaque pixel, so that the nearest spot of one is on a side.
    private func takeSides(
        of line: (start: Double, end: Double), _ pixel: (low: Double, high: Double), _ found: inout NearestSpot
    ) -> Bool {
        func corner(_ along: Double, _ across: Double) -> HitMask.Point {
            let point = isByRows ? HitMask.Point(x: along, y: across) : HitMask.Point(x: across, y: along)
            return point.applying(placement.transform)
        }
        let (a, b) = (corner(pixel.low, line.start), corner(pixel.high, line.start))
        let (c, d) = (corner(pixel.high, line.end), corner(pixel.low, line.end))
        var isFound = found.take(point, a, b)
        isFound = found.take(point, b, c) || isFound
        isFound = found.take(point, c, d) || isFound
        return found.take(point, d, a) || isFound
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
