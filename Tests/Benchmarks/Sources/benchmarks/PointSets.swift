import CHabits

/// A library's own form of a mask, which says whether a point belongs to it.
protocol PointSet {
    static var isAvailable: Bool { get }
    /// The Debian package that brings it.
    static var package: String { get }
    init(_ artwork: Artwork)
    func contains(x: Int32, y: Int32) -> Bool
    func free()
}

/// A region of rectangles, one a row span; pixman joins equal rows.
struct PixmanRegion: PointSet {
    static var isAvailable: Bool { pixman_habit_available() }
    static let package = "libpixman-1-dev"
    private let region: UnsafeMutableRawPointer

    init(_ artwork: Artwork) {
        var rectangles: [Int32] = []
        for y in 0..<artwork.height {
            var x = 0
            while x < artwork.width {
                guard artwork.isOpaque(x: x, y: y) else {
                    x += 1
                    continue
                }
                let start = x
                while x < artwork.width, artwork.isOpaque(x: x, y: y) { x += 1 }
                rectangles += [Int32(start), Int32(y), Int32(x), Int32(y + 1)]
            }
        }
        region = pixman_habit_load(rectangles, Int32(rectangles.count / 4))
    }

    @inline(__always)
    func contains(x: Int32, y: Int32) -> Bool { pixman_habit_contains(region, x, y) }

    func free() { pixman_habit_free(region) }
}

/// A compressed set of the numbers `y * width + x`, with runs.
struct RoaringSet: PointSet {
    static var isAvailable: Bool { roaring_habit_available() }
    static let package = "libroaring-dev"
    private let set: UnsafeMutableRawPointer

    init(_ artwork: Artwork) {
        var numbers: [UInt32] = []
        for y in 0..<artwork.height {
            for x in 0..<artwork.width where artwork.isOpaque(x: x, y: y) {
                numbers.append(UInt32(y * artwork.width + x))
            }
        }
        set = roaring_habit_load(numbers, numbers.count, UInt32(artwork.width), UInt32(artwork.height))
    }

    @inline(__always)
    func contains(x: Int32, y: Int32) -> Bool { roaring_habit_contains(set, x, y) }

    func free() { roaring_habit_free(set) }
}
