/// One picture of the corpus, as its mask at alpha ≥ 128.
struct Artwork {
    /// The name that the tool would give the mask: the path below the package's data folder, without extension.
    var name: String
    /// The PNG file.
    let path: String
    let width: Int
    let height: Int
    /// Rows of `ceil(width / 8)` bytes, the least significant bit leftmost.
    let rows: [UInt8]
    /// The bytes of the smallest 1-bit PNG file of the mask.
    var png1ByteCount = 0

    var bytesPerRow: Int { (width + 7) / 8 }

    /// Whether a pixel of the picture is opaque.
    func isOpaque(x: Int, y: Int) -> Bool { rows[y * bytesPerRow + x >> 3] >> UInt8(x & 7) & 1 != 0 }

    /// FNV-1a, 64 bits, over the size and the rows.
    var fingerprint: UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func mix(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        for side in [width, height] {
            for shift in stride(from: 0, to: 32, by: 8) { mix(UInt8(truncatingIfNeeded: side >> shift)) }
        }
        rows.forEach(mix)
        return hash
    }
}

/// The three sizes of art. Each has its own figures, for they behave differently.
enum SizeClass: Int, CaseIterable {
    case small
    case button
    case large

    /// Small up to 64 pixels on the longer side, buttons up to 256.
    init(width: Int, height: Int) {
        switch max(width, height) {
        case ...64: self = .small
        case ...256: self = .button
        default: self = .large
        }
    }

    var name: String { "\(self)" }

    /// The pictures to take of each, as in the study that chose the format.
    var sampleCount: Int {
        switch self {
        case .small: 2042
        case .button: 2474
        case .large: 633
        }
    }
}
