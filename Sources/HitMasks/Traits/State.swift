extension HitMask {
    /// What a control is doing, with the names and the bits of `UIControl.State`. States combine:
    /// `[.selected, .highlighted]`.
    public struct State: OptionSet, Sendable, Hashable {
        /// The bits, as in `UIControl.State`. Those that are not named here are an app's own and make no difference.
        public let rawValue: UInt

        /// Makes a state from the bits of `UIControl.State`.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Enabled and nothing else.
        public static let normal: State = []
        /// Pressed, or under the pointer.
        public static let highlighted = State(rawValue: 1)
        /// Not to be used for now.
        public static let disabled = State(rawValue: 2)
        /// Chosen, or on.
        public static let selected = State(rawValue: 4)
        /// Having the focus of a remote control, a keyboard or a game controller.
        public static let focused = State(rawValue: 8)

        /// Each combination of the named states has a number below this.
        package static let count = 16
        /// The number of the combination of named states.
        package var number: Int { Int(truncatingIfNeeded: rawValue) & (State.count - 1) }
    }
}
