import HitMaskCompiler
import HitMasks
import TestSupport
import Testing

/// What a file says of its masks beside their pixels, and which variant of a name is chosen.
@Suite struct `Variants` {
    @Test func `of every combination of traits are stored and read back, in an order of their own`() throws {
        var random = SeededRandom(seed: 41)
        var builder = MaskFileBuilder()
        var expected: [StoredTraits] = []
        for _ in 0..<300 {
            let traits = anyTraits(&random)
            guard !expected.contains(where: { isSameVariant($0, traits) }) else { continue }
            expected.append(traits)
        }
        let record = try MaskEncoder.record(of: TestBitmaps.make("ring", width: 9, height: 9, seed: 1))
        for traits in expected { try builder.add("m", traits: traits, record: record) }
        let bytes = try builder.bytes()
        let file = try HitMaskFile(bytes)
        #expect(Set(file.entries.map(\.storedTraits)) == Set(expected))
        #expect(file.count == expected.count)
        // In another order of adding the same bytes.
        var other = MaskFileBuilder()
        for traits in expected.shuffled(using: &random) { try other.add("m", traits: traits, record: record) }
        #expect(try other.bytes() == bytes)
    }

    @Test func `are chosen by state, idiom, direction, luminosity, contrast and scale, in this order`() throws {
        var builder = MaskFileBuilder()
        func add(_ width: Int, scale: UInt16 = 1, _ change: (inout StoredTraits) -> Void = { _ in }) throws {
            var traits = StoredTraits(scale: PixelScale(pixels: scale, points: 1)!)
            change(&traits)
            try builder.add(
                "m", traits: traits, record: try MaskEncoder.record(of: HitMask.Bitmap(width: width, height: 1)))
        }
        try add(1)
        try add(2, scale: 2)
        try add(3) { $0.idiom = .pad }
        try add(4) { $0.luminosity = .dark }
        try add(5) { ($0.idiom, $0.luminosity) = (.pad, .dark) }
        try add(6) { $0.layoutDirection = .rightToLeft }
        try add(7) { $0.state = .highlighted }
        try add(8) { $0.contrast = .high }
        let file = try HitMaskFile(builder.bytes())
        func chosen(_ traits: HitMask.Traits, _ state: HitMask.State = .normal) -> Int? {
            file.mask(named: "m", for: traits, state: state)?.width
        }
        #expect(file.mask(named: "m")?.width == 2)
        #expect(chosen(HitMask.Traits(scale: 1)) == 1)
        #expect(chosen(HitMask.Traits(scale: 3)) == 2)
        #expect(chosen(HitMask.Traits(scale: 2, idiom: .pad)) == 3)
        #expect(chosen(HitMask.Traits(scale: 2, idiom: .phone)) == 2)
        #expect(chosen(HitMask.Traits(luminosity: .dark)) == 4)
        #expect(chosen(HitMask.Traits(idiom: .pad, luminosity: .dark)) == 5)
        #expect(chosen(HitMask.Traits(idiom: .pad, luminosity: .light)) == 3)
        #expect(chosen(HitMask.Traits(luminosity: .dark, layoutDirection: .rightToLeft)) == 6)
        #expect(chosen(HitMask.Traits(contrast: .high)) == 8)
        #expect(chosen(HitMask.Traits(idiom: .pad), .highlighted) == 7)
        #expect(chosen(HitMask.Traits(), [.selected]) == 2)
        #expect(file.mask(named: "n", for: HitMask.Traits()) == nil)
    }

    @Test func `of a name without one for any screen fall back to the first in the file`() throws {
        var builder = MaskFileBuilder()
        for (width, idiom) in [(4, HitMask.Traits.Idiom.mac), (3, .phone)] {
            var traits = StoredTraits()
            traits.idiom = idiom
            try builder.add(
                "m", traits: traits, record: try MaskEncoder.record(of: HitMask.Bitmap(width: width, height: 1)))
        }
        let file = try HitMaskFile(builder.bytes())
        #expect(file.mask(named: "m")?.width == 3)
        #expect(file.mask(named: "m", for: HitMask.Traits(idiom: .tv))?.width == 3)
        #expect(file.mask(named: "m", for: HitMask.Traits(idiom: .mac))?.width == 4)
    }

    @Test func `one and the same twice is refused, whatever else differs`() throws {
        var builder = MaskFileBuilder()
        let record = try MaskEncoder.record(of: HitMask.Bitmap(width: 3, height: 1))
        var sliced = StoredTraits()
        sliced.slices = .init(top: 1, left: 1, bottom: 1, right: 1, stretches: true)
        try builder.add("m", traits: StoredTraits(), record: record)
        try builder.add("m", traits: sliced, record: record)
        #expect(throws: MaskFileBuilder.BuildError.duplicate(name: "m", scale: 1)) { try builder.bytes() }
    }

