extension HitMask.Outline {
    /// The rings as one path of closed polygons, for drawing and for accessibility. Both fill rules fill it alike.
    ///
    /// Unit: pixels of the mask; divide by the mask's scale for points.
    ///
    /// - Complexity: O(corners).
    public var path: HitMask.Path {
        var path = HitMask.Path()
        for ring in rings {
            path.append(HitMask.Path(polygon: ring.corners.map { HitMask.Point(x: Double($0.x), y: Double($0.y)) }))
        }
        return path
    }

    /// The rings as the `d` attribute of one SVG path element. Unit: pixels of the mask.
    ///
    /// - Complexity: O(corners).
    public var svgPathData: String { path.svgPathData }
}
