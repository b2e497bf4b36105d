/// Why a part of an asset catalog has no mask.
package enum SkippedArt: Sendable, Hashable, CustomStringConvertible {
    /// A set of another kind than images, by the extension of its folder.
    case set(kind: String)
    /// A file that is no PNG, by its extension.
    case notPNG(kind: String)
    /// A file that belongs to no slot of its image set.
    case unassigned
    /// A file beside the sets, which Xcode does not look at.
    case loose
    /// A slot for something that a mask file does not tell apart.
    case unknownAttribute(key: String, value: String)
    /// A second slot for what an earlier one is for.
    case repeated(first: String)

    /// Plain words.
    package var description: String {
        switch self {
        case .set(let kind): "skipped: \(SkippedArt.kinds[kind] ?? "a set of kind '\(kind)'") has no mask"
        case .notPNG(let kind): "skipped: masks are made of PNG files, not of \(kind.uppercased())"
        case .unassigned: "skipped: no slot of the image set uses this file"
        case .loose: "skipped: the file lies in the catalog, but in no image set"
        case .unknownAttribute(let key, let value): "skipped: variants by \(key) '\(value)' are not told apart"
        case .repeated(let first): "skipped: \(first) is for the same screens"
        }
    }

    private static let kinds = [
        "appiconset": "an app icon", "launchimage": "a launch image", "symbolset": "a symbol", "colorset": "a colour",
        "dataset": "a data set", "brandassets": "a brand asset", "iconset": "an icon set",
        "stickerpack": "a sticker pack", "imagestack": "an image stack", "complicationset": "a complication",
        "cubetextureset": "a cube texture", "mipmapset": "a mipmap set", "textureset": "a texture set",
        "arimageset": "an AR image", "arresourcegroup": "an AR resource group",
    ]
}
