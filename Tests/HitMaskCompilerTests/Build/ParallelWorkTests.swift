import Foundation
import Testing

@testable import HitMaskCompiler

@Suite struct `Working in parallel` {
    @Test(arguments: [1, 2, 3, 8, 1000]) func `gives results in the order of the inputs`(jobs: Int) {
        let inputs = Array(0..<200)
        let counts = Lock<[Int]>([])
        let outputs = inParallel(inputs, jobs: jobs, finished: { count in counts.use { $0.append(count) } }) { $0 * $0 }
        #expect(outputs == inputs.map { $0 * $0 })
        #expect(counts.use { $0 } == Array(1...200))
    }

    @Test func `works on no more inputs at one time than there are jobs`() {
        let running = Lock((now: 0, most: 0))
        _ = inParallel(Array(0..<40), jobs: 3, finished: { _ in }) { _ in
            running.use { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
            usleep(1000)
            running.use { $0.now -= 1 }
        }
        #expect((1...3).contains(running.use { $0.most }))
    }

    @Test func `no input is no work`() {
        #expect(inParallel([Int](), jobs: 4, finished: { _ in Issue.record("called") }) { $0 } == [])
    }
}
