import HitMasks

extension FoundRegions {
    /// The regions as a record of a mask file: docs/FORMAT.md, "Region map".
    package func record() throws -> MaskRecord {
        let codes = RegionCodes(self)
        let names = regions.flatMap { Array($0.name.utf8) }
        let header = RegionHeader(planeCount: codes.planeCount, regionCount: regions.count, namesSize: names.count)
        let planes = try (0...codes.planeCount).map { try MaskEncoder.record(of: plane($0, codes)) }
        var head: [UInt8] = [RegionHeader.mark, UInt8(codes.planeCount)]
        head.append16(UInt16(regions.count))
        head.append32(UInt32(names.count))
        var offset = header.end
        for plane in planes {
            head.append32(UInt32(offset))
            offset += plane.byteCount
        }
        var regionOfCode = [Int](repeating: 0, count: regions.count + 1)
        for (region, code) in codes.codes.enumerated() { regionOfCode[code] = region }
        for region in regionOfCode.dropFirst() { head.append16(UInt16(region)) }
        for region in regions { head += [region.color.red, region.color.green, region.color.blue] }
        var nameEnd = 0
        for region in regions {
            nameEnd += region.name.utf8.count
            head.append32(UInt32(nameEnd))
        }
        return MaskRecord(pieces: [head + names] + planes.flatMap(\.pieces))
    }

    /// The pixels whose code has a bit, from 1 on; for 0 those of all regions.
    private func plane(_ plane: Int, _ codes: RegionCodes) -> HitMask.Bitmap {
        if plane == 0 { return bitmap { row in row.map { $0 != 0 } } }
        let hasBit = codes.codes.map { $0 >> (plane - 1) & 1 != 0 }
        var previous = [Bool](repeating: false, count: width)
        return bitmap { row in
            // Outside of all regions the bits are never asked for: they go on as they are, so that no coast is stored.
            guard var bit = row.first(where: { $0 != 0 }).map({ hasBit[Int($0)] }) else { return previous }
            previous = row.map { number in
                if number != 0 { bit = hasBit[Int(number)] }
                return bit
            }
            return previous
        }
    }

    private func bitmap(_ bits: (ArraySlice<UInt16>) -> [Bool]) -> HitMask.Bitmap {
        var bitmap = HitMask.Bitmap(width: width, height: height)
        for y in 0..<height {
            for (x, isSet) in bits(numbers[y * width..<(y + 1) * width]).enumerated() where isSet {
                bitmap.bytes[y * bitmap.bytesPerRow + x >> 3] |= 1 << UInt8(x & 7)
            }
        }
        return bitmap
    }
}
