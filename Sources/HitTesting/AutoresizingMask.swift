/// Which of the six portions of a view in its superview may change when the superview changes its size.
///
/// Without any, position and size stay as they are.
public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// The bits, the same as UIKit's.
    public let rawValue: UInt8

    /// Makes a mask from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The distance from the superview's left edge may change.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width may change.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the superview's right edge may change.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the superview's top edge may change.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height may change.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the superview's bottom edge may change.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}

/// One axis of a view in its superview: the space before it, its length and the space behind it.
struct AutoresizingAxis {
    var near: Double
    var length: Double
    var far: Double
    var flexibleNear: Bool
    var flexibleLength: Bool
    var flexibleFar: Bool

    /// Start and length after the superview has grown by some points, or shrunk by as many if they are negative.
    ///
    /// The flexible portions share the difference in proportion to what they have, and evenly if they have nothing. None
    /// becomes negative: what cannot be taken from them is not taken, and the view sticks out at the far edge. A margin
    /// that is negative to begin with, of a view that sticks out, takes no part as long as another has something.
    func resized(by difference: Double) -> (near: Double, length: Double) {
        let portions = [
            flexibleNear ? max(0, near) : 0, flexibleLength ? max(0, length) : 0, flexibleFar ? max(0, far) : 0,
        ]
        let flexible = [flexibleNear, flexibleLength, flexibleFar]
        let count = flexible.count { $0 }
        guard count > 0, difference.isFinite else { return (near, length) }
        let total = portions[0] + portions[1] + portions[2]
        let change = max(difference, -total)
        func share(_ index: Int) -> Double {
            guard flexible[index] else { return 0 }
            return total > 0 ? change * (portions[index] / total) : change / Double(count)
        }
        return (near + share(0), length + share(1))
    }
}
