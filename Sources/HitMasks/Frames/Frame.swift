extension HitMask {
    /// A mask's place in an animation.
    public struct Frame: Sendable, Hashable {
        /// The number of the frame, as its maker counted: mostly from 0 without gaps. ``HitMask/Frames`` counts so in any
        /// case.
        public let index: Int
        /// When it is first shown, counted from the beginning of the animation; 0 if nothing says so. Unit: seconds.
        public let start: Double
        /// How long it is shown; 0 if nothing says so. Unit: seconds.
        public let duration: Double

        init(_ stored: StoredTraits.Frame) {
            index = Int(stored.index)
            start = Double(stored.start) / 1e6
            duration = Double(stored.duration) / 1e6
        }
    }
}
