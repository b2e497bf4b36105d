import HitMasks

extension HitMask {
    /// How a mask is drawn with characters.
    package enum DrawingStyle: Sendable {
        /// A character a pixel: `#` is opaque, `.` is transparent.
        case characters
        /// Two rows of pixels in a row of block characters, which keeps the picture's proportions in a terminal.
        case halfBlocks
    }

    /// The mask as rows of characters, each ended by a line break.
    package func drawing(_ style: DrawingStyle = .characters) -> [UInt8] {
        let bitmap = expanded()
        var text: [UInt8] = []
        switch style {
        case .characters:
            text.reserveCapacity((width + 1) * height)
            for y in 0..<height {
                for x in 0..<width { text.append(UInt8(ascii: bitmap.contains(x: x, y: y) ? "#" : ".")) }
                text.append(0x0A)
            }
        case .halfBlocks:
            for y in stride(from: 0, to: height, by: 2) {
                for x in 0..<width {
                    let block = halfBlock(bitmap.contains(x: x, y: y), bitmap.contains(x: x, y: y + 1))
                    text += block.utf8
                }
                text.append(0x0A)
            }
        }
        return text
    }
}

private func halfBlock(_ upper: Bool, _ lower: Bool) -> String {
    switch (upper, lower) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): " "
    }
}
