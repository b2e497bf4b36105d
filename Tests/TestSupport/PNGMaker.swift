/// A PNG writer for tests that shares nothing with the code under test: no zlib, no libpng.
///
/// It stores the picture without compression, so that damage can be placed exactly. The chunks can be changed, moved
/// and left out before they are joined.
public struct PNGMaker: Sendable {
    /// A chunk with its name, its bytes and, where it is to be wrong, its checksum.
    public struct Chunk: Sendable {
        /// The four letters.
        public var name: String
        /// What stands between the name and the checksum.
        public var data: [UInt8]
        /// The checksum to write; `nil` for the right one.
        public var checksum: UInt32?

        /// Makes a chunk, correct unless a checksum is given.
        public init(_ name: String, _ data: [UInt8] = [], checksum: UInt32? = nil) {
            self.name = name
            self.data = data
            self.checksum = checksum
        }

        var bytes: [UInt8] {
            let named = Array(name.utf8) + data
            return PNGMaker.big(UInt32(data.count)) + named + PNGMaker.big(checksum ?? PNGMaker.crc(named))
        }
    }

    /// The number of columns.
    public var width: Int
    /// The number of rows.
    public var height: Int
    /// The bits of a sample.
    public var depth: Int
    /// The colour type: 0 grey, 2 RGB, 3 palette, 4 grey with alpha, 6 RGBA.
    public var colour: Int
    /// Whether the rows are stored in Adam7's seven passes.
    public var interlaced = false
    /// The filter of each row; `nil` takes all five in turn.
    public var filter: UInt8? = 0
    /// The samples, row after row, pixel after pixel, channel after channel.
    public var samples: [UInt16]
    /// The colours of the palette, three bytes an entry.
    public var palette: [UInt8]?
    /// The data of tRNS.
    public var transparency: [UInt8]?
    /// Whether the deflate stream lacks zlib's frame, as CgBI files have it.
    public var isRaw = false

    /// A picture whose samples are all 0.
    public init(width: Int, height: Int, depth: Int = 8, colour: Int = 6) {
        (self.width, self.height, self.depth, self.colour) = (width, height, depth, colour)
        samples = [UInt16](repeating: 0, count: width * height * Self.channels(colour))
    }

    /// An 8-bit RGBA picture with the given alphas, row after row.
    public init(width: Int, alphas: [UInt16], depth: Int = 8) {
        self.init(width: width, height: alphas.count / width, depth: depth)
        for (i, alpha) in alphas.enumerated() { samples[4 * i + 3] = alpha }
    }

    /// The number of samples in a pixel.
    public static func channels(_ colour: Int) -> Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colour] ?? 1 }

    /// The whole file.
    public var file: [UInt8] { Self.file(chunks) }

    /// The chunks of a correct file.
    public var chunks: [Chunk] {
        var chunks = [Chunk("IHDR", header)]
        if let palette { chunks.append(Chunk("PLTE", palette)) }
        if let transparency { chunks.append(Chunk("tRNS", transparency)) }
        return chunks + [Chunk("IDAT", deflated(filteredRows)), Chunk("IEND")]
    }

    /// The data of IHDR.
    public var header: [UInt8] {
        Self.big(UInt32(width)) + Self.big(UInt32(height)) + [UInt8(depth), UInt8(colour), 0, 0, interlaced ? 1 : 0]
    }

    /// The signature and the chunks.
    public static func file(_ chunks: [Chunk]) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunks.flatMap(\.bytes)
    }

    /// The bytes that are to be compressed: each row behind its filter.
    public var filteredRows: [UInt8] {
        guard interlaced else { return pass(x: 0, y: 0, across: 1, down: 1) }
        let grids = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
        return grids.flatMap { pass(x: $0.0, y: $0.1, across: $0.2, down: $0.3) }
    }

    /// A deflate stream of stored blocks.
    public func deflated(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = isRaw ? [] : [0x78, 0x01]
        var rest = bytes[...]
        repeat {
            let block = rest.prefix(65_535)
            rest = rest.dropFirst(block.count)
            let (low, high) = (UInt8(block.count & 255), UInt8(block.count >> 8))
            stream += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high] + block
        } while !rest.isEmpty
        return isRaw ? stream : stream + Self.big(Self.adler(bytes))
    }

    private func pass(x: Int, y: Int, across: Int, down: Int) -> [UInt8] {
        let columns = Array(stride(from: x, to: width, by: across))
        guard !columns.isEmpty else { return [] }
        let step = max(1, Self.channels(colour) * depth / 8)
        var prior: [UInt8] = []
        var bytes: [UInt8] = []
        for (index, row) in stride(from: y, to: height, by: down).enumerated() {
            let raw = packed(columns.flatMap { pixel(x: $0, y: row) })
            let kind = filter ?? UInt8(index % 5)
            bytes.append(kind)
            for i in raw.indices {
                let left = i < step ? 0 : Int(raw[i - step])
                let above = prior.isEmpty ? 0 : Int(prior[i])
                let corner = prior.isEmpty || i < step ? 0 : Int(prior[i - step])
                bytes.append(raw[i] &- Self.prediction(kind, left, above, corner))
            }
            prior = raw
        }
        return bytes
    }

    /// The samples of a pixel.
    public func pixel(x: Int, y: Int) -> ArraySlice<UInt16> {
        let count = Self.channels(colour)
        return samples[(y * width + x) * count..<(y * width + x + 1) * count]
    }

    private func packed(_ samples: [UInt16]) -> [UInt8] {
        if depth == 8 { return samples.map { UInt8($0) } }
        if depth == 16 { return samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
        var bytes = [UInt8](repeating: 0, count: (samples.count * depth + 7) / 8)
        for (i, sample) in samples.enumerated() {
            bytes[i * depth / 8] |= UInt8(sample) << UInt8(8 - depth - i * depth % 8)
        }
        return bytes
    }

    private static func prediction(_ filter: UInt8, _ a: Int, _ b: Int, _ c: Int) -> UInt8 {
        switch filter {
        case 1: return UInt8(a)
        case 2: return UInt8(b)
        case 3: return UInt8((a + b) / 2)
        case 4:
            let (pa, pb, pc) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
            return UInt8(pa <= pb && pa <= pc ? a : pb <= pc ? b : c)
        default: return 0
        }
    }

    /// A word as PNG stores it.
    public static func big(_ word: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(word >> $0 & 255) } }

    static func crc(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~UInt32(0)) { crc, byte in remainders[Int(UInt8(crc & 255) ^ byte)] ^ crc >> 8 }
    }

    private static let remainders: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { rest, _ in rest & 1 != 0 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
    }

    static func adler(_ bytes: [UInt8]) -> UInt32 {
        var (a, b) = (UInt32(1), UInt32(0))
        // Sums of so few bytes do not overflow before the remainder is taken.
        for start in stride(from: 0, to: bytes.count, by: 5_000) {
            for byte in bytes[start..<min(start + 5_000, bytes.count)] {
                a &+= UInt32(byte)
                b &+= a
            }
            a %= 65_521
            b %= 65_521
        }
        return b << 16 | a
    }
}
