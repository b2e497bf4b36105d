import HitMasks

extension BlockFitter {
    /// Appends the record of the last fit.
    func write(_ fit: BlockFit, _ column: BlockColumn, frame: TileFrame, rows: Range<Int>, to bytes: inout [UInt8]) {
        if fit.code == 7 { return writeLiteral(column, frame: frame, rows: rows, to: &bytes) }
        for edge in 0..<fit.edgeCount {
            bytes.append(UInt8(fit.bases[edge]))
            if fit.isSloped { bytes.append(UInt8(bitPattern: Int8(fit.slopes[edge]))) }
        }
        let bits = fit.residualBits
        guard bits > 0 else { return }
        let rowsPerGroup = 8 / bits
        for group in 0..<(rows.count + rowsPerGroup - 1) / rowsPerGroup {
            let members = group * rowsPerGroup..<min((group + 1) * rowsPerGroup, rows.count)
            var packed = SIMD8<Int16>.zero
            for row in members {
                let line = fit.bases &+ rise(fit.slopes, row)
                packed |= (values[row] &- line) &<< Int16((row - members.lowerBound) * bits)
            }
            for edge in 0..<fit.edgeCount { bytes.append(UInt8(truncatingIfNeeded: packed[edge])) }
        }
    }

    private func writeLiteral(_ column: BlockColumn, frame: TileFrame, rows: Range<Int>, to bytes: inout [UInt8]) {
        for v in rows {
            let bits = frame.rows[v].shifted(left: column.start) & RowBits(setting: 0..<column.width)
            for byte in 0..<(column.width + 7) >> 3 {
                bytes.append(UInt8(truncatingIfNeeded: bits[byte >> 3] >> UInt64(byte & 7 * 8)))
            }
        }
    }
}
