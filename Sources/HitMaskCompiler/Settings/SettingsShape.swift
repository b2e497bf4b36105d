import HitMasks

/// A mask without a picture: a shape in a rectangle.
package struct SettingsShape: Sendable, Hashable {
    /// What the shape's edge is. Unit of all lengths: points, from the top left corner of the mask.
    package enum Outline: Sendable, Hashable {
        /// The edge of a rectangle.
        case rectangle(HitMask.Rect)
        /// The ellipse that touches the sides of a rectangle.
        case ellipse(HitMask.Rect)
        /// The edge of a rectangle with corners rounded by a radius.
        case roundedRectangle(HitMask.Rect, radius: Double)
        /// Straight lines from corner to corner and back to the first.
        case polygon([HitMask.Point])
        /// The path data of SVG, as it was written.
        case path(String)
    }

    /// What of an outline that crosses itself is inside.
    package enum FillRule: String, CaseIterable, Sendable, Hashable {
        /// What an odd number of turns encloses.
        case evenOdd
        /// What turns enclose that do not cancel each other.
        case nonZero
    }

    /// The name of the mask.
    package let name: String
    /// The line of the name.
    package let line: Int
    /// The width of the mask in pixels.
    package let width: Int
    /// The height of the mask in pixels.
    package let height: Int
    /// Pixels per point.
    package let scale: PixelScale
    /// The edge.
    package let outline: Outline
    /// The line of the outline.
    package let outlineLine: Int
    /// What of it is inside.
    package let fillRule: FillRule
    /// Whether the inside is transparent, and the rest of the mask opaque.
    package let isHollow: Bool

    /// The size of the mask in points.
    package var size: HitMask.Size {
        HitMask.Size(width: Double(width) / scale.value, height: Double(height) / scale.value)
    }

    /// The keys that give an outline: a shape has one of them.
    static let outlineKeys = ["rectangle", "ellipse", "roundedRectangle", "polygon", "path"]
    /// The longest side in pixels.
    static let longestSide = 65_535
}
