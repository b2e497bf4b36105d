// Sixty-four pixels at a time, from any column.
extension HitMask.Bitmap {
    /// The pixels of a row from a column on, the least bit leftmost. What lies outside of the row is transparent.
    ///
    /// The row lies in the bitmap; the column may be any.
    @inline(__always)
    func word(fromColumn x: Int, row y: Int) -> UInt64 {
        guard x < 0 else { return insideWord(fromColumn: x, row: y) }
        return x > -64 ? insideWord(fromColumn: 0, row: y) << UInt64(-x) : 0
    }

    @inline(__always)
    private func insideWord(fromColumn x: Int, row y: Int) -> UInt64 {
        guard x < width else { return 0 }
        let position = y &* bytesPerRow &+ x &>> 3
        let pixels = bytes.withUnsafeBytes { buffer -> UInt64 in
            let bytes = RawBytes(buffer)
            var low: UInt64 = 0
            if position &+ 8 <= buffer.count {
                low = bytes.u64(at: position)
            } else {
                for index in position..<buffer.count {
                    low |= UInt64(bytes.u8(at: index)) << UInt64((index - position) * 8)
                }
            }
            let shift = UInt64(x & 7)
            // Swift's shift by 64 gives 0.
            return low >> shift | UInt64(bytes.u8(at: position &+ 8)) << (64 - shift)
        }
        // The bytes behind those of the row are those of the next.
        let rest = width &- x
        return rest < 64 ? pixels & (1 << UInt64(rest) - 1) : pixels
    }

    /// Replaces the pixels of a row from a column on, which is a multiple of 8. What lies outside of the row is dropped.
    @inline(__always)
    mutating func store(_ pixels: UInt64, fromColumn x: Int, row y: Int) {
        let rest = width - x
        var pixels = rest < 64 ? pixels & (1 << UInt64(rest) - 1) : pixels
        let start = y * bytesPerRow + x >> 3
        for position in start..<start + min(8, bytesPerRow - x >> 3) {
            bytes[position] = UInt8(truncatingIfNeeded: pixels)
            pixels >>= 8
        }
    }

    /// Makes all pixels of a stretch of a row opaque or transparent. The stretch lies in the bitmap.
    mutating func fill(_ columns: Range<Int>, row y: Int, opaque: Bool) {
        var x = columns.lowerBound
        while x < columns.upperBound {
            let end = min(columns.upperBound, x | 7 + 1)
            let bits = UInt8(truncatingIfNeeded: (1 << (end - x) - 1) << (x & 7))
            let position = y * bytesPerRow + x >> 3
            bytes[position] = opaque ? bytes[position] | bits : bytes[position] & ~bits
            x = end
        }
    }

    /// The first column at or after `x` that is as told; the width if there is none.
    func firstColumn(from x: Int, row y: Int, opaque: Bool) -> Int {
        var x = x
        while x < width {
            let word = word(fromColumn: x, row: y)
            let wanted = opaque ? word : ~word
            if wanted != 0 { return min(x + wanted.trailingZeroBitCount, width) }
            x += 64
        }
        return width
    }

    /// Visits the runs of opaque or of transparent pixels of a row from left to right, none touching the next.
    @inline(__always)
    func forEachRun(inRow y: Int, opaque: Bool, _ body: (Range<Int>) -> Void) {
        var end = 0
        while true {
            let start = firstColumn(from: end, row: y, opaque: opaque)
            guard start < width else { return }
            end = firstColumn(from: start, row: y, opaque: !opaque)
            body(start..<end)
        }
    }

    /// Visits the words of all rows that have an opaque pixel in them, with the column of their first pixel.
    @inline(__always)
    func forEachWord(_ body: (_ pixels: UInt64, _ x: Int, _ y: Int) -> Void) {
        for y in 0..<height {
            for x in stride(from: 0, to: width, by: 64) {
                let pixels = word(fromColumn: x, row: y)
                if pixels != 0 { body(pixels, x, y) }
            }
        }
    }
}
