import HitMasks

/// A form in which a mask leaves its file.
package enum ExportFormat: String, CaseIterable, Sendable {
    /// Binary PBM (P4), 1 = opaque.
    case pbm
    /// A PNG whose alpha is the mask: compiled again, it gives the same mask.
    case png
    /// The exact outline as an SVG picture.
    case svg
    /// A character a pixel.
    case text
    /// Size, scale, bounds, the opaque spans of each row, and the outline.
    case json
    /// A header for C and C++: the bits and a function that looks one up.
    case c
}

extension HitMaskFile.Entry {
    /// The bytes of the mask in a form.
    ///
    /// `drawing` says how the text form is drawn.
    package func exported(as format: ExportFormat, drawing: HitMask.DrawingStyle = .characters) throws -> [UInt8] {
        switch format {
        case .pbm: mask.pbm
        case .png: try mask.png
        case .svg: svg
        case .text: mask.drawing(drawing)
        case .json: Array((spansJSON.text(expandedDepth: 2) + "\n").utf8)
        case .c: cHeader
        }
    }
}
