extension Placement {
    /// How a picture fills its view, with the names and the raw values of `UIView.ContentMode`.
    public enum ContentMode: Int, Sendable, Hashable, CaseIterable {
        /// Stretched to the size of the view.
        case scaleToFill
        /// Scaled to lie wholly in the view, with its own proportions, in the middle.
        case scaleAspectFit
        /// Scaled to cover all of the view, with its own proportions; what is too much is cut off evenly on both sides.
        case scaleAspectFill
        /// Drawn anew when the view changes its size: for a picture the same as ``scaleToFill``.
        case redraw
        /// At its natural size in the middle.
        case center
        /// At its natural size, in the middle of the top edge.
        case top
        /// At its natural size, in the middle of the bottom edge.
        case bottom
        /// At its natural size, in the middle of the left edge.
        case left
        /// At its natural size, in the middle of the right edge.
        case right
        /// At its natural size in the top left corner.
        case topLeft
        /// At its natural size in the top right corner.
        case topRight
        /// At its natural size in the bottom left corner.
        case bottomLeft
        /// At its natural size in the bottom right corner.
        case bottomRight
    }

    /// Axes along which a picture is mirrored within its view.
    public struct Flip: OptionSet, Sendable, Hashable {
        /// Bit 0: left and right are exchanged; bit 1: top and bottom.
        public let rawValue: UInt8

        /// Makes a flip from its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Left and right are exchanged, as in a right-to-left layout.
        public static let horizontal = Flip(rawValue: 1)
        /// Top and bottom are exchanged.
        public static let vertical = Flip(rawValue: 2)
    }

    /// Which way y grows.
    public enum YAxis: Sendable, Hashable, CaseIterable {
        /// Downwards: UIKit, SwiftUI, pictures.
        case down
        /// Upwards: AppKit unless flipped, SpriteKit, Core Graphics.
        case up
    }
}

extension Placement.ContentMode {
    /// Where the picture lies across: 0 left, 0.5 in the middle, 1 right.
    var horizontalAlignment: Double {
        switch self {
        case .left, .topLeft, .bottomLeft: 0
        case .right, .topRight, .bottomRight: 1
        default: 0.5
        }
    }

    /// Where the picture lies from top to bottom: 0 at the top, 0.5 in the middle, 1 at the bottom.
    var verticalAlignment: Double {
        switch self {
        case .top, .topLeft, .topRight: 0
        case .bottom, .bottomLeft, .bottomRight: 1
        default: 0.5
        }
    }
}

extension HitMask.Orientation {
    /// Whether the picture's stored rows are shown as columns.
    var isTransposed: Bool { rawValue >= 5 }

    /// Whether what is stored first along what is shown from left to right is shown last.
    var isReversedAcross: Bool {
        switch self {
        case .upMirrored, .down, .right, .rightMirrored: true
        default: false
        }
    }

    /// Whether what is stored first along what is shown from top to bottom is shown last.
    var isReversedDown: Bool {
        switch self {
        case .down, .downMirrored, .left, .rightMirrored: true
        default: false
        }
    }
}
