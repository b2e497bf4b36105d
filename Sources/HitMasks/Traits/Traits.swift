extension HitMask {
    /// What a variant of a picture was made for; and what a screen is, where a variant is chosen for it.
    ///
    /// An attribute that is nil does not matter: the variant is for any, the screen says nothing about it.
    ///
    ///     file.mask(named: "play", for: HitMask.Traits(scale: 2, luminosity: .dark))
    public struct Traits: Sendable, Hashable {
        /// The kind of device, as asset catalogs name them.
        public enum Idiom: UInt8, Sendable, Hashable, CaseIterable {
            /// iPhone and iPod touch.
            case phone = 1
            /// iPad.
            case pad
            /// Mac.
            case mac
            /// Apple TV.
            case tv
            /// Apple Watch.
            case watch
            /// CarPlay.
            case car
            /// Apple Vision.
            case vision
        }

        /// Light or dark appearance.
        public enum Luminosity: UInt8, Sendable, Hashable, CaseIterable {
            /// Dark content on light ground.
            case light = 1
            /// Light content on dark ground.
            case dark
        }

        /// Contrast beyond the usual one.
        public enum Contrast: UInt8, Sendable, Hashable, CaseIterable {
            /// Increased contrast.
            case high = 1
        }

        /// The direction in which lines of text run.
        public enum LayoutDirection: UInt8, Sendable, Hashable, CaseIterable {
            /// As in English.
            case leftToRight = 1
            /// As in Arabic and Hebrew.
            case rightToLeft
        }

        /// The colours that a screen can show.
        public enum DisplayGamut: UInt8, Sendable, Hashable, CaseIterable {
            /// sRGB.
            case sRGB = 1
            /// Display P3.
            case displayP3
        }

        /// How much room there is in one direction.
        public enum SizeClass: UInt8, Sendable, Hashable, CaseIterable {
            /// Little room.
            case compact = 1
            /// Plenty of room.
            case regular
        }

        /// Pixels per point.
        public var scale: Double?
        /// The kind of device.
        public var idiom: Idiom?
        /// Light or dark appearance.
        public var luminosity: Luminosity?
        /// Contrast beyond the usual one.
        public var contrast: Contrast?
        /// The direction in which lines of text run.
        public var layoutDirection: LayoutDirection?
        /// The colours that the screen can show.
        public var displayGamut: DisplayGamut?
        /// How much room there is from left to right.
        public var horizontalSizeClass: SizeClass?
        /// How much room there is from top to bottom.
        public var verticalSizeClass: SizeClass?

        /// Makes traits; those left out do not matter.
        public init(
            scale: Double? = nil, idiom: Idiom? = nil, luminosity: Luminosity? = nil, contrast: Contrast? = nil,
            layoutDirection: LayoutDirection? = nil, displayGamut: DisplayGamut? = nil,
            horizontalSizeClass: SizeClass? = nil, verticalSizeClass: SizeClass? = nil
        ) {
            self.scale = scale
            self.idiom = idiom
            self.luminosity = luminosity
            self.contrast = contrast
            self.layoutDirection = layoutDirection
            self.displayGamut = displayGamut
            self.horizontalSizeClass = horizontalSizeClass
            self.verticalSizeClass = verticalSizeClass
        }
    }
}

extension HitMask.Traits {
    /// How well a variant suits a screen, the scale aside: a number that is the higher the better.
    ///
    /// For each attribute the same value is best, a variant for any comes next, one for another value last. Attributes
    /// count in the order idiom, layout direction, luminosity, contrast, size classes, gamut: an earlier one outweighs
    /// all later ones.
    func suitability(for screen: HitMask.Traits) -> UInt32 {
        func rank<Value: Equatable>(_ own: Value?, _ wanted: Value?) -> UInt32 {
            own == wanted ? 2 : own == nil ? 1 : 0
        }
        var all: UInt32 = rank(idiom, screen.idiom)
        all = all << 2 | rank(layoutDirection, screen.layoutDirection)
        all = all << 2 | rank(luminosity, screen.luminosity)
        all = all << 2 | rank(contrast, screen.contrast)
        all = all << 2 | rank(horizontalSizeClass, screen.horizontalSizeClass)
        all = all << 2 | rank(verticalSizeClass, screen.verticalSizeClass)
        return all << 2 | rank(displayGamut, screen.displayGamut)
    }
}
