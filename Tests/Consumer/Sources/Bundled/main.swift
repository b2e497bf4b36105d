import Foundation
import HitMasks

// The masks lie in a resource, which the program opens.
let path = Bundle.module.path(forResource: "BundledMasks", ofType: "hitmask") ?? ""
let masks = try BundledMasks(HitMaskFile(contentsOf: path))
let ring = masks.ring
print("ring", ring.width, ring.scale, ring.contains(x: 96, y: 20), ring.contains(x: 96, y: 96), ring.opaqueCount)
print("names", masks.maskFile.names)
