/// What everything is compared with: a plain 1-bit bitmap, with bounds checks on all four sides.
///
/// It is written with the same care as the library: a pointer to the rows, one unsigned comparison for two sides, no
/// arithmetic that traps, and one load.
struct RawBitmap {
    let rows: UnsafePointer<UInt8>
    let width: Int
    let height: Int
    let bytesPerRow: Int

    /// Copies the rows. They are never freed: the bitmaps live as long as the benchmark.
    init(_ artwork: Artwork) {
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: artwork.rows.count)
        copy.initialize(from: artwork.rows, count: artwork.rows.count)
        rows = UnsafePointer(copy)
        width = artwork.width
        height = artwork.height
        bytesPerRow = artwork.bytesPerRow
    }

    /// The lookup as a call, as a view asks its mask and as the library's own lookup is one.
    @inline(never)
    func contains(x: Int, y: Int) -> Bool { containsInlined(x: x, y: y) }

    /// The lookup as a part of the loop around it, with the bitmap's fields kept in registers.
    @inline(__always)
    func containsInlined(x: Int, y: Int) -> Bool {
        guard UInt(bitPattern: x) < UInt(bitPattern: width), UInt(bitPattern: y) < UInt(bitPattern: height)
        else { return false }
        return rows[y &* bytesPerRow &+ x &>> 3] &>> UInt8(truncatingIfNeeded: x & 7) & 1 != 0
    }
}
