// Trait lists: docs/FORMAT.md, "Trait list".
extension RawBytes {
    /// What the list at an offset says; what it does not say is as in a mask without a list.
    package func storedTraits(at list: Int, end: Int) -> StoredTraits {
        var traits = StoredTraits()
        forEachTrait(at: list, end: end) { tag, value, _ in
            typealias Tag = FileLayout.Trait
            switch tag {
            case Tag.scale: traits.scale = pixelScale(at: value) ?? .one
            case Tag.source: traits.source = source(at: value) ?? .same
            case Tag.slices: traits.slices = slices(at: value)
            case Tag.idiom: traits.idiom = .init(rawValue: u8(at: value))
            case Tag.appearance:
                traits.luminosity = .init(rawValue: u8(at: value) & 3)
                traits.contrast = .init(rawValue: u8(at: value) >> 2)
            case Tag.layoutDirection: traits.layoutDirection = .init(rawValue: u8(at: value))
            case Tag.displayGamut: traits.displayGamut = .init(rawValue: u8(at: value))
            case Tag.state: traits.state = .init(rawValue: UInt(u8(at: value)))
            case Tag.frame:
                traits.frame = .init(index: u32(at: value), start: u32(at: value + 4), duration: u32(at: value + 8))
            case Tag.sizeClasses:
                traits.horizontalSizeClass = .init(rawValue: u8(at: value) & 3)
                traits.verticalSizeClass = .init(rawValue: u8(at: value) >> 2)
            case Tag.alignment:
                traits.alignment = .init(
                    top: u16(at: value), left: u16(at: value + 2), bottom: u16(at: value + 4), right: u16(at: value + 6)
                )
            default: break
            }
        }
        return traits
    }

    /// Calls `body` with each trait's tag, and where its value lies and how long it is. A list is short and ends by its
    /// limit.
    package func forEachTrait(at list: Int, end: Int, _ body: (_ tag: UInt8, _ value: Int, _ size: Int) -> Void) {
        var offset = list
        let end = min(offset + FileLayout.Trait.maximumListSize, end)
        while offset + 2 <= end, u8(at: offset) != FileLayout.Trait.end {
            let size = Int(u8(at: offset + 1))
            body(u8(at: offset), offset + 2, size)
            offset += 2 + size
        }
    }

    /// Whether a trait that must be known is, and holds what it may; nil if its tag is not known.
    func isValidTrait(_ tag: UInt8, at value: Int, size: Int) -> Bool? {
        typealias Tag = FileLayout.Trait
        let first = u8(at: value)
        switch tag {
        case Tag.scale: return size == 4 && pixelScale(at: value) != nil
        case Tag.source: return size == Tag.sourceSize && source(at: value) != nil
        case Tag.slices: return size == Tag.slicesSize && first <= 7
        case Tag.idiom: return size == 1 && HitMask.Traits.Idiom(rawValue: first) != nil
        case Tag.appearance: return size == 1 && (1...7).contains(first) && first & 3 != 3
        case Tag.layoutDirection: return size == 1 && HitMask.Traits.LayoutDirection(rawValue: first) != nil
        case Tag.displayGamut: return size == 1 && HitMask.Traits.DisplayGamut(rawValue: first) != nil
        case Tag.state: return size == 1 && (1...15).contains(first)
        case Tag.frame: return size == Tag.frameSize
        case Tag.sizeClasses: return size == 1 && (1...10).contains(first) && first & 3 != 3
        case Tag.alignment: return size == Tag.alignmentSize
        default: return nil
        }
    }

    /// A fraction that is in lowest terms, else nil.
    private func pixelScale(at value: Int) -> PixelScale? {
        let pixels = u16(at: value)
        guard let scale = PixelScale(pixels: pixels, points: u16(at: value + 2)), scale.pixels == pixels else {
            return nil
        }
        return scale
    }

    private func source(at value: Int) -> StoredTraits.Source? {
        guard let detail = pixelScale(at: value + 4) else { return nil }
        return StoredTraits.Source(
            left: u16(at: value), top: u16(at: value + 2), detail: detail,
            right: u32(at: value + 8), bottom: u32(at: value + 12))
    }

    private func slices(at value: Int) -> StoredTraits.Slices {
        let flags = u8(at: value)
        func number(_ index: Int) -> UInt16 { u16(at: value + 1 + 2 * index) }
        return StoredTraits.Slices(
            top: number(0), left: number(1), bottom: number(2), right: number(3), stretches: flags & 1 != 0,
            centerWidth: flags & 2 != 0 ? number(4) : nil, centerHeight: flags & 4 != 0 ? number(5) : nil)
    }
}
