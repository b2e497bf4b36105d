extension HitMask {
    /// Whether no pixel is opaque.
    ///
    /// - Complexity: O(1).
    public var isEmpty: Bool { innerWidth == 0 }

    /// Whether every pixel is opaque.
    ///
    /// - Complexity: O(1) unless the opaque bounds are the whole mask, then as ``opaqueCount``.
    public var isFull: Bool {
        let whole = PixelRect(x: 0, y: 0, width: width, height: height)
        return opaqueBounds == whole && opaqueCount == width * height
    }

    /// The least rectangle that holds every opaque pixel; ``PixelRect/empty`` when there is none. Unit: pixels.
    ///
    /// - Complexity: O(1) up to 256 × 256 pixels, then O(1) for each 256 × 256 cell.
    public var opaqueBounds: PixelRect {
        if isEmpty { return .empty }
        guard grid != nil else { return header.opaqueBounds }
        var bounds = PixelRect.empty
        forEachCell { cell, rect in
            switch cell {
            case .transparent: break
            case .opaque: bounds = bounds.union(rect)
            case .tile(_, let header, _):
                var inner = header.opaqueBounds
                inner.x += rect.x
                inner.y += rect.y
                bounds = bounds.union(inner)
            }
        }
        return bounds
    }

    /// The number of opaque pixels.
    ///
    /// - Complexity: O(stored rows): it is counted from the runs, not stored. Keep it if you need it often.
    public var opaqueCount: Int {
        var count = 0
        forEachCell { cell, rect in
            switch cell {
            case .transparent: break
            case .opaque: count += rect.width * rect.height
            case .tile(let tile, let header, let table):
                count += tile.opaqueCount(header, table: table)
            }
        }
        return count
    }

    /// The bytes of the stored mask.
    ///
    /// - Complexity: O(blocks).
    public var byteCount: Int {
        (try? record.validRecordLength(from: 0, to: record.count - FileLayout.paddingSize)) ?? 0
    }

    /// The mask as a plain bitmap, with the same answers.
    ///
    /// - Complexity: O(area / 64 + edges). Allocates the bitmap.
    public func expanded() -> Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        for row in 0..<cellRowCount {
            for column in 0..<cellColumnCount {
                let rect = cellRect(column: column, row: row)
                for (y, bits) in cellRows(column: column, row: row).enumerated() {
                    bitmap.store(bits, byteColumn: rect.x >> 3, y: rect.y + y, byteCount: (rect.width + 7) >> 3)
                }
            }
        }
        return bitmap
    }

    func forEachCell(_ body: (Cell, PixelRect) -> Void) {
        guard !isEmpty else { return }
        for row in 0..<cellRowCount {
            for column in 0..<cellColumnCount {
                body(cell(column: column, row: row), cellRect(column: column, row: row))
            }
        }
    }
}

extension HitMask.Bitmap {
    fileprivate mutating func store(_ bits: RowBits, byteColumn: Int, y: Int, byteCount: Int) {
        let start = y * bytesPerRow + byteColumn
        for byte in 0..<byteCount {
            bytes[start + byte] = UInt8(truncatingIfNeeded: bits[byte >> 3] >> UInt64(byte & 7 * 8))
        }
    }

    /// The pixels of some rows from column `x`, a multiple of 8, on: `width` of them, at most 256.
    package func rows(_ rows: Range<Int>, from x: Int, width: Int) -> [RowBits] {
        let (mask, byteCount) = (RowBits(setting: 0..<width), (width + 7) >> 3)
        return bytes.withUnsafeBytes { buffer in
            let bytes = RawBytes(buffer)
            return rows.map { bytes.pixels(at: $0 * bytesPerRow + x >> 3, byteCount: byteCount) & mask }
        }
    }
}

extension RawBytes {
    /// The 256 bits from `offset` on, of which those of `byteCount` bytes are wanted; what is behind the last byte is 0.
    @inline(__always)
    fileprivate func pixels(at offset: Int, byteCount: Int) -> RowBits {
        if offset <= count - 32 { return u64x4(at: offset) }
        var bits = RowBits.zero
        for byte in 0..<min(max(count - offset, 0), byteCount) {
            bits[byte >> 3] |= UInt64(u8(at: offset + byte)) << UInt64(byte & 7 * 8)
        }
        return bits
    }
}

extension PixelRect {
    /// The least rectangle that holds both.
    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let (left, top) = (min(x, other.x), min(y, other.y))
        let right = max(x + width, other.x + other.width)
        let bottom = max(y + height, other.y + other.height)
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
