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

extension HitMask {
    /// The mask in half blocks that is at most so many columns wide: rows without the spaces at their ends, and how many
    /// pixels wide and high each half block is. One is full if at least half of its pixels are opaque.
    package func sketch(columns: Int) -> (rows: [String], side: Int) {
        let side = max((width + columns - 1) / columns, 1)
        let bitmap = expanded()
        func isFull(_ column: Int, _ row: Int) -> Bool {
            let xs = column * side..<min((column + 1) * side, width)
            let ys = row * side..<min((row + 1) * side, height)
            let count = ys.reduce(0) { count, y in count + xs.count { bitmap.contains(x: $0, y: y) } }
            return count > 0 && count * 2 >= xs.count * ys.count
        }
        let size = (columns: (width + side - 1) / side, rows: (height + side - 1) / side)
        let rows = stride(from: 0, to: size.rows, by: 2).map { row in
            let blocks = (0..<size.columns).map { column in
                halfBlock(isFull(column, row), row + 1 < size.rows && isFull(column, row + 1))
            }
            return blocks.dropLast(blocks.reversed().prefix { $0 == " " }.count).joined()
        }
        return (rows, side)
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
