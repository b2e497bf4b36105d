import HitMasks
import HitTesting
import TestSupport
import Testing

@Suite struct `Random trees` {
    /// Points that lie on no edge: edges are at quarters, or turned by some angle.
    private func points(_ count: Int, _ random: inout SeededRandom) -> [Point] {
        (0..<count).map { _ in
            Point(
                Double(Int.random(in: -30...290, using: &random)) + 0.3141,
                Double(Int.random(in: -30...290, using: &random)) + 0.2718)
        }
    }

    @Test(arguments: [false, true]) func `are walked, with and without an index, as recursion would`(slops: Bool) {
        var random = SeededRandom(seed: 71)
        var answers: Set<String> = []
        for seed in 0..<150 {
            let tree = RandomTree(seed: UInt64(seed), count: 8 + seed, slops: slops)
            let index = HitIndex(of: tree.root)
            for point in points(200, &random) {
                let expected = NaiveWalk.hitTest(tree.root, point)
                let found = tree.root.hitTest(point)
                #expect(
                    found === expected, "tree \(seed) at \(point): \(found?.name ?? "-"), not \(expected?.name ?? "-")")
                let indexed = index.hitTest(point)
                #expect(
                    indexed === expected,
                    "index \(seed) at \(point): \(indexed?.name ?? "-"), not \(expected?.name ?? "-")")
                answers.insert("\(seed):\(expected?.name ?? "-")")
            }
            #expect(!index.isStale)
        }
        // A test of trees in which nothing is ever hit would say little.
        #expect(answers.count > 1500)
    }

    @Test func `are answered right by an index while they change`() {
        var random = SeededRandom(seed: 72)
        for seed in 0..<40 {
            let tree = RandomTree(seed: UInt64(1000 + seed), count: 60, slops: true)
            var index = HitIndex(of: tree.root)
            for step in 0..<30 {
                let view = tree.views.randomElement(using: &random)!
                switch Int.random(in: 0..<8, using: &random) {
                case 0: view.center.x += 9
                case 1: view.isHidden.toggle()
                case 2: view.removeFromSuperview()
                case 3: if view.superview == nil, view !== tree.root { tree.root.addSubview(view) }
                case 4: view.alpha = view.alpha > 0.5 ? 0.005 : 1
                case 5: view.shape = .ellipse
                case 6: view.policy = .childrenOnly
                default: view.bounds.size.width += 5
                }
                for point in points(20, &random) {
                    #expect(index.hitTest(point) === NaiveWalk.hitTest(tree.root, point))
                }
                if step % 5 == 4 { index.rebuild() }
            }
        }
    }
}
