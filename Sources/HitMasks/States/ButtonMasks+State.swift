extension ButtonMasks {
    /// What a button is doing.
    public typealias State = HitMask.State
}
