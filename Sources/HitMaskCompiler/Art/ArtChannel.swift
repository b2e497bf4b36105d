/// What of a pixel is compared with the alpha threshold.
public enum ArtChannel: Sendable, Hashable {
    /// The alpha, as usual.
    case alpha
    /// How bright the colour is, black 0 and white full: for hit images that are drawn in grey, without an alpha.
    case luminance
    /// The red component.
    case red
    /// The green component.
    case green
    /// The blue component.
    case blue
    /// A pixel is transparent if none of its components differs from the key's by more than the tolerance, and opaque
    /// otherwise: for art on a ground of one colour. Tolerance 0 is that colour alone.
    case colorKey(ArtColor, tolerance: UInt8)

    /// The channels that are a word in settings.
    package static let words: [(word: String, channel: ArtChannel)] = [
        ("alpha", .alpha), ("luminance", .luminance), ("red", .red), ("green", .green), ("blue", .blue),
    ]
}
