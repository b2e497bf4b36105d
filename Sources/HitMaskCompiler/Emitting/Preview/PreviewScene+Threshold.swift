import HitMasks

extension PreviewScene {
    /// What is known of the threshold, and from what: the file of masks does not keep it. First the threshold itself.
    var thresholdTexts: [String] {
        guard let art else { return ["not in the file", "its art tells: --art"] }
        let limits = alphaLimits(of: art.picture)
        let seen =
            [
                limits?.faintest.map { "opaque from alpha \($0)/255" },
                limits?.strongest.map { "transparent up to \($0)/255" },
            ].compactMap(\.self)
        if let threshold = art.threshold { return ["\(threshold)"] + seen }
        guard let limits else { return ["not to be told", "the mask is no threshold of this art alone"] }
        let usual = Int(AlphaThreshold.default.leastAlpha(maximum: 255))
        if usual > limits.strongest ?? 0, usual <= limits.faintest ?? 255 { return ["0.1 fits, the default"] + seen }
        return ["not 0.1, the default"] + seen
    }

    /// The faintest alpha that is opaque and the strongest that is not; nil where no threshold gives the mask: it was grown,
    /// mended or inverted, or the art is another.
    private func alphaLimits(of picture: ArtPicture) -> (faintest: Int?, strongest: Int?)? {
        guard picture.width == mask.width, picture.height == mask.height else { return nil }
        var (faintest, strongest) = (256, -1)
        for y in 0..<mask.height {
            for x in 0..<mask.width {
                let alpha = Int(picture.alpha(x: x, y: y))
                if mask.contains(x: x, y: y) {
                    faintest = min(faintest, alpha)
                } else {
                    strongest = max(strongest, alpha)
                }
            }
        }
        guard faintest > strongest else { return nil }
        return (faintest < 256 ? faintest : nil, strongest >= 0 ? strongest : nil)
    }
}
