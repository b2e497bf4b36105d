/// How the edges of a row that has too few are laid into the places that its block has, as masks over the places.
///
/// A place takes an edge of the row, or a half of a pair of equal edges, or, of the last ones, an edge beyond the block's
/// right side. Only pairs stand before an edge, so it lies 0, 2, 4 or 6 places further on than in its row.
struct Placing {
    /// The places that take edges of the row which are moved by 0, 2, 4 and 6.
    private(set) var moved0 = EdgeLanes.zero
    private(set) var moved2 = EdgeLanes.zero
    private(set) var moved4 = EdgeLanes.zero
    private(set) var moved6 = EdgeLanes.zero
    /// The first and the second places of pairs.
    private(set) var firstOfPair = EdgeLanes.zero
    private(set) var secondOfPair = EdgeLanes.zero
    private(set) var trailing = EdgeLanes.zero

    /// - Parameters:
    ///   - real: Bit e is set where place e takes an edge of the row.
    ///   - trailingCount: How many of the last places lie beyond the right side.
    ///   - places: The number of places.
    fileprivate init(_ real: UInt8, trailing trailingCount: Int, of places: Int) {
        var place = 0
        var taken = 0
        while place < places {
            if real >> UInt8(place) & 1 != 0 {
                switch place - taken {
                case 0: moved0[place] = -1
                case 2: moved2[place] = -1
                case 4: moved4[place] = -1
                default: moved6[place] = -1
                }
                taken += 1
                place += 1
            } else if place >= places - trailingCount {
                trailing[place] = -1
                place += 1
            } else {
                firstOfPair[place] = -1
                secondOfPair[place + 1] = -1
                place += 2
            }
        }
    }
}

/// Every way to place so many edges in so many places.
struct Placings: Sendable {
    private var all: ContiguousArray<Placing> = []
    private var ranges: ContiguousArray<Range<Int>> = []

    static let shared = Placings()

    private init() {
        for places in 0...8 {
            for count in 0...8 {
                let first = all.count
                if count <= places { addWays(count, places) }
                ranges.append(first..<all.count)
            }
        }
    }

    /// Where in this the ways lie to place `count` edges in `places` places.
    @inline(__always)
    func indices(_ count: Int, in places: Int) -> Range<Int> { ranges[9 &* places &+ count] }

    @inline(__always)
    subscript(index: Int) -> Placing { all[index] }

    private mutating func addWays(_ count: Int, _ places: Int) {
        for trailing in 0...(places - count) where (places - count - trailing) % 2 == 0 {
            extend(0, at: 0, left: count, trailing: trailing, of: places)
        }
    }

    private mutating func extend(_ real: UInt8, at place: Int, left: Int, trailing: Int, of places: Int) {
        let end = places - trailing
        if place == end {
            if left == 0 { all.append(Placing(real, trailing: trailing, of: places)) }
            return
        }
        if left > 0 { extend(real | 1 << UInt8(place), at: place + 1, left: left - 1, trailing: trailing, of: places) }
        if end - place >= left + 2 { extend(real, at: place + 2, left: left, trailing: trailing, of: places) }
    }
}
