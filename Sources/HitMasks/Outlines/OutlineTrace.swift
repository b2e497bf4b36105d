/// Walks along the borders and takes them apart into rings that do not touch themselves.
struct OutlineTrace {
    private typealias Corner = HitMask.Outline.Corner
    private typealias Ring = HitMask.Outline.Ring

    private let turns: [BorderGraph.Turn]
    /// For each turn, where it is in the chain that is being walked, or -1.
    private var places: [Int]
    /// For each turn, the ring of the vertical border at it.
    private var ringOfVertical: [Int]
    private var chain: [Int] = []
    /// With the turn at the first corner from which a border goes down.
    private var found: [(start: Int, corners: [Corner])] = []

    init(_ graph: BorderGraph) {
        turns = graph.turns
        places = [Int](repeating: -1, count: turns.count)
        ringOfVertical = [Int](repeating: -1, count: turns.count)
    }

    /// All rings, in their order.
    mutating func rings() -> [HitMask.Outline.Ring] {
        for start in turns.indices where turns[start].vertical > start && ringOfVertical[start] < 0 {
            walk(from: start)
        }
        // Turns are numbered from top to bottom and from left to right.
        let order = found.indices.sorted { found[$0].start < found[$1].start }
        var rank = [Int](repeating: 0, count: found.count)
        for (place, ring) in order.enumerated() { rank[ring] = place }
        var rings: [Ring] = []
        rings.reserveCapacity(found.count)
        for ring in order {
            let corners = found[ring].corners
            // From its first corner an outer ring goes to the right, a hole down.
            let isHole = corners[1].x == corners[0].x
            var parent: Int?
            let neighbor = turns[found[ring].start].leftNeighbor
            if neighbor >= 0 {
                // The ring lies in its neighbour to the left if they differ in kind, and beside it if not.
                let beside = rank[ringOfVertical[neighbor]]
                parent = rings[beside].isHole == isHole ? rings[beside].parent : beside
            }
            rings.append(Ring(corners: corners, isHole: isHole, parent: parent))
        }
        return rings
    }

    /// Walks around from a turn that is the first one of its border, with the opaque pixels on the right-hand side.
    ///
    /// The border goes right and down from there. It may come to one place twice: then what was walked in between is a
    /// ring of its own.
    private mutating func walk(from start: Int) {
        let startsAlong = turns[start].isRightOpaque
        var turn = start
        repeat {
            let twin = turns[turn].twin
            if twin != 0, places[turn + twin] >= 0 { takeRing(from: places[turn + twin], startsAlong) }
            places[turn] = chain.count
            chain.append(turn)
            let goesAlong = isAlong(chain.count - 1, startsAlong)
            turn = goesAlong ? turns[turn].horizontal : turns[turn].vertical
        } while turn != start
        takeRing(from: 0, startsAlong)
    }

    /// Whether the walk leaves a place of the chain along a row: it does so every other time.
    private func isAlong(_ place: Int, _ startsAlong: Bool) -> Bool { place & 1 == 0 ? startsAlong : !startsAlong }

    /// Takes the end of the chain off as a ring.
    private mutating func takeRing(from place: Int, _ startsAlong: Bool) {
        var first = place
        for index in place..<chain.count {
            let turn = chain[index]
            places[turn] = -1
            if turn < chain[first] { first = index }
            if !isAlong(index, startsAlong) { ringOfVertical[min(turn, turns[turn].vertical)] = found.count }
        }
        let corners = (Array(chain[first...]) + chain[place..<first]).map { Corner(x: turns[$0].x, y: turns[$0].y) }
        // Of two turns at the first corner, the one with the border that goes down.
        let turn = chain[first]
        found.append((turns[turn].vertical > turn ? turn : turn + turns[turn].twin, corners))
        chain.removeLast(chain.count - place)
    }
}
