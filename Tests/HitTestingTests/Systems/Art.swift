import HitMasks
import TestSupport
import Testing

/// The masks of the sample art, from the golden files.
enum Art {
    static func mask(_ name: String) throws -> HitMask {
        try #require(try HitMaskFile(PackageFolder.bytes("masks/art.hitmask")).mask(named: name))
    }
}
