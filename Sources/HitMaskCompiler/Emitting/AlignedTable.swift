/// Rows of as many columns, two spaces between them. The first columns are flush left, the others are flush right.
func alignedTable(_ rows: [[String]], leftColumns: Int = 1) -> String {
    var widths = [Int](repeating: 0, count: rows[0].count)
    for row in rows {
        for (column, cell) in row.enumerated() { widths[column] = max(widths[column], cell.count) }
    }
    var text = ""
    for row in rows {
        var line = ""
        for (column, cell) in row.enumerated() {
            let padding = String(repeating: " ", count: widths[column] - cell.count)
            line += (column > 0 ? "  " : "") + (column < leftColumns ? cell + padding : padding + cell)
        }
        // Cells without a text leave no space at the end.
        text += line.prefix(upTo: line.lastIndex { $0 != " " }.map { line.index(after: $0) } ?? line.startIndex) + "\n"
    }
    return text
}
