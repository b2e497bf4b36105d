import HitMaskCompiler
import HitMasks
import TestSupport
import Testing

@Suite struct `The encoder` {
    @Test(arguments: TestBitmaps.kinds) func `never takes more than the raw bits and the stated headers`(
        _ kind: String
    ) throws {
        for (width, height) in [(1, 1), (7, 3), (64, 64), (200, 131), (256, 256), (256, 1), (300, 280), (513, 40)] {
            for seed in 0..<UInt64(3) {
                let bitmap = TestBitmaps.make(kind, width: width, height: height, seed: seed)
                let size = try MaskEncoder.record(of: bitmap).byteCount
                let raw = (width + 7) / 8 * height
                let isGrid = max(width, height) > 256
                let cells = ((width + 255) / 256) * ((height + 255) / 256)
                #expect(size <= raw + (isGrid ? 8 + 12 * cells : 10), "\(width) × \(height)")
            }
        }
    }

    @Test func `gives the same record for a bitmap as for its bands`() throws {
        let bitmap = TestBitmaps.make("blobs", width: 700, height: 600, seed: 4)
        var encoder = MaskEncoder(width: 700, height: 600)
        for top in stride(from: 0, to: 600, by: 256) {
            encoder = try appending(
                TestBitmaps.fill(700, min(256, 600 - top)) { bitmap.contains(x: $0, y: $1 + top) }, encoder)
        }
        #expect(try encoder.finish() == MaskEncoder.record(of: bitmap))
    }

    @Test func `stores a picture and its transposed twin in the same space`() throws {
        let bitmap = TestBitmaps.make("ring", width: 180, height: 90, seed: 0)
        let turned = TestBitmaps.fill(90, 180) { bitmap.contains(x: $1, y: $0) }
        let sizes = try [bitmap, turned].map { try MaskEncoder.record(of: $0).byteCount }
        #expect(abs(sizes[0] - sizes[1]) <= sizes[0] / 20)
    }

    @Test func `stores simple shapes in a few bytes`() throws {
        let size = { (bitmap: HitMask.Bitmap) in try MaskEncoder.record(of: bitmap).byteCount }
        #expect(try size(TestBitmaps.make("empty", width: 256, height: 256, seed: 0)) == 8)
        #expect(try size(TestBitmaps.make("full", width: 256, height: 256, seed: 0)) == 11)
        #expect(try size(TestBitmaps.make("empty", width: 5000, height: 5000, seed: 0)) == 8)
        #expect(try size(TestBitmaps.make("full", width: 512, height: 512, seed: 0)) == 8 + 4 * 4)
        // Rows that are all alike are one row, sixteen bands tall.
        #expect(try size(TestBitmaps.make("rows", width: 256, height: 256, seed: 0)) < 140)
    }

    private func appending(_ band: HitMask.Bitmap, _ encoder: MaskEncoder) throws -> MaskEncoder {
        var encoder = encoder
        try encoder.append(band)
        return encoder
    }
}
