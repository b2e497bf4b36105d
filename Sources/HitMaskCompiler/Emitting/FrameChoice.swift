/// Which frame of an animation is meant.
package enum FrameChoice: Sendable, Hashable {
    /// The one of a number, counted from 0.
    case number(Int)
    /// The one that is shown at a time, in an animation that repeats itself. Unit: seconds.
    case time(Double)
}
