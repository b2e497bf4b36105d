import HitMaskCompiler
import HitMasks
import TestSupport
import Testing

/// Every way to look at a mask says what the bitmap it was made from says, and what a second reader says.
@Suite struct LookupTests {
    @Test("All images up to 4 × 4 answer every pixel and a border around it")
    func smallImages() throws {
        for width in 1...4 {
            for height in 1...4 where width * height <= 12 {
                for number in stride(from: 0, to: UInt64(1) << UInt64(width * height), by: Int(LookupTests.step)) {
                    try check(TestBitmaps.bits(number, width: width, height: height), naively: number % 97 == 0)
                }
            }
        }
    }

    // Unoptimised, the vector code of a lookup is a hundred times slower: such a run takes every 61st image.
    #if DEBUG
        private static let step: UInt64 = 61
    #else
        private static let step: UInt64 = 1
    #endif

    @Test("All 65,536 images of 4 × 4 answer every pixel", arguments: 0..<16)
    func imagesOf4x4(_ part: Int) throws {
        for number in stride(from: UInt64(part) * 4096, to: UInt64(part + 1) * 4096, by: Int(LookupTests.step)) {
            try check(TestBitmaps.bits(number, width: 4, height: 4), naively: number % 97 == 0)
        }
    }

    @Test("Images of every kind answer every pixel and a border around it", arguments: TestBitmaps.kinds)
    func kinds(_ kind: String) throws {
        let sizes = [
            (1, 1), (1, 37), (64, 1), (7, 9), (33, 65), (120, 44), (255, 256), (256, 255), (256, 256), (257, 3),
            (3, 257), (300, 260),
        ]
        for (index, (width, height)) in sizes.enumerated() {
            for seed in 0..<UInt64(2) {
                try check(
                    TestBitmaps.make(kind, width: width, height: height, seed: seed * 100 + UInt64(index)),
                    naively: width * height < 10_000 || seed == 0 && index == 11)
            }
        }
    }

    @Test("Masks around the powers of two answer every pixel", arguments: [1023, 1024, 1025, 4095, 4096, 4097])
    func longImages(_ side: Int) throws {
        for kind in ["noise", "blobs", "rows"] {
            try check(TestBitmaps.make(kind, width: side, height: 3, seed: 5), naively: true)
            try check(TestBitmaps.make(kind, width: 5, height: side, seed: 6), naively: true)
        }
    }

    private func check(
        _ bitmap: HitMask.Bitmap, naively: Bool, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        var builder = MaskFileBuilder()
        try builder.add("m", bitmap: bitmap)
        let bytes = try builder.bytes()
        let mask = try #require(try HitMaskFile(bytes).mask(named: "m"))
        let naive = naively ? NaiveReader(bytes).masks[0] : nil
        var wrong = 0
        var count = 0
        for y in -1...bitmap.height {
            for x in -1...bitmap.width {
                let expected = bitmap.contains(x: x, y: y)
                count += expected ? 1 : 0
                if mask.contains(x: x, y: y) != expected || mask.isTransparent(x: x, y: y) == expected { wrong += 1 }
                if let naive, naive.isOpaque(x, y) != expected { wrong += 1 }
            }
        }
        #expect(wrong == 0, "\(bitmap.width) × \(bitmap.height)", sourceLocation: sourceLocation)
        #expect(mask.expanded() == bitmap, sourceLocation: sourceLocation)
        #expect(mask.opaqueCount == count, sourceLocation: sourceLocation)
        #expect(mask.isEmpty == (count == 0), sourceLocation: sourceLocation)
        #expect(mask.isFull == (count == bitmap.width * bitmap.height), sourceLocation: sourceLocation)
        #expect(mask.opaqueBounds == naiveBounds(bitmap), sourceLocation: sourceLocation)
        #expect((-1...bitmap.height).allSatisfy { Array(mask.rowSpans(inRow: $0)).map(\.range) == runs(bitmap, $0) })
    }

    private func naiveBounds(_ bitmap: HitMask.Bitmap) -> PixelRect {
        let rows = (0..<bitmap.height).filter { !runs(bitmap, $0).isEmpty }
        guard let top = rows.first, let bottom = rows.last else { return .empty }
        let left = rows.map { runs(bitmap, $0)[0].lowerBound }.min()!
        let right = rows.map { runs(bitmap, $0).last!.upperBound }.max()!
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top + 1)
    }

    private func runs(_ bitmap: HitMask.Bitmap, _ y: Int) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var start: Int?
        for x in 0...bitmap.width {
            let isOpaque = bitmap.contains(x: x, y: y)
            if isOpaque, start == nil { start = x }
            if !isOpaque, let first = start {
                runs.append(first..<x)
                start = nil
            }
        }
        return runs
    }
}
