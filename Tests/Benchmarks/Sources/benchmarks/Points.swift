/// SplitMix64: the same points at every run.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
        return mixed ^ mixed >> 31
    }
}

/// A query. Sixteen bits a side, so that the queries take little of the cache that the masks need.
struct Point {
    private let column: Int16
    private let row: Int16

    init(_ x: Int, _ y: Int) {
        column = Int16(x)
        row = Int16(y)
    }

    @inline(__always)
    var x: Int { Int(column) }
    @inline(__always)
    var y: Int { Int(row) }
}

/// A query across many masks.
struct MaskQuery {
    private let index: UInt16
    let point: Point

    init(mask: Int, _ point: Point) {
        index = UInt16(mask)
        self.point = point
    }

    @inline(__always)
    var mask: Int { Int(index) }
}

/// Where people tap.
enum Aim: String {
    /// Anywhere in the mask's box and a margin of a quarter of its sides around it, for a tap that misses a button
    /// narrowly is asked as well: 44 % of the points fall into the box.
    case around
    /// Anywhere in the mask's box, for a tap that has already been found to lie in the view.
    case box
    /// Only pixels of the shape. No bounds check ever fails here.
    case inside

    func points(on artwork: Artwork, count: Int, using random: inout SplitMix) -> [Point] {
        switch self {
        case .around, .box:
            let marginX = self == .box ? 0 : max(1, artwork.width / 4)
            let marginY = self == .box ? 0 : max(1, artwork.height / 4)
            return (0..<count).map { _ in
                Point(
                    Int.random(in: -marginX..<artwork.width + marginX, using: &random),
                    Int.random(in: -marginY..<artwork.height + marginY, using: &random))
            }
        case .inside:
            var opaque: [Point] = []
            for y in 0..<artwork.height {
                for x in 0..<artwork.width where artwork.isOpaque(x: x, y: y) { opaque.append(Point(x, y)) }
            }
            return (0..<count).map { _ in opaque.randomElement(using: &random)! }
        }
    }
}
