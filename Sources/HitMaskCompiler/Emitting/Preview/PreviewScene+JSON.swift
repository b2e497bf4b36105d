import HitMasks

extension PreviewScene {
    /// All that the page is told of the mask. `picture` is the position of its art among the pictures of the page.
    func json(picture: Int?) -> JSON {
        let size = mask.width * mask.height
        let holes = outline.rings.count { $0.isHole }
        var members: [(String, JSON)] = [
            ("variant", .string(entry.storedTraits.variantText)), ("scale", .number(mask.scale)),
            ("width", .integer(mask.width)), ("height", .integer(mask.height)),
            ("opaque", .integer(mask.opaqueCount)), ("share", .string(percentText(mask.opaqueCount, of: size))),
            ("bounds", mask.opaqueBounds.pageJSON), ("art", mask.artBounds.pageJSON),
            ("bytes", .integer(mask.byteCount)), ("islands", .integer(outline.rings.count - holes)),
            ("holes", .integer(holes)), ("notes", .array(notes.map { .string($0) })),
        ]
        if let picture { members.append(("picture", .integer(picture))) }
        members += traitMembers + sliceMembers
        members.append(("threshold", .array(thresholdTexts.map { .string($0) })))
        if let regions = regionMembers { members.append(("regions", regions)) }
        return .object(members + [("outline", .string(outline.svgPathData))])
    }

    private var traitMembers: [(String, JSON)] {
        let traits = entry.storedTraits
        var members: [(String, JSON)] = []
        if traits.state != .normal { members.append(("state", .string(traits.state.words.joined(separator: ", ")))) }
        if let frame = traits.frame {
            let (start, duration) = (Double(frame.start) / 1000, Double(frame.duration) / 1000)
            members.append(("frame", ["start": .number(start), "duration": .number(duration)]))
        }
        let outset = max(traits.source.left, traits.source.top)
        if outset > 0 { members.append(("outset", .integer(Int(outset)))) }
        if traits.source.detail != .one {
            let (pixels, points) = (traits.source.detail.pixels, traits.source.detail.points)
            members.append(("detail", .string("\(counted(Int(pixels), "pixel")) for \(points) of the art")))
        }
        return members
    }

    private var sliceMembers: [(String, JSON)] {
        var members: [(String, JSON)] = []
        if mask.alignmentInsets != .zero { members.append(("alignmentInsets", mask.alignmentInsets.pageJSON)) }
        guard let slices = mask.slices else { return members }
        let (art, caps) = (mask.artBounds, slices.capInsets)
        var (columns, rows) = ([caps.left], [caps.top])
        if let center = slices.center {
            columns.append(caps.left + center.width)
            rows.append(caps.top + center.height)
        }
        columns.append(mask.size.width - caps.right)
        rows.append(mask.size.height - caps.bottom)
        let guides: JSON = [
            "x": .array(columns.map { .number(art.x + $0 * mask.scale) }),
            "y": .array(rows.map { .number(art.y + $0 * mask.scale) }),
        ]
        members += [("capInsets", caps.pageJSON), ("resizing", .string("\(slices.resizing)")), ("guides", guides)]
        return members + [("sliced", SlicedViews(of: mask).json)]
    }

    private var regionMembers: JSON? {
        guard let map = entry.regionMap, map.count > 0 else { return nil }
        var bitmaps = Array(
            repeating: HitMask.Bitmap(width: map.width, height: map.height), count: min(map.count, 256))
        for y in 0..<map.height {
            for x in 0..<map.width {
                let region = map.region(x: x, y: y)
                // Beyond this a page of outlines would be larger than anybody looks at.
                guard region > 0 else { continue }
                guard region <= bitmaps.count else { return nil }
                bitmaps[region - 1].set(x: x, y: y)
            }
        }
        return .array(
            bitmaps.enumerated().map { index, bitmap in
                let name = map.name(of: index + 1)
                return [
                    "name": .string(name.isEmpty ? "region \(index + 1)" : name.escaped),
                    "outline": .string(bitmap.outline().svgPathData),
                ]
            })
    }
}

extension HitMask.Insets {
    fileprivate var pageJSON: JSON {
        ["top": .number(top), "left": .number(left), "bottom": .number(bottom), "right": .number(right)]
    }
}

extension HitMask.Rect {
    fileprivate var pageJSON: JSON {
        ["x": .number(x), "y": .number(y), "width": .number(width), "height": .number(height)]
    }
}

extension PixelRect {
    fileprivate var pageJSON: JSON {
        ["x": .integer(x), "y": .integer(y), "width": .integer(width), "height": .integer(height)]
    }
}
