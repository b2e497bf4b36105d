extension Artwork {
    /// Another mask of the same character, for files with more masks than there are pictures: one of the eight ways to
    /// turn and flip a picture, moved to the right by a pixel more after each eight.
    func variant(_ number: Int) -> Artwork {
        let margin = number / 8
        let swapsSides = number & 4 != 0
        let width = (swapsSides ? self.height : self.width) + margin
        let height = swapsSides ? self.width : self.height
        let bytesPerRow = (width + 7) / 8
        var rows = [UInt8](repeating: 0, count: bytesPerRow * height)
        for y in 0..<self.height {
            for x in 0..<self.width where isOpaque(x: x, y: y) {
                let flippedX = number & 1 != 0 ? self.width - 1 - x : x
                let flippedY = number & 2 != 0 ? self.height - 1 - y : y
                let (column, row) = swapsSides ? (flippedY, flippedX) : (flippedX, flippedY)
                rows[row * bytesPerRow + (column + margin) >> 3] |= 1 << UInt8((column + margin) & 7)
            }
        }
        return Artwork(name: "\(name).\(number)", path: path, width: width, height: height, rows: rows)
    }
}

extension Array where Element == Artwork {
    /// As many masks as wanted: all pictures, then their variants.
    func multiplied(to wanted: Int) -> [Artwork] {
        guard !isEmpty else { return [] }
        return (0..<wanted).map { self[$0 % count].variant($0 / count) }
    }
}
