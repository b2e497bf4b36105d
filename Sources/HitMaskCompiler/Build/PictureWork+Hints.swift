import HitMasks

extension PictureWork {
    /// Says what would make the masks easier to hit. Empty and full ones have messages of their own.
    func addHints(to outcome: inout Outcome) {
        // Masks are made in the order of their inputs; those that failed are missing.
        var next = 0
        for (index, picture) in outcome.masks {
            while inputs[next].index != index { next += 1 }
            let input = inputs[next].input
            if input.isTagged { continue }
            func say(_ hint: MaskHint?) {
                guard let hint else { return }
                outcome.diagnostics.append(Diagnostic(input.place.path, line: input.place.line, .hint(hint)))
            }
            if let solid = picture.solidCount { say(picture.softness(solid: solid)) }
            if picture.opaqueCount < picture.width * picture.height, let sketch = picture.sketch {
                say(MaskHint.size(sketch.bounds, scale: (picture.shape?.scale ?? input.traits.scale).value))
                say(picture.islands(sketch))
            }
            if let slices = input.traits.slices {
                say(MaskHint.slices(slices, width: picture.width, height: picture.height))
            }
        }
    }
}

extension EncodedPicture {
    fileprivate func softness(solid: Int) -> MaskHint? { MaskHint.softness(solid: solid, opaque: opaqueCount) }

    /// Counts islands only where there may be many: that takes as long as reading the picture.
    fileprivate func islands(_ sketch: MaskSketch) -> MaskHint? {
        guard sketch.islandsLessHoles >= MaskHint.manyIslands, let record else { return nil }
        var builder = MaskFileBuilder()
        guard (try? builder.add("mask", traits: StoredTraits(), record: record)) != nil,
            let file = try? HitMaskFile(try builder.bytes()), let mask = file.mask(named: "mask")
        else { return nil }
        return MaskHint.islands(mask.expanded().components().map(\.area))
    }
}
