extension HitMask.Bitmap {
    /// The number of opaque pixels.
    ///
    /// - Complexity: O(area / 64).
    public var opaqueCount: Int {
        var count = 0
        forEachWord { pixels, _, _ in count += pixels.nonzeroBitCount }
        return count
    }

    /// Whether no pixel is opaque.
    ///
    /// - Complexity: O(area / 8) at most.
    public var isEmpty: Bool { bytes.allSatisfy { $0 == 0 } }

    /// The least rectangle that holds every opaque pixel; ``PixelRect/empty`` when there is none. Unit: pixels.
    ///
    /// - Complexity: O(area / 64).
    public var opaqueBounds: PixelRect {
        var (left, top, right, bottom) = (width, -1, 0, 0)
        forEachWord { pixels, x, y in
            if top < 0 { top = y }
            bottom = y + 1
            left = min(left, x + pixels.trailingZeroBitCount)
            right = max(right, x + 64 - pixels.leadingZeroBitCount)
        }
        return top < 0 ? .empty : PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The mean of the centres of all opaque pixels, or nil if there is none. Unit: pixels, so that of a single pixel
    /// (3, 7) is (3.5, 7.5).
    ///
    /// It need not be opaque itself: that of a ring lies in its hole.
    ///
    /// - Complexity: O(area / 64).
    public var centroid: HitMask.Point? {
        var moments = Moments()
        forEachWord { pixels, x, y in moments.add(pixels, x: x, y: y) }
        return moments.centroid
    }
}

/// The number of pixels and the sums of their columns and rows.
struct Moments {
    private var count: Int64 = 0
    private var columns: Int64 = 0
    private var rows: Int64 = 0

    /// Adds the pixels of a word whose first one is (x, y).
    mutating func add(_ pixels: UInt64, x: Int, y: Int) {
        let number = Int64(pixels.nonzeroBitCount)
        count += number
        columns += number * Int64(x) + pixels.sumOfBitNumbers
        rows += number * Int64(y)
    }

    /// Adds the pixels of a word that is a part of column `x` and begins at row `y`.
    mutating func add(_ pixels: UInt64, downFrom y: Int, x: Int) {
        let number = Int64(pixels.nonzeroBitCount)
        count += number
        columns += number * Int64(x)
        rows += number * Int64(y) + pixels.sumOfBitNumbers
    }

    /// Adds a rectangle of opaque pixels.
    mutating func add(_ rect: PixelRect) {
        let (width, height) = (Int64(rect.width), Int64(rect.height))
        count += width * height
        // The sum of `width` numbers from `x` on, in each of `height` rows. One of two neighbours is even.
        columns += height * (width * Int64(rect.x) + width * (width - 1) / 2)
        rows += width * (height * Int64(rect.y) + height * (height - 1) / 2)
    }

    var centroid: HitMask.Point? {
        guard count > 0 else { return nil }
        return HitMask.Point(x: Double(columns) / Double(count) + 0.5, y: Double(rows) / Double(count) + 0.5)
    }
}

extension UInt64 {
    /// The sum of the numbers of all set bits: each binary digit of the numbers is counted for itself.
    fileprivate var sumOfBitNumbers: Int64 {
        var sum = (self & 0xAAAA_AAAA_AAAA_AAAA).nonzeroBitCount
        sum += (self & 0xCCCC_CCCC_CCCC_CCCC).nonzeroBitCount << 1
        sum += (self & 0xF0F0_F0F0_F0F0_F0F0).nonzeroBitCount << 2
        sum += (self & 0xFF00_FF00_FF00_FF00).nonzeroBitCount << 3
        sum += (self & 0xFFFF_0000_FFFF_0000).nonzeroBitCount << 4
        sum += (self & 0xFFFF_FFFF_0000_0000).nonzeroBitCount << 5
        return Int64(sum)
    }
}
