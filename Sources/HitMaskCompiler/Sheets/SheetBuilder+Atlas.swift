import HitMasks

/// The atlas files of libGDX and Spine: the old form (`xy`, `size`, `orig`, `offset`) and the new one (`bounds`, `offsets`).
///
/// Sizes are those before a frame was turned; `rotate: true` and `rotate: 90` are a quarter to the left. Offsets are from
/// the bottom left of the canvas. Frames of one name have an `index`.
extension SheetBuilder {
    mutating func readAtlas(_ text: SourceText) throws(SheetError) -> SheetDescriptor {
        let atlas = AtlasLines(text)
        guard atlas.isAtlas else { throw SheetError(line: nil, .notASheet) }
        var isInPage = false
        for (index, line) in atlas.lines.enumerated() {
            switch line {
            case .blank: isInPage = false
            case .name(let name):
                let entries = atlas.entries(from: index + 1)
                if isInPage {
                    let fields = try SheetFields(entries, of: "the frame '\(name)'")
                    try add(try frame(name, fields, line: index + 1))
                } else {
                    try addPage(name, try SheetFields(entries, of: "the page '\(name)'"), line: index + 1)
                    isInPage = true
                }
            case .entry(let key, let value):
                // Entries before the first page are the file's own; between pages they belong to nothing.
                if !isInPage, !pages.isEmpty {
                    throw SheetError(line: index + 1, .misplacedLine("\(key): \(value)"))
                }
            }
        }
        return descriptor(.atlas)
    }

    private mutating func addPage(_ name: String, _ fields: SheetFields, line: Int) throws(SheetError) {
        let size = try fields.wholes("size", shape: ",")
        try addPage(
            picture: name, line: line, scale: try fields.scale, statedSize: size.map { ($0[0], $0[1]) })
    }

    private func frame(_ name: String, _ fields: SheetFields, line: Int) throws(SheetError) -> SheetFrame {
        let (position, size) = try place(fields)
        var (source, offset) = (size, [0, 0])
        if let offsets = try fields.wholes("offsets", shape: ",,,", in: SheetFields.offsets) {
            (offset, source) = ([offsets[0], offsets[1]], [offsets[2], offsets[3]])
        } else {
            source = try fields.wholes("orig", shape: ",") ?? size
            offset = try fields.wholes("offset", shape: ",", in: SheetFields.offsets) ?? [0, 0]
        }
        // The runtimes take 0 × 0 for a frame that was not trimmed.
        if source == [0, 0] { source = size }
        let kept = PixelRect(x: offset[0], y: source[1] - size[1] - offset[1], width: size[0], height: size[1])
        let index = try fields.whole("index", in: -1...Int(Int32.max)) ?? -1
        return SheetFrame(
            name, index: index < 0 ? nil : index, x: position[0], y: position[1], turn: try turn(fields), kept: kept,
            sourceWidth: source[0], sourceHeight: source[1], line: line)
    }

    private func place(_ fields: SheetFields) throws(SheetError) -> (position: [Int], size: [Int]) {
        if let bounds = try fields.wholes("bounds", shape: ",,,") {
            return ([bounds[0], bounds[1]], [bounds[2], bounds[3]])
        }
        guard let position = try fields.wholes("xy", shape: ",") else {
            return try fields.require(nil, "bounds, or xy and size")
        }
        return (position, try fields.require(try fields.wholes("size", shape: ","), "size"))
    }

    private func turn(_ fields: SheetFields) throws(SheetError) -> SheetFrame.Turn {
        guard let value = try fields.value("rotate") else { return .none }
        switch value.string?.lowercased() {
        case "false", "0": return .none
        case "true", "90": return .counterClockwise
        case "180": return .half
        case "270": return .clockwise
        default: throw fields.unexpected(value, "rotate", "true, false, 0, 90, 180 or 270")
        }
    }
}
