import HitMasks

/// How the mask of one picture is made of its pixels.
package struct ImageSettings: Sendable, Hashable {
    /// Which pixels of the picture are opaque, and what is refused.
    package var art: ArtOptions
    /// What is done to the mask then.
    package var shaping: Shaping
    /// The pixels at the sides of the art that are never opaque.
    package var insets = StoredTraits.Insets.zero
    /// The art, where its mask is made of another picture: its size and scale are those of the mask.
    package var replacedArt: String?
    /// The regions that the picture's colours name; nil for a mere mask.
    package var regions: RegionNaming?

    /// Whether the mask is the picture's own, pixel for pixel, so that it can be encoded while it is read.
    var keepsShape: Bool { shaping.isIdentity && insets == .zero && replacedArt == nil }

    /// Makes settings.
    package init(art: ArtOptions = ArtOptions(), shaping: Shaping = Shaping()) {
        self.art = art
        self.shaping = shaping
    }
}

/// Which colours of a picture are regions.
package enum RegionNaming: Sendable, Hashable {
    /// All that fill more than a border, numbered in the order of the picture.
    case numbered
    /// These, in this order.
    case named([FoundRegions.Region])
}
