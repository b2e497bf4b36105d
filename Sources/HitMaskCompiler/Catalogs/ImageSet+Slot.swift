import HitMasks

extension ImageSet.Slot {
    /// Reads one element of `images`.
    init(_ image: SourceValue) throws(CatalogFault) {
        line = image.line
        fileName = try image.text("filename")
        if let fileName,
            fileName.isEmpty || fileName == "." || fileName == ".."
                || fileName.utf8.contains(where: { $0 == 0x2F || $0 == 0 })
        {
            throw image.fault(.fileNameLeads(fileName))
        }
        var traits = StoredTraits()
        var skipped: SkippedArt?
        if let scale = try image.text("scale") {
            switch scale {
            case "1x": traits.scale = .one
            case "2x": traits.scale = PixelScale(pixels: 2, points: 1)!
            case "3x": traits.scale = PixelScale(pixels: 3, points: 1)!
            default: skipped = .unknownAttribute(key: "scale", value: scale)
            }
        }
        if let idiom = try image.text("idiom"), idiom != "universal" {
            traits.idiom = ImageSet.Slot.idioms[idiom]
            if traits.idiom == nil { skipped = .unknownAttribute(key: "idiom", value: idiom) }
        }
        skipped = try image.readAttributes(into: &traits) ?? skipped
        if case .bool(true) = try image.member("unassigned")?.content { skipped = .unassigned }
        traits.slices = try image.slices()
        traits.alignment = try image.insets("alignment-insets")
        self.traits = traits
        self.skipped = skipped
    }

    private static let idioms: [String: HitMask.Traits.Idiom] = [
        "iphone": .phone, "ipad": .pad, "mac": .mac, "tv": .tv, "watch": .watch, "car": .car, "vision": .vision,
        "reality": .vision,
    ]
}

extension SourceValue {
    /// Reads what a slot is for beside scale and idiom. Returns why it cannot be told apart from the others, if so.
    fileprivate func readAttributes(into traits: inout StoredTraits) throws(CatalogFault) -> SkippedArt? {
        for appearance in try member("appearances")?.elements ?? [] {
            switch (try appearance.text("appearance"), try appearance.text("value")) {
            case ("luminosity", "light"): traits.luminosity = .light
            case ("luminosity", "dark"): traits.luminosity = .dark
            case ("contrast", "high"): traits.contrast = .high
            case (let kind, let value): return .unknownAttribute(key: kind ?? "appearance", value: value ?? "")
            }
        }
        func choice<Value>(_ key: String, _ values: [String: Value], _ value: inout Value?) throws(CatalogFault)
            -> SkippedArt?
        {
            guard let text = try text(key), text != "any" else { return nil }
            value = values[text]
            return value == nil ? .unknownAttribute(key: key, value: text) : nil
        }
        typealias Traits = HitMask.Traits
        let directions: [String: Traits.LayoutDirection] = [
            "left-to-right": .leftToRight, "right-to-left": .rightToLeft,
        ]
        let gamuts: [String: Traits.DisplayGamut] = ["sRGB": .sRGB, "display-P3": .displayP3]
        let classes: [String: Traits.SizeClass] = ["compact": .compact, "regular": .regular]
        let unknown = [
            try choice("language-direction", directions, &traits.layoutDirection),
            try choice("display-gamut", gamuts, &traits.displayGamut),
            try choice("width-class", classes, &traits.horizontalSizeClass),
            try choice("height-class", classes, &traits.verticalSizeClass),
        ]
        if let first = unknown.compactMap({ $0 }).first { return first }
        // Variants by memory, graphics features or watch size have no counterpart in a mask file.
        for key in ["memory", "graphics-feature-set", "screen-width", "subtype"] {
            if let value = try text(key) { return .unknownAttribute(key: key, value: value) }
        }
        return nil
    }

    /// The value of `resizing`.
    fileprivate func slices() throws(CatalogFault) -> StoredTraits.Slices? {
        guard let resizing = try member("resizing") else { return nil }
        let mode = try resizing.text("mode") ?? "9-part"
        guard ["9-part", "3-part-horizontal", "3-part-vertical"].contains(mode) else {
            throw resizing.fault(
                .wrongValue(key: "mode", found: mode, expected: "9-part, 3-part-horizontal or 3-part-vertical"))
        }
        // The second spelling is that of catalogs of old.
        var caps = try resizing.insets("cap-insets")
        if caps == nil { caps = try resizing.insets("capInsets") }
        let capInsets = caps ?? .zero
        let center = try resizing.member("center")
        let centerMode = try center?.text("mode") ?? "tile"
        guard ["tile", "stretch", "fill"].contains(centerMode) else {
            throw resizing.fault(.wrongValue(key: "center.mode", found: centerMode, expected: "tile or stretch"))
        }
        let (slicesRows, slicesColumns) = (mode != "3-part-horizontal", mode != "3-part-vertical")
        let (width, height) = (try center?.pixels("width"), try center?.pixels("height"))
        return StoredTraits.Slices(
            top: slicesRows ? capInsets.top : 0, left: slicesColumns ? capInsets.left : 0,
            bottom: slicesRows ? capInsets.bottom : 0, right: slicesColumns ? capInsets.right : 0,
            stretches: centerMode != "tile", centerWidth: slicesColumns ? width : nil,
            centerHeight: slicesRows ? height : nil)
    }

    fileprivate func insets(_ key: String) throws(CatalogFault) -> StoredTraits.Insets? {
        guard let insets = try member(key) else { return nil }
        return StoredTraits.Insets(
            top: try insets.pixels("top") ?? 0, left: try insets.pixels("left") ?? 0,
            bottom: try insets.pixels("bottom") ?? 0, right: try insets.pixels("right") ?? 0)
    }
}
