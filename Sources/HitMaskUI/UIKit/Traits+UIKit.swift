// What UIKit says of screens, states and content modes, in our words.
#if canImport(UIKit) && !os(watchOS)
    import HitMasks
    import UIKit

    extension HitMask.State {
        /// The same state: the bits are those of UIKit.
        public init(_ state: UIControl.State) { self.init(rawValue: state.rawValue) }
    }

    extension Placement.ContentMode {
        /// The same mode: names and raw values are those of UIKit. One that UIKit gains later counts as `scaleToFill`.
        public init(_ mode: UIView.ContentMode) {
            self = Placement.ContentMode(rawValue: mode.rawValue) ?? .scaleToFill
        }
    }

    extension HitMask.Orientation {
        private static let inOrderOfUIKit: [HitMask.Orientation] = [
            .up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored,
        ]

        /// The same orientation. The names are those of UIKit, the raw values those of EXIF.
        public init(_ orientation: UIImage.Orientation) {
            let all = HitMask.Orientation.inOrderOfUIKit
            self = all.indices.contains(orientation.rawValue) ? all[orientation.rawValue] : .up
        }
    }

    extension HitMask.Traits {
        /// What a screen is, to choose the variant of a mask that belongs to what it shows.
        ///
        ///     file.mask(named: "play", for: HitMask.Traits(view.traitCollection))
        public init(_ traits: UITraitCollection) {
            self.init()
            if traits.displayScale > 0 { scale = Double(traits.displayScale) }
            // By number, for some names are newer than the systems that this is for.
            let idioms: [Int: Idiom] = [0: .phone, 1: .pad, 2: .tv, 3: .car, 5: .mac, 6: .vision]
            idiom = idioms[traits.userInterfaceIdiom.rawValue]
            if traits.userInterfaceStyle == .light { luminosity = .light }
            if traits.userInterfaceStyle == .dark { luminosity = .dark }
            if traits.accessibilityContrast == .high { contrast = .high }
            if traits.layoutDirection == .leftToRight { layoutDirection = .leftToRight }
            if traits.layoutDirection == .rightToLeft { layoutDirection = .rightToLeft }
            if traits.displayGamut == .SRGB { displayGamut = .sRGB }
            if traits.displayGamut == .P3 { displayGamut = .displayP3 }
            horizontalSizeClass = SizeClass(traits.horizontalSizeClass)
            verticalSizeClass = SizeClass(traits.verticalSizeClass)
        }
    }

    extension HitMask.Traits.SizeClass {
        fileprivate init?(_ sizeClass: UIUserInterfaceSizeClass) {
            guard sizeClass == .compact || sizeClass == .regular else { return nil }
            self = sizeClass == .compact ? .compact : .regular
        }
    }
#endif
