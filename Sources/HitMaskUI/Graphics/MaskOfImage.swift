#if canImport(UIKit) || canImport(AppKit)
    import HitMasks

    #if canImport(UIKit)
        import UIKit
    #else
        import AppKit
    #endif

    /// A mask and the image that it was given for. Another image has another outline, so it does not inherit the mask.
    struct MaskOfImage {
        let mask: HitMask
        /// A `UIImage` or an `NSImage`; nil until there is one: a mask may come first, and works alone.
        private var image: NSObject?

        init(_ mask: HitMask, image: NSObject?) { (self.mask, self.image) = (mask, image) }

        /// Whether this is the mask of what is shown now.
        func belongs(to shown: NSObject?) -> Bool {
            guard let image else { return true }
            guard let shown else { return false }
            return image === shown || image.isEqual(shown)
        }

        /// The mask after an image was set: it takes the first one for its own.
        func afterSetting(_ image: NSObject?) -> MaskOfImage { MaskOfImage(mask, image: self.image ?? image) }
    }
#endif
