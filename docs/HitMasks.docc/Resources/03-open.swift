import HitMasks

func openMasks(atPath path: String) throws -> HitMaskFile {
    let masks = try HitMaskFile(contentsOf: path)
    try masks.requireMasks(named: ["star"])
    return masks
}
