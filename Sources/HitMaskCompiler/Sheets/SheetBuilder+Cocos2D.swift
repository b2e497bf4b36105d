import HitMasks

/// Property lists of cocos2d, by Zwoptex, TexturePacker and others, in their formats 0 to 3.
///
/// The offset of a frame is that of its centre from the canvas's centre, with y upwards.
extension SheetBuilder {
    mutating func readCocos2D(_ root: SourceValue) throws(SheetError) -> SheetDescriptor {
        guard root.members.contains(where: { $0.key == "frames" }) else { throw SheetError(line: nil, .notASheet) }
        let sheet = try SheetFields(root, of: "the sheet")
        let frames = try sheet.require(try sheet.fields("frames"), "frames")
        let metadata = try sheet.fields("metadata")
        let format = try metadata?.whole("format", in: 0...3) ?? 0
        try addPage(sheet, metadata)
        for member in frames.object.members {
            let fields = try SheetFields(member.value, of: "the frame '\(member.key)'")
            let frame =
                switch format {
                case 0: try frameOfFormat0(member.key, fields, line: member.line)
                case 3: try frameOfFormat3(member.key, fields, line: member.line)
                default: try frameOfFormat1Or2(member.key, fields, line: member.line, mayTurn: format == 2)
                }
            try add(frame)
            for alias in format == 3 ? try fields.list("aliases") ?? [] : [] {
                guard let name = alias.string else { throw fields.unexpected(alias, "an alias", "a text") }
                try add(frame.alias(name, line: alias.line))
            }
        }
        return descriptor(.cocos2d(format))
    }

    private mutating func addPage(_ sheet: SheetFields, _ metadata: SheetFields?) throws(SheetError) {
        var size = try metadata?.wholes("size", shape: "{,}")
        if size == nil, let texture = try sheet.fields("texture"),
            let width = try texture.whole("width", in: SheetFields.lengths),
            let height = try texture.whole("height", in: SheetFields.lengths)
        {
            size = [width, height]
        }
        let (picture, line) = try picture(metadata)
        try addPage(picture: picture, line: line, statedSize: size.map { ($0[0], $0[1]) })
    }

    /// The picture's path: as the engine looks for it, then as Zwoptex writes it, then the packer's own.
    private func picture(_ metadata: SheetFields?) throws(SheetError) -> (path: String?, line: Int?) {
        guard let metadata else { return (nil, nil) }
        if let name = try metadata.text("textureFileName"), !name.isEmpty {
            return (name, try metadata.value("textureFileName")?.line)
        }
        if let target = try metadata.fields("target"), let name = try target.text("textureFileName") {
            return (name + (try target.text("textureFileExtension") ?? ""), try target.value("textureFileName")?.line)
        }
        return (try metadata.text("realTextureFileName"), try metadata.value("realTextureFileName")?.line)
    }

    private func frameOfFormat0(_ name: String, _ fields: SheetFields, line: Int) throws(SheetError) -> SheetFrame {
        func length(_ key: String) throws(SheetError) -> Int {
            try fields.require(try fields.whole(key, in: SheetFields.lengths), key)
        }
        func doubled(_ key: String) throws(SheetError) -> Int {
            guard let value = try fields.value(key) else { return 0 }
            let range = SheetFields.offsets.lowerBound * 2...SheetFields.offsets.upperBound * 2
            guard let number = value.decimal?.whole(times: 2), range.contains(number) else {
                throw fields.unexpected(value, key, "a number of whole or half pixels")
            }
            return number
        }
        // The engine takes the magnitude of these, and the frame's own size where they are 0.
        func original(_ key: String, else size: Int) throws(SheetError) -> Int {
            let found = abs(try fields.whole(key, in: SheetFields.offsets) ?? 0)
            return found == 0 ? size : found
        }
        let (width, height) = (try length("width"), try length("height"))
        return frame(
            name, x: try length("x"), y: try length("y"), size: [width, height], turn: .none,
            doubledOffset: [try doubled("offsetX"), try doubled("offsetY")],
            source: [try original("originalWidth", else: width), try original("originalHeight", else: height)],
            trim: nil, line: line)
    }

    private func frameOfFormat1Or2(
        _ name: String, _ fields: SheetFields, line: Int, mayTurn: Bool
    ) throws(SheetError) -> SheetFrame {
        let stored = try fields.require(try fields.wholes("frame", shape: "{{,},{,}}"), "frame")
        let size = Array(stored[2...])
        let isTurned = mayTurn ? try fields.flag("rotated") ?? false : false
        return frame(
            name, x: stored[0], y: stored[1], size: size, turn: isTurned ? .clockwise : .none,
            doubledOffset: try fields.doubledOffset("offset"),
            source: try fields.wholes("sourceSize", shape: "{,}") ?? size,
            trim: fields.trim("sourceColorRect"), line: line)
    }

    private func frameOfFormat3(_ name: String, _ fields: SheetFields, line: Int) throws(SheetError) -> SheetFrame {
        let stored = try fields.require(
            try fields.wholes("textureRect", shape: "{{,},{,}}"), "textureRect")
        let size = try fields.require(try fields.wholes("spriteSize", shape: "{,}"), "spriteSize")
        return frame(
            name, x: stored[0], y: stored[1], size: size,
            turn: try fields.flag("textureRotated") == true ? .clockwise : .none,
            doubledOffset: try fields.doubledOffset("spriteOffset"),
            source: try fields.wholes("spriteSourceSize", shape: "{,}") ?? size,
            trim: fields.trim("spriteColorRect"), line: line)
    }

    private func frame(
        _ name: String, x: Int, y: Int, size: [Int], turn: SheetFrame.Turn, doubledOffset: [Int], source: [Int],
        trim: [Int]?, line: Int
    ) -> SheetFrame {
        let kept = PixelRect(
            x: Self.corner(slack: source[0] - size[0], doubledOffset: doubledOffset[0], trim: trim?[0]),
            y: Self.corner(slack: source[1] - size[1], doubledOffset: -doubledOffset[1], trim: trim?[1]),
            width: size[0], height: size[1])
        return SheetFrame(
            name, x: x, y: y, turn: turn, kept: kept, sourceWidth: source[0], sourceHeight: source[1], line: line)
    }

    /// How far a frame's first column lies from that of its canvas: (slack + 2 · offset) ÷ 2.
    ///
    /// Where that is between two pixels, the packer has cut the half off the offset. The rectangle that many packers
    /// state beside it then says which of the two was meant; without one, it is the one further from the centre.
    private static func corner(slack: Int, doubledOffset: Int, trim: Int?) -> Int {
        let doubled = slack + doubledOffset
        let low = doubled >> 1
        guard doubled & 1 != 0 else { return low }
        if let trim, trim == low || trim == low + 1 { return trim }
        let corner = doubledOffset > 0 ? low + 1 : low
        return slack >= 0 ? min(max(corner, 0), slack) : corner
    }
}

extension SheetFields {
    /// An offset in half pixels, 0 where there is none.
    fileprivate func doubledOffset(_ key: String) throws(SheetError) -> [Int] {
        try wholes(key, shape: "{,}", in: SheetFields.offsets, times: 2) ?? [0, 0]
    }

    /// The corner of a rectangle that is only heeded where the offset leaves a doubt.
    fileprivate func trim(_ key: String) -> [Int]? {
        (try? wholes(key, shape: "{{,},{,}}", in: SheetFields.offsets)).flatMap { $0 }
    }
}
