#if canImport(UIKit) && !os(watchOS)
    import HitMasks
    import UIKit

    /// A mask and the image that it was given for. Another image has another outline, so it does not inherit the mask.
    struct MaskOfImage {
        let mask: HitMask
        /// Nil until there is one: a mask may come first, and works alone.
        private var image: UIImage?

        init(_ mask: HitMask, image: UIImage?) { (self.mask, self.image) = (mask, image) }

        /// Whether this is the mask of what is shown now.
        func belongs(to shown: UIImage?) -> Bool {
            guard let image else { return true }
            guard let shown else { return false }
            return image === shown || image.isEqual(shown)
        }

        /// The mask after an image was set: it takes the first one for its own.
        func afterSetting(_ image: UIImage?) -> MaskOfImage {
            MaskOfImage(mask, image: self.image ?? image)
        }
    }

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
