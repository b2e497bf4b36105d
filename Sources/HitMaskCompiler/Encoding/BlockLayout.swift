import HitMasks

/// How the bounds of a tile are cut into blocks.
struct BlockLayout {
    /// log2 of a block's width and height.
    let j: Int
    let k: Int
    /// By how many eighths of its height the first band of blocks is cut short.
    let phase: Int

    /// The rows that the first band lacks.
    var missingRows: Int { (phase << k) >> 3 }

    /// The number of bands that so many rows are cut into.
    func bandCount(ofRows count: Int) -> Int { (count + missingRows + (1 << k) - 1) >> k }

    /// The rows of a band that are there.
    @inline(__always)
    func rows(ofBand band: Int, of count: Int) -> Range<Int> {
        let top = band &<< k &- missingRows
        return max(top, 0)..<min(top &+ 1 &<< k, count)
    }
}

extension TileFrame {
    /// The widths worth trying: the whole frame, a half, a quarter. Narrower blocks never won on real art, and those of
    /// narrow frames so seldom that the time is not worth it.
    var widthExponents: ClosedRange<Int> {
        let whole = (uCount - 1).bitWidth - max(uCount - 1, 0).leadingZeroBitCount
        let halvings = uCount > 128 ? 2 : uCount > 48 ? 1 : 0
        return whole - halvings...whole
    }

    var heightExponents: ClosedRange<Int> {
        0...((vCount - 1).bitWidth - max(vCount - 1, 0).leadingZeroBitCount)
    }
}
