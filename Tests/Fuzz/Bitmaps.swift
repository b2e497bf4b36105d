// Arbitrary pixels: they come back from their mask file as they went in, and what is worked out of them holds.
import HitMaskCompiler
import HitMasks

@Sendable func fuzzBitmaps(_ input: UnsafeRawBufferPointer) {
    var choices = FuzzInput(input)
    let isWide = choices.byte() > 240
    var bitmap = choices.bitmap(sides: 1...(isWide ? 255 : 24))
    if isWide, choices.flag() { bitmap = bitmap.widened(to: choices.number(257...300)) }
    checkRoundTrip(bitmap, &choices)
    guard bitmap.width * bitmap.height <= 1600 else { return }
    checkAlgebra(bitmap, &choices)
    checkShape(bitmap, &choices)
    checkRegions(&choices)
}

private func checkRoundTrip(_ bitmap: HitMask.Bitmap, _ choices: inout FuzzInput) {
    var builder = MaskFileBuilder()
    let name = String(decoding: choices.bytes(choices.number(1...12)), as: UTF8.self)
    promised("packing") { try builder.add(name, bitmap: bitmap) }
    promised("packing") { try builder.add(name + "/second", scale: 2, bitmap: bitmap) }
    let bytes = promised("the file") { try builder.bytes() }
    let file = promised("opening it") { try HitMaskFile(bytes) }
    guard let mask = file.mask(named: name), let second = file.mask(named: name + "/second") else {
        fatalError("a mask that was stored is not there: '\(name)'")
    }
    promise(mask.expanded() == bitmap && second.expanded() == bitmap, "the pixels")
    promise(mask.opaqueBounds == bitmap.opaqueBounds, "\(mask.opaqueBounds) instead of \(bitmap.opaqueBounds)")
    promise(mask.opaqueCount == bitmap.opaqueCount, "the number of opaque pixels")
    for y in 0..<bitmap.height {
        for x in 0..<bitmap.width { promise(mask.contains(x: x, y: y) == bitmap.contains(x: x, y: y), "(\(x), \(y))") }
        var spans = HitMask.Bitmap(width: bitmap.width, height: 1)
        for span in mask.rowSpans(inRow: y) { for x in span.range { spans.set(x: x, y: 0) } }
        promise(
            (0..<bitmap.width).allSatisfy { spans.contains(x: $0, y: 0) == bitmap.contains(x: $0, y: y) }, "row \(y)")
    }
}

private func checkAlgebra(_ bitmap: HitMask.Bitmap, _ choices: inout FuzzInput) {
    let other = choices.bitmap(sides: 1...24)
    let position = PixelPosition(x: choices.number(-30...50), y: choices.number(-30...50))
    let both = bitmap.intersection(other, at: position).opaqueCount
    promise(bitmap.overlapArea(with: other, at: position) == both, "the area of the overlap")
    promise(bitmap.overlaps(other, at: position) == (both > 0), "whether they overlap")
    promise((bitmap.firstOverlap(with: other, at: position) != nil) == (both > 0), "where they overlap first")
    promise(bitmap.subtracting(other, at: position).opaqueCount == bitmap.opaqueCount - both, "what is left")
    let either = bitmap.union(other, at: position)
    promise(either.subtracting(other, at: position) == bitmap.subtracting(other, at: position), "the union less one")
    promise(
        bitmap.symmetricDifference(other, at: position).subtracting(other, at: position).opaqueCount
            == bitmap.opaqueCount - both, "the difference less one")
    promise(bitmap.inverted().opaqueCount == bitmap.width * bitmap.height - bitmap.opaqueCount, "the rest")

    for connectivity in HitMask.Connectivity.allCases {
        let components = bitmap.components(connectivity: connectivity)
        promise(components.reduce(0) { $0 + $1.area } == bitmap.opaqueCount, "the components' area")
    }
    let filled = bitmap.fillingHoles()
    promise(filled.intersection(bitmap) == bitmap && filled.fillingHoles() == filled, "filled holes")
    let cleaned = bitmap.droppingIslands(below: 3)
    promise(cleaned.union(bitmap) == bitmap && cleaned.droppingIslands(below: 3) == cleaned, "dropped islands")

    let radius = choices.byte() < 200 ? Double(choices.number(0...40)) / 4 : choices.real()
    let grown = bitmap.dilated(by: radius)
    promise(grown.intersection(bitmap) == bitmap, "grown by \(radius)")
    promise(bitmap.eroded(by: radius).union(bitmap) == bitmap, "shrunk by \(radius)")
    if radius < 12 {
        promise(
            bitmap.dilated(by: radius, growingCanvas: true).eroded(by: radius).opaqueCount >= bitmap.opaqueCount,
            "closing")
    }
    let denominator = choices.number(1...9)
    for rule in HitMask.Bitmap.CellRule.allCases {
        let reduced = bitmap.reduced(to: choices.number(1...denominator), of: denominator, opaqueIf: rule)
        promise(rule == .half || reduced.isEmpty == bitmap.isEmpty, "lost pixels")
    }
}

private func checkShape(_ bitmap: HitMask.Bitmap, _ choices: inout FuzzInput) {
    let outline = bitmap.outline()
    let drawn = outline.path.rasterized(width: bitmap.width, height: bitmap.height, fillRule: .evenOdd)
    promise(drawn == bitmap, "the outline drawn again")
    let error = choices.byte() < 128 ? Double(choices.number(0...20)) / 4 : choices.real()
    let simplified = outline.simplified(within: error)
    promise(simplified.cornerCount <= outline.cornerCount, "more corners than before")
    promise(
        simplified.maximumError <= max(error, 0) || error.isNaN, "an error of \(simplified.maximumError) for \(error)")
}

private func checkRegions(_ choices: inout FuzzInput) {
    var picture = ColorPicture(width: choices.number(1...16), height: choices.number(1...16))
    let colours = choices.number(1...20)
    for index in picture.pixels.indices {
        let value = choices.isEmpty ? index * 7 / picture.width : Int(choices.byte())
        picture.pixels[index] = value % 5 == 0 ? ColorPicture.transparent : UInt32(value % colours) &* 0x01_0307
    }
    let found = promised("finding regions") { try FoundRegions(picture) }
    var builder = MaskFileBuilder()
    promised("packing regions") { try builder.add("map", traits: StoredTraits(), record: found.record()) }
    guard let map = promised("opening them", { try HitMaskFile(builder.bytes()) }).regionMap(named: "map") else {
        fatalError("no region map")
    }
    for y in 0..<picture.height {
        for x in 0..<picture.width {
            promise(map.region(x: x, y: y) == Int(found.numbers[y * picture.width + x]), "the region of (\(x), \(y))")
        }
    }
    for (index, region) in found.regions.enumerated() {
        promise(map.name(of: index + 1) == region.name, "the name of a region")
        promise(map.area(of: index + 1) == found.numbers.count { Int($0) == index + 1 }, "the area of a region")
    }
}

extension HitMask.Bitmap {
    /// Wider than one cell, the columns repeated.
    fileprivate func widened(to width: Int) -> HitMask.Bitmap {
        var wide = HitMask.Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width where contains(x: x % self.width, y: y) { wide.set(x: x, y: y) }
        }
        return wide
    }
}
