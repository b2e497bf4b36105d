extension Placement {
    /// A point that hits the mask, as near to the middle of what is seen as is easy to say; nil if there is none.
    ///
    /// Assistive technology activates a view at one point, by default the middle of its frame. In the middle of a ring
    /// there is nothing.
    ///
    ///     ringPlacement.activationPoint   // in the middle of an opaque pixel at the edge of the hole
    ///
    /// - Complexity: O(1) if the middle is opaque, else as for ``HitMask/nearestOpaquePixel(toX:y:within:)``, and at
    ///   most 4,096 lookups more where what is nearest is cut off; however often the middle is repeated.
    public var activationPoint: HitMask.Point? {
        let rect = opaqueRect
        guard !rect.isEmpty else { return nil }
        if contains(rect.center) { return rect.center }
        if let position = maskPoint(at: rect.center),
            let nearest = mask.nearestOpaquePixel(toX: position.x, y: position.y, within: .infinity)?.position,
            let point = middle(ofPixelX: nearest.x, y: nearest.y, near: rect.center)
        {
            return point
        }
        return sampledPoint(in: rect)
    }

    /// The middle of where a pixel is shown, at the repetition that is nearest to a point.
    private func middle(ofPixelX x: Int, y: Int, near point: HitMask.Point) -> HitMask.Point? {
        var best: HitMask.Point?
        let center = toView.map(point.applying) ?? point
        let rows = vertical.places(of: isTransposed ? x : y, near: center.y)
        for column in horizontal.places(of: isTransposed ? y : x, near: center.x) {
            for row in rows {
                var middle = HitMask.Point(
                    x: column.start + (column.end - column.start) / 2, y: row.start + (row.end - row.start) / 2)
                if toView != nil { middle = middle.applying(transform) }
                guard contains(middle) else { continue }
                if best.map({ middle.square(to: point) < $0.square(to: point) }) ?? true { best = middle }
            }
        }
        return best
    }

    private func sampledPoint(in rect: HitMask.Rect) -> HitMask.Point? {
        var best: HitMask.Point?
        for row in 0..<64 {
            for column in 0..<64 {
                let point = HitMask.Point(
                    x: rect.x + rect.width * (Double(column) + 0.5) / 64,
                    y: rect.y + rect.height * (Double(row) + 0.5) / 64)
                guard contains(point) else { continue }
                if best.map({ point.square(to: rect.center) < $0.square(to: rect.center) }) ?? true { best = point }
            }
        }
        return best
    }
}

extension HitMask.Point {
    fileprivate func square(to other: HitMask.Point) -> Double {
        (x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)
    }
}
