extension HitMask.Path {
    /// The path as the `d` attribute of an SVG path element: absolute commands, without spaces that are not needed.
    ///
    ///     HitMask.Path(HitMask.Rect(x: 0, y: 0, width: 4, height: 2)).svgPathData   // "M0 0H4V2H0Z"
    ///
    /// Numbers are written so that they read back as the same numbers. A path that is not finite gives no text.
    ///
    /// - Complexity: O(elements).
    public var svgPathData: String {
        guard isFinite else { return "" }
        var text = ""
        var (start, position) = (HitMask.Point(x: 0, y: 0), HitMask.Point(x: 0, y: 0))
        for element in elements {
            switch element {
            case .move(let point):
                text += "M" + point.svg
                (start, position) = (point, point)
            case .line(let point):
                if point.y == position.y {
                    text += "H" + svgText(point.x)
                } else if point.x == position.x {
                    text += "V" + svgText(point.y)
                } else {
                    text += "L" + point.svg
                }
                position = point
            case .quadratic(let point, let control):
                text += "Q" + control.svg + " " + point.svg
                position = point
            case .cubic(let point, let control1, let control2):
                text += "C" + control1.svg + " " + control2.svg + " " + point.svg
                position = point
            case .close:
                text += "Z"
                position = start
            }
        }
        return text
    }
}

extension HitMask.Point {
    fileprivate var svg: String { svgText(x) + " " + svgText(y) }
}

/// A number without the `.0` of a whole one.
private func svgText(_ number: Double) -> String {
    if number.magnitude < 1e15, number == Double(Int(number)) { return "\(Int(number))" }
    return "\(number)"
}
