import HitMasks

extension SheetDescriptor {
    private static let mostCells = 65_536

    /// The frames of a picture that is cut into equal cells: row after row, each row from left to right.
    ///
    /// They are named by the picture and their number from 0: `hero/0`, `hero/1`. Pixels at the right and at the bottom
    /// that fill no whole cell belong to no frame, and are worth a warning.
    ///
    ///     try SheetDescriptor.grid(named: "hero", picture: "hero.png", width: 70, height: 32, cellWidth: 32, cellHeight: 32)
    ///     // the frames hero/0 and hero/1, and a warning about 6 columns
    ///
    /// - Throws: ``SheetError``: a side of a cell is 0, no cell fits, or there are more than 65,536 of them.
    /// - Complexity: O(number of cells).
    package static func grid(
        named name: String, picture: String, width: Int, height: Int, cellWidth: Int, cellHeight: Int
    ) throws(SheetError) -> SheetDescriptor {
        guard cellWidth > 0, cellHeight > 0, cellWidth <= width, cellHeight <= height else {
            throw SheetError(
                line: nil,
                .noCell(width: cellWidth, height: cellHeight, pictureWidth: width, pictureHeight: height))
        }
        let (columns, rows) = (width / cellWidth, height / cellHeight)
        // The frames are held as a list; a picture of 1 × 1 cells would fill the memory.
        guard columns * rows <= mostCells else {
            throw SheetError(line: nil, .tooManyCells(found: columns * rows, limit: mostCells))
        }
        let cell = PixelRect(x: 0, y: 0, width: cellWidth, height: cellHeight)
        var builder = SheetBuilder(stem: name, maximumPixels: .max)
        try builder.addPage(picture: picture)
        for number in 0..<columns * rows {
            try builder.add(
                SheetFrame(
                    "\(name)/\(number)", x: number % columns * cellWidth, y: number / columns * cellHeight, kept: cell,
                    sourceWidth: cellWidth, sourceHeight: cellHeight, line: nil))
        }
        let remainder = (columns: width % cellWidth, rows: height % cellHeight)
        if remainder != (0, 0) {
            builder.warn(line: nil, .gridRemainder(columns: remainder.columns, rows: remainder.rows))
        }
        return builder.descriptor(.grid)
    }
}
