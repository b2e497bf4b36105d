extension Placement {
    /// The borders of what is opaque as the view shows it: scaled, sliced, mirrored, turned and cut to the view. For
    /// accessibility, for the shapes of a user interface framework, and for drawing.
    ///
    ///     let path = placement.outlinePath()
    ///     path.contains(point)   // as placement.contains(point), but for points on the very border
    ///
    /// Both fill rules fill it alike. Outer rings run clockwise, where y points down, and holes the other way, also if the mask
    /// is shown mirrored. A sliced or repeated one is a ring or more for each piece; pieces share borders and do not overlap.
    ///
    /// - Parameter maximumError: How far off the path may be, to have fewer corners: ``HitMask/Outline/simplified(within:)``.
    ///   Unit: points.
    /// - Returns: The path, in the points that are asked about. Of a view that shows more than 4,096 pieces it is the
    ///   rectangle around them.
    /// - Complexity: O(area of the mask / 8 + its edges), and O(corners) for each piece. Made at each call: keep it.
    public func outlinePath(simplifiedWithin maximumError: Double = 0) -> HitMask.Path {
        var path = HitMask.Path()
        guard !opaqueRect.isEmpty else { return path }
        let bitmap = mask.expanded()
        // Repeated pieces show the same part.
        var known: [(part: HitMask.Rect, outline: HitMask.Path)] = []
        for (number, piece) in pieces.enumerated() {
            guard number < 4096 else { return HitMask.Path(opaqueRect) }
            if let same = known.first(where: { $0.part == piece.source }) {
                path.append(same.outline.applying(piece.transform))
                continue
            }
            let outline = bitmap.outlinePath(
                of: piece.source, within: maximumError / piece.transform.greatestStretch,
                isMirrored: piece.transform.determinant < 0)
            if known.count < 64 { known.append((piece.source, outline)) }
            path.append(outline.applying(piece.transform))
        }
        return path
    }
}

extension HitMask.AffineTransform {
    /// How much longer the longer side of a pixel becomes.
    fileprivate var greatestStretch: Double { max(a * a + b * b, c * c + d * d).squareRoot() }
}

extension HitMask.Bitmap {
    /// The outline of a part whose sides may cut pixels, the other way round if it is to be shown mirrored. Unit: pixels.
    fileprivate func outlinePath(
        of part: HitMask.Rect, within maximumError: Double, isMirrored: Bool
    ) -> HitMask.Path {
        // Parts of a placed mask lie within it.
        let (left, top) = (Int(floored(part.x)), Int(floored(part.y)))
        let (right, bottom) = (-Int(floored(-part.maxX)), -Int(floored(-part.maxY)))
        let pixels = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
        var path = HitMask.Path()
        for ring in cropped(to: pixels).outline().simplified(within: maximumError).rings {
            let corners = ring.corners.map { corner in
                HitMask.Point(
                    x: min(max(Double(corner.x + left), part.x), part.maxX),
                    y: min(max(Double(corner.y + top), part.y), part.maxY))
            }
            path.append(HitMask.Path(polygon: isMirrored ? corners.reversed() : corners))
        }
        return path
    }
}
