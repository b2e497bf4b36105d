import HitMasks

extension StoredTraits {
    /// What tells pictures of one name apart that are not scales of one picture.
    var scalelessKey: [UInt64] {
        var traits = self
        traits.scale = .one
        return traits.variantKey
    }
}

/// Scales whose shapes differ by more are not taken for one picture. Unit: per cent.
let tolerableDifference = 10

/// The positions of inputs that are scales of one picture, for each picture with several.
///
/// The inputs are in their order, in which those of one name are neighbours.
func scaleGroups(of inputs: [ArtInput]) -> [[Int]] {
    var groups: [[Int]] = []
    var start = 0
    while start < inputs.count {
        var end = start + 1
        while end < inputs.count, inputs[end].name.hasSameBytes(as: inputs[start].name) { end += 1 }
        if end - start > 1 {
            var scales: [[UInt64]: [Int]] = [:]
            for index in start..<end { scales[inputs[index].traits.scalelessKey, default: []].append(index) }
            groups += scales.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
        }
        start = end
    }
    return groups
}

/// Whether each picture is the one with the most pixels per point of its group, or in none.
func areDensest(_ pictures: [ReadPicture], groups: [[Int]]) -> [Bool] {
    var areDensest = Array(repeating: true, count: pictures.count)
    for group in groups {
        let most = group.map { pictures[$0].traits.scale }.max()
        for index in group { areDensest[index] = pictures[index].traits.scale == most }
    }
    return areDensest
}

/// Compares the scales of each group, where that is not known yet.
///
/// Both masks are sampled on one grid of 32 × 32 spots. A spot differs if it is opaque in one of them, and in the other
/// not even within a pixel of the coarser of the two: borders fall differently at each scale.
func compareScales(of pictures: inout [ReadPicture], groups: [[Int]]) {
    for group in groups where group.contains(where: { pictures[$0].differingShare == nil }) {
        let densest = pictures.densest(of: group)
        guard let mask = pictures[densest].picture.mask else { continue }
        for index in group {
            let isSameScale = pictures[index].traits.scale == pictures[densest].traits.scale
            guard let own = pictures[index].picture.mask else { continue }
            pictures[index].differingShare = isSameScale ? 0 : differingShare(own, mask)
        }
    }
}

/// A warning for each picture whose shape is not that of the densest scale of the same name: an old 1x beside a new 2x,
/// or another picture altogether. It comes if more than a tenth of the spots that are opaque in either differ.
func scaleWarnings(among pictures: [ReadPicture], groups: [[Int]]) -> [Diagnostic] {
    groups.flatMap { group in
        let densest = pictures[pictures.densest(of: group)].input
        return group.compactMap { index -> Diagnostic? in
            guard let share = pictures[index].differingShare, share > tolerableDifference else { return nil }
            let place = pictures[index].input.place
            return Diagnostic(place.path, line: place.line, .scalesDisagree(share: share, other: densest.path))
        }
    }
}

extension [ReadPicture] {
    fileprivate func densest(of group: [Int]) -> Int {
        group.max { self[$0].traits.scale < self[$1].traits.scale }!
    }
}

/// How much of what is opaque in either mask is not in the other, in whole per cent.
func differingShare(_ coarse: HitMask, _ dense: HitMask) -> Int {
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
    var mask: HitMask? {
        guard let record else { return nil }
        let bytes = record.pieces.flatMap { $0 } + [UInt8](repeating: 0, count: FileLayout.paddingSize)
        let storage = bytes.withUnsafeBytes { ByteStorage(copying: $0) }
        return HitMask(record: storage.bytes.maskRecord(at: 0), traits: StoredTraits(), at: 0, in: storage)
    }
}
