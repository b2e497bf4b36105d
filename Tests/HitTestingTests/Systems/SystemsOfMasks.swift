import HitMaskCompiler
import HitMasks
import HitTesting
import TestSupport
import Testing

/// What people use today to ask a picture whether it is transparent, told as tests.
@Suite struct `Systems of masks` {
    /// A category on an image class: `isPointTransparent:` decodes the picture to ARGB at each tap and asks whether
    /// alpha is 0. Here the build decodes it; a tap has the mask file, and never sees the picture.
    @Test func `System 1: isPointTransparent of an image`() throws {
        var dice = SeededRandom(seed: 17)
        let picture = PNGMaker.random(width: 61, height: 47, depth: 8, colour: 6, transparent: false, using: &dice)
        let options = ArtOptions(alphaThreshold: try AlphaThreshold("0"))
        var bitmap = HitMask.Bitmap(width: 61, height: 47)
        _ = try PNGReader.read(bytes: picture.file, options: options) { band in
            for y in 0..<band.height {
                for x in 0..<band.width where band.contains(x: x, y: y) { bitmap.set(x: x, y: y) }
            }
        }
        var builder = MaskFileBuilder()
        try builder.add("picture", bitmap: bitmap)
        let file = try HitMaskFile(builder.bytes())

        // From here on there is no picture.
        let mask = try #require(file.mask(named: "picture"))
        for y in 0..<47 {
            for x in 0..<61 {
                let alpha = picture.alpha(x: x, y: y).alpha
                #expect(mask.isTransparent(Point(Double(x) + 0.5, Double(y) + 0.5)) == (alpha == 0))
            }
        }
        // The old code reads beyond its buffer for these.
        for point in [Point(-1, 3), Point(61, 3), Point(3, 47), Point(.nan, 3), Point(3, .infinity), Point(1e300, 3)] {
            #expect(mask.isTransparent(point))
        }
        // At 2x it asked pixels by points. The ring's band lies 40 points below its top, and its hole in the middle.
        let ring = try Art.mask("ring")
        #expect(ring.scale == 2)
        #expect(!ring.isTransparent(Point(80, 30)) && ring.isTransparent(Point(80, 80)))
        #expect(ring.isTransparent(Point(2, 2)) && ring.isTransparent(Point(160, 80)))
    }
}
