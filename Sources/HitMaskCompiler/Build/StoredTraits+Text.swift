import HitMasks

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
