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
    let storage: ByteStorage
    /// From the record's first byte to the end of the file.
    let record: RawBytes
    let tile: TileGeometry
    // The part of the mask that can be opaque: the opaque bounds of a tile, all of a grid, nothing of an empty mask.
    let left: UInt32
    let top: UInt32
    let innerWidth: UInt32
    let innerHeight: UInt32
    private let storedWidth: UInt32
    private let storedHeight: UInt32
    /// The pixels per point as an exact fraction.
    package let pixelScale: PixelScale

    /// The number of columns, in pixels.
    public var width: Int { Int(storedWidth) }
    /// The number of rows, in pixels.
    public var height: Int { Int(storedHeight) }

    /// Makes the mask of a validated record.
    package init(record: RawBytes, in storage: ByteStorage, scale: PixelScale) {
        self.storage = storage
        self.record = record
        pixelScale = scale
        let header = TileHeader(word: record.u64(at: 0))
        tile = TileGeometry(header)
        let size: (Int, Int)
        let inner: PixelRect
        if let grid = GridHeader(header) {
            size = (grid.width, grid.height)
            inner = PixelRect(x: 0, y: 0, width: grid.isEmpty ? 0 : grid.width, height: grid.height)
        } else {
            size = (header.width, header.height)
            inner = header.opaqueBounds
        }
        (storedWidth, storedHeight) = (UInt32(size.0), UInt32(size.1))
        (left, top) = (UInt32(inner.x), UInt32(inner.y))
        (innerWidth, innerHeight) = (UInt32(inner.width), UInt32(inner.height))
    }
}
