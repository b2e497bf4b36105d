/// One layer of a button: a picture for each state that has one of its own.
struct ButtonLayer: Sendable {
    private var pictures: [Placement] = []
    /// For each combination of states, the index of its own picture.
    private var indices = [UInt8](repeating: noPicture, count: ButtonMasks.State.count)
    private static let noPicture = UInt8.max

    /// Whether no state has a picture.
    var isEmpty: Bool { pictures.isEmpty }

    /// The picture that a state has of its own.
    subscript(state: ButtonMasks.State) -> Placement? {
        get {
            let index = indices[state.number]
            return index == ButtonLayer.noPicture ? nil : pictures[Int(index)]
        }
        set {
            let index = indices[state.number]
            switch (newValue, index) {
            case (nil, ButtonLayer.noPicture): break
            case (nil, _):
                pictures.remove(at: Int(index))
                indices[state.number] = ButtonLayer.noPicture
                for other in indices.indices where indices[other] != ButtonLayer.noPicture && indices[other] > index {
                    indices[other] -= 1
                }
            case (let picture?, ButtonLayer.noPicture):
                indices[state.number] = UInt8(pictures.count)
                pictures.append(picture)
            case (let picture?, _): pictures[Int(index)] = picture
            }
        }
    }

    /// The picture that a state shows: its own, or else that of the normal state.
    func picture(for state: ButtonMasks.State) -> Placement? { self[state] ?? self[.normal] }

    /// Whether something holds for any state's picture.
    func anyPicture(_ holds: (Placement) -> Bool) -> Bool { pictures.contains { holds($0) } }
}
