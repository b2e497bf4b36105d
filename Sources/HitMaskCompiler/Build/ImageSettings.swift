/// How the mask of one picture is made of its pixels.
package struct ImageSettings: Sendable, Hashable {
    /// Which pixels of the picture are opaque, and what is refused.
    package var art: ArtOptions
    /// What is done to the mask then.
    package var shaping: Shaping

    /// Makes settings.
    package init(art: ArtOptions = ArtOptions(), shaping: Shaping = Shaping()) {
        self.art = art
        self.shaping = shaping
    }
}
