// Which frame is shown when.
extension HitMask.Frames {
    /// The mask that is shown at a time, counted from the beginning of the animation. Unit: seconds.
    ///
    /// Nil for a time that is not a number, and for an infinite one if the animation repeats itself.
    ///
    /// - Complexity: As for ``index(at:repetition:)``.
    public func mask(at time: Double, repetition: Repetition = .loop) -> HitMask? {
        index(at: time, repetition: repetition).map { self[$0] }
    }

    /// The frame that is shown at a time, counted from the beginning of the animation. Unit: seconds.
    ///
    /// A frame is shown from its start on, and no longer at its end, where the next one is. One without a duration is not
    /// shown, but for the last one when the animation is over. In an animation without a duration the first frame is shown
    /// for ever.
    ///
    ///     walk.index(at: walk.start(of: 3))            // 3, exactly
    ///     walk.index(at: walk.duration)                // 0: from the beginning
    ///     walk.index(at: 100, repetition: .once)       // the last frame
    ///     walk.index(at: -0.01)                        // the last frame
    ///     walk.index(at: -0.01, repetition: .once)     // 0: not begun
    ///
    /// - Returns: The frame; nil for NaN, and for an infinite time if the animation repeats itself. Beyond 2⁵² microseconds,
    ///   140 years, a number can no longer tell frames apart, and one that repeats itself shows its first.
    /// - Complexity: O(log count). Allocates nothing.
    public func index(at time: Double, repetition: Repetition = .loop) -> Int? {
        guard !time.isNaN else { return nil }
        let isOver = time >= duration
        if length == 0 { return repetition == .loop && time.isInfinite ? nil : 0 }
        switch repetition {
        case .once:
            if isOver { return places.count - 1 }
            return time <= 0 ? index(atMicrosecond: 0) : index(atMicrosecond: HitMask.Frames.microsecond(time))
        case .loop:
            guard time.isFinite else { return nil }
            guard time.magnitude < 0x1p52 / 1e6 else { return index(atMicrosecond: 0) }
            if time >= 0 { return index(atMicrosecond: HitMask.Frames.microsecond(time) % length) }
            // The instant before the beginning is the last one of the animation.
            let back = HitMask.Frames.microsecond(-time)
            let isWhole = HitMask.Frames.seconds(back) == -time
            let rest = (isWhole ? back : back + 1) % length
            return index(atMicrosecond: rest == 0 ? 0 : length - rest)
        }
    }

    /// The last microsecond that has begun at a time that is not negative and below 2⁵² microseconds.
    ///
    /// What begins at microsecond n begins at the number of seconds that is nearest to it, so that a time that was computed
    /// as the start of a frame is in it.
    private static func microsecond(_ time: Double) -> UInt64 {
        let guess = UInt64(time * 1e6)
        if seconds(guess) > time { return guess - 1 }
        return seconds(guess + 1) <= time ? guess + 1 : guess
    }

    /// The frame that is shown at a microsecond of the animation: the first one that is not over.
    private func index(atMicrosecond time: UInt64) -> Int {
        var (low, high) = (0, places.count - 1)
        while low < high {
            let middle = low + (high - low) / 2
            if places[middle].end > time { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
