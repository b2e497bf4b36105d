#if canImport(UIKit) && !os(watchOS)
    import HitMasks
    import UIKit

    /// The masks of one layer of a button, for each state that has one of its own.
    struct LayerMasks {
        /// By the bits of the named states: `UIControl.State` is not hashable.
        private var masks: [UInt: MaskOfImage] = [:]
        /// The bits that have a name. Those of an app's own make no difference to which picture is shown.
        static let namedStates = UIControl.State(rawValue: 15)

        var isEmpty: Bool { masks.isEmpty }
        var states: [UIControl.State] { masks.keys.sorted().map { UIControl.State(rawValue: $0) } }

        subscript(state: UIControl.State) -> MaskOfImage? {
            get { masks[state.intersection(LayerMasks.namedStates).rawValue] }
            set { masks[state.intersection(LayerMasks.namedStates).rawValue] = newValue }
        }
    }
#endif
