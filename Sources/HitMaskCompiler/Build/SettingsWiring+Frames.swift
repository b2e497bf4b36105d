import HitMasks

// Animated pictures.
extension SettingsWiring {
    /// The input, or one for each frame of an animated picture if the settings want them.
    mutating func frames(of input: ArtInput, _ overrides: ImageOverrides) -> [ArtInput] {
        guard overrides.hasFrames == true, input.part == nil else { return [input] }
        var durations: [Int]
        do throws(ArtError) {
            durations = try PNGReader.frameDurations(path: input.path, options: input.settings.art)
            // A picture that does not move is the mask that it is without the setting.
            if durations.isEmpty { return [input] }
        } catch {
            // Whoever reads the frames will say what is wrong.
            durations = [0]
        }
        if let key = overrides.keyAgainstFrames {
            add(Diagnostic(input.path, .framesOfOther(key)))
            return [input]
        }
        if let own = overrides.frameDuration { durations = durations.map { _ in own } }
        return durations.enumerated().map { index, duration in
            var frame = input
            frame.animationFrame = index
            // Their starts are found when all durations are known.
            frame.traits.frame = StoredTraits.Frame(
                index: UInt32(clamping: index), start: 0, duration: UInt32(clamping: duration))
            return frame
        }
    }
}

extension ImageOverrides {
    /// The setting that makes no sense for a picture that has frames.
    fileprivate var keyAgainstFrames: String? {
        if regions?.value != nil { return "regions" }
        if hitImage?.value != nil { return "hitImage" }
        return frameOf?.value != nil ? "frameOf" : nil
    }
}

extension Int {
    /// The product, or the greatest number where that is greater.
    func clampedProduct(_ other: Int) -> Int {
        let (product, overflows) = multipliedReportingOverflow(by: other)
        return overflows ? .max : product
    }
}
