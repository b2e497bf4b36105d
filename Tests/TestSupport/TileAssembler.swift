import HitMasks

/// Writes a small image as a tile in the form that is asked for, from docs/FORMAT.md alone: what the encoder may never choose,
/// a reader must read.
public struct TileAssembler: Sendable, CustomStringConvertible {
    /// The residuals' code, 0 to 4, or 7 for literal rows.
    public let code: Int
    /// The logarithm of a block's width.
    public let j: Int
    /// The logarithm of a block's height.
    public let k: Int
    /// Whether each edge has a slope.
    public var isSloped = false
    /// Whether rows and columns change places.
    public var isTransposed = false
    /// Whether entries take three bytes.
    public var isWide = false
    /// Eighths of a block that the first band lacks.
    public var phase = 0

    /// Forms that every image up to 4 × 4 fits into.
    public static let all: [TileAssembler] = {
        let plain = [(7, 2, 2), (7, 1, 1), (7, 3, 3), (0, 2, 0), (1, 0, 2), (2, 1, 2), (3, 2, 2), (4, 2, 2), (4, 8, 8)]
        let sloped = [(0, 2, 0), (1, 0, 0), (2, 1, 1), (3, 2, 2), (4, 2, 2)]
        var forms = plain.map { TileAssembler(code: $0.0, j: $0.1, k: $0.2) }
        forms += sloped.map { TileAssembler(code: $0.0, j: $0.1, k: $0.2, isSloped: true) }
        for form in forms {
            var other = form
            other.isTransposed = true
            other.isWide = form.code % 2 == 1
            other.phase = form.k > 0 && form.k < 8 ? 4 : 0
            forms.append(other)
        }
        return forms
    }()

    init(code: Int, j: Int, k: Int, isSloped: Bool = false) {
        (self.code, self.j, self.k, self.isSloped) = (code, j, k, isSloped)
    }

    /// What it writes.
    public var description: String {
        "code \(code), blocks of \(1 << j) × \(1 << k)" + (isSloped ? ", sloped" : "")
            + (isTransposed ? ", transposed" : "")
            + (isWide ? ", wide" : "") + (phase > 0 ? ", phase \(phase)" : "")
    }

    private var residualBits: Int { [0, 1, 2, 4, 8, 0, 0, 0][code] }

    /// The record of the image.
    public func record(of image: HitMask.Bitmap) -> [UInt8] {
        let (uCount, vCount) = isTransposed ? (image.height, image.width) : (image.width, image.height)
        func isOpaque(_ u: Int, _ v: Int) -> Bool {
            isTransposed ? image.contains(x: v, y: u) : image.contains(x: u, y: v)
        }
        let missing = phase << k / 8
        let columns = (uCount + 1 << j - 1) >> j
        let bands = (vCount + missing + 1 << k - 1) >> k
        let entrySize = isWide ? 3 : 2
        var table: [UInt8] = []
        var blocks: [UInt8] = []
        for band in 0..<bands {
            let rows = max(0, band << k - missing)..<min(vCount, (band + 1) << k - missing)
            for column in 0..<columns {
                let first = column << j
                let width = min(1 << j, uCount - first)
                let pixels = rows.map { v in (0..<width).map { isOpaque(first + $0, v) } }
                let block = code == 7 ? (1, literal(pixels)) : edges(pixels)
                let offset = columns * bands * entrySize + blocks.count
                let entry = code | (block.0 - 1) << 3 | (isSloped ? 64 : 0) | offset << 7
                for byte in 0..<entrySize { table.append(UInt8(truncatingIfNeeded: entry >> (8 * byte))) }
                blocks += block.1
            }
        }
        let flags = (isTransposed ? 2 : 0) | (isWide ? 16 : 0) | phase << 5
        let (right, bottom) = (UInt8(image.width - 1), UInt8(image.height - 1))
        return [UInt8(flags), UInt8(j | k << 4), 0, 0, right, bottom, right, bottom] + table + blocks
    }

    private func literal(_ pixels: [[Bool]]) -> [UInt8] {
        pixels.map { row in row.enumerated().reduce(0) { $0 | ($1.element ? 1 << UInt8($1.offset) : 0) } }
    }

    /// The number of edges and their bytes.
    private func edges(_ pixels: [[Bool]]) -> (Int, [UInt8]) {
        let width = pixels[0].count
        let toggles = pixels.map { row in row.indices.filter { row[$0] != ($0 > 0 && row[$0 - 1]) } }
        let count = max(1, toggles.map(\.count).max() ?? 1)
        // An edge behind the last column counts for no pixel.
        let values = toggles.map { $0 + Array(repeating: width, count: count - $0.count) }
        var bytes: [UInt8] = []
        var residuals = values
        for edge in 0..<count {
            let slope = isSloped ? (edge % 2 == 0 ? -16 : -7) : 0
            let needed = values.indices.map { values[$0][edge] - (slope * $0) >> 4 }
            let base = needed.min() ?? 0
            bytes.append(UInt8(base))
            if isSloped { bytes.append(UInt8(truncatingIfNeeded: slope)) }
            for row in values.indices { residuals[row][edge] = needed[row] - base }
        }
        if residualBits > 0 {
            let perByte = 8 / residualBits
            for group in stride(from: 0, to: values.count, by: perByte) {
                for edge in 0..<count {
                    var byte = 0
                    for row in group..<min(group + perByte, values.count) {
                        precondition(residuals[row][edge] < 1 << residualBits, "the form holds every image up to 4 × 4")
                        byte |= residuals[row][edge] << ((row - group) * residualBits)
                    }
                    bytes.append(UInt8(byte))
                }
            }
        }
        return (count, bytes)
    }
}
