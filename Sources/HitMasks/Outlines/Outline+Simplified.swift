extension HitMask.Outline {
    /// The outline with fewer corners, nowhere further off than a distance.
    ///
    ///     let polygon = mask.outline().simplified(within: 1)
    ///
    /// Every point of the new outline is within the error of the old one, and the other way round (the Hausdorff
    /// distance of each ring); so a pixel that is filled differently has its centre within the error of the old border.
    /// Rings stay what they are: none is lost, none crosses another or itself, none turns around, each keeps its parent.
    /// Corners are left out, never moved. Corners at which rings touch stay. Below 0.5 nothing changes; the steps of
    /// slanting borders go from about 0.71 on, and 1 is a good choice for physics engines and accessibility.
    ///
    /// An error of zero or less, or one that is not a number, gives the same outline. An outline that was simplified
    /// before may be off by the sum. Outlines wider or higher than 2³⁰ pixels stay as they are.
    ///
    /// - Parameter maximumError: The greatest distance. Unit: pixels.
    /// - Returns: An outline with the same rings. Those that now start elsewhere may have changed places.
    /// - Complexity: At most 64 passes of O(length of all rings · log).
    public func simplified(within maximumError: Double) -> HitMask.Outline {
        guard maximumError > 0, width <= 1 << 30, height <= 1 << 30 else { return self }
        var reduction = CornerReduction(self)
        // The least deviations first: where a corner can go at little cost, a better one need not.
        for part in [0.25, 0.5, 0.75, 1] {
            for _ in 0..<16 where !reduction.removeCorners(within: maximumError * part) { break }
        }
        return HitMask.Outline(
            width: width, height: height, rings: HitMask.Outline.ordered(rings, reduction.remainingCorners),
            maximumError: self.maximumError + maximumError)
    }

    /// The rings with other corners, each from its topmost one on, and in the order of these.
    private static func ordered(_ rings: [Ring], _ corners: [[Corner]]) -> [Ring] {
        let turned = corners.map { corners in
            let first = corners.indices.min { corners[$0].isAbove(corners[$1]) } ?? 0
            return Array(corners[first...]) + corners[..<first]
        }
        let order = rings.indices.sorted {
            let (one, other) = (turned[$0][0], turned[$1][0])
            return one == other ? $0 < $1 : one.isAbove(other)
        }
        var rank = [Int](repeating: 0, count: order.count)
        for (place, ring) in order.enumerated() { rank[ring] = place }
        return order.map { ring in
            Ring(corners: turned[ring], isHole: rings[ring].isHole, parent: rings[ring].parent.map { rank[$0] })
        }
    }
}

extension HitMask.Outline.Corner {
    /// The order of rows, and in a row from left to right.
    func isAbove(_ other: HitMask.Outline.Corner) -> Bool { y < other.y || y == other.y && x < other.x }
}
