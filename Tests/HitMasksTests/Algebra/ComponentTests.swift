import HitMasks
import TestSupport
import Testing

/// Regions, holes and islands against flooding; counts, bounds and centroids against sums.
@Suite struct `Regions of a mask` {
    @Test func `of all images up to 4 × 4 are those of flooding`() {
        for width in 1...4 {
            for height in 1...4 {
                let count = UInt64(1) << UInt64(width * height)
                for number in stride(from: 0, to: count, by: TestBitmaps.exhaustiveStep(width * height)) {
                    check(TestBitmaps.bits(number, width: width, height: height))
                }
            }
        }
    }

    @Test(arguments: TestBitmaps.kinds) func `of pictures are those of flooding`(_ kind: String) throws {
        for (seed, (width, height)) in [(40, 40), (130, 70), (1, 90), (90, 1), (257, 20)].enumerated() {
            let bitmap = TestBitmaps.make(kind, width: width, height: height, seed: UInt64(seed))
            check(bitmap)
            let mask = try HitMask.compiled(bitmap, scale: 2)
            #expect(Array(mask.components(connectivity: .four)) == Array(bitmap.components(connectivity: .four)))
            let center = bitmap.centroid.map { HitMask.Point(x: $0.x / 2, y: $0.y / 2) }
            #expect(mask.centroid == center)
        }
    }

    @Test func `have a centroid in large masks, too`() throws {
        for kind in ["full", "empty", "ring", "columns", "rows", "text"] {
            let bitmap = TestBitmaps.make(kind, width: 600, height: 530, seed: 3)
            #expect(try HitMask.compiled(bitmap).centroid == bitmap.centroid, "\(kind)")
        }
    }

    @Test func `wind around each other and stay apart`() {
        // Two spirals that touch nowhere: labels are joined late and often.
        let bitmap = Pixels(61, 61) { x, y in (max(abs(x - 30), abs(y - 30)) + (x > y ? 1 : 0)) % 4 < 2 }.bitmap
        check(bitmap)
    }

    @Test func `of a hole with a leak over a corner are holes`() {
        let diamond = Pixels(5, 5) { x, y in abs(x - 2) + abs(y - 2) == 2 }.bitmap
        #expect(diamond.fillingHoles().opaqueCount == 13)
        #expect(diamond.fillingHoles(upTo: 4) == diamond)
        #expect(diamond.fillingHoles(upTo: 5).opaqueCount == 13)
        #expect(diamond.droppingIslands(below: 8) == diamond)
        #expect(diamond.droppingIslands(below: 9).isEmpty)
        #expect(diamond.components(connectivity: .four).count == 8)
    }

    private func check(_ bitmap: HitMask.Bitmap) {
        let pixels = Pixels(bitmap)
        for (connectivity, corners) in [(HitMask.Connectivity.four, false), (.eight, true)] {
            let regions = pixels.regions(opaque: true, corners: corners)
            let components = bitmap.components(connectivity: connectivity)
            #expect(components.map(\.area) == regions.map(\.count))
            #expect(components.map(\.bounds) == regions.map(Pixels.bounds))
            for (index, region) in regions.enumerated() where regions.count < 20 || index % 50 == 0 {
                var alone = HitMask.Bitmap(width: bitmap.width, height: bitmap.height)
                for pixel in region { alone.set(x: pixel.x, y: pixel.y) }
                #expect(components.bitmap(of: index) == alone.cropped(to: components[index].bounds))
            }
        }
        let opaque = pixels.opaque
        #expect(bitmap.opaqueCount == opaque.count)
        #expect(bitmap.isEmpty == opaque.isEmpty)
        #expect(bitmap.opaqueBounds == Pixels.bounds(of: opaque))
        let sum = opaque.reduce(PixelPosition.zero) { PixelPosition(x: $0.x + $1.x, y: $0.y + $1.y) }
        let count = Double(opaque.count)
        let center = HitMask.Point(x: Double(sum.x) / count + 0.5, y: Double(sum.y) / count + 0.5)
        #expect(bitmap.centroid == (opaque.isEmpty ? nil : center))
        checkCleaning(
            bitmap, holes: pixels.regions(opaque: false, corners: false),
            islands: pixels.regions(opaque: true, corners: true))
    }

    private func checkCleaning(_ bitmap: HitMask.Bitmap, holes: [[PixelPosition]], islands: [[PixelPosition]]) {
        let inner = holes.filter { region in
            region.allSatisfy { $0.x > 0 && $0.y > 0 && $0.x < bitmap.width - 1 && $0.y < bitmap.height - 1 }
        }
        for limit in [nil, 0, 1, 2, 5] as [Int?] {
            var filled = bitmap
            for region in inner where region.count <= limit ?? .max {
                for pixel in region { filled.set(x: pixel.x, y: pixel.y) }
            }
            #expect(bitmap.fillingHoles(upTo: limit) == filled)
            var kept = bitmap
            for region in islands where region.count < limit ?? .max {
                for pixel in region { kept.set(x: pixel.x, y: pixel.y, opaque: false) }
            }
            #expect(bitmap.droppingIslands(below: limit ?? .max) == kept)
        }
    }
}
