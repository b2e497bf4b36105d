import HitMasks

// The masks lie in the program: no file, no resource bundle.
let ring = HitMask.Art.Buttons.ring
print("ring", ring.width, ring.scale, ring.contains(x: 96, y: 20), ring.contains(x: 96, y: 96), ring.opaqueCount)
print("shadow", HitMask.Art.shadowButton.contains(HitMask.Point(x: 70, y: 40)))
