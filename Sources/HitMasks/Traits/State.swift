extension HitMask {
    /// The state of a control in which a picture is shown. States combine: `[.selected, .highlighted]`.
    public struct State: OptionSet, Sendable, Hashable {
        /// One bit for each state.
        public let rawValue: UInt8

        /// Makes a state of its bits. Bits without a meaning are dropped.
        public init(rawValue: UInt8) { self.rawValue = rawValue & 15 }

        /// None of the others.
        public static let normal: State = []
        /// A finger or the pressed pointer is on it.
        public static let highlighted = State(rawValue: 1)
        /// It is switched on.
        public static let selected = State(rawValue: 2)
        /// It does not react.
        public static let disabled = State(rawValue: 4)
        /// Keys and remote controls go to it.
        public static let focused = State(rawValue: 8)
    }
}
