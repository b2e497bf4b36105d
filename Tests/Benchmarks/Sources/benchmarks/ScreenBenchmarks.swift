import HitMasks
import HitTesting

/// A tap on a screen of 1,000 masked buttons that overlap a little, half of them in panels. Microseconds.
struct ScreenBenchmarks {
    let corpus: Corpus

    func run(_ options: Options, _ report: inout Report) throws {
        let artworks = corpus[.button].evenlySpread(64)
        guard options.wants("tap.screen1000"), !artworks.isEmpty else { return }
        let masks = try MaskSet(artworks).masks
        let screen = ScreenBenchmarks.screen(of: masks, count: 1000)
        let index = HitIndex(of: screen)
        var random = SplitMix(state: 7)
        let points = (0..<256).map { _ in
            HitMask.Point(
                x: Double(Int.random(in: 0..<2000, using: &random)) + 0.5,
                y: Double(Int.random(in: 0..<1250, using: &random)) + 0.5)
        }
        var ways = Interleaved()
        ways.add("walk") { points.reduce(0) { $0 &+ ScreenBenchmarks.checksum(screen.hitTest($1)) } }
        ways.add("index") { points.reduce(0) { $0 &+ ScreenBenchmarks.checksum(index.hitTest($1)) } }
        let medians = try ways.medians(rounds: options.rounds)
        report.add("tap.screen1000.microseconds", medians["walk"]! / Double(points.count) * 1e6)
        report.add("tap.screen1000.indexed_microseconds", medians["index"]! / Double(points.count) * 1e6)
    }

    private static func checksum(_ view: HitView?) -> Int { view.map { Int($0.center.x * 8) &+ 1 } ?? 0 }

    /// Buttons of 56 points in rows of 40, where 50 are between two.
    private static func screen(of masks: [HitMask], count: Int) -> HitView {
        let screen = HitView(frame: HitMask.Rect(x: 0, y: 0, width: 2000, height: 1250))
        var panel = screen
        for index in 0..<count {
            let (column, row) = (index % 40, index / 40)
            if column == 0 {
                panel = HitView(frame: HitMask.Rect(x: 0, y: Double(row) * 50, width: 2000, height: 56))
                if row % 2 == 1 { screen.addSubview(panel) }
            }
            let button = HitView()
            let mask = masks[index % masks.count]
            button.shapeForBounds = { .mask(Placement(mask, in: $0)) }
            if row % 2 == 1 {
                button.frame = HitMask.Rect(x: Double(column) * 50, y: 0, width: 56, height: 56)
                panel.addSubview(button)
            } else {
                button.frame = HitMask.Rect(x: Double(column) * 50, y: Double(row) * 50, width: 56, height: 56)
                screen.addSubview(button)
            }
        }
        return screen
    }
}
