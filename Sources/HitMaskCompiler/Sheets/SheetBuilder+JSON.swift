import HitMasks

/// TexturePacker, Aseprite and Phaser.
///
/// `frame` is where a frame is stored, with its size before it was turned; `spriteSourceSize` says where that lies in
/// `sourceSize`. Of `spriteSourceSize` only the corner counts: some packers write other things than the size behind it.
extension SheetBuilder {
    mutating func readJSON(_ root: SourceValue) throws(SheetError) -> SheetDescriptor {
        let sheet = try SheetFields(root, of: "the sheet")
        if let textures = try? sheet.list("textures"), textures.contains(where: \.isObject) {
            for texture in textures {
                let page = try SheetFields(texture, of: "a texture")
                try addPage(page)
                try addFrames(try page.require(try page.value("frames"), "frames"))
            }
            return descriptor(.phaserMultiAtlas)
        }
        guard let frames = try sheet.value("frames"), Self.areFrames(frames, besideMeta: try sheet.value("meta"))
        else { throw SheetError(line: nil, .notASheet) }
        let meta = try sheet.fields("meta")
        if let meta { try addPage(meta) } else { try addPage(picture: nil) }
        try addFrames(frames)
        for related in try meta?.list("related_multi_packs") ?? [] {
            guard let path = related.string else {
                throw sheet.unexpected(related, "related_multi_packs", "a list of texts")
            }
            try addRelatedSheet(path, line: related.line)
        }
        try addAnimations(sheet, tags: try meta?.list("frameTags") ?? [])
        return descriptor(frames.isArray ? .jsonArray : .jsonHash)
    }

    /// Whether a value `frames` holds frames of a sheet, and not something else of that name.
    private static func areFrames(_ frames: SourceValue, besideMeta meta: SourceValue?) -> Bool {
        guard frames.isArray || frames.isObject else { return false }
        let first = frames.isArray ? frames.elements.first : frames.members.first?.value
        return meta?.isObject == true || first?.members.contains { $0.key == "frame" } == true
    }

    private mutating func addPage(_ page: SheetFields) throws(SheetError) {
        let size = try page.fields("size")
        let width = try size?.whole("w", in: SheetFields.lengths)
        let height = try size?.whole("h", in: SheetFields.lengths)
        var stated: (Int, Int)?
        if let width, let height { stated = (width, height) }
        try addPage(
            picture: try page.text("image"), line: try page.value("image")?.line, scale: try page.scale,
            statedSize: stated)
    }

    private mutating func addFrames(_ frames: SourceValue) throws(SheetError) {
        for member in frames.members { try add(try frame(member.key, member.value, line: member.line)) }
        for element in frames.elements {
            let fields = try SheetFields(element, of: "a frame")
            let name = try fields.require(try fields.text("filename"), "filename")
            try add(try frame(name, element, line: element.line))
        }
        guard frames.isArray || frames.isObject else {
            let reason = SheetError.Reason.value(
                key: "frames", owner: "the sheet", found: frames.kind, expected: "an object or a list")
            throw SheetError(line: frames.line, reason)
        }
    }

    private func frame(_ name: String, _ value: SourceValue, line: Int) throws(SheetError) -> SheetFrame {
        let fields = try SheetFields(value, of: "the frame '\(name)'")
        let stored = try fields.require(try fields.fields("frame"), "frame")
        func length(_ key: String) throws(SheetError) -> Int {
            try stored.require(try stored.whole(key, in: SheetFields.lengths), key)
        }
        let (width, height) = (try length("w"), try length("h"))
        let trim = try fields.fields("spriteSourceSize")
        let source = try fields.fields("sourceSize")
        let kept = PixelRect(
            x: try trim?.whole("x", in: SheetFields.offsets) ?? 0,
            y: try trim?.whole("y", in: SheetFields.offsets) ?? 0,
            width: width, height: height)
        return SheetFrame(
            name, x: try length("x"), y: try length("y"),
            turn: try fields.flag("rotated") == true ? .clockwise : .none, kept: kept,
            sourceWidth: try source?.whole("w", in: SheetFields.lengths) ?? width,
            sourceHeight: try source?.whole("h", in: SheetFields.lengths) ?? height,
            duration: try fields.whole("duration", in: 0...Int(Int32.max)), line: line)
    }
}

extension SheetFields {
    /// The pixels per point that a page states, or nil.
    var scale: PixelScale? {
        get throws(SheetError) {
            guard let value = try value("scale") else { return nil }
            guard let scale = value.decimal?.pixelScale else { throw unexpected(value, "scale", "a number above 0") }
            return scale
        }
    }
}

// MARK: Animations

extension SheetBuilder {
    /// How many frames all tags of a sheet may show, each time that a frame is shown counted.
    private static var mostShownFrames: Int { 1 << 16 }

    /// Takes the animations that list their frames, and Aseprite's tags, which number them.
    private mutating func addAnimations(_ sheet: SheetFields, tags: [SourceValue]) throws(SheetError) {
        for member in try sheet.fields("animations")?.object.members ?? [] {
            let names = member.value.elements.compactMap(\.string)
            animations.append(SheetAnimation(name: member.key, frames: names, line: member.line))
        }
        let names = pages.flatMap(\.frames).map(\.name)
        var shownCount = 0
        var firstLines: [[UInt8]: Int] = [:]
        for tag in tags {
            let fields = try SheetFields(tag, of: "a frame tag")
            let name = try fields.require(try fields.text("name"), "name")
            let from = try fields.require(try fields.whole("from", in: 0...Int(Int32.max)), "from")
            let to = try fields.require(try fields.whole("to", in: 0...Int(Int32.max)), "to")
            guard from <= to, to < names.count else {
                warn(line: tag.line, .animationOutside(name, from: from, to: to, frames: names.count))
                continue
            }
            let shown = try Self.order(names[from...to], by: fields)
            // Tags may overlap: without a limit, a small file could fill the memory.
            shownCount += shown.count
            guard shownCount <= Self.mostShownFrames else {
                throw SheetError(line: tag.line, .tooManyShown(limit: Self.mostShownFrames))
            }
            if let first = firstLines[Array(name.utf8)] {
                warn(line: tag.line, .repeatedTag(name, firstLine: first))
                continue
            }
            firstLines[Array(name.utf8)] = tag.line
            animations.append(SheetAnimation(name: name, frames: shown, line: tag.line, isTag: true))
        }
    }

    /// The frames of a tag in the order in which its direction shows them.
    private static func order(_ names: ArraySlice<String>, by tag: SheetFields) throws(SheetError) -> [String] {
        // There and back shows the frames at both ends once.
        switch try tag.text("direction") ?? "forward" {
        case "forward": return Array(names)
        case "reverse": return names.reversed()
        case "pingpong": return names + names.dropFirst().dropLast().reversed()
        case "pingpong_reverse": return names.reversed() + names.dropFirst().dropLast()
        default:
            let value = try tag.require(try tag.value("direction"), "direction")
            throw tag.unexpected(value, "direction", "forward, reverse, pingpong or pingpong_reverse")
        }
    }
}
