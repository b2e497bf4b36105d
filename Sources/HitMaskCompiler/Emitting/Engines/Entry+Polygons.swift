import HitMasks

// The mask as polygons, in the forms in which engines read them.
extension HitMaskFile.Entry {
    /// The physics shape of a sprite as Unity keeps it in the sprite's `.meta` file.
    ///
    /// Points count from the middle of the sprite, y upwards, in pixels of the mask. Holes are paths among the others.
    func unityShape(_ outline: HitMask.Outline) -> [UInt8] {
        let (middleX, middleY) = (Double(mask.width) / 2, Double(mask.height) / 2)
        guard !outline.rings.isEmpty else { return Array("physicsShape: []\n".utf8) }
        var text = "physicsShape:\n"
        for ring in outline.rings {
            for (index, corner) in ring.corners.enumerated() {
                text += index == 0 ? "- - " : "  - "
                text += "{x: \(number(Double(corner.x) - middleX)), y: \(number(middleY - Double(corner.y)))}\n"
            }
        }
        return Array(text.utf8)
    }

    /// A tileset of Tiled (`.tsx`) with one tile, whose collision shapes are the mask.
    ///
    /// Tiled's polygons have no holes, so a mask with holes comes in convex pieces.
    func tiledTileset(_ outline: HitMask.Outline) -> [UInt8] {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <tileset version="1.8" tiledversion="1.8.2" name="\(attribute(name))" tilewidth="\(mask.width)" \
            tileheight="\(mask.height)" tilecount="1" columns="0">
             <grid orientation="orthogonal" width="1" height="1"/>
             <tile id="0">
              <image width="\(mask.width)" height="\(mask.height)" source="\(attribute(pictureName))"/>
              <objectgroup draworder="index" id="1">

            """
        for (index, polygon) in outline.polygonsWithoutHoles.enumerated() {
            let points = polygon.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
            text +=
                "   <object id=\"\(index + 1)\" x=\"0\" y=\"0\">\n    <polygon points=\"\(points)\"/>\n   </object>\n"
        }
        return Array((text + "  </objectgroup>\n </tile>\n</tileset>\n").utf8)
    }

    /// A body as PhysicsEditor writes it for Phaser's Matter: convex polygons in pixels from the top left.
    func physicsEditorBody(_ outline: HitMask.Outline) -> [UInt8] {
        let vertices = outline.convexPieces().map { polygon in
            JSON.array(polygon.map { ["x": .number(rounded($0.x)), "y": .number(rounded($0.y))] })
        }
        let body: JSON = [
            "type": "fromPhysicsEditor", "label": .string(name), "isStatic": .bool(false), "density": .number(0.1),
            "restitution": .number(0.1), "friction": .number(0.1), "frictionAir": .number(0.01),
            "frictionStatic": .number(0.5),
            "collisionFilter": ["group": .integer(0), "category": .integer(1), "mask": .integer(255)],
            "fixtures": [["label": .string(name), "isSensor": .bool(false), "vertices": .array(vertices)]],
        ]
        return Array((JSON.object([(key: name, value: body)]).text(expandedDepth: 3) + "\n").utf8)
    }

    /// An image map of HTML: an area for each shape that stands by itself.
    ///
    /// A browser fills an area by the even-odd rule, so that the holes of a shape follow its border, joined to it by a line
    /// that is gone to and fro.
    func htmlImageMap(_ outline: HitMask.Outline) -> [UInt8] {
        let mapName = attribute(name)
        var text = """
            <img src="\(attribute(pictureName))" width="\(mask.width)" height="\(mask.height)" alt="\(mapName)" \
            usemap="#\(mapName)">
            <map name="\(mapName)">

            """
        for shape in outline.shapes {
            let coordinates = outline.joined(shape).map { "\($0.x),\($0.y)" }.joined(separator: ",")
            text += "<area shape=\"poly\" coords=\"\(coordinates)\" href=\"#\(mapName)\" alt=\"\(mapName)\">\n"
        }
        return Array((text + "</map>\n").utf8)
    }

    /// A `clip-path` of CSS, which also takes away the taps outside of it, in shares of the element's size.
    func cssClipPath(_ outline: HitMask.Outline) -> [UInt8] {
        let corners = outline.joined(Array(outline.rings.indices))
        let points = corners.map { corner in
            "\(percent(corner.x, of: mask.width)) \(percent(corner.y, of: mask.height))"
        }
        // An empty polygon is no polygon: one without an area hides everything.
        let polygon = points.isEmpty ? "0 0, 0 0, 0 0" : points.joined(separator: ", ")
        return Array("clip-path: polygon(evenodd, \(polygon));\n".utf8)
    }

    /// What the picture is likely to be called.
    private var pictureName: String {
        let last = name.split(separator: "/").last.map(String.init) ?? name
        return mask.scale == 1 ? last + ".png" : "\(last)@\(scaleText(mask.scale)).png"
    }
}

extension HitMask.Outline {
    /// The rings of each shape that stands by itself: an outer one, then its holes.
    fileprivate var shapes: [[Int]] {
        var shapes: [Int: [Int]] = [:]
        var order: [Int] = []
        for (index, ring) in rings.enumerated() where !ring.isHole {
            shapes[index] = [index]
            order.append(index)
        }
        for (index, ring) in rings.enumerated() where ring.isHole {
            shapes[ring.parent ?? 0, default: []].append(index)
        }
        return order.compactMap { shapes[$0] }
    }

    /// One polygon for several rings, filled as they are by the even-odd rule: from the first corner to each ring, around
    /// it and back the same way.
    fileprivate func joined(_ indices: [Int]) -> [Corner] {
        guard let first = indices.first else { return [] }
        let start = rings[first].corners[0]
        var corners = rings[first].corners
        for index in indices.dropFirst() { corners += [start] + rings[index].corners + [rings[index].corners[0]] }
        return indices.count > 1 ? corners + [start] : corners
    }

    /// The rings as they are, or convex pieces if there are holes.
    fileprivate var polygonsWithoutHoles: [[HitMask.Point]] {
        if rings.contains(where: \.isHole) { return convexPieces() }
        return rings.map { ring in ring.corners.map { HitMask.Point(x: Double($0.x), y: Double($0.y)) } }
    }
}

/// A thousandth of a pixel is as near as engines look.
private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

private func number(_ value: Double) -> String { JSON.number(rounded(value)).text() }

/// A share with so many digits that the corner of a pixel is met to a few thousandths of one.
private func percent(_ value: Int, of whole: Int) -> String {
    let share = (Double(value) / Double(whole) * 1e7).rounded() / 1e5
    return JSON.number(share).text() + "%"
}

/// A text for between two double quotes. What XML cannot hold is replaced by U+FFFD.
private func attribute(_ text: String) -> String { xmlText(text).replacing("\"", with: "&quot;") }
