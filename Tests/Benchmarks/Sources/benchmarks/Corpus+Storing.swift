import Foundation

/// The chosen masks are kept in one file, so that the pictures are read once and not at each run.
///
/// After eight bytes of mark, each mask is six little-endian words (size class, bytes of the 1-bit PNG, width, height,
/// bytes of the name, bytes of the path), the name, the path and the rows.
extension Corpus {
    private static let mark = Array("corpus 1".utf8)

    func write(to path: String) throws {
        var bytes = Self.mark
        for size in SizeClass.allCases {
            for artwork in self[size] {
                let (name, path) = (Array(artwork.name.utf8), Array(artwork.path.utf8))
                let sides = [artwork.width, artwork.height]
                for word in [size.rawValue, artwork.png1ByteCount] + sides + [name.count, path.count] {
                    withUnsafeBytes(of: UInt32(word).littleEndian) { bytes += $0 }
                }
                bytes += name
                bytes += path
                bytes += artwork.rows
            }
        }
        try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    /// Nil if there is no such file, or one that does not fit the pictures any more.
    init?(contentsOf path: String) {
        guard let data = FileManager.default.contents(atPath: path), data.prefix(8).elementsEqual(Self.mark)
        else { return nil }
        self.init(isFetched: true)
        let bytes = [UInt8](data)
        var position = 8
        func take(_ count: Int) -> ArraySlice<UInt8> {
            position += count
            return bytes[position - count..<position]
        }
        func word() -> Int { take(4).reversed().reduce(0) { $0 << 8 | Int($1) } }
        while position < bytes.count {
            guard let size = SizeClass(rawValue: word()) else { return nil }
            let (png1, width, height, nameCount, pathCount) = (word(), word(), word(), word(), word())
            let name = String(decoding: take(nameCount), as: UTF8.self)
            let path = String(decoding: take(pathCount), as: UTF8.self)
            // The folder has been moved.
            guard FileManager.default.fileExists(atPath: path) else { return nil }
            let rows = Array(take((width + 7) / 8 * height))
            artworks[size, default: []].append(
                Artwork(name: name, path: path, width: width, height: height, rows: rows, png1ByteCount: png1))
        }
    }
}
