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
    /// A BitMap resource of Godot, for `texture_click_mask`.
    case godot
    /// The physics shape of a Unity sprite.
    case unity
    /// A tileset of Tiled with the mask as collision shapes.
    case tiled
    /// A body of PhysicsEditor, as Phaser reads it.
    case physicseditor
    /// An image map of HTML.
    case html
    /// A `clip-path` of CSS.
    case css

    /// How far the polygons may be off the pixels if nobody says: physics engines want few corners.
    package var standardError: Double {
        switch self {
        case .unity, .tiled, .physicseditor: 1
        default: 0
        }
    }

    /// Whether the form is made of polygons that can be simplified.
    package var hasPolygons: Bool {
        switch self {
        case .svg, .unity, .tiled, .physicseditor, .html, .css: true
        default: false
        }
    }
}

extension HitMaskFile.Entry {
    /// The bytes of the mask in a form.
    ///
    /// - Parameters:
    ///   - format: The form.
    ///   - drawing: How the text form is drawn.
    ///   - maximumError: How far polygons may be off the pixels, in pixels; nil for what is usual for the form.
    /// - Returns: The bytes of a whole file.
    /// - Throws: Where the PNG cannot be written.
    package func exported(
        as format: ExportFormat, drawing: HitMask.DrawingStyle = .characters, within maximumError: Double? = nil
    ) throws -> [UInt8] {
        func outline() -> HitMask.Outline { mask.outline().simplified(within: maximumError ?? format.standardError) }
        return switch format {
        case .pbm: mask.pbm
        case .png: try mask.png
        case .svg: svg(outline())
        case .text: mask.drawing(drawing)
        case .json: Array((spansJSON.text(expandedDepth: 2) + "\n").utf8)
        case .c: cHeader
        case .godot: godotBitMap
        case .unity: unityShape(outline())
        case .tiled: tiledTileset(outline())
        case .physicseditor: physicsEditorBody(outline())
        case .html: htmlImageMap(outline())
        case .css: cssClipPath(outline())
        }
    }
}
