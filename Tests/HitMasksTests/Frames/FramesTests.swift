import HitMaskCompiler
import HitMasks
import TestSupport
import Testing

@Suite struct `The frames of an animation` {
    /// A file with an animation of masks that are 1, 2, 3 … pixels wide. Unit: microseconds.
    private func file(
        _ durations: [UInt32], indices: [UInt32]? = nil, _ change: (inout StoredTraits) -> Void = { _ in }
    ) throws -> HitMaskFile {
        var builder = MaskFileBuilder()
        try add(durations, indices: indices, to: &builder, change)
        return try HitMaskFile(builder.bytes())
    }

    private func add(
        _ durations: [UInt32], indices: [UInt32]? = nil, widthOffset: Int = 0, to builder: inout MaskFileBuilder,
        _ change: (inout StoredTraits) -> Void = { _ in }
    ) throws {
        var start: UInt32 = 0
        for (number, duration) in durations.enumerated() {
            var traits = StoredTraits()
            traits.frame = .init(index: indices?[number] ?? UInt32(number), start: start, duration: duration)
            change(&traits)
            start &+= duration
            let bitmap = HitMask.Bitmap(width: number + 1 + widthOffset, height: 1)
            try builder.add("walk", traits: traits, record: try MaskEncoder.record(of: bitmap))
        }
    }

    @Test func `are a collection of masks in their order`() throws {
        let frames = try #require(try file([100_000, 50_000, 0, 7]).frames(named: "walk"))
        #expect(frames.map(\.width) == [1, 2, 3, 4])
        #expect(frames[2].width == 3)
        #expect(frames.last?.width == 4)
        #expect(frames.duration == 0.150007)
        #expect(frames.indices.map(frames.start) == [0, 0.1, 0.15, 0.15])
        #expect(frames.indices.map(frames.duration(of:)) == [0.1, 0.05, 0, 0.000007])
        #expect(try file([1]).frames(named: "run") == nil)
    }

    @Test func `keep their order through gaps in their numbers`() throws {
        let file = try file([10, 10, 10], indices: [7, 1_000_000, 3])
        let frames = try #require(file.frames(named: "walk"))
        #expect(frames.map(\.width) == [3, 1, 2])
        #expect(file.entries.map { $0.frame?.index } == [3, 7, 1_000_000])
        #expect(file[1].frame?.start == 0)
        #expect(file[1].frame?.duration == 0.00001)
    }

    @Test func `are one frame for a mask that does not move`() throws {
        var builder = MaskFileBuilder()
        try builder.add("star", bitmap: HitMask.Bitmap(width: 5, height: 4))
        let file = try HitMaskFile(builder.bytes())
        let star = try #require(file.frames(named: "star"))
        #expect(star.count == 1)
        #expect(star[0].width == 5)
        #expect(star.duration == 0)
        #expect(file[0].frame == nil)
        for time in [-1, 0, 0.5, 1e300, -1e300] { #expect(star.mask(at: time)?.width == 5) }
    }

    @Test func `are all of the variant that suits`() throws {
        var builder = MaskFileBuilder()
        try add([10, 10], to: &builder)
        try add([20, 20, 20], widthOffset: 10, to: &builder) { $0.scale = PixelScale(pixels: 2, points: 1)! }
        try add([30], widthOffset: 20, to: &builder) { $0.luminosity = .dark }
        try add([40, 40], widthOffset: 30, to: &builder) { $0.state = .highlighted }
        let file = try HitMaskFile(builder.bytes())
        func widths(_ traits: HitMask.Traits = .init(), _ state: HitMask.State = .normal) -> [Int]? {
            file.frames(named: "walk", for: traits, state: state)?.map(\.width)
        }
        #expect(widths() == [11, 12, 13])
        #expect(widths(HitMask.Traits(scale: 1)) == [1, 2])
        #expect(widths(HitMask.Traits(luminosity: .dark)) == [21])
        #expect(widths(HitMask.Traits(), .highlighted) == [31, 32])
        // A still picture under the same name is no frame.
        try builder.add(
            "walk", traits: StoredTraits(), record: MaskEncoder.record(of: HitMask.Bitmap(width: 99, height: 1)))
        let mixed = try HitMaskFile(builder.bytes())
        #expect(mixed.frames(named: "walk", for: HitMask.Traits(scale: 1))?.map(\.width) == [99])
    }
}

@Suite struct `The frame at a time` {
    private func frames(_ durations: [UInt32]) throws -> HitMask.Frames {
        var builder = MaskFileBuilder()
        let record = try MaskEncoder.record(of: HitMask.Bitmap(width: 1, height: 1))
        for (number, duration) in durations.enumerated() {
            var traits = StoredTraits()
            traits.frame = .init(index: UInt32(number), start: 0, duration: duration)
            try builder.add("walk", traits: traits, record: record)
        }
        return try #require(try HitMaskFile(builder.bytes()).frames(named: "walk"))
    }

