import HitMasks

/// Gives regions the codes whose bits are stored as planes.
///
/// Where two regions meet, each plane in which their codes differ has a border to store. So regions that share long
/// borders are to have codes that differ in few bits. Codes are exchanged in pairs as long as that makes the stored borders shorter, in an order that depends on the picture alone.
struct RegionCodes {
    /// The code of each region, from 1 on; that of none is 0.
    private(set) var codes: [Int]
    /// The bits of a code.
    let planeCount: Int

    /// Beyond this many regions codes are the numbers: to look at all pairs would take too long.
    private static let mostImproved = 512

    init(_ found: FoundRegions) {
        let count = found.regions.count
        codes = Array(0...count)
        planeCount = count == 0 ? 0 : Int.bitWidth - count.leadingZeroBitCount
        if count > 1, count <= RegionCodes.mostImproved { improve(BorderLengths(found)) }
    }

    private mutating func improve(_ borders: BorderLengths) {
        for _ in 0..<8 {
            var isBetter = false
            for one in 1..<codes.count - 1 {
                for other in one + 1..<codes.count where gain(one, other, borders) > 0 {
                    codes.swapAt(one, other)
                    isBetter = true
                }
            }
            if !isBetter { return }
        }
    }

    /// By how much borders become shorter if two regions exchange their codes.
    private func gain(_ one: Int, _ other: Int, _ borders: BorderLengths) -> Int {
        func length(_ region: Int, code: Int, without: Int) -> Int {
            borders.neighbours[region].reduce(0) { sum, neighbour in
                neighbour.region == without
                    ? sum : sum + neighbour.length * (code ^ codes[neighbour.region]).nonzeroBitCount
            }
        }
        let now = length(one, code: codes[one], without: other) + length(other, code: codes[other], without: one)
        let then = length(one, code: codes[other], without: other) + length(other, code: codes[one], without: one)
        return now - then
    }
}

/// How many sides of pixels each two regions share.
private struct BorderLengths {
    private(set) var neighbours: [[(region: Int, length: Int)]]

    init(_ found: FoundRegions) {
        struct Pair: Hashable {
            let low: UInt16
            let high: UInt16
        }
        var lengths: [Pair: Int] = [:]
        func add(_ one: UInt16, _ other: UInt16) {
            if one != other, one != 0, other != 0 {
                lengths[Pair(low: min(one, other), high: max(one, other)), default: 0] += 1
            }
        }
        let (width, numbers) = (found.width, found.numbers)
        for index in numbers.indices {
            if (index + 1) % width != 0 { add(numbers[index], numbers[index + 1]) }
            if index + width < numbers.count { add(numbers[index], numbers[index + width]) }
        }
        neighbours = Array(repeating: [], count: found.regions.count + 1)
        for (pair, length) in lengths {
            neighbours[Int(pair.low)].append((Int(pair.high), length))
            neighbours[Int(pair.high)].append((Int(pair.low), length))
        }
    }
}
