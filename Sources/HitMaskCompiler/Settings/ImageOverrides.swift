import HitMasks

/// What settings say of one picture. What they do not say is nil.
package struct ImageOverrides: Sendable, Hashable {
    /// The animation that a picture is a frame of.
    package enum Animation: Sendable, Hashable {
        /// The one that is named like the picture, without the number at its end.
        case nameWithoutNumber
        /// The one of this name.
        case named(NameTemplate)
    }

    /// How the regions of a region map are named.
    package enum Regions: Sendable, Hashable {
        /// They are numbered in the order in which their colours occur.
        case numbered
        /// By their colours, in the order of the file.
        case named([Region])
    }

    /// A colour and the region that it stands for.
    package struct Region: Sendable, Hashable {
        /// The colour.
        package let color: ArtColor
        /// The name of the region.
        package let name: String
        /// The line of the colour.
        package let line: Int
    }

    /// The least alpha that is opaque.
    package var alphaThreshold: AlphaThreshold?
    /// Whether opaque and transparent change places.
    package var inverts: Bool?
    /// The least area of an island that stays.
    package var leastIsland: Shaping.Area?
    /// Which holes are filled.
    package var holes: Shaping.HoleFilling?
    /// How far the mask grows.
    package var outset: Shaping.Outset?
    /// The detail at which it is stored.
    package var detail: Shaping.Detail?
    /// What of a pixel is compared with the threshold.
    package var channel: ArtChannel?
    /// What happens to a picture that says it is to be turned.
    package var orientation: OrientationPolicy?
    /// The picture that the mask is made of in place of the art.
    package var hitImage: Switched<NameTemplate>?
    /// Pixels nearer to a side than this are never opaque.
    package var insets: SettingsInsets?
    /// The parts of the picture that do not stretch.
    package var capInsets: Switched<SettingsInsets>?
    /// How the rest fills its place.
    package var resizing: HitMask.Slices.Resizing?
    /// The parts of the picture that do not count when it is aligned, such as a shadow.
    package var alignmentInsets: SettingsInsets?
    /// The name of the mask.
    package var name: NameTemplate?
    /// The state of the control that the picture is shown in.
    package var state: HitMask.State?
    /// The animation that the picture is a frame of.
    package var frameOf: Switched<Animation>?
    /// How long the frame is shown. Unit: microseconds.
    package var frameDuration: Int?
    /// Whether the frames of the picture, or of a sheet, are stored as an animation.
    package var hasFrames: Bool?
    /// Whether the picture is a region map, and how its regions are named.
    package var regions: Switched<Regions>?

    /// Makes overrides that say nothing.
    package init() {}
}

extension ImageOverrides {
    /// These, and what others say that these do not.
    package func applied(to base: ImageOverrides) -> ImageOverrides {
        var all = base
        func take<Value>(_ field: WritableKeyPath<ImageOverrides, Value?>) {
            if let value = self[keyPath: field] { all[keyPath: field] = value }
        }
        take(\.alphaThreshold)
        take(\.inverts)
        take(\.leastIsland)
        take(\.holes)
        take(\.outset)
        take(\.detail)
        take(\.channel)
        take(\.orientation)
        take(\.hitImage)
        take(\.insets)
        take(\.capInsets)
        take(\.resizing)
        take(\.alignmentInsets)
        take(\.name)
        take(\.state)
        take(\.frameOf)
        take(\.frameDuration)
        take(\.hasFrames)
        take(\.regions)
        return all
    }

    /// The options of a build with what these say in place of what was given for all.
    package func applied(to base: ArtOptions) -> ArtOptions {
        var options = base
        options.alphaThreshold = alphaThreshold ?? base.alphaThreshold
        options.orientation = orientation ?? base.orientation
        options.channel = channel ?? base.channel
        return options
    }

    /// The shaping of a build with what these say in place of what was given for all.
    package func applied(to base: Shaping) -> Shaping {
        var shaping = base
        shaping.inverts = inverts ?? base.inverts
        shaping.leastIsland = leastIsland ?? base.leastIsland
        shaping.holes = holes ?? base.holes
        shaping.outset = outset ?? base.outset
        shaping.detail = detail ?? base.detail
        return shaping
    }
}
