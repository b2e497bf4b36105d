// Where the art lies in its mask, and how it is sliced.
extension HitMask {
    /// Where the art lies. Unit: pixels of the mask.
    ///
    /// It is the whole mask unless an outset made the mask larger than the art, or a lower detail left a part of the
    /// last column or row over.
    public var artBounds: Rect {
        guard traitsOffset != 0 else { return Rect(x: 0, y: 0, width: Double(width), height: Double(height)) }
        let source = storedTraits.source
        let (parts, size) = (Double(source.detail.points), artParts(source))
        return Rect(
            x: Double(source.left), y: Double(source.top), width: Double(size.width) / parts,
            height: Double(size.height) / parts)
    }

    /// The pixels that hold art: ``artBounds`` with parts of pixels rounded up.
    var artPixels: PixelRect {
        let art = artBounds
        func roundedUp(_ length: Double) -> Int { Int(length) + (Double(Int(length)) < length ? 1 : 0) }
        return PixelRect(
            x: Int(artLeft), y: Int(artTop), width: roundedUp(art.width), height: roundedUp(art.height))
    }

    /// The art's size in points: what the picture of the mask is drawn in at its natural size.
    public var size: Size {
        let source = storedTraits.source
        let size = artParts(source)
        // Whole numbers below 2⁴⁸, so that one division is the only rounding.
        let (parts, points) = (Double(source.detail.points) * Double(pixelScale.pixels), Double(pixelScale.points))
        return Size(width: Double(size.width) * points / parts, height: Double(size.height) * points / parts)
    }

    /// The art's size in parts of the mask's pixels, as many to a pixel as the detail has points.
    private func artParts(_ source: StoredTraits.Source) -> (width: Int, height: Int) {
        let parts = Int(source.detail.points)
        return (
            max((width - Int(source.left)) * parts - Int(source.right), 0),
            max((height - Int(source.top)) * parts - Int(source.bottom), 0)
        )
    }

    /// The parts at the sides of the art that a layout is to leave out when it aligns the picture, as its asset catalog
    /// says. They are drawn, and can be hit. Unit: points.
    public var alignmentInsets: Insets {
        guard traitsOffset != 0, case let traits = storedTraits, let insets = traits.alignment else { return .zero }
        let pixelsPerPoint = scale / traits.source.detail.value
        func points(_ pixels: UInt16) -> Double { Double(pixels) / pixelsPerPoint }
        return Insets(
            top: points(insets.top), left: points(insets.left), bottom: points(insets.bottom),
            right: points(insets.right))
    }

    /// How the art is sliced, if its asset catalog or its settings say so. Unit: points.
    public var slices: Slices? {
        guard traitsOffset != 0, case let traits = storedTraits, let slices = traits.slices else { return nil }
        // Slices are stored in pixels of the art, of which a mask of lower detail has fewer.
        let pixelsPerPoint = scale / traits.source.detail.value
        func points(_ pixels: UInt16) -> Double { Double(pixels) / pixelsPerPoint }
        var center: Size?
        if slices.centerWidth != nil || slices.centerHeight != nil {
            center = Size(
                width: slices.centerWidth.map(points)
                    ?? max(size.width - points(slices.left) - points(slices.right), 0),
                height: slices.centerHeight.map(points)
                    ?? max(size.height - points(slices.top) - points(slices.bottom), 0))
        }
        return Slices(
            capInsets: Insets(
                top: points(slices.top), left: points(slices.left), bottom: points(slices.bottom),
                right: points(slices.right)),
            resizing: slices.stretches ? .stretch : .tile, center: center)
    }

    /// All that the file says of the mask beside its pixels.
    package var storedTraits: StoredTraits {
        traitsOffset == 0
            ? StoredTraits() : storage.bytes.storedTraits(at: Int(traitsOffset), end: storage.bytes.count)
    }
}
