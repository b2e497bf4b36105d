import HitMasks

extension PictureWork {
    /// Says what would make the masks easier to hit. Empty and full ones have messages of their own.
    func addHints(to outcome: inout Outcome) {
        let inputs = Dictionary(self.inputs.map { ($0.index, $0.input) }, uniquingKeysWith: { first, _ in first })
        for (index, picture) in outcome.masks {
            guard let input = inputs[index], !input.isTagged else { continue }
            var hints: [MaskHint?] = [picture.solidCount.flatMap { picture.softness(solid: $0) }]
            if picture.opaqueCount < picture.width * picture.height, let sketch = picture.sketch {
                let scale = (picture.shape?.scale ?? input.traits.scale).value
                hints += [MaskHint.size(sketch.bounds, scale: scale), picture.islands(sketch)]
            }
            hints.append(
                input.traits.slices.flatMap { MaskHint.slices($0, width: picture.width, height: picture.height) })
            let place = input.place
            outcome.diagnostics += hints.compactMap { hint in
                hint.map { Diagnostic(place.path, line: place.line, .hint($0)) }
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
