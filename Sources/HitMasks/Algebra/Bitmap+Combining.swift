// Masks as sets of pixels. The canvas stays that of the first mask; what would lie outside of it is dropped.
extension HitMask.Bitmap {
    /// What is opaque in this mask or in the other one, or in both.
    ///
    ///     let base = ring.union(disc, at: PixelPosition(x: 20, y: 20))    // the disc's corner at (20, 20)
    ///
    /// `position` is where the other mask's top left pixel lies in this one. It may be anywhere.
    /// - Returns: A mask of this one's size.
    /// - Complexity: O(area / 64), as for all of these. Allocates the result.
    public func union(_ other: HitMask.Bitmap, at position: PixelPosition = .zero) -> HitMask.Bitmap {
        var result = self
        result.formUnion(other, at: position)
        return result
    }

    /// What is opaque in this mask and in the other one. Outside of the other mask nothing is.
    public func intersection(_ other: HitMask.Bitmap, at position: PixelPosition = .zero) -> HitMask.Bitmap {
        var result = HitMask.Bitmap(width: width, height: height)
        combine(other, at: position, into: &result) { $0 & $1 }
        return result
    }

    /// What is opaque in this mask and transparent in the other one.
    public func subtracting(_ other: HitMask.Bitmap, at position: PixelPosition = .zero) -> HitMask.Bitmap {
        var result = self
        result.subtract(other, at: position)
        return result
    }

    /// What is opaque in just one of the two.
    public func symmetricDifference(
        _ other: HitMask.Bitmap, at position: PixelPosition = .zero
    ) -> HitMask.Bitmap {
        var result = self
        result.formSymmetricDifference(other, at: position)
        return result
    }

    /// What is transparent in this mask. Outside of it nothing is opaque, before and after.
    public func inverted() -> HitMask.Bitmap {
        var result = self
        result.invert()
        return result
    }

    /// Makes opaque what is opaque in the other mask.
    public mutating func formUnion(_ other: HitMask.Bitmap, at position: PixelPosition = .zero) {
        combine(other, at: position) { $0 | $1 }
    }

    /// Makes transparent what is not opaque in the other mask.
    public mutating func formIntersection(_ other: HitMask.Bitmap, at position: PixelPosition = .zero) {
        self = intersection(other, at: position)
    }

    /// Makes transparent what is opaque in the other mask.
    public mutating func subtract(_ other: HitMask.Bitmap, at position: PixelPosition = .zero) {
        combine(other, at: position) { $0 & ~$1 }
    }

    /// Changes what is opaque in the other mask.
    public mutating func formSymmetricDifference(_ other: HitMask.Bitmap, at position: PixelPosition = .zero) {
        combine(other, at: position) { $0 ^ $1 }
    }

    /// Exchanges opaque and transparent.
    public mutating func invert() {
        for index in bytes.indices { bytes[index] = ~bytes[index] }
        guard width & 7 != 0 else { return }
        // The padding stays zero.
        let last = UInt8(truncatingIfNeeded: 1 << (width & 7) - 1)
        for y in 0..<height { bytes[(y + 1) * bytesPerRow - 1] &= last }
    }

    @inline(__always)
    private mutating func combine(
        _ other: HitMask.Bitmap, at position: PixelPosition, _ operation: (UInt64, UInt64) -> UInt64
    ) {
        let area = PixelRect.shared(by: self, and: other, at: position)
        for y in area.y..<area.y + area.height {
            for x in stride(from: area.x & ~7, to: area.x + area.width, by: 64) {
                let pixels = operation(
                    word(fromColumn: x, row: y), other.word(fromColumn: x - position.x, row: y - position.y))
                store(pixels, fromColumn: x, row: y)
            }
        }
    }

    @inline(__always)
    private func combine(
        _ other: HitMask.Bitmap, at position: PixelPosition, into result: inout HitMask.Bitmap,
        _ operation: (UInt64, UInt64) -> UInt64
    ) {
        let area = PixelRect.shared(by: self, and: other, at: position)
        for y in area.y..<area.y + area.height {
            for x in stride(from: area.x & ~7, to: area.x + area.width, by: 64) {
                let pixels = operation(
                    word(fromColumn: x, row: y), other.word(fromColumn: x - position.x, row: y - position.y))
                result.store(pixels, fromColumn: x, row: y)
            }
        }
    }
}

extension PixelRect {
    /// The part of one canvas that another one covers, in pixels of the first.
    static func shared(by first: HitMask.Bitmap, and second: HitMask.Bitmap, at position: PixelPosition) -> PixelRect {
        shared(
            by: PixelRect(x: 0, y: 0, width: first.width, height: first.height),
            and: PixelRect(x: 0, y: 0, width: second.width, height: second.height), at: position)
    }

    /// The part of one rectangle that another one covers when it is moved. The distance may be any; the rectangles' sides
    /// are those of masks.
    static func shared(by first: PixelRect, and second: PixelRect, at position: PixelPosition) -> PixelRect {
        guard let columns = common(first.x, first.width, second.x, second.width, moved: position.x),
            let rows = common(first.y, first.height, second.y, second.height, moved: position.y)
        else { return .empty }
        return PixelRect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    }

    private static func common(
        _ start: Int, _ count: Int, _ otherStart: Int, _ otherCount: Int, moved distance: Int
    ) -> Range<Int>? {
        guard distance < start + count - otherStart, distance > start - otherStart - otherCount else { return nil }
        let lower = max(start, otherStart + distance)
        let upper = min(start + count, otherStart + distance + otherCount)
        return lower < upper ? lower..<upper : nil
    }
}
