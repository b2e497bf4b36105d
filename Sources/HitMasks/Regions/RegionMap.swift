/// A picture whose colours name regions: which region is under a pixel, in O(1).
///
/// Each opaque pixel belongs to exactly one region; a region is a number from 1 to ``count``, and 0 is none.
///
///     let map = file.regionMap(named: "map/provinces")!
///     let region = map.region(x: 120, y: 88)   // 7, or 0 in the sea
///     map.name(of: region)                      // "north-march"
///
/// The map lies in its mask file and is asked there; nothing is decoded.
public struct RegionMap: Sendable {
    /// All regions together, as a mask.
    public let mask: HitMask
    private let header: RegionHeader
    private let record: RawBytes
    private let storage: ByteStorage
    private let traits: (values: StoredTraits, offset: Int)

    /// The region map whose record starts at an offset of a validated file, unless a mask does.
    init?(at offset: Int, traits: StoredTraits, traitsOffset: Int, in storage: ByteStorage) {
        record = storage.bytes.from(offset)
        guard let header = RegionHeader(record) else { return nil }
        self.header = header
        self.storage = storage
        self.traits = (traits, traitsOffset)
        mask = HitMask(record: storage.bytes.maskRecord(at: offset), traits: traits, at: traitsOffset, in: storage)
    }

    /// The number of regions, at most 65,535.
    public var count: Int { header.regionCount }
    /// The number of columns, in pixels.
    public var width: Int { mask.width }
    /// The number of rows, in pixels.
    public var height: Int { mask.height }

    /// The region under a pixel, or 0 where there is none, and outside.
    ///
    /// - Complexity: O(1): a lookup in one mask, and in one more for each bit of ``count``, so at most seventeen.
    public func region(x: Int, y: Int) -> Int {
        guard mask.contains(x: x, y: y) else { return 0 }
        var (code, plane) = (0, 1)
        while plane <= header.planeCount {
            if self.plane(plane).contains(x: x, y: y) { code |= 1 &<< (plane &- 1) }
            plane &+= 1
        }
        return region(ofCode: code)
    }

    /// The region under a real-valued position, rounded down. Unit: pixels.
    ///
    /// - Complexity: O(1).
    public func region(x: Double, y: Double) -> Int {
        guard x >= 0, x < Double(width), y >= 0, y < Double(height) else { return 0 }
        return region(x: Int(x), y: Int(y))
    }

    /// The region under a point of the picture. Unit: points.
    ///
    /// - Complexity: O(1).
    public func region(at point: HitMask.Point) -> Int {
        region(x: point.x * mask.scale + Double(mask.artLeft), y: point.y * mask.scale + Double(mask.artTop))
    }

    /// The name of a region; empty for 0, and for a number that no region has.
    ///
    /// - Complexity: O(length).
    public func name(of region: Int) -> String {
        guard 1...max(count, 1) ~= region, region <= count else { return "" }
        func end(_ index: Int) -> Int {
            index == 0 ? 0 : record.number(at: header.nameEnds + 4 * (index - 1), limit: header.namesSize)
        }
        let range = header.names + end(region - 1)..<header.names + max(end(region - 1), end(region))
        return record.withBuffer(range) { String(decoding: $0, as: UTF8.self) }
    }

    /// The number of the region with a name, or nil.
    ///
    /// - Complexity: O(length of all names).
    public func region(named name: String) -> Int? {
        guard count > 0 else { return nil }
        return (1...count).first { self.name(of: $0).utf8.elementsEqual(name.utf8) }
    }

    /// The colour that names a region in the picture: red, green and blue, 0 to 255 each. Black for 0.
    ///
    /// - Complexity: O(1).
    public func color(of region: Int) -> (red: UInt8, green: UInt8, blue: UInt8) {
        guard region > 0, region <= count else { return (0, 0, 0) }
        let start = header.colours + 3 * (region - 1)
        return (record.u8(at: start), record.u8(at: start + 1), record.u8(at: start + 2))
    }

    private func region(ofCode code: Int) -> Int {
        guard code > 0, code <= count else { return 0 }
        return Int(record.u16(at: header.codes &+ 2 &* (code &- 1)))
    }

    /// The plane of one bit of the codes, from 1 on.
    private func plane(_ plane: Int) -> HitMask {
        let offset = Int(truncatingIfNeeded: record.u32(at: RegionHeader.planeField(plane)))
        return HitMask(record: record.from(offset), traits: traits.values, at: traits.offset, in: storage)
    }
}

// One region alone, made when it is asked for.
extension RegionMap {
    /// The pixels of a region; none for a number that no region has.
    ///
    /// - Complexity: O(area of the map). Allocates the bitmap.
    public func bitmap(of region: Int) -> HitMask.Bitmap {
        var pixels = HitMask.Bitmap(width: width, height: height)
        guard let code = code(of: region) else { return pixels }
        pixels = mask.expanded()
        for plane in stride(from: 1, through: header.planeCount, by: 1) {
            let bits = self.plane(plane).expanded().bytes
            let isSet = code >> (plane - 1) & 1 != 0
            for index in pixels.bytes.indices { pixels.bytes[index] &= isSet ? bits[index] : ~bits[index] }
        }
        return pixels
    }

    /// The number of pixels of a region.
    ///
    /// - Complexity: O(area of the map).
    public func area(of region: Int) -> Int { bitmap(of: region).opaqueCount }

    /// The least rectangle around a region's pixels.
    ///
    /// - Complexity: O(area of the map).
    public func bounds(of region: Int) -> PixelRect { bitmap(of: region).opaqueBounds }

    private func code(of region: Int) -> Int? {
        guard region > 0, region <= count else { return nil }
        return (1...count).first { self.region(ofCode: $0) == region }
    }
}

extension HitMaskFile {
    /// The region map of a name, or nil if the file has no such name or a mere mask under it.
    ///
    /// Of several variants it is the one that ``entry(named:for:state:)`` chooses for any screen.
    ///
    /// - Complexity: O(1), and O(variants) for a name with several.
    public func regionMap(named name: String) -> RegionMap? { entry(named: name)?.regionMap }
}

extension HitMaskFile.Entry {
    /// The region map, or nil for a mere mask. ``mask`` is that of all its regions together.
    ///
    /// - Complexity: O(1).
    public var regionMap: RegionMap? {
        RegionMap(
            at: file.sections.recordOffset(position), traits: storedTraits,
            traitsOffset: file.sections.traitsOffset(position), in: file.storage)
    }
}
