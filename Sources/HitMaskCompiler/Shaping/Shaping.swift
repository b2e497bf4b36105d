import HitMasks

/// What is done to a mask between the art and the file: its shape is mended, grown or coarsened.
///
/// The steps come in this order, whatever the order in which they were asked for:
///
/// 1. **Invert**: what the art says is opaque is settled before anything is done to it.
/// 2. **Drop islands**, before holes are looked at: a speck inside of a hole is no part of the shape.
/// 3. **Fill holes**, before the outset, which would make them smaller: areas are those of the art.
/// 4. **Outset**, at the art's full detail.
/// 5. **Detail**, last: it is how the result is stored.
public struct Shaping: Sendable, Hashable {
    /// Whether opaque and transparent change places.
    public var inverts = false
    /// The least area of an island that stays; 0 for all. Unit: pixels of the art.
    public var leastIsland = Area(pixels: 0)
    /// Which holes are filled.
    public var holes = HoleFilling.none
    /// How far the mask grows.
    public var outset = Outset.zero
    /// The detail at which it is stored.
    public var detail = Detail.full

    /// Makes a shaping that changes nothing.
    public init() {}

    /// Whether no step can change a mask.
    public var isIdentity: Bool {
        !inverts && leastIsland.pixels <= 1 && holes == .none && outset.value == 0 && detail.isFull
    }

    /// A number of pixels of the art.
    public struct Area: Sendable, Hashable {
        /// The number.
        public let pixels: Int

        /// Makes an area; a negative number counts as 0.
        public init(pixels: Int) { self.pixels = max(pixels, 0) }
    }

    /// Which holes are filled. A hole is a region of transparent pixels that share sides, none at the edge of the art.
    public enum HoleFilling: Sendable, Hashable {
        /// None.
        case none
        /// Those of at most an area.
        case upTo(Area)
        /// All.
        case all
    }

    /// How far a mask grows in all directions, by Euclidean distance; if negative, how far it shrinks.
    public struct Outset: Sendable, Hashable {
        /// What the distance is measured in.
        public enum Unit: Sendable, Hashable, CaseIterable {
            /// Pixels of the art.
            case pixels
            /// Points: the same on the screen for the art of each scale.
            case points
        }

        /// The distance.
        public let value: Double
        /// Its unit.
        public let unit: Unit

        /// Makes an outset; a distance that is not a number is 0.
        public init(_ value: Double, _ unit: Unit = .pixels) {
            self.value = value.isNaN ? 0 : value
            self.unit = unit
        }

        /// No distance.
        public static let zero = Outset(0)

        /// The distance in pixels of art that has so many to a point.
        package func pixels(scale: PixelScale) -> Double {
            unit == .pixels ? value : value * Double(scale.pixels) / Double(scale.points)
        }
    }
}
