extension HitMaskFile {
    /// The mask of a name, or nil if the file has none. Of several variants it is the densest of those for any screen.
    ///
    ///     file.mask(named: "buttons/play")      // of play@3x.png, if that was compiled too
    ///     file.mask(named: "buttons/Play")      // nil: names are compared byte by byte
    ///
    /// - Complexity: O(1), and O(variants) for a name with several.
    public func mask(named name: String) -> HitMask? { entry(named: name)?.mask }

    /// The mask of a name for a screen of that many pixels per point, or nil if the file has no such name.
    ///
    /// The fallback: the mask of just that scale, else the next denser one, else the densest.
    ///
    /// - Complexity: O(1), and O(variants) for a name with several.
    public func mask(named name: String, scale: Double) -> HitMask? {
        entry(named: name, for: HitMask.Traits(scale: scale))?.mask
    }

    /// The mask of a name that suits a screen best, or nil if the file has no such name.
    ///
    ///     file.mask(named: "play", for: HitMask.Traits(scale: 2, idiom: .pad, luminosity: .dark))
    ///
    /// - Complexity: O(1), and O(variants) for a name with several.
    public func mask(named name: String, for traits: HitMask.Traits, state: HitMask.State = .normal) -> HitMask? {
        entry(named: name, for: traits, state: state)?.mask
    }

    /// The entry of a name that suits a screen best, or nil if the file has no such name.
    ///
    /// The fallback, each step among those that the steps before it left over:
    /// 1. of that state, else of the normal state, else of any;
    /// 2. for each attribute in the order idiom, layout direction, luminosity, contrast, horizontal and vertical size
    ///    class, display gamut: made for that value, else for any, else for another one;
    /// 3. of that scale, else of the next denser one, else of the densest; without a scale the densest;
    /// 4. the first in the order of the file, so the first frame of an animation.
    ///
    /// - Complexity: O(1), and O(variants) for a name with several.
    public func entry(
        named name: String, for traits: HitMask.Traits = HitMask.Traits(), state: HitMask.State = .normal
    ) -> Entry? {
        entries(named: name).mostSuitable(for: traits, state: state)
    }
}

extension Collection where Element == HitMaskFile.Entry {
    /// The one of several variants that suits a screen best.
    package func mostSuitable(for traits: HitMask.Traits, state: HitMask.State = .normal) -> Element? {
        guard var best = first else { return nil }
        if count == 1 { return best }
        var bestRank = VariantRank(best.storedTraits, for: traits, state: state)
        for entry in dropFirst() {
            let rank = VariantRank(entry.storedTraits, for: traits, state: state)
            if bestRank < rank { (best, bestRank) = (entry, rank) }
        }
        return best
    }
}

/// How well a variant suits what is asked for.
private struct VariantRank {
    private let suitability: UInt32
    private let scale: PixelScale
    private let isDenseEnough: Bool

    init(_ own: StoredTraits, for traits: HitMask.Traits, state: HitMask.State) {
        let stateRank: UInt32 = own.state == state ? 2 : own.state == .normal ? 1 : 0
        suitability = stateRank << 16 | own.traits.suitability(for: traits)
        scale = own.scale
        isDenseEnough = traits.scale.map { own.scale.value >= $0 } ?? false
    }

    static func < (one: VariantRank, other: VariantRank) -> Bool {
        if one.suitability != other.suitability { return one.suitability < other.suitability }
        if one.isDenseEnough != other.isDenseEnough { return other.isDenseEnough }
        // Of those that are dense enough the least dense is best, of the others the densest.
        return one.isDenseEnough ? other.scale < one.scale : one.scale < other.scale
    }
}
