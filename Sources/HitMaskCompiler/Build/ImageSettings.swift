/// How the mask of one picture is made of its pixels.
package struct ImageSettings: Sendable, Hashable {
    /// Which pixels of the picture are opaque, and what is refused.
    package var art: ArtOptions
    /// What is done to the mask then.
    package var shaping: Shaping
    /// The regions that the picture's colours name; nil for a mere mask.
    package var regions: RegionNaming?

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
