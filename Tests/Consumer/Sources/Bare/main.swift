import HitMasks

// A target without a picture builds, too.
print("bare", HitMask.self)
