import HitMasks

extension PictureSource {
    /// Counts the pixels that another threshold could make opaque, or transparent, where a mask is nearly empty or full.
    ///
    /// A picture that is nearly empty is read once more for that, which takes no time that anybody would notice: there are few.
    func faintCount(_ options: ArtOptions, _ summary: PNGReader.Summary) -> Int? {
        let pixels = summary.width * summary.height
        guard options.channel == .alpha, summary.hasAlpha else { return nil }
        if summary.opaqueCount == pixels { return pixels - summary.solidCount }
        guard summary.opaqueCount * 100 < pixels else { return nil }
        var options = options
        options.alphaThreshold = .anyAlpha
        guard let other = try? read(options, began: { _, _ in }, band: { _ in }) else { return nil }
        return max(other.opaqueCount - summary.opaqueCount, 0)
    }
}

extension AlphaThreshold {
    /// Any alpha above 0.
    fileprivate static let anyAlpha = AlphaThreshold(reducing: 0, over: 1)
}
