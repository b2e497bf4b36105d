import HitMasks

extension BlockFitter {
    /// Appends the record of the last fit.
    func write(
        _ fit: BlockFit, _ columns: borrowing BlockColumns, column: Int, rows: Range<Int>, frame: borrowing TileFrame,
        to bytes: inout [UInt8]
    ) {
        if fit.code == 7 { return writeLiteral(columns, column: column, rows: rows, frame: frame, to: &bytes) }
        for edge in 0..<fit.edgeCount {
            bytes.append(UInt8(truncatingIfNeeded: fit.bases[edge]))
            if fit.isSloped { bytes.append(UInt8(truncatingIfNeeded: fit.slopes[edge])) }
        }
        guard fit.residualBits > 0 else { return }
        if fit.isPlaced {
            writeResiduals(fit, of: placedEdges(of: fit), from: 0, count: rows.count, to: &bytes)
        } else {
            let start = columns.firstIndex(ofColumn: column) + rows.lowerBound
            writeResiduals(fit, of: columns.edges, from: start, count: rows.count, to: &bytes)
        }
    }

    private func writeResiduals(
        _ fit: BlockFit, of edges: borrowing ContiguousArray<EdgeLanes>, from start: Int, count: Int,
        to bytes: inout [UInt8]
    ) {
        let bits = fit.residualBits
        let rowsPerGroup = 8 / bits
        var rise = EdgeLanes.zero
        var row = 0
        while row < count {
            let end = min(row + rowsPerGroup, count)
            var packed = EdgeLanes.zero
            var shift = EdgeLanes.zero
            for index in start + row..<start + end {
                packed |= (edges[index] &- fit.bases &- rise &>> 4) &<< shift
                shift &+= EdgeLanes(repeating: Int16(truncatingIfNeeded: bits))
                rise &+= fit.slopes
            }
            for edge in 0..<fit.edgeCount { bytes.append(UInt8(truncatingIfNeeded: packed[edge])) }
            row = end
        }
    }

    private func writeLiteral(
        _ columns: borrowing BlockColumns, column: Int, rows: Range<Int>, frame: borrowing TileFrame,
        to bytes: inout [UInt8]
    ) {
        let (start, width) = (column << columns.j, columns.width(ofColumn: column))
        for row in rows {
            for offset in stride(from: 0, to: width, by: 64) {
                var pixels = frame.pixels(row: row, from: start + offset)
                if width - offset < 64 { pixels &= (1 &<< UInt64(width - offset)) &- 1 }
                for byte in 0..<(min(width - offset, 64) + 7) >> 3 {
                    bytes.append(UInt8(truncatingIfNeeded: pixels &>> UInt64(8 * byte)))
                }
            }
        }
    }
}
