import HitMasks

/// A page that shows every mask of a file over its art, for a browser: one file, no network.
///
/// What is opaque is decided by the mask file alone: the page carries the exact outlines, and the browser's own hit test
/// answers. No rule of the masks is written a second time in its script.
package struct PreviewPage: Sendable {
    /// The bytes of the page: the same for the same masks and art.
    package let bytes: [UInt8]
    /// The number of masks whose art is shown.
    package let picturedCount: Int

    /// Makes the page.
    ///
    /// - Parameters:
    ///   - file: The masks.
    ///   - title: What the page calls the file.
    ///   - art: Where their art is looked for.
    ///   - hasSettings: Whether the art was found by a file of settings, so that its threshold is known.
    /// - Throws: ``ArtFaults`` with every picture that was found and cannot be read.
    package init(
        of file: HitMaskFile, titled title: String, art: ArtShelf = ArtShelf(), hasSettings: Bool = false
    ) throws(ArtFaults) {
        let scenes = try PreviewScene.all(of: file, art: art, hasSettings: hasSettings)
        var pictures = PictureTable()
        let masks = scenes.map { scene in scene.json(picture: scene.art.map { pictures.add($0.png) }) }
        picturedCount = scenes.count { $0.art != nil }
        let data: JSON = [
            "file": .string(title.escaped), "bytes": .integer(file.byteCount),
            "names": .array(PreviewPage.names(of: file)), "masks": .array(masks),
            "pictures": .array(pictures.texts.map { .string($0) }),
        ]
        bytes = Array(
            PageTemplate.page(title: title.escaped, data: data.text(expandedDepth: 2)).utf8)
    }

    /// The names with the positions of their masks, and of the one that stands for the name.
    private static func names(of file: HitMaskFile) -> [JSON] {
        var position = 0
        return file.names.map { name in
            let entries = file.entries(named: name)
            let masks = position..<position + entries.count
            position = masks.upperBound
            let standard = entries.mostSuitable(for: HitMask.Traits())?.storedTraits.variantKey
            let first = zip(masks, entries).first { $0.1.storedTraits.variantKey == standard }?.0 ?? masks.lowerBound
            return [
                "name": .string(name.escaped), "masks": .array(masks.map { .integer($0) }),
                "standard": .integer(first),
            ]
        }
    }
}

/// Every picture that was found and cannot be shown.
package struct ArtFaults: Error, Sendable {
    /// At least one.
    package let faults: [ArtFault]
}

/// Pictures as texts, each once.
private struct PictureTable {
    private(set) var texts: [String] = []
    private var positions: [[UInt8]: Int] = [:]

    mutating func add(_ png: [UInt8]) -> Int {
        if let position = positions[png] { return position }
        positions[png] = texts.count
        texts.append(base64(png[...]))
        return texts.count - 1
    }
}
