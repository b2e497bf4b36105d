import HitMaskCompiler
import HitMasks

/// Finding the frame that is shown, and asking its mask. Nanoseconds.
struct FrameBenchmarks {
    func run(_ options: Options, _ report: inout Report) throws {
        guard options.wants("frames") else { return }
        for count in [8, 1000] {
            var builder = MaskFileBuilder()
            for number in 0..<count {
                var bitmap = HitMask.Bitmap(width: 64, height: 64)
                for y in 0..<64 { for x in number % 32..<number % 32 + 32 { bitmap.set(x: x, y: y) } }
                let duration = 0.03 + Double(number % 7) / 1000
                try builder.add("walk", frame: number, duration: duration, bitmap: bitmap)
            }
            let walk = try HitMaskFile(builder.bytes()).frames(named: "walk")!
            var random = SplitMix(state: 3)
            let times = (0..<4096).map { _ in Double.random(in: 0...walk.duration * 3, using: &random) }
            var ways = Interleaved()
            ways.add("time") { times.reduce(0) { $0 &+ (walk.mask(at: $1)?.contains(x: 40, y: 9)).asNumber } }
            let medians = try ways.medians(rounds: options.rounds)
            report.add("frames.\(count).ns", medians["time"]! / Double(times.count) * 1e9)
        }
    }
}

extension Bool? {
    fileprivate var asNumber: Int { self == true ? 1 : 0 }
}
