import HitMasks

/// A name or a path in settings, with places for parts of the name that the settings are for.
///
/// | place | `buttons/play` at 2x |
/// |---|---|
/// | `{name}` | `buttons/play` |
/// | `{base}` | `play` |
/// | `{scale}`, in paths alone | `@2x`; nothing at 1x |
package struct NameTemplate: Sendable, Hashable {
    /// The text with its places.
    package let text: String
    /// The line that it stands in.
    package let line: Int
    /// The key that it stands behind.
    let key: String

    /// The places of a name.
    static let namePlaces = ["{name}", "{base}"]
    /// The places of a path.
    static let pathPlaces = ["{name}", "{base}", "{scale}"]

    /// Reads a template.
    init(_ value: SettingsValue, places: [String], expected: String) throws(SettingsError) {
        text = try value.text(expected)
        line = value.line
        key = value.key
        for piece in Self.pieces(of: text) where piece.utf8.first == UInt8(ascii: "{") && !places.contains(piece) {
            throw value.error(.placeholder(piece, key: key, known: places))
        }
    }

    /// The name for a mask.
    ///
    /// - Throws: ``SettingsError`` if no mask can have it.
    package func name(for mask: String) throws(SettingsError) -> String {
        let name = filled(for: mask, scale: .one)
        if let problem = NameProblem(in: name) { throw SettingsError(line: line, .name(name, key: key, problem)) }
        return name
    }

    /// The path for a mask, as written: from the folder of the settings on.
    ///
    /// - Throws: ``SettingsError`` if it does not begin there.
    package func path(for mask: String, scale: PixelScale = .one) throws(SettingsError) -> String {
        let path = filled(for: mask, scale: scale)
        if let problem = NameProblem(in: path), problem != .parentFolder {
            throw SettingsError(line: line, .path(path, problem))
        }
        return path
    }

    private func filled(for mask: String, scale: PixelScale) -> String {
        let base = mask.utf8.lastIndex(of: UInt8(ascii: "/")).map { mask[mask.utf8.index(after: $0)...] } ?? mask[...]
        let pixels = scale.points == 1 ? "\(scale.pixels)" : "\(scale.value)"
        return Self.pieces(of: text).map { piece in
            switch piece {
            case "{name}": mask
            case "{base}": String(base)
            case "{scale}": scale == .one ? "" : "@\(pixels)x"
            default: piece
            }
        }.joined()
    }

    /// The text cut into places in braces and what lies between them. A brace without its other is text.
    private static func pieces(of text: String) -> [String] {
        var pieces: [String] = []
        var rest = text.utf8[...]
        while let open = rest.firstIndex(of: UInt8(ascii: "{")),
            let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
        {
            let end = rest.index(after: close)
            pieces += [String(Substring(rest[..<open])), String(Substring(rest[open..<end]))]
            rest = rest[end...]
        }
        return pieces + [String(Substring(rest))]
    }
}
