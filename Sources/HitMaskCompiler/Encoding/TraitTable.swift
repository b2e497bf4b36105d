import HitMasks

/// What masks have beside their pixels, each combination once.
struct TraitTable {
    private(set) var bytes: [UInt8] = []
    private(set) var fields: [Int] = []

    init(_ traits: [StoredTraits]) throws(MaskFileBuilder.BuildError) {
        // Most masks have none, and those need no search.
        let none = StoredTraits()
        var indices: [StoredTraits: Int] = [:]
        // In the order of the variants, so that those of a name are in order too.
        for list in Set(traits.filter { $0 != none }).sorted(by: TraitTable.precedes) {
            indices[list] = bytes.count / FileLayout.Trait.unit + 1
            append(list)
        }
        guard bytes.count / FileLayout.Trait.unit <= FileLayout.Trait.maximumField else {
            throw .tooManyTraits(count: indices.count)
        }
        fields = traits.map { $0 == none ? 0 : indices[$0]! }
    }

    /// The order of lists; lists of one variant, which no name has both of, are told apart by the rest.
    private static func precedes(_ one: StoredTraits, _ other: StoredTraits) -> Bool {
        let (own, others) = (one.variantKey, other.variantKey)
        return own == others
            ? one.restKey.lexicographicallyPrecedes(other.restKey) : own.lexicographicallyPrecedes(others)
    }

    private mutating func append(_ list: StoredTraits) {
        typealias Tag = FileLayout.Trait
        if list.scale != .one { append(Tag.scale, list.scale.bytes) }
        if list.source != .same { append(Tag.source, list.source.bytes) }
        if let slices = list.slices { append(Tag.slices, slices.bytes) }
        if let idiom = list.idiom { append(Tag.idiom, [idiom.rawValue]) }
        let appearance = (list.luminosity?.rawValue ?? 0) | (list.contrast?.rawValue ?? 0) << 2
        if appearance != 0 { append(Tag.appearance, [appearance]) }
        if let direction = list.layoutDirection { append(Tag.layoutDirection, [direction.rawValue]) }
        if let gamut = list.displayGamut { append(Tag.displayGamut, [gamut.rawValue]) }
        if list.state.number != 0 { append(Tag.state, [UInt8(list.state.number)]) }
        if let frame = list.frame { append(Tag.frame, frame.bytes) }
        let classes = (list.horizontalSizeClass?.rawValue ?? 0) | (list.verticalSizeClass?.rawValue ?? 0) << 2
        if classes != 0 { append(Tag.sizeClasses, [classes]) }
        if let alignment = list.alignment { append(Tag.alignment, alignment.bytes) }
        bytes.append(Tag.end)
        while bytes.count % Tag.unit != 0 { bytes.append(0) }
    }

    private mutating func append(_ tag: UInt8, _ value: [UInt8]) {
        bytes.append(tag)
        bytes.append(UInt8(value.count))
        bytes += value
    }
}

extension StoredTraits {
    /// What tells the variants of a name apart, in their order: 1x, which needs no list, before the other scales from
    /// low to high, and the frames of an animation one after the other.
    var variantKey: [UInt64] {
        let attributes: [UInt8] = [
            UInt8(state.number), idiom?.rawValue ?? 0, layoutDirection?.rawValue ?? 0, luminosity?.rawValue ?? 0,
            contrast?.rawValue ?? 0, horizontalSizeClass?.rawValue ?? 0, verticalSizeClass?.rawValue ?? 0,
            displayGamut?.rawValue ?? 0,
        ]
        // Two fractions of 16-bit numbers differ by more than 2⁻³².
        let scaleKey = scale == .one ? 0 : UInt64(scale.pixels) << 32 / UInt64(scale.points)
        return [attributes.reduce(0) { $0 << 8 | UInt64($1) }, scaleKey, frame.map { UInt64($0.index) + 1 } ?? 0]
    }

    /// All else that is stored.
    var restKey: [UInt8] {
        source.bytes + (slices?.bytes ?? []) + (frame?.bytes ?? []) + (alignment?.bytes ?? [])
    }
}

extension PixelScale {
    fileprivate var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.append16(pixels)
        bytes.append16(points)
        return bytes
    }
}

extension StoredTraits.Source {
    fileprivate var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.append16(left)
        bytes.append16(top)
        bytes += detail.bytes
        bytes.append32(right)
        bytes.append32(bottom)
        return bytes
    }
}

extension StoredTraits.Slices {
    fileprivate var bytes: [UInt8] {
        var bytes: [UInt8] = [(stretches ? 1 : 0) | (centerWidth == nil ? 0 : 2) | (centerHeight == nil ? 0 : 4)]
        for number in [top, left, bottom, right, centerWidth ?? 0, centerHeight ?? 0] { bytes.append16(number) }
        return bytes
    }
}

extension StoredTraits.Insets {
    fileprivate var bytes: [UInt8] {
        var bytes: [UInt8] = []
        for number in [top, left, bottom, right] { bytes.append16(number) }
        return bytes
    }
}

extension StoredTraits.Frame {
    fileprivate var bytes: [UInt8] {
        var bytes: [UInt8] = []
        for number in [index, start, duration] { bytes.append32(number) }
        return bytes
    }
}
