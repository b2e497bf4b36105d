extension HitMask {
    /// How a stored picture is turned to be shown: the eight of EXIF, named as UIKit names them.
    ///
    /// The raw value is EXIF's.
    public enum Orientation: UInt8, Sendable, Hashable, CaseIterable {
        /// Shown as stored.
        case up = 1
        /// Shown mirrored left to right.
        case upMirrored = 2
        /// Shown turned by half a turn.
        case down = 3
        /// Shown mirrored top to bottom.
        case downMirrored = 4
        /// Shown with rows and columns exchanged: mirrored left to right, then turned a quarter to the left.
        case leftMirrored = 5
        /// Shown turned a quarter to the right.
        case right = 6
        /// Shown with rows and columns exchanged over the other diagonal.
        case rightMirrored = 7
        /// Shown turned a quarter to the left.
        case left = 8
    }
}
