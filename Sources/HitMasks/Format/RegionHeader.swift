/// The head of a region map's record: docs/FORMAT.md, "Region map".
///
/// A region's number is spread over bit planes, each of them a mask: the planes of a pixel give a code, and a table gives
/// the region of a code. The first plane is the mask of all regions together.
package struct RegionHeader: Sendable, Hashable {
    /// The planes behind the first one.
    package let planeCount: Int
    package let regionCount: Int
    package let namesSize: Int

    /// The first byte, which no mask begins with.
    package static let mark: UInt8 = 1
    package static let mostPlanes = 16
    package static let mostRegions = 65_535
    /// Bytes before the offsets of the planes.
    package static let fixedSize = 8

    package init(planeCount: Int, regionCount: Int, namesSize: Int) {
        (self.planeCount, self.regionCount, self.namesSize) = (planeCount, regionCount, namesSize)
    }

    /// The head of the record that the bytes begin with, if it is a region map's.
    package init?(_ bytes: RawBytes) {
        guard bytes.u8(at: 0) == RegionHeader.mark, bytes.count >= RegionHeader.fixedSize else { return nil }
        self.init(
            planeCount: Int(bytes.u8(at: 1)), regionCount: Int(bytes.u16(at: 2)),
            namesSize: bytes.number(at: 4, limit: FileLayout.maximumFileSize))
    }

    /// Where the offset of a plane lies, from the record's first byte.
    package static func planeField(_ plane: Int) -> Int { fixedSize + 4 * plane }
    /// Where the regions of the codes from 1 on lie: 16 bits each.
    package var codes: Int { RegionHeader.planeField(planeCount + 1) }
    /// Where the colours of the regions from 1 on lie: red, green, blue.
    package var colours: Int { codes + 2 * regionCount }
    /// Where the ends of the names lie: 32 bits each, from the names' first byte.
    package var nameEnds: Int { colours + 3 * regionCount }
    package var names: Int { nameEnds + 4 * regionCount }
    /// Where the first plane lies.
    package var end: Int { names + namesSize }
}

extension RawBytes {
    /// The mask of all regions in a region map's record; the record itself of a mask.
    package func maskRecord(at offset: Int) -> RawBytes {
        let record = from(offset)
        guard record.u8(at: 0) == RegionHeader.mark else { return record }
        return record.from(Int(truncatingIfNeeded: record.u32(at: RegionHeader.planeField(0))))
    }

    /// The length of the region map's record that starts at `start`, if it is a valid one that ends by `end`.
    func validRegionMapLength(from start: Int, to end: Int) throws(HitMask.RecordFault) -> Int {
        guard let header = RegionHeader(from(start)), header.planeCount <= RegionHeader.mostPlanes else {
            throw .invalidRegions
        }
        guard header.end <= end - start else { throw .truncated(needed: header.end, available: end - start) }
        // Each region has a code of as many bits as there are planes, and none has the code 0.
        guard header.regionCount < 1 << header.planeCount else { throw .invalidRegions }
        try checkRegionTables(header, at: start)
        var expected = header.end
        var size: (Int, Int)?
        for plane in 0...header.planeCount {
            guard u32(at: start + RegionHeader.planeField(plane)) == UInt32(truncatingIfNeeded: expected) else {
                throw .invalidRegions
            }
            let first = u8(at: start + expected)
            guard first != RegionHeader.mark else { throw .invalidRegions }
            let length = try validRecordLength(from: start + expected, to: end)
            let tile = TileHeader(word: u64(at: start + expected))
            let planeSize = GridHeader(tile).map { ($0.width, $0.height) } ?? (tile.width, tile.height)
            guard size.map({ $0 == planeSize }) ?? true else { throw .invalidRegions }
            size = planeSize
            expected += length
        }
        return expected
    }

    private func checkRegionTables(_ header: RegionHeader, at start: Int) throws(HitMask.RecordFault) {
        var nameStart = 0
        for index in 0..<header.regionCount {
            let region = Int(u16(at: start + header.codes + 2 * index))
            let nameEnd = number(at: start + header.nameEnds + 4 * index, limit: header.namesSize)
            guard 1...header.regionCount ~= region, nameStart <= nameEnd, nameEnd <= header.namesSize,
                isUTF8(start + header.names + nameStart..<start + header.names + nameEnd)
            else { throw .invalidRegions }
            nameStart = nameEnd
        }
        guard nameStart == header.namesSize else { throw .invalidRegions }
    }
}
