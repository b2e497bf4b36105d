/// A rectangle of whole pixels: x to the right, y down, the right and bottom edges outside.
public struct PixelRect: Sendable, Hashable {
    /// The column of the leftmost pixel.
    public var x: Int
    /// The row of the topmost pixel.
    public var y: Int
    /// The number of columns.
    public var width: Int
    /// The number of rows.
    public var height: Int

    /// Makes the rectangle of the pixels `x ..< x + width`, `y ..< y + height`.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The rectangle without a pixel.
    public static var empty: PixelRect { PixelRect(x: 0, y: 0, width: 0, height: 0) }

    /// Whether the rectangle holds no pixel.
    public var isEmpty: Bool { width <= 0 || height <= 0 }
}

extension PixelRect: CustomStringConvertible {
    /// The size and the top left corner: `120 × 44 at (4, 0)`.
    public var description: String { "\(width) × \(height) at (\(x), \(y))" }
}
