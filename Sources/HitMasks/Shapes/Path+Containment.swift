extension HitMask.Path {
    /// Whether a point lies inside.
    ///
    /// Left and top borders are inside, right and bottom ones are not, so that of two shapes that share a border exactly
    /// one has the points on it. Curves are not made of lines: the answer is exact for every point that is further from
    /// a curve than 2⁻⁴⁸ times its largest coordinate, and for polygons with coordinates that are multiples of ½ up to
    /// 2²⁴ at all such points. A point that is not finite is outside.
    ///
    /// - Complexity: O(elements), without allocation; a root is searched only where the point lies beside a curve.
    public func contains(_ point: HitMask.Point, fillRule: HitMask.FillRule = .nonZero) -> Bool {
        fillRule.includes(winding(around: point))
    }

    /// How often the path goes around a point: clockwise, where y points down, less the other way. 0 outside.
    ///
    /// - Complexity: O(elements), without allocation.
    public func winding(around point: HitMask.Point) -> Int {
        guard isFinite, point.x.isFinite, point.y.isFinite else { return 0 }
        var winding = 0
        forEachEdge { winding += $0.winding(around: point) }
        return winding
    }

    /// The least rectangle around the curves, control points left out; empty for a path without an edge, and for one
    /// that is not finite.
    ///
    /// - Complexity: O(elements).
    public var bounds: HitMask.Rect {
        var least = HitMask.Point(x: .infinity, y: .infinity)
        var most = HitMask.Point(x: -.infinity, y: -.infinity)
        guard isFinite else { return HitMask.Rect(x: 0, y: 0, width: 0, height: 0) }
        forEachEdge { edge in
            let (horizontal, vertical) = (edge.horizontal.extent, edge.vertical.extent)
            (least.x, most.x) = (min(least.x, horizontal.least), max(most.x, horizontal.most))
            (least.y, most.y) = (min(least.y, vertical.least), max(most.y, vertical.most))
        }
        guard least.x <= most.x else { return HitMask.Rect(x: 0, y: 0, width: 0, height: 0) }
        return HitMask.Rect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
    }

    /// All edges, those that close the subpaths among them.
    func forEachEdge(_ body: (PathEdge) -> Void) {
        var start = HitMask.Point(x: 0, y: 0)
        var position = start
        func close() {
            if position != start { body(PathEdge(line: position, start)) }
        }
        for element in elements {
            switch element {
            case .move(let point):
                close()
                (start, position) = (point, point)
            case .line(let point):
                body(PathEdge(line: position, point))
                position = point
            case .quadratic(let point, let control):
                body(PathEdge(quadratic: position, control, point))
                position = point
            case .cubic(let point, let control1, let control2):
                body(PathEdge(cubic: position, control1, control2, point))
                position = point
            case .close:
                close()
                position = start
            }
        }
        close()
    }
}

extension PathAxis {
    /// The least and the greatest coordinate of the curve.
    fileprivate var extent: (least: Double, most: Double) {
        let turns = turns
        let (first, second) = (value(at: turns.0), value(at: turns.1))
        return (
            min(min(start, end), min(turns.0 < 1 ? first : start, turns.1 < 1 ? second : start)),
            max(max(start, end), max(turns.0 < 1 ? first : start, turns.1 < 1 ? second : start))
        )
    }
}
