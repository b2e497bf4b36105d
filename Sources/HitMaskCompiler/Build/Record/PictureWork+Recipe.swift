import HitMasks

/// What stands for all that decides about masks beside the bytes of their pictures: the pictures' paths, the settings,
/// the frames, the scales. A recipe that an earlier build knew gives the same masks and messages of the same bytes.
struct RecipeWriter {
    private var bytes: [UInt8] = []
    private var settings: [ImageSettings: ContentDigest] = [:]
    private var latest: (settings: ImageSettings, digest: ContentDigest)?

    /// The recipe of a picture's masks.
    mutating func recipe(of work: PictureWork) -> ContentDigest {
        bytes.removeAll(keepingCapacity: true)
        bytes.append(text: work.path)
        for (_, input) in work.inputs {
            bytes.append(text: input.name)
            for number in input.traits.variantKey { bytes.append(word: number) }
            bytes.append(digest(of: input.settings))
            if let part = input.part { append(part) }
            if let frame = input.animationFrame { bytes.append(word: UInt64(frame)) }
            if input.isTagged { bytes.append(word: 1) }
            if let shape = input.shape { bytes.append(text: storedValues(of: shape)) }
            // Of the art that a hit image stands for, the size alone counts.
            if let art = input.settings.replacedArt.flatMap(statedPictureSize) {
                bytes.append(word: UInt64(art.width) << 32 | UInt64(art.height))
            }
        }
        return ContentDigest(of: bytes)
    }

    private mutating func append(_ part: ArtInput.SheetPart) {
        bytes.append(text: part.descriptor)
        bytes.append(part.page)
        bytes.append(part.frame)
    }

    /// Most pictures have the settings of the one before them.
    private mutating func digest(of settings: ImageSettings) -> ContentDigest {
        if let latest, latest.settings == settings { return latest.digest }
        let digest = self.settings[settings] ?? ContentDigest(of: Array(storedValues(of: settings).utf8))
        self.settings[settings] = digest
        latest = (settings, digest)
        return digest
    }
}

/// All values that a value is made of, in an order: a setting that is added to a type later is in it by itself.
func storedValues(of value: Any) -> String {
    let children = Mirror(reflecting: value).children
    // A value without parts is a number, a text or a case.
    guard !children.isEmpty else { return "\(type(of: value)) \(String(reflecting: value));" }
    let parts = children.map { "\($0.label ?? "")=" + storedValues(of: $0.value) }
    return "\(type(of: value))(\(parts.joined()))"
}

// Sheets have thousands of frames, for which mirrors are too slow. A test counts their fields.
extension [UInt8] {
    fileprivate mutating func append(_ page: SheetPage) {
        append(text: page.picture)
        append(optional: page.line)
        append(word: page.scale.map { UInt64($0.pixels) << 16 | UInt64($0.points) } ?? 0)
        append(optional: page.statedSize?.width)
        append(optional: page.statedSize?.height)
    }

    fileprivate mutating func append(_ frame: SheetFrame) {
        append(text: frame.name)
        append(optional: frame.index)
        for rect in [frame.stored, frame.kept] {
            for number in [rect.x, rect.y, rect.width, rect.height] { append(optional: number) }
        }
        append(optional: SheetFrame.Turn.allCases.firstIndex(of: frame.turn))
        for number in [frame.sourceWidth, frame.sourceHeight, frame.duration, frame.line] { append(optional: number) }
        append(text: frame.aliasOf ?? "")
        append(optional: frame.aliasOf?.utf8.count)
    }

    private mutating func append(optional number: Int?) {
        append(word: number == nil ? 0 : 1)
        append(word: UInt64(bitPattern: Int64(number ?? 0)))
    }
}