    /// The slow way, by whole microseconds.
    private func expected(_ durations: [UInt32], _ time: Int, _ repetition: HitMask.Frames.Repetition) -> Int {
        let length = durations.reduce(0) { $0 + Int($1) }
        if length == 0 { return 0 }
        var rest = ((time % length) + length) % length
        if repetition == .once {
            if time >= length { return durations.count - 1 }
            rest = max(time, 0)
        }
        for (index, duration) in durations.enumerated() {
            if rest < Int(duration) { return index }
            rest -= Int(duration)
        }
        return durations.count - 1
    }

    @Test func `is the slow way's at every microsecond, and at its neighbours`() throws {
        var random = SeededRandom(seed: 10)
        for round in 0..<60 {
            let durations = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                UInt32.random(in: 0...(round % 3 == 0 ? 3 : 90_000), using: &random)
            }
            let frames = try frames(durations)
            let length = max(durations.reduce(0) { $0 + Int($1) }, 1)
            let edges = durations.indices.flatMap { index -> [Int] in
                let start = durations[..<index].reduce(0) { $0 + Int($1) }
                return [start - 1, start, start + 1, start + length, start - length, start - 7 * length - 1]
            }
            let others = (0..<40).map { _ in Int.random(in: -3 * length...3 * length, using: &random) }
            for time in edges + others {
                for repetition in HitMask.Frames.Repetition.allCases {
                    let seconds = Double(time) / 1e6
                    let wanted = expected(durations, time, repetition)
                    #expect(frames.index(at: seconds, repetition: repetition) == wanted, "\(durations) \(time)")
                    #expect(
                        frames.index(at: seconds.nextDown, repetition: repetition)
                            == expected(durations, time - 1, repetition), "\(durations) before \(time)")
                    #expect(
                        frames.index(at: seconds.nextUp, repetition: repetition) == wanted, "\(durations) after \(time)"
                    )
                }
            }
        }
    }

    @Test func `is the one that begins then`() throws {
        var random = SeededRandom(seed: 3)
        let durations = (0..<500).map { _ in UInt32.random(in: 1...100_000, using: &random) }
        let walk = try frames(durations)
        for index in walk.indices {
            #expect(walk.index(at: walk.start(of: index)) == index)
            #expect(walk.index(at: walk.start(of: index).nextDown) == (index + 499) % 500)
        }
        #expect(walk.index(at: walk.duration) == 0)
        #expect(walk.index(at: walk.duration, repetition: .once) == 499)
        // Thirds and tenths of seconds are not binary fractions.
        let tenths = try frames(Array(repeating: 100_000, count: 30))
        for index in 0..<30 { #expect(tenths.index(at: Double(index) / 10) == index) }
    }

    @Test func `is none at no time, and at the ends of time`() throws {
        let walk = try frames([100_000, 200_000, 300_000])
        for repetition in HitMask.Frames.Repetition.allCases {
            #expect(walk.index(at: .nan, repetition: repetition) == nil)
            #expect(walk.mask(at: -.nan, repetition: repetition) == nil)
        }
        #expect(walk.index(at: .infinity) == nil)
        #expect(walk.index(at: -.infinity) == nil)
        #expect(walk.index(at: .infinity, repetition: .once) == 2)
        #expect(walk.index(at: -.infinity, repetition: .once) == 0)
        #expect(walk.index(at: .greatestFiniteMagnitude, repetition: .once) == 2)
        for time in [Double.greatestFiniteMagnitude, 1e10, 0x1p52, -0x1p63, -1e300] {
            #expect(walk.index(at: time) == 0)
        }
        for time in [0.0, -0.0, .leastNonzeroMagnitude] { #expect(walk.index(at: time) == 0) }
        #expect(walk.index(at: -.leastNonzeroMagnitude) == 2)
        #expect(walk.index(at: -.leastNonzeroMagnitude, repetition: .once) == 0)
    }

    @Test func `is found among the longest ones that a file can hold`() throws {
        let walk = try frames([.max, .max, 1])
        #expect(walk.duration == 8589.934591)
        #expect(walk.index(at: 4294.967294) == 0)
        #expect(walk.index(at: 4294.967295) == 1)
        #expect(walk.index(at: 8589.93459) == 2)
        #expect(walk.index(at: 8589.934591) == 0)
        // Without any duration the first one is shown for ever.
        let still = try frames([0, 0, 0])
        for time in [-5, 0, 1e9] { #expect(still.index(at: time) == 0) }
        #expect(still.index(at: .infinity) == nil)
        #expect(still.index(at: .infinity, repetition: .once) == 0)
    }
}
