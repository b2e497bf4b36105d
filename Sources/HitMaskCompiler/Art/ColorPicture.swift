import HitMasks

/// A picture as the colours of its pixels, for a map whose colours name regions.
package struct ColorPicture: Sendable {
    /// The number of columns.
    package let width: Int
    /// The number of rows.
    package let height: Int
    /// Red, green and blue from the highest byte down, row by row; nil where the picture is transparent.
    package var pixels: [UInt32]

    /// What a transparent pixel is stored as.
    package static let transparent: UInt32 = 0xFF00_0000

    /// Makes a transparent picture.
    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
        pixels = [UInt32](repeating: ColorPicture.transparent, count: width * height)
    }
}
