/// What happens to a PNG whose eXIf chunk says that it is to be shown turned or mirrored.
///
/// Viewers disagree about such files, so the mask would fit the picture in some of them only.
public enum OrientationPolicy: String, Sendable, Hashable, CaseIterable {
    /// The build stops.
    case error
    /// The mask is turned as the chunk says, for apps that show the picture so.
    case apply
    /// The mask is made of the pixels as they are stored, with a warning.
    case ignore
}

/// How a picture becomes a mask, and how large it may be.
package struct ArtOptions: Sendable, Hashable {
    /// The least alpha that is opaque.
    package var alphaThreshold: AlphaThreshold
    /// What is done about eXIf orientations other than 1.
    package var orientation: OrientationPolicy
    /// What of a pixel is compared with the threshold.
    package var channel = ArtChannel.alpha
    /// The greatest number of pixels in a picture.
    package var maximumPixels: Int
    /// The greatest width and height.
    package var maximumSide: Int
    /// The greatest size of a file.
    package var maximumFileBytes: Int
    /// Whether plain files, too, are read by libpng: slower, with the same results. For tests that compare the two.
    package var usesLibpngOnly = false

    package init(
        alphaThreshold: AlphaThreshold = .default, orientation: OrientationPolicy = .error,
        maximumPixels: Int = 1 << 26, maximumSide: Int = 65_535, maximumFileBytes: Int = 256 << 20
    ) {
        self.alphaThreshold = alphaThreshold
        self.orientation = orientation
        self.maximumPixels = maximumPixels
        self.maximumSide = maximumSide
        self.maximumFileBytes = maximumFileBytes
    }
}
