import HitMasks

/// Distances from the sides of the art, in its pixels or in points.
package struct SettingsInsets: Sendable, Hashable {
    /// A distance, exactly as written.
    package struct Distance: Sendable, Hashable {
        /// The distance times 1,000.
        let thousandths: Int
        /// Whether it is in points, else in pixels of the art.
        let isInPoints: Bool

        static let zero = Distance(thousandths: 0, isInPoints: false)

        /// The distance in whole pixels of art of a scale: the nearest, the greater of two that are as near; at most
        /// 65,535.
        package func pixels(scale: PixelScale) -> UInt16 {
            let (pixels, points) = isInPoints ? (Int(scale.pixels), Int(scale.points)) : (1, 1)
            return UInt16(min((2 * thousandths * pixels + 1000 * points) / (2000 * points), 65_535))
        }
    }

    /// The distance from the top edge.
    package internal(set) var top = Distance.zero
    /// The distance from the left edge.
    package internal(set) var left = Distance.zero
    /// The distance from the bottom edge.
    package internal(set) var bottom = Distance.zero
    /// The distance from the right edge.
    package internal(set) var right = Distance.zero

    /// The distances in pixels of art of a scale.
    package func pixels(scale: PixelScale) -> StoredTraits.Insets {
        StoredTraits.Insets(
            top: top.pixels(scale: scale), left: left.pixels(scale: scale), bottom: bottom.pixels(scale: scale),
            right: right.pixels(scale: scale))
    }

    /// The slices with these as caps, all between them as the centre.
    package func slices(_ resizing: HitMask.Slices.Resizing, scale: PixelScale) -> StoredTraits.Slices {
        let caps = pixels(scale: scale)
        return StoredTraits.Slices(
            top: caps.top, left: caps.left, bottom: caps.bottom, right: caps.right, stretches: resizing == .stretch)
    }
}

extension SettingsInsets {
    static let keys: [SettingsKey<SettingsInsets>] = [
        SettingsKey("top") { (value, insets) throws(SettingsError) in insets.top = try Distance(value) },
        SettingsKey("left") { (value, insets) throws(SettingsError) in insets.left = try Distance(value) },
        SettingsKey("bottom") { (value, insets) throws(SettingsError) in insets.bottom = try Distance(value) },
        SettingsKey("right") { (value, insets) throws(SettingsError) in insets.right = try Distance(value) },
    ]

    /// Reads one distance for all sides, or an object with one for each; a side that is left out is 0.
    init(_ value: SettingsValue) throws(SettingsError) {
        self.init()
        if value.value.isObject {
            try value.read(Self.keys, into: &self, owner: "'\(value.key)'")
        } else {
            let distance = try Distance(value, orElse: ", or an object with top, left, bottom and right")
            (top, left, bottom, right) = (distance, distance, distance, distance)
        }
    }
}

extension SettingsInsets.Distance {
    private static let expected = "a whole number of pixels from 0 to 65535, or points such as \"4pt\""

    /// Reads `12`, `"12"` and `"4.5pt"`.
    init(_ value: SettingsValue, orElse: String = "") throws(SettingsError) {
        let text = try value.numberOrText(Self.expected + orElse)
        let isInPoints = value.value.string != nil && text.hasSuffix("pt")
        let number = isInPoints ? text.dropLast(2) : text[...]
        let isPlain = number.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
        guard isPlain, let thousandths = DecimalNumber(number)?.whole(times: 1000), thousandths <= 65_535_000,
            isInPoints || thousandths % 1000 == 0
        else { throw value.unexpected(Self.expected + orElse) }
        self.init(thousandths: thousandths, isInPoints: isInPoints)
    }
}