    @Test func `with an outset keep the art's origin, size and points`() throws {
        var bitmap = HitMask.Bitmap(width: 20 + 6, height: 10 + 6)
        bitmap.set(x: 1, y: 3)
        bitmap.set(x: 3, y: 3)
        var traits = StoredTraits(scale: PixelScale(pixels: 2, points: 1)!)
        traits.source = .init(left: 3, top: 3, detail: .one, right: 3, bottom: 3)
        var builder = MaskFileBuilder()
        try builder.add("m", traits: traits, record: MaskEncoder.record(of: bitmap))
        let mask = try #require(try HitMaskFile(builder.bytes()).mask(named: "m"))
        #expect(mask.artBounds == HitMask.Rect(x: 3, y: 3, width: 20, height: 10))
        #expect(mask.size == HitMask.Size(width: 10, height: 5))
        // The mask's pixel (3, 3) is the art's (0, 0), from the point (0, 0) on.
        #expect(mask.contains(HitMask.Point(x: 0, y: 0)))
        #expect(mask.contains(HitMask.Point(x: -1, y: 0)))
        #expect(!mask.contains(HitMask.Point(x: -0.5, y: 0)))
        #expect(mask.contains(x: 3, y: 3))
    }

    @Test func `of a lower detail know the art's size to a part of a pixel`() throws {
        // Art of 101 × 50 pixels at 2x, one pixel of the mask for three: 34 × 17, of which 1/3 and 1/3 are left over.
        var traits = StoredTraits(scale: PixelScale(pixels: 2, points: 3)!)
        traits.source = .init(left: 0, top: 0, detail: PixelScale(pixels: 1, points: 3)!, right: 1, bottom: 1)
        traits.slices = .init(top: 6, left: 8, bottom: 6, right: 8, stretches: true, centerWidth: 4)
        var builder = MaskFileBuilder()
        try builder.add("m", traits: traits, record: MaskEncoder.record(of: HitMask.Bitmap(width: 34, height: 17)))
        let mask = try #require(try HitMaskFile(builder.bytes()).mask(named: "m"))
        #expect(abs(mask.size.width - 50.5) < 1e-12 && abs(mask.size.height - 25) < 1e-12)
        let slices = try #require(mask.slices)
        #expect(slices.capInsets == HitMask.Insets(top: 3, left: 4, bottom: 3, right: 4))
        #expect(slices.resizing == .stretch)
        #expect(slices.center?.width == 2 && abs((slices.center?.height ?? 0) - 19) < 1e-12)
    }

    @Test func `with insets that leave nothing have art without a size, and answer`() throws {
        var traits = StoredTraits()
        traits.source = .init(left: 9, top: 9, detail: .one, right: .max, bottom: .max)
        var builder = MaskFileBuilder()
        try builder.add("m", traits: traits, record: MaskEncoder.record(of: HitMask.Bitmap(width: 3, height: 3)))
        let mask = try #require(try HitMaskFile(builder.bytes()).mask(named: "m"))
        #expect(mask.artBounds == HitMask.Rect(x: 9, y: 9, width: 0, height: 0))
        #expect(!mask.contains(HitMask.Point(x: 0, y: 0)))
    }
}

private func isSameVariant(_ one: StoredTraits, _ other: StoredTraits) -> Bool {
    one.traits == other.traits && one.state == other.state && one.frame?.index == other.frame?.index
}

private func anyTraits(_ random: inout SeededRandom) -> StoredTraits {
    func maybe<Value>(_ values: [Value]) -> Value? {
        Bool.random(using: &random) ? values.randomElement(using: &random) : nil
    }
    func number(_ limit: UInt16) -> UInt16 { UInt16.random(in: 0...limit, using: &random) }
    typealias Traits = HitMask.Traits
    var traits = StoredTraits(scale: PixelScale(pixels: 1 + number(3), points: 1 + number(2))!)
    if Bool.random(using: &random) {
        traits.source = .init(
            left: number(9), top: number(9), detail: PixelScale(pixels: 1, points: 1 + number(3))!,
            right: UInt32(number(9)), bottom: UInt32(number(9)))
    }
    if Bool.random(using: &random) {
        traits.slices = .init(
            top: number(9), left: number(9), bottom: number(9), right: number(9),
            stretches: Bool.random(using: &random),
            centerWidth: maybe([1, 7]), centerHeight: maybe([2, 9]))
    }
    traits.idiom = maybe(Traits.Idiom.allCases)
    traits.luminosity = maybe(Traits.Luminosity.allCases)
    traits.contrast = maybe(Traits.Contrast.allCases)
    traits.layoutDirection = maybe(Traits.LayoutDirection.allCases)
    traits.displayGamut = maybe(Traits.DisplayGamut.allCases)
    traits.horizontalSizeClass = maybe(Traits.SizeClass.allCases)
    traits.verticalSizeClass = maybe(Traits.SizeClass.allCases)
    traits.state = HitMask.State(rawValue: UInt(number(15)))
    if Bool.random(using: &random) {
        traits.frame = .init(index: UInt32(number(5)), start: UInt32(number(50)), duration: UInt32(number(50)))
    }
    if Bool.random(using: &random) {
        traits.alignment = .init(top: number(9), left: number(9), bottom: number(9), right: number(9))
    }
    return traits
}
