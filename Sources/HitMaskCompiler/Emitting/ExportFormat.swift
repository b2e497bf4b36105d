import HitMasks

/// A form in which a mask leaves its file.
package enum ExportFormat: String, CaseIterable, Sendable {
    /// Binary PBM (P4), 1 = opaque.
    case pbm
    /// A PNG whose alpha is the mask: compiled again, it gives the same mask.
    case png
    /// A character a pixel.
    case text
    /// Size, scale, bounds and the opaque spans of each row.
    case json
}

extension HitMaskFile.Entry {
    /// The bytes of the mask in a form.
    ///
    /// `drawing` says how the text form is drawn.
    package func exported(as format: ExportFormat, drawing: HitMask.DrawingStyle = .characters) throws -> [UInt8] {
        switch format {
        case .pbm: mask.pbm
        case .png: try mask.png
        case .text: mask.drawing(drawing)
        case .json: Array((spansJSON.text(expandedDepth: 2) + "\n").utf8)
        }
    }
}
