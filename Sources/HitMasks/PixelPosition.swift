/// The column and row of a pixel, or how far to the right of and below one picture's top left pixel another's lies.
public struct PixelPosition: Sendable, Hashable {
    /// The column; to the right if positive.
    public var x: Int
    /// The row; downwards if positive.
    public var y: Int

    /// Makes the position of column `x` and row `y`.
    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    /// The top left pixel, or no distance.
    public static let zero = PixelPosition(x: 0, y: 0)
}

extension PixelPosition: CustomStringConvertible {
    /// Column and row: `(3, 7)`.
    public var description: String { "(\(x), \(y))" }
}
