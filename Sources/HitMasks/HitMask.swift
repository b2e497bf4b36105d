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
    // A grid's begins at (0, 0), a tile's within 256 pixels of it.
    let left: UInt16
    let top: UInt16
    // The art's top left corner.
    let artLeft: UInt16
    let artTop: UInt16
    private let lastColumn: UInt16
    private let lastRow: UInt16
    /// The pixels per point as an exact fraction.
    package let pixelScale: PixelScale
    let innerWidth: UInt32
    let innerHeight: UInt32
    /// Where the mask's trait list lies in the storage; 0 if it has none.
    let traitsOffset: UInt32

    /// The number of columns, in pixels.
    public var width: Int { Int(lastColumn) + 1 }
    /// The number of rows, in pixels.
    public var height: Int { Int(lastRow) + 1 }

    /// Makes the mask of a validated record and a validated trait list.
    package init(record: RawBytes, traits: StoredTraits, at traitsOffset: Int, in storage: ByteStorage) {
        self.storage = storage
        self.record = record
        self.traitsOffset = UInt32(truncatingIfNeeded: traitsOffset)
        pixelScale = traits.scale
        (artLeft, artTop) = (traits.source.left, traits.source.top)
        let header = TileHeader(word: record.u64(at: 0))
        tile = TileGeometry(header)
        let size: (width: Int, height: Int)
        let inner: PixelRect
        if let grid = GridHeader(header) {
            size = (grid.width, grid.height)
            inner = PixelRect(x: 0, y: 0, width: grid.isEmpty ? 0 : grid.width, height: grid.height)
        } else {
            size = (header.width, header.height)
            inner = header.opaqueBounds
        }
        (lastColumn, lastRow) = (
            UInt16(truncatingIfNeeded: size.width - 1), UInt16(truncatingIfNeeded: size.height - 1)
        )
        (left, top) = (UInt16(truncatingIfNeeded: inner.x), UInt16(truncatingIfNeeded: inner.y))
        (innerWidth, innerHeight) = (UInt32(inner.width), UInt32(inner.height))
    }
}
