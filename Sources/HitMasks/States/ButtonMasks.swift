/// The masks of a button: an image and a background, each for the states that have one of their own.
///
///     var button = ButtonMasks(in: HitMask.Size(width: 120, height: 44))
///     button.setImage(Placement(play, in: button.bounds), for: .normal)
///     button.setImage(Placement(playPressed, in: button.bounds), for: .highlighted)
///     button.contains(tap, in: .highlighted)
///
/// Each layer lies in the view by its own ``Placement``. A point is hit if either layer shows an opaque pixel there: both are
/// drawn. A layer without a picture for a state uses its picture for the normal state, as `UIButton` does, also for a
/// combination such as selected and highlighted. If neither layer has a picture then, the whole of ``bounds`` is hit: a
/// picture that is missing, or missing for a moment, never makes a button dead.
///
/// Nothing is remembered between two questions.
public struct ButtonMasks: Sendable {
    /// Which states' pictures decide.
    public enum Policy: Sendable, Hashable, CaseIterable {
        /// The picture of the state that the button is in.
        ///
        /// What is hit is what is seen. But a pointer that rests on a spot that is opaque in one state and not in the other
        /// can make the button flicker: it leaves by entering. Choose it for states that the pointer does not cause, or if the
        /// pictures of all states have one outline.
        case perState
        /// The picture of the normal state, whatever the state. The answer cannot depend on the state, so nothing flickers.
        case normalOnly
        /// The pictures of all states together. The answer cannot depend on the state, so nothing flickers.
        case union
    }

    /// The button's rectangle, which is hit where there is no picture at all. Unit: points of the view.
    public var bounds: HitMask.Rect
    /// Which states' pictures decide. The default is ``Policy/normalOnly``.
    public var policy: Policy
    private var images = ButtonLayer()
    private var backgrounds = ButtonLayer()

    /// Makes a button without a picture: all of its rectangle is hit.
    public init(in bounds: HitMask.Rect, policy: Policy = .normalOnly) {
        self.bounds = bounds
        self.policy = policy
    }

    /// Makes a button without a picture whose corner is the origin.
    public init(in size: HitMask.Size, policy: Policy = .normalOnly) {
        self.init(in: HitMask.Rect(size: size), policy: policy)
    }

    /// Sets the image for a state, or takes it away: then the one for the normal state counts.
    public mutating func setImage(_ image: Placement?, for state: State) { images[state] = image }

    /// Sets the background for a state, or takes it away: then the one for the normal state counts.
    public mutating func setBackground(_ background: Placement?, for state: State) { backgrounds[state] = background }

    /// The image that is shown in a state: its own, or else that of the normal state.
    public func image(for state: State) -> Placement? { images.picture(for: state) }

    /// The background that is shown in a state: its own, or else that of the normal state.
    public func background(for state: State) -> Placement? { backgrounds.picture(for: state) }

    /// Whether a point hits the button in a state. Unit: points of the view.
    ///
    ///     button.contains(point, in: [.selected, .highlighted])
    ///
    /// - Complexity: O(1) for each picture that the ``policy`` asks: at most two, and for ``Policy/union`` all of them.
    ///   Nothing is allocated.
    public func contains(_ point: HitMask.Point, in state: State = .normal) -> Bool {
        anyPicture(for: state) { $0.contains(point) } ?? bounds.contains(point)
    }

    /// Whether something holds for one of the pictures that decide in a state; nil if there is no picture.
    func anyPicture(for state: State, _ holds: (Placement) -> Bool) -> Bool? {
        switch policy {
        case .perState: return anyPicture(shownIn: state, holds)
        case .normalOnly: return anyPicture(shownIn: .normal, holds)
        case .union:
            if images.isEmpty, backgrounds.isEmpty { return nil }
            return images.anyPicture(holds) || backgrounds.anyPicture(holds)
        }
    }

    private func anyPicture(shownIn state: State, _ holds: (Placement) -> Bool) -> Bool? {
        let image = images.picture(for: state)
        let background = backgrounds.picture(for: state)
        if image == nil, background == nil { return nil }
        return image.map(holds) ?? false || background.map(holds) ?? false
    }
}
