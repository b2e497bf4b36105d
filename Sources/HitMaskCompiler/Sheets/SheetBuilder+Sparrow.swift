import HitMasks

/// The XML of Sparrow, Starling and those who took it over from them.
///
/// Width and height are those as stored, so that a turned frame has them exchanged. `frameX` and `frameY` are where the
/// canvas begins, seen from the frame: at or left of and above it, so 0 or negative.
extension SheetBuilder {
    mutating func readSparrow(_ root: MarkupElement) throws(SheetError) -> SheetDescriptor {
        let page = try SheetFields(root.object, of: "<TextureAtlas>")
        let frames = root.children.filter { $0.name == "SubTexture" }
        guard !frames.isEmpty || root.children.isEmpty else { throw SheetError(line: nil, .notASheet) }
        var size: (Int, Int)?
        if let width = try page.whole("width", in: SheetFields.lengths),
            let height = try page.whole("height", in: SheetFields.lengths)
        {
            size = (width, height)
        }
        let picture = try page.text("imagePath")
        try addPage(
            picture: picture, line: picture == nil ? nil : root.line, scale: try page.scale, statedSize: size)
        for element in frames { try add(try frame(element)) }
        return descriptor(.sparrow)
    }

    private func frame(_ element: MarkupElement) throws(SheetError) -> SheetFrame {
        let name = try SheetFields(element.object, of: "a <SubTexture>").require(element["name"], "name")
        let fields = try SheetFields(element.object, of: "the frame '\(name)'")
        func whole(_ key: String, in range: ClosedRange<Int> = SheetFields.lengths) throws(SheetError) -> Int {
            try fields.require(try fields.whole(key, in: range), key)
        }
        let isTurned = try fields.flag("rotated") ?? false
        let (storedWidth, storedHeight) = (try whole("width"), try whole("height"))
        var kept = PixelRect(
            x: 0, y: 0, width: isTurned ? storedHeight : storedWidth, height: isTurned ? storedWidth : storedHeight)
        var (sourceWidth, sourceHeight) = (kept.width, kept.height)
        if element["frameX"] != nil {
            kept.x = -(try whole("frameX", in: SheetFields.offsets))
            kept.y = -(try whole("frameY", in: SheetFields.offsets))
            (sourceWidth, sourceHeight) = (try whole("frameWidth"), try whole("frameHeight"))
        }
        return SheetFrame(
            name, x: try whole("x"), y: try whole("y"), turn: isTurned ? .clockwise : .none, kept: kept,
            sourceWidth: sourceWidth, sourceHeight: sourceHeight, line: element.line)
    }
}

extension MarkupElement {
    /// The attributes as an object of texts.
    fileprivate var object: SourceValue {
        let members = attributes.map {
            SourceValue.Member(key: $0.name, line: line, value: SourceValue(.string($0.value), line: line))
        }
        return SourceValue(.object(members), line: line)
    }
}
