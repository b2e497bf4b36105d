/// Which pixels of a picture can be touched: one bit a pixel, run-length coded, queried where it lies.
///
/// A mask is a small value that looks into the bytes of its ``HitMaskFile`` and keeps them alive. Asking it decodes
/// nothing, allocates nothing, takes no lock and loops over nothing.
///
///     let play = file.mask(named: "buttons/play")!
///     play.contains(x: 60, y: 22)     // true: opaque there
///     play.contains(x: -1, y: 22)     // false: outside
///
/// Copies are cheap and may be used from any thread.
public struct HitMask: Sendable {
    @usableFromInline let storage: ByteStorage
    /// From the record's first byte to the end of the file.
    @usableFromInline let record: RawBytes
    /// The record's first word; the header of the tile unless the mask is a grid of tiles.
    @usableFromInline let header: TileHeader
    // The part of the mask that can be opaque: the opaque bounds of a tile, all of a grid, nothing of an empty mask.
    @usableFromInline let left: Int
    @usableFromInline let top: Int
    @usableFromInline let innerWidth: Int
    @usableFromInline let innerHeight: Int

    /// The number of columns, in pixels.
    public let width: Int
    /// The number of rows, in pixels.
    public let height: Int
    /// The pixels per point as an exact fraction.
    package let pixelScale: PixelScale

    /// Makes the mask of a validated record.
    package init(record: RawBytes, in storage: ByteStorage, scale: PixelScale) {
        self.storage = storage
        self.record = record
        pixelScale = scale
        header = TileHeader(word: record.u64(at: 0))
        if let grid = GridHeader(header) {
            (width, height) = (grid.width, grid.height)
            (left, top) = (0, 0)
            (innerWidth, innerHeight) = grid.isEmpty ? (0, 0) : (grid.width, grid.height)
        } else {
            (width, height) = (header.width, header.height)
            (left, top) = (header.left, header.top)
            (innerWidth, innerHeight) = header.isEmpty ? (0, 0) : (header.boundsWidth, header.boundsHeight)
        }
    }
}
