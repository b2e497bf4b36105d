import HitMasks

/// What tells pictures apart that are not scales of one picture.
private struct ScalelessVariant: Hashable {
    private let name: [UInt8]
    private let attributes: [UInt64]

    init(_ read: ReadPicture) {
        name = Array(read.input.name.utf8)
        var traits = read.input.traits
        traits.scale = .one
        attributes = traits.variantKey
    }
}

/// The picture with the most pixels per point of each name and each combination of the other attributes. The pictures
/// stay in their order.
func densest(of pictures: [ReadPicture]) -> [ReadPicture] {
    var densest: [ScalelessVariant: PixelScale] = [:]
    for read in pictures {
        let scale = read.traits.scale
        densest[ScalelessVariant(read)] = max(scale, densest[ScalelessVariant(read)] ?? scale)
    }
    return pictures.filter { $0.traits.scale == densest[ScalelessVariant($0)] }
}

/// A warning for each picture whose shape is not that of the densest scale of the same name: an old 1x beside a new 2x,
/// or another picture altogether.
///
/// Both masks are sampled on one grid of 32 × 32 spots. A spot differs if it is opaque in one of them, and in the other
/// not even within a pixel of the coarser of the two: borders fall differently at each scale. The warning comes if more
/// than a tenth of the spots that are opaque in either differ.
func scaleWarnings(among pictures: [ReadPicture]) -> [Diagnostic] {
    var groups: [ScalelessVariant: [ReadPicture]] = [:]
    for read in pictures { groups[ScalelessVariant(read), default: []].append(read) }
    var warnings: [Diagnostic] = []
    for group in groups.values where group.count > 1 {
        let densest = group.max { $0.traits.scale < $1.traits.scale }!
        let mask = densest.picture.mask
        for read in group where read.traits.scale != densest.traits.scale {
            let share = differingShare(read.picture.mask, mask)
            guard share > 10 else { continue }
            let place = read.input.place
            warnings.append(
                Diagnostic(place.path, line: place.line, .scalesDisagree(share: share, other: densest.input.path)))
        }
    }
    return warnings
}

/// How much of what is opaque in either mask is not in the other, in whole per cent.
private func differingShare(_ coarse: HitMask, _ dense: HitMask) -> Int {
    let side = 32
    var (opaqueCount, differingCount) = (0, 0)
    for row in 0..<side {
        for column in 0..<side {
            func spot(_ mask: HitMask) -> (x: Int, y: Int) {
                ((2 * column + 1) * mask.width / (2 * side), (2 * row + 1) * mask.height / (2 * side))
            }
            let (own, other) = (spot(coarse), spot(dense))
            let isOpaque = (coarse.contains(x: own.x, y: own.y), dense.contains(x: other.x, y: other.y))
            if isOpaque.0 || isOpaque.1 { opaqueCount += 1 }
            guard isOpaque.0 != isOpaque.1 else { continue }
            let reach = max(1, (dense.width + coarse.width - 1) / coarse.width)
            let isNear =
                isOpaque.0
                ? isOpaqueNear(other, of: dense, reach: reach) : isOpaqueNear(own, of: coarse, reach: 1)
            if !isNear { differingCount += 1 }
        }
    }
    return opaqueCount == 0 ? 0 : differingCount * 100 / opaqueCount
}

private func isOpaqueNear(_ spot: (x: Int, y: Int), of mask: HitMask, reach: Int) -> Bool {
    (spot.y - reach...spot.y + reach).contains { y in
        mask.rowSpans(inRow: y).contains { $0.start <= spot.x + reach && $0.end > spot.x - reach }
    }
}

extension EncodedPicture {
    /// The mask of the record, to be asked before it is in a file.
    var mask: HitMask {
        let bytes = record.pieces.flatMap { $0 } + [UInt8](repeating: 0, count: FileLayout.paddingSize)
        let storage = bytes.withUnsafeBytes { ByteStorage(copying: $0) }
        return HitMask(record: storage.bytes.maskRecord(at: 0), traits: StoredTraits(), at: 0, in: storage)
    }
}
