import HitMasks

/// A mask to be made: what it is called, what it is for, and the picture that its pixels come from.
package struct ArtInput: Sendable {
    /// The path of the picture as it was given or found.
    package let path: String
    /// The name of the mask.
    package var name: String
    /// What the mask is for.
    package var traits: StoredTraits

    /// Makes an input.
    package init(path: String, name: String, traits: StoredTraits) {
        self.path = path
        self.name = name
        self.traits = traits
    }

    /// An input that is named by its path below the given folder.
    package init(path: String, name: ArtName) {
        self.init(
            path: path, name: name.name,
            traits: StoredTraits(scale: PixelScale(pixels: UInt16(name.scale), points: 1)!))
    }
}

extension ArtInput {
    /// The order in which pictures are read and reported: that of the file, then by path.
    static func precedes(_ one: ArtInput, _ other: ArtInput) -> Bool {
        guard one.name.hasSameBytes(as: other.name) else { return one.name.precedesByBytes(other.name) }
        let (own, others) = (one.traits.variantKey, other.traits.variantKey)
        guard own == others else { return own.lexicographicallyPrecedes(others) }
        return one.path.precedesByBytes(other.path)
    }

    /// Whether both would be the same mask of the file.
    func isSameVariant(as other: ArtInput) -> Bool {
        name.hasSameBytes(as: other.name) && traits.variantKey == other.traits.variantKey
    }
}

extension StoredTraits {
    /// What a variant is for, for a message: `2x`, `2x, pad, dark`.
    package var variantText: String {
        var words = [scaleText(scale.value)]
        if state != .normal { words += state.words }
        if let idiom { words.append("\(idiom)") }
        if let luminosity { words.append("\(luminosity)") }
        if contrast != nil { words.append("high contrast") }
        if let layoutDirection { words.append(layoutDirection == .leftToRight ? "left to right" : "right to left") }
        if let displayGamut { words.append(displayGamut == .sRGB ? "sRGB" : "Display P3") }
        if let horizontalSizeClass { words.append("\(horizontalSizeClass) width") }
        if let verticalSizeClass { words.append("\(verticalSizeClass) height") }
        if let frame { words.append("frame \(frame.index)") }
        return words.joined(separator: ", ")
    }
}
