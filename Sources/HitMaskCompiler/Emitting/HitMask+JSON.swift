import HitMasks

extension HitMaskFile.Entry {
    /// What there is to know of the mask without its pixels.
    ///
    /// Sizes and bounds are in pixels; `bytes` is the size of the stored record. What the mask is for, its slices, and
    /// where its art lies have keys where there is something to say.
    package var summaryJSON: JSON {
        let members: [(String, JSON)] = [
            ("name", .string(name)), ("width", .integer(mask.width)), ("height", .integer(mask.height)),
            ("scale", .number(mask.scale)), ("opaquePixels", .integer(mask.opaqueCount)),
            ("bounds", mask.opaqueBounds.json), ("bytes", .integer(mask.byteCount)),
        ]
        let regions = regionMap.map { [("regions", JSON.integer($0.count))] } ?? []
        return .object(members + regions + storedTraits.members + mask.artMembers)
    }

    /// The summary; row by row, the spans of opaque pixels as pairs of the first column and the one behind the last;
    /// and the exact outline, ring by ring, as pairs of x and y.
    package var spansJSON: JSON {
        guard case .object(let members) = summaryJSON else { return .null }
        let rows = (0..<mask.height).map { y in
            JSON.array(mask.rowSpans(inRow: y).map { [.integer($0.start), .integer($0.end)] })
        }
        let outline = mask.outline().rings.map { ring in
            JSON.array(ring.corners.map { [.integer($0.x), .integer($0.y)] })
        }
        return .object(members + [("rows", .array(rows)), ("outline", .array(outline))])
    }
}

extension StoredTraits {
    /// What the mask is for.
    fileprivate var members: [(String, JSON)] {
        var members: [(String, JSON)] = []
        func add(_ key: String, _ value: String?) { if let value { members.append((key, .string(value))) } }
        add("idiom", idiom.map { "\($0)" })
        add("luminosity", luminosity.map { "\($0)" })
        add("contrast", contrast.map { "\($0)" })
        add("direction", layoutDirection.map { $0 == .leftToRight ? "left-to-right" : "right-to-left" })
        add("gamut", displayGamut.map { $0 == .sRGB ? "sRGB" : "display-P3" })
        add("widthClass", horizontalSizeClass.map { "\($0)" })
        add("heightClass", verticalSizeClass.map { "\($0)" })
        if state != .normal { members.append(("state", .array(state.words.map { .string($0) }))) }
        if let frame {
            let figures: JSON = [
                "index": .integer(Int(frame.index)), "start": .number(Double(frame.start) / 1e6),
                "duration": .number(Double(frame.duration) / 1e6),
            ]
            members.append(("frame", figures))
        }
        return members
    }
}

extension HitMask {
    /// How the art is sliced and where it lies, in points and pixels.
    fileprivate var artMembers: [(String, JSON)] {
        var members: [(String, JSON)] = []
        if let slices {
            members.append(("capInsets", slices.capInsets.json))
            members.append(("resizing", .string("\(slices.resizing)")))
            if let center = slices.center {
                members.append(("center", ["width": .number(center.width), "height": .number(center.height)]))
            }
        }
        if alignmentInsets != .zero { members.append(("alignmentInsets", alignmentInsets.json)) }
        if storedTraits.source != .same {
            let art = artBounds
            let bounds: JSON = [
                "x": .number(art.x), "y": .number(art.y), "width": .number(art.width), "height": .number(art.height),
            ]
            members.append(("art", bounds))
        }
        return members
    }
}

extension HitMask.Insets {
    fileprivate var json: JSON {
        ["top": .number(top), "left": .number(left), "bottom": .number(bottom), "right": .number(right)]
    }
}

extension PixelRect {
    fileprivate var json: JSON {
        ["x": .integer(x), "y": .integer(y), "width": .integer(width), "height": .integer(height)]
    }
}
