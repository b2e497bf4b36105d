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

    func columns(of frame: TileFrame) -> StrideTo<Int> { stride(from: 0, to: frame.uCount, by: 1 << j) }

    /// The rows of each band that are there.
    func bands(of frame: TileFrame) -> LazyMapSequence<StrideTo<Int>, Range<Int>> {
        let (height, count) = (1 << k, frame.vCount)
        return stride(from: -missingRows, to: count, by: height).lazy.map { max($0, 0)..<min($0 + height, count) }
    }
}

extension TileFrame {
    /// The widths worth trying: the whole frame, a half, a quarter. Narrower blocks never won on real art.
    var widthExponents: ClosedRange<Int> {
        let whole = (uCount - 1).bitWidth - max(uCount - 1, 0).leadingZeroBitCount
        return max(whole - 2, 0)...whole
    }

    var heightExponents: ClosedRange<Int> {
        0...((vCount - 1).bitWidth - max(vCount - 1, 0).leadingZeroBitCount)
    }
}
