import HitMasks

extension HitMaskFile.Entry {
    /// The exact outline of the mask as an SVG picture: one path, in pixels of the mask.
    ///
    /// The picture is as large as the mask is in points. Filled without smoothing at a pixel for a pixel, it is the mask.
    package var svg: [UInt8] { svg(mask.outline()) }

    /// An outline of the mask as an SVG picture.
    func svg(_ outline: HitMask.Outline) -> [UInt8] {
        let size = mask.size
        return Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <svg xmlns="http://www.w3.org/2000/svg" width="\(JSON.number(size.width).text())" \
            height="\(JSON.number(size.height).text())" viewBox="0 0 \(mask.width) \(mask.height)">
            <title>\(xmlText(name))</title>
            <path fill-rule="evenodd" d="\(outline.svgPathData)"/>
            </svg>

            """.utf8)
    }
}

/// A text for between two tags. What XML cannot hold is replaced by U+FFFD.
func xmlText(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar.value {
        case 0x26: result += "&amp;"
        case 0x3C: result += "&lt;"
        case 0x3E: result += "&gt;"
        case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: result += "\u{FFFD}"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}
