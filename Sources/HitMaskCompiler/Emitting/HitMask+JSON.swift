import HitMasks

extension HitMaskFile.Entry {
    /// What there is to know of the mask without its pixels.
    ///
    /// Sizes and bounds are in pixels; `bytes` is the size of the stored record.
    package var summaryJSON: JSON {
        .object([
            ("name", .string(name)), ("width", .integer(mask.width)), ("height", .integer(mask.height)),
            ("scale", .number(mask.scale)), ("opaquePixels", .integer(mask.opaqueCount)),
            ("bounds", mask.opaqueBounds.json), ("bytes", .integer(mask.byteCount)),
        ])
    }

    /// The summary and, row by row, the spans of opaque pixels as pairs of the first column and the one behind the
    /// last.
    package var spansJSON: JSON {
        guard case .object(let members) = summaryJSON else { return .null }
        let rows = (0..<mask.height).map { y in
            JSON.array(mask.rowSpans(inRow: y).map { [.integer($0.start), .integer($0.end)] })
        }
        return .object(members + [("rows", .array(rows))])
    }
}

extension PixelRect {
    fileprivate var json: JSON {
        ["x": .integer(x), "y": .integer(y), "width": .integer(width), "height": .integer(height)]
    }
}
