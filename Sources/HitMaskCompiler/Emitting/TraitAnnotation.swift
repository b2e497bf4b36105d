import HitMasks

/// What one trait of a list says, in words.
enum TraitAnnotation {
    static func text(_ tag: UInt8, at value: Int, in bytes: RawBytes) -> String {
        // A list of this trait alone, as the reader reads it.
        let traits = bytes.storedTraits(at: value - 2, end: value + Int(bytes.u8(at: value - 1)))
        typealias Tag = FileLayout.Trait
        switch tag {
        case Tag.scale: return "scale: \(traits.scale.pixels) pixels to \(traits.scale.points) points"
        case Tag.source: return sourceText(traits.source)
        case Tag.slices: return "slices: " + (traits.slices.map(slicesText) ?? "")
        case Tag.idiom: return "idiom: " + (traits.idiom.map { "\($0)" } ?? "")
        case Tag.appearance:
            let words = traits.luminosity.map { ["\($0)"] } ?? []
            return "appearance: " + (words + (traits.contrast == nil ? [] : ["high contrast"])).joined(separator: ", ")
        case Tag.layoutDirection:
            return "language direction: " + (traits.layoutDirection == .leftToRight ? "left to right" : "right to left")
        case Tag.displayGamut:
            return "display gamut: " + (traits.displayGamut == .sRGB ? "sRGB" : "Display P3")
        case Tag.state: return "state: " + traits.state.words.joined(separator: ", ")
        case Tag.frame: return "frame: " + (traits.frame.map(frameText) ?? "")
        case Tag.sizeClasses:
            return
                "size classes: horizontal \(word(traits.horizontalSizeClass)), vertical \(word(traits.verticalSizeClass))"
        case Tag.alignment:
            let insets = traits.alignment ?? .zero
            return "alignment insets: \(insets.top), \(insets.left), \(insets.bottom), \(insets.right) pixels"
        default: return "trait \(tag), which this version does not know and may skip"
        }
    }

    private static func word(_ sizeClass: HitMask.Traits.SizeClass?) -> String { sizeClass.map { "\($0)" } ?? "any" }

    private static func sourceText(_ source: StoredTraits.Source) -> String {
        let (detail, parts) = (source.detail, source.detail.points)
        func length(_ count: UInt32) -> String { parts == 1 ? "\(count)" : "\(count)/\(parts)" }
        return "art: \(source.left) columns before it, \(source.top) rows above it, \(length(source.right)) behind it, "
            + "\(length(source.bottom)) below it"
            + (detail == .one ? "" : ", at \(detail.pixels)/\(parts) of its detail")
    }

    private static func slicesText(_ slices: StoredTraits.Slices) -> String {
        let caps = "caps of \(slices.top), \(slices.left), \(slices.bottom), \(slices.right) pixels"
        let center = [slices.centerWidth.map { "width \($0)" }, slices.centerHeight.map { "height \($0)" }]
            .compactMap { $0 }
        return caps + ", middle " + (slices.stretches ? "stretched" : "tiled")
            + (center.isEmpty ? "" : ", its " + center.joined(separator: " and "))
    }

    private static func frameText(_ frame: StoredTraits.Frame) -> String {
        "\(frame.index), from \(frame.start) µs for \(frame.duration) µs"
    }
}

extension HitMask.State {
    /// The names of the states that are set; `normal` if none is.
    package var words: [String] {
        let names: [(HitMask.State, String)] = [
            (.highlighted, "highlighted"), (.selected, "selected"), (.disabled, "disabled"), (.focused, "focused"),
        ]
        let set = names.filter { contains($0.0) }.map(\.1)
        return set.isEmpty ? ["normal"] : set
    }
}
