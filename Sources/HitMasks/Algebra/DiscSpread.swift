/// Finds the pixels within a distance of others, exactly and in linear time.
///
/// It is the threshold of a Euclidean distance transform in two passes, first along columns and then along rows (as
/// Meijster, Roerdink and Hesselink, 2000, take it), without the transform: a pixel that is `dy` rows away covers the
/// columns up to √(r² − dy²) from its own, and the nearest in each column covers the most. Going down the rows, the
/// nearest above is known; going up, the nearest below; what is covered in either direction is covered.
struct DiscSpread {
    /// How many columns to each side are covered from 0, 1, 2 … rows away; the last number, -1, stands for further away.
    private let halfWidths: [Int32]

    /// For a radius of at least 0, on a canvas of a size, beyond which nothing needs to be covered.
    init(radius: Double, width: Int, height: Int) {
        let radius = min(radius, Double(width + height))
        let squaredRadius = floorOfSquare(radius)
        var halfWidth = Int64(radius)
        halfWidths =
            (0...min(Int64(radius), Int64(height))).map { dy in
                while halfWidth * halfWidth > squaredRadius - dy * dy { halfWidth -= 1 }
                return Int32(halfWidth)
            } + [-1]
    }

    /// The pixels within the radius of one that is as told. What lies outside of the canvas may be so, too.
    func covered(around opaque: Bool, of source: HitMask.Bitmap, outside: Bool) -> HitMask.Bitmap {
        var result = HitMask.Bitmap(width: source.width, height: source.height)
        sweep(stride(from: 0, to: source.height, by: 1), around: opaque, of: source, outside, into: &result)
        sweep(stride(from: source.height - 1, through: 0, by: -1), around: opaque, of: source, outside, into: &result)
        return result
    }

    private func sweep(
        _ rows: StrideTo<Int>, around opaque: Bool, of source: HitMask.Bitmap, _ outside: Bool,
        into result: inout HitMask.Bitmap
    ) {
        var row = SpreadRow(width: source.width, halfWidths: halfWidths, outside: outside)
        for y in rows where row.advance(to: y, of: source, around: opaque) { row.cover(y, of: &result) }
    }

    private func sweep(
        _ rows: StrideThrough<Int>, around opaque: Bool, of source: HitMask.Bitmap, _ outside: Bool,
        into result: inout HitMask.Bitmap
    ) {
        var row = SpreadRow(width: source.width, halfWidths: halfWidths, outside: outside)
        for y in rows where row.advance(to: y, of: source, around: opaque) { row.cover(y, of: &result) }
    }
}

/// One row of a sweep: how far away the nearest pixel of each column was that the sweep has seen.
private struct SpreadRow {
    let halfWidths: [Int32]
    let outside: Bool
    /// Rows since that pixel, or one more than can be near.
    private var ages: [Int32]
    /// The columns to each side that it covers.
    private var reaches: [Int32]

    init(width: Int, halfWidths: [Int32], outside: Bool) {
        self.halfWidths = halfWidths
        self.outside = outside
        ages = [Int32](repeating: outside ? 0 : Int32(halfWidths.count - 1), count: width)
        reaches = [Int32](repeating: -1, count: width)
    }

    /// Takes in the next row. False if nothing in this row is covered.
    mutating func advance(to y: Int, of source: HitMask.Bitmap, around opaque: Bool) -> Bool {
        let oldest = Int32(halfWidths.count - 1)
        var furthest: Int32 = outside ? 0 : -1
        for start in stride(from: 0, to: ages.count, by: 64) {
            let word = source.word(fromColumn: start, row: y)
            var pixels = opaque ? word : ~word
            for x in start..<min(start + 64, ages.count) {
                let age = pixels & 1 != 0 ? 0 : min(ages[x] + 1, oldest)
                pixels >>= 1
                ages[x] = age
                let reach = halfWidths[Int(age)]
                reaches[x] = reach
                furthest = max(furthest, reach)
            }
        }
        return furthest >= 0
    }

    /// Makes opaque what the row's columns cover: from the left the furthest that reaches on, from the right likewise.
    func cover(_ y: Int, of result: inout HitMask.Bitmap) {
        let width = Int32(reaches.count)
        var end = outside ? halfWidths[0] - 1 : -1
        var bits: UInt8 = 0
        let start = y * result.bytesPerRow
        for x in 0..<width {
            end = max(end, x + reaches[Int(x)])
            if end >= x { bits |= 1 << UInt8(x & 7) }
            if x & 7 == 7 || x == width - 1 {
                result.bytes[start + Int(x) >> 3] |= bits
                bits = 0
            }
        }
        var first = outside ? width - halfWidths[0] : width
        for x in stride(from: width - 1, through: 0, by: -1) {
            first = min(first, x - reaches[Int(x)])
            if first <= x { bits |= 1 << UInt8(x & 7) }
            if x & 7 == 0 {
                result.bytes[start + Int(x) >> 3] |= bits
                bits = 0
            }
        }
    }
}

/// The greatest whole number that is not above the square of a number in 0 ..< 2³¹, without a rounding error.
func floorOfSquare(_ number: Double) -> Int64 {
    guard number >= 1 else { return 0 }
    let significand = number.significandBitPattern | 1 << 52
    let square = significand.multipliedFullWidth(by: significand)
    // The number is the significand · 2^(exponent - 52).
    let shift = 104 - 2 * Int(number.exponent)
    let whole =
        shift >= 64
        ? square.high >> UInt64(shift - 64) : square.high << UInt64(64 - shift) | square.low >> UInt64(shift)
    return Int64(whole)
}
