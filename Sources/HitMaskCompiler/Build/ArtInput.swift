import HitMasks

/// A mask to be made: what it is called, what it is for, and where its pixels come from.
package struct ArtInput: Sendable {
    /// A part of a picture, as a sprite sheet describes it.
    ///
    /// It is shared, so that inputs without one stay small.
    package final class SheetPart: Sendable {
        /// The path of the sheet's descriptor, or of the picture that is cut into a grid.
        package let descriptor: String
        /// The page of the sheet, without its frames.
        package let page: SheetPage
        /// The frame.
        package let frame: SheetFrame

        /// Makes a part.
        package init(descriptor: String, page: SheetPage, frame: SheetFrame) {
            (self.descriptor, self.page, self.frame) = (descriptor, page, frame)
        }
    }

    /// The path of the picture as it was given or found.
    package let path: String
    /// The name of the mask.
    package var name: String
    /// What the mask is for.
    package var traits: StoredTraits
    /// The part of the picture that is meant; nil for all of it.
    package var part: SheetPart?
    /// The frame of an animated picture that is meant, counted from 0; nil for its default image.
    package var animationFrame: Int?
    /// Whether it is a frame once more, as a tag of its sheet shows it. What there is to say is said of the frame itself.
    package var isTagged = false
    /// The shape that is the mask, where there is no picture; the path is that of the settings then.
    package var shape: SettingsShape?
    /// How the mask is made.
    package var settings = ImageSettings()

    /// Makes an input.
    package init(path: String, name: String, traits: StoredTraits, part: SheetPart? = nil) {
        self.path = path
        self.name = name
        self.traits = traits
        self.part = part
    }

    /// An input that is named by its path below the given folder.
    package init(path: String, name: ArtName) {
        self.init(
            path: path, name: name.name,
            traits: StoredTraits(scale: PixelScale(pixels: UInt16(name.scale), points: 1)!))
    }

    /// The files beside the picture that the mask depends on.
    var sidePaths: [String] {
        (part.map { [$0.descriptor] } ?? []) + (settings.replacedArt.map { [$0] } ?? [])
    }

    /// The file to name in a message about the input, and the line if it is text.
    package var place: (path: String, line: Int?) {
        if let shape { return (path, shape.line) }
        return part.map { ($0.descriptor, $0.frame.line) } ?? (path, nil)
    }
}

extension ArtInput {
    /// The order in which pictures are read and reported: that of the file, then by path.
    static func precedes(_ one: ArtInput, _ other: ArtInput) -> Bool {
        guard one.name.hasSameBytes(as: other.name) else { return one.name.precedesByBytes(other.name) }
        let (own, others) = (one.traits.variantKey, other.traits.variantKey)
        guard own == others else { return own.lexicographicallyPrecedes(others) }
        guard one.place.path.hasSameBytes(as: other.place.path) else {
            return one.place.path.precedesByBytes(other.place.path)
        }
        return (one.place.line ?? 0) < (other.place.line ?? 0)
    }

    /// Whether both would be the same mask of the file.
    func isSameVariant(as other: ArtInput) -> Bool {
        name.hasSameBytes(as: other.name) && traits.variantKey == other.traits.variantKey
    }
}
