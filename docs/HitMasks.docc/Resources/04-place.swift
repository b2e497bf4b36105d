import HitMasks

func openMasks(atPath path: String) throws -> HitMaskFile {
    let masks = try HitMaskFile(contentsOf: path)
    try masks.requireMasks(named: ["star"])
    return masks
}

func isStarTapped(at x: Double, _ y: Double, in size: HitMask.Size, _ masks: HitMaskFile) -> Bool {
    guard let star = masks.mask(named: "star") else { return false }
    let placed = Placement(star, in: size, contentMode: .scaleAspectFit)
    return placed.contains(HitMask.Point(x: x, y: y))
}
