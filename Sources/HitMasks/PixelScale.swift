/// Pixels per point as an exact fraction in lowest terms: 2/1 for `@2x`, 1/2 for art stored at half its resolution.
package struct PixelScale: Sendable, Hashable {
    package let pixels: UInt16
    package let points: UInt16

    package static let one = PixelScale(pixels: 1, points: 1)!

    /// The fraction in lowest terms, or nil if either part is zero.
    package init?(pixels: UInt16, points: UInt16) {
        guard pixels > 0, points > 0 else { return nil }
        var (a, b) = (pixels, points)
        while b != 0 { (a, b) = (b, a % b) }
        self.pixels = pixels / a
        self.points = points / a
    }

    package var value: Double { Double(pixels) / Double(points) }
}

extension PixelScale: Comparable {
    package static func < (left: PixelScale, right: PixelScale) -> Bool {
        UInt32(left.pixels) * UInt32(right.points) < UInt32(right.pixels) * UInt32(left.points)
    }
}
