/// The name and scale that a picture's path gives its mask.
///
///     ArtName(path: "buttons/play@2x.png")   // name "buttons/play", scale 2
package struct ArtName: Hashable, Sendable {
    /// The path without extension and scale suffix, `/` between its parts.
    package let name: String
    /// Pixels per point: 2 or 3 by the suffix `@2x` or `@3x`, else 1.
    package let scale: Int

    /// Names a mask after a path: below the given folder, or the last part of a file given by itself.
    ///
    /// Returns nil where nothing is left to name it by, as for `@2x.png`.
    package init?(path: String) {
        var stem = Substring(path)
        let lastPart = stem.utf8.lastIndex(of: UInt8(ascii: "/")).map { stem.utf8.index(after: $0) } ?? stem.startIndex
        if let dot = stem.utf8[lastPart...].lastIndex(of: UInt8(ascii: ".")), dot > lastPart {
            stem = stem[..<dot]
        }
        scale = ArtName.scales.first { stem.utf8.hasSuffix($0.suffix) }?.scale ?? 1
        if scale > 1 { stem.unicodeScalars.removeLast(3) }
        guard stem.endIndex > lastPart else { return nil }
        name = String(stem)
    }

    private static let scales = [(suffix: "@2x", scale: 2), (suffix: "@3x", scale: 3)]
}

extension Substring.UTF8View {
    fileprivate func hasSuffix(_ suffix: String) -> Bool { self.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) }
}

extension String {
    /// Whether a folder's entry is taken for a picture by its name: it ends in `.png` in any case.
    var hasPictureExtension: Bool { utf8.suffix(4).elementsEqual(".png".utf8) { $0 | 0x20 == $1 } }
}
