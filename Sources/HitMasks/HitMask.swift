/// STUB
public struct HitMask: Sendable {}
