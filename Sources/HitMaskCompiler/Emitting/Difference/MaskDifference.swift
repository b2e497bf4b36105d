import HitMasks

/// What differs between two masks of one name.
package struct MaskDifference: Sendable {
    /// The mask as it was.
    package let old: HitMaskFile.Entry
    /// The mask as it is.
    package let new: HitMaskFile.Entry
    /// What became of the pixels; nil where the scales differ, so that the pixels are not those of one canvas.
    package let pixels: PixelChange?

    /// What became of the regions; nil unless both are region maps.
    package let regions: RegionDifference?

    /// Numbers of pixels. Outside of a mask all is transparent.
    package struct PixelChange: Sendable, Hashable {
        /// Pixels that became opaque.
        package var gained = 0
        /// Pixels that became transparent.
        package var lost = 0
        /// Pixels of the smallest canvas that holds both masks.
        package var canvas = 0

        /// Pixels that changed either way.
        package var changed: Int { gained + lost }
        /// The share of the canvas that changed.
        package var share: Double { Double(changed) / Double(max(canvas, 1)) }
    }

    /// Compares two masks.
    ///
    /// - Complexity: O(opaque spans of both), and O(area) for region maps. No mask is expanded.
    init(from old: HitMaskFile.Entry, to new: HitMaskFile.Entry) {
        self.old = old
        self.new = new
        let isOneCanvas = old.mask.pixelScale == new.mask.pixelScale
        pixels = isOneCanvas ? PixelChange(on: CommonCanvas(of: old, and: new)) : nil
        regions = RegionDifference(from: old, to: new)
    }

    /// Whether the art lies elsewhere in its mask now, or is sliced in another way.
    package var isPlacedDifferently: Bool {
        let (before, now) = (old.storedTraits, new.storedTraits)
        return before.source != now.source || before.slices != now.slices
    }

    /// Whether a mask became a region map, or a region map a mask.
    package var isOtherKind: Bool { (old.regionMap == nil) != (new.regionMap == nil) }

    /// Whether the masks answer alike at every point.
    var isNone: Bool {
        pixels?.changed == 0 && !isOtherKind && regions?.isNone ?? true && !isPlacedDifferently
            && old.mask.width == new.mask.width
            && old.mask.height == new.mask.height
    }
}

/// The smallest canvas that holds two masks, laid over each other so that the top left corners of their art meet.
struct CommonCanvas {
    let width: Int
    let height: Int
    private let old: Layer
    private let new: Layer

    private struct Layer {
        let mask: HitMask
        let left: Int
        let top: Int
    }

    init(of old: HitMaskFile.Entry, and new: HitMaskFile.Entry) {
        let (before, now) = (old.storedTraits.source, new.storedTraits.source)
        let (left, top) = (Int(max(before.left, now.left)), Int(max(before.top, now.top)))
        self.old = Layer(mask: old.mask, left: left - Int(before.left), top: top - Int(before.top))
        self.new = Layer(mask: new.mask, left: left - Int(now.left), top: top - Int(now.top))
        width = max(self.old.left + old.mask.width, self.new.left + new.mask.width)
        height = max(self.old.top + old.mask.height, self.new.top + new.mask.height)
    }

    /// The opaque columns of a row in the old mask.
    func oldSpans(inRow y: Int) -> some Sequence<Range<Int>> { spans(of: old, inRow: y) }

    /// The opaque columns of a row in the new mask.
    func newSpans(inRow y: Int) -> some Sequence<Range<Int>> { spans(of: new, inRow: y) }

    /// The pixel of the old mask at a place of the canvas; it may lie outside.
    func oldPixel(_ x: Int, _ y: Int) -> (x: Int, y: Int) { (x - old.left, y - old.top) }

    /// The pixel of the new mask at a place of the canvas; it may lie outside.
    func newPixel(_ x: Int, _ y: Int) -> (x: Int, y: Int) { (x - new.left, y - new.top) }

    private func spans(of layer: Layer, inRow y: Int) -> some Sequence<Range<Int>> {
        layer.mask.rowSpans(inRow: y - layer.top).lazy.map { $0.start + layer.left..<$0.end + layer.left }
    }
}

extension MaskDifference.PixelChange {
    init(on common: CommonCanvas) {
        canvas = common.width * common.height
        for y in 0..<common.height {
            let (before, now, both) = overlap(common.oldSpans(inRow: y), common.newSpans(inRow: y))
            gained += now - both
            lost += before - both
        }
    }
}

/// The numbers of columns in some spans, in others, and in both. Spans are in their order, and none meets another.
private func overlap(
    _ one: some Sequence<Range<Int>>, _ other: some Sequence<Range<Int>>
) -> (one: Int, other: Int, both: Int) {
    var (counts, both) = ((0, 0), 0)
    var (ones, others) = (one.makeIterator(), other.makeIterator())
    var (left, right) = (ones.next(), others.next())
    while left != nil || right != nil {
        if let left, let right { both += left.clamped(to: right).count }
        // The span that ends first can meet no other one.
        if let span = left, span.upperBound <= right?.upperBound ?? .max {
            counts.0 += span.count
            left = ones.next()
        } else if let span = right {
            counts.1 += span.count
            right = others.next()
        }
    }
    return (counts.0, counts.1, both)
}
