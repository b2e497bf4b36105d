/// Several ways to do the same work, timed in turns, so that a slow moment of the machine hits all of them.
struct Interleaved {
    /// One way: it does all of the work once and returns a checksum of the answers.
    struct Entrant {
        let name: String
        let run: () -> Int
    }

    struct Disagreement: Error, CustomStringConvertible {
        let description: String
    }

    private(set) var entrants: [Entrant] = []

    mutating func add(_ name: String, run: @escaping () -> Int) {
        entrants.append(Entrant(name: name, run: run))
    }

    /// The median seconds that each entrant takes for all of the work.
    ///
    /// The first run of each warms up, and its checksum must be that of the first entrant. Each then does the work as
    /// often a round as fills a few milliseconds. Each round starts with another entrant.
    func medians(rounds: Int, leastSeconds: Double = 0.006) throws -> [String: Double] {
        let checksum = entrants[0].run()
        let repeats = try entrants.map { entrant in
            guard entrant.run() == checksum else {
                throw Disagreement(description: "\(entrant.name) and \(entrants[0].name) do not give the same answers")
            }
            let once = seconds { keep(entrant.run()) }
            return max(1, Int((leastSeconds / max(once, 1e-9)).rounded(.up)))
        }
        var times: [String: [Double]] = [:]
        for round in 0..<rounds {
            for turn in entrants.indices {
                let index = (round + turn) % entrants.count
                let entrant = entrants[index]
                var sum = 0
                let time = seconds { for _ in 0..<repeats[index] { sum &+= entrant.run() } }
                guard sum == checksum &* repeats[index] else {
                    throw Disagreement(description: "\(entrant.name) changed its answers between rounds")
                }
                times[entrant.name, default: []].append(time / Double(repeats[index]))
            }
        }
        return times.mapValues(\.median)
    }
}
