import HitMasks

extension RecordAnnotation {
    /// The head of a region map, its tables, and its planes, which are masks.
    mutating func annotate(_ regions: RegionHeader, size: Int) {
        add(1, "region map")
        add(1, "planes behind the first: \(regions.planeCount)")
        add(2, "regions: \(regions.regionCount)")
        add(4, "bytes of names: \(regions.namesSize)")
        let starts = (0...regions.planeCount).map { bytes.number(at: RegionHeader.planeField($0), limit: size) }
        for (plane, start) in starts.enumerated() { add(4, "plane \(plane) at \(start)") }
        for code in 0..<regions.regionCount {
            add(2, "code \(code + 1): region \(bytes.u16(at: regions.codes + 2 * code))")
        }
        for region in 0..<regions.regionCount {
            let colour = regions.colours + 3 * region
            let color = ArtColor(
                red: bytes.u8(at: colour), green: bytes.u8(at: colour + 1), blue: bytes.u8(at: colour + 2))
            add(3, "colour of region \(region + 1): \(color)")
        }
        annotateNames(regions)
        for (plane, (start, end)) in zip(starts, starts.dropFirst() + [size]).enumerated() {
            add(0, "PLANE \(plane)")
            for field in RecordAnnotation(bytes.from(start), size: end - start).fields {
                add(field.count, field.meaning)
            }
        }
    }

    private mutating func annotateNames(_ regions: RegionHeader) {
        let ends = (0..<regions.regionCount).map {
            bytes.number(at: regions.nameEnds + 4 * $0, limit: regions.namesSize)
        }
        for (index, end) in ends.enumerated() { add(4, "name of region \(index + 1) ends at \(end)") }
        for (index, (start, end)) in zip([0] + ends, ends).enumerated() where start < end {
            let text = bytes.withBuffer(regions.names + start..<regions.names + end) {
                String(decoding: $0, as: UTF8.self)
            }
            add(end - start, "name of region \(index + 1): \(text.debugDescription)")
        }
    }
}
