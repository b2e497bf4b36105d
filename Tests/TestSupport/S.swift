import HitMasks
