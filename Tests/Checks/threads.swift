// Lookups from many threads at the same time, for ThreadSanitizer: built and run by the script beside it.
import Foundation
import HitMasks

let threadCount = 4
let rounds = 300
let file = try HitMaskFile(contentsOf: CommandLine.arguments[1], reading: .map)
let masks = file.entries.map(\.mask)
let placements = masks.map { Placement($0, in: HitMask.Size(width: 101, height: 67), contentMode: .scaleAspectFit) }
let expected = masks.map(\.opaqueCount)
nonisolated(unsafe) var lastAnswer = false
let racesOnPurpose = CommandLine.arguments.contains("--race")

/// All kinds of questions about one mask.
func ask(_ index: Int, _ salt: Int) -> Int {
    let mask = masks[index]
    var hits = 0
    for step in 0..<60 {
        let (x, y) = ((step * 7 + salt) % mask.width, (step * 13 + salt) % mask.height)
        if mask.contains(x: x, y: y) { hits += 1 }
        if placements[index].contains(HitMask.Point(x: Double(x), y: Double(y))) { hits += 1 }
        if mask.containsAny(within: 3, of: HitMask.Point(x: Double(x), y: Double(y))) { hits += 1 }
    }
    for span in mask.rowSpans(inRow: salt % mask.height) { hits += span.count }
    if racesOnPurpose { lastAnswer.toggle() }
    // Names are looked up and files are copied, too.
    let name = file[index].name
    if file.mask(named: name, scale: 2) != nil, file.entries(named: name).count > 0 { hits += 1 }
    return hits
}

// All begin at once, so that they overlap.
let gate = NSCondition()
nonisolated(unsafe) var waiting = 0
nonisolated(unsafe) var totals = [Int](repeating: 0, count: threadCount)
let threads = (0..<threadCount).map { number in
    Thread {
        gate.lock()
        waiting += 1
        gate.broadcast()
        while waiting < threadCount { gate.wait() }
        gate.unlock()
        var total = 0
        for round in 0..<rounds {
            for index in masks.indices { total += ask(index, round) }
            let index = round % masks.count
            precondition(masks[index].opaqueCount == expected[index], "the number of opaque pixels changed")
        }
        gate.lock()
        totals[number] = total
        waiting += 1
        gate.broadcast()
        gate.unlock()
    }
}
threads.forEach { $0.start() }
gate.lock()
while waiting < 2 * threadCount { gate.wait() }
let same = Set(totals).count == 1
gate.unlock()
precondition(same, "threads got different answers")
print("threads: \(threadCount) at the same time, \(rounds * masks.count * threadCount * 180) lookups, the same answers")
