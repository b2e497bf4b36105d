/// A second reader of mask files, written from docs/FORMAT.md alone: byte by byte, without a word of the runtime's code.
/// It trusts the file. Slow and plain, it says what the runtime must say.
public struct NaiveReader {
    /// One mask, and where it lies.
    public struct Mask {
        /// The bytes of its name.
        public let name: [UInt8]
        /// The scale's pixels.
        public let pixels: UInt16
        /// The points that they cover.
        public let points: UInt16
        /// The number of columns.
        public let width: Int
        /// The number of rows.
        public let height: Int
        fileprivate let record: Int
        fileprivate let file: [UInt8]
    }

    /// The masks in the order of the file.
    public let masks: [Mask]
    /// The checksum that the header states.
    public let storedChecksum: UInt64
    private let file: [UInt8]

    /// Finds the masks of a file that is valid.
    public init(_ file: [UInt8]) {
        func u16(_ at: Int) -> Int { Int(file[at]) + 256 * Int(file[at + 1]) }
        func u32(_ at: Int) -> Int { u16(at) + 65_536 * u16(at + 2) }
        self.file = file
        storedChecksum = (0..<8).reduce(UInt64(0)) { $0 | UInt64(file[16 + $1]) << UInt64(8 * $1) }
        let (count, prefixCount) = (u32(24), u32(28))
        let prefixes = 48 + 14 * count
        let names = prefixes + 4 * prefixCount
        let traits = names + u32(32)
        let records = traits + u32(36)
        masks = (0..<count).map { index in
            let entry = 48 + 14 * index
            var name: [UInt8] = []
            let prefix = u16(entry + 8)
            if prefix > 0 {
                let start = prefix == 1 ? 0 : u32(prefixes + 4 * (prefix - 2))
                name += file[names + start..<names + u32(prefixes + 4 * (prefix - 1))]
            }
            let rest = names + u32(entry)
            name += file[rest..<rest + u16(entry + 12)]
            var (pixels, points) = (1, 1)
            if u16(entry + 10) > 0 {
                var trait = traits + 4 * (u16(entry + 10) - 1)
                while file[trait] != 0 {
                    if file[trait] == 1 { (pixels, points) = (u16(trait + 2), u16(trait + 4)) }
                    trait += 2 + Int(file[trait + 1])
                }
            }
            var offset = u32(entry + 4)
            if offset >= 0x8000_0000 { offset = u32(48 + 14 * (offset - 0x8000_0000) + 4) }
            var record = records + offset
            // The mask of a region map is its first plane.
            if file[record] == 1 { record += u32(record + 8) }
            let isGrid = file[record] & 8 != 0
            return Mask(
                name: name, pixels: UInt16(pixels), points: UInt16(points),
                width: isGrid ? u16(record + 2) + 1 : Int(file[record + 6]) + 1,
                height: isGrid ? u16(record + 4) + 1 : Int(file[record + 7]) + 1,
                record: record, file: file)
        }
    }

    /// The checksum as the format page defines it.
    public static func checksum(of file: [UInt8]) -> UInt64 {
        var lanes: [UInt64] = [1, 2, 3, 4]
        func mix(_ lane: UInt64, _ word: UInt64) -> UInt64 {
            let product = (lane ^ word) &* 0x9E37_79B9_7F4A_7C15
            return product ^ (product >> 32)
        }
        for index in 0..<(file.count + 7) / 8 {
            var word: UInt64 = 0
            for byte in 0..<8 where index != 2 && 8 * index + byte < file.count {
                word |= UInt64(file[8 * index + byte]) << UInt64(8 * byte)
            }
            lanes[index % 4] = mix(lanes[index % 4], word)
        }
        return mix(mix(mix(lanes[0], lanes[1]), lanes[2]), lanes[3])
    }
}

extension NaiveReader.Mask {
    /// Whether the pixel is opaque, for a pixel of the mask.
    public func isOpaque(_ x: Int, _ y: Int) -> Bool {
        guard x >= 0, y >= 0, x < width, y < height else { return false }
        if file[record] & 8 == 0 { return file[record] & 4 == 0 && isOpaque(x, y, tile: record, table: record + 8) }
        if file[record] & 4 != 0 { return false }
        let cell = record + 8 + 4 * (y / 256 * ((width + 255) / 256) + x / 256)
        let offset = number(cell, 4)
        return offset < 2 ? offset == 1 : isOpaque(x % 256, y % 256, tile: record + offset, table: record + offset + 6)
    }

    private func number(_ at: Int, _ count: Int) -> Int {
        (0..<count).reduce(0) { $0 + Int(file[at + $1]) << (8 * $1) }
    }

    private func isOpaque(_ x: Int, _ y: Int, tile: Int, table: Int) -> Bool {
        let flags = Int(file[tile])
        let (j, k) = (Int(file[tile + 1]) % 16, Int(file[tile + 1]) / 16)
        var (u, v) = (x - Int(file[tile + 2]), y - Int(file[tile + 3]))
        var (uCount, vCount) = (Int(file[tile + 4]) + 1, Int(file[tile + 5]) + 1)
        guard u >= 0, v >= 0, u < uCount, v < vCount else { return false }
        if flags & 2 != 0 {
            swap(&u, &v)
            swap(&uCount, &vCount)
        }
        let missing = (flags / 32) * (1 << k) / 8
        let (blockWidth, blockHeight) = (1 << j, 1 << k)
        let columns = (uCount + blockWidth - 1) / blockWidth
        let (column, band) = (u / blockWidth, (v + missing) / blockHeight)
        let entrySize = flags & 16 != 0 ? 3 : 2
        let entry = number(table + (band * columns + column) * entrySize, entrySize)
        let firstRow = max(0, band * blockHeight - missing)
        let block = table + entry / 128
        let (code, edgeCount, isSloped) = (entry % 8, entry / 8 % 8 + 1, entry / 64 % 2 == 1)
        let (blockX, row) = (u - column * blockWidth, v - firstRow)
        if code == 7 {
            let bytesPerRow = (min(blockWidth, uCount - column * blockWidth) + 7) / 8
            return file[block + row * bytesPerRow + blockX / 8] >> UInt8(blockX % 8) & 1 == 1
        }
        let bits = [0, 1, 2, 4, 8][code]
        let passed = (0..<edgeCount).filter { edge in
            var value = Int(file[block + (isSloped ? 2 * edge : edge)])
            if isSloped {
                value += Int((Double(Int8(bitPattern: file[block + 2 * edge + 1])) * Double(row) / 16).rounded(.down))
            }
            if bits > 0 {
                let group = block + edgeCount * (isSloped ? 2 : 1) + row * bits / 8 * edgeCount + edge
                value += (Int(file[group]) >> (row * bits % 8)) % (1 << bits)
            }
            return value <= blockX
        }
        return passed.count % 2 == 1
    }
}
