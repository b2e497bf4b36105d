import HitMaskCompiler
import HitMasks

/// Pictures compiled into one mask file and opened again, each mask beside its picture.
struct MaskSet {
    let artworks: [Artwork]
    let file: HitMaskFile
    let masks: [HitMask]
    let bytes: [UInt8]

    struct WrongMask: Error, CustomStringConvertible {
        let description: String
    }

    init(_ artworks: [Artwork]) throws {
        var builder = MaskFileBuilder()
        for artwork in artworks { try builder.add(artwork.name, bitmap: HitMask.Bitmap(artwork)) }
        let bytes = try builder.bytes()
        let file = try HitMaskFile(bytes)
        self.bytes = bytes
        self.file = file
        self.artworks = artworks
        masks = try artworks.map { artwork in
            guard let mask = file.mask(named: artwork.name) else {
                throw WrongMask(description: "the file has no mask \(artwork.name)")
            }
            try mask.check(against: artwork)
            return mask
        }
    }
}

extension HitMask {
    /// Compares every pixel, and a border around them.
    fileprivate func check(against artwork: Artwork) throws {
        guard width == artwork.width, height == artwork.height else {
            throw MaskSet.WrongMask(description: "\(artwork.name) has another size")
        }
        for y in -1...height {
            for x in -1...width {
                let isInside = x >= 0 && x < width && y >= 0 && y < height
                guard contains(x: x, y: y) == (isInside && artwork.isOpaque(x: x, y: y)) else {
                    throw MaskSet.WrongMask(description: "\(artwork.name) is wrong at \(x), \(y)")
                }
            }
        }
    }
}

extension HitMask.Bitmap {
    init(_ artwork: Artwork) {
        self.init(width: artwork.width, height: artwork.height)
        for y in 0..<height {
            for x in 0..<width where artwork.isOpaque(x: x, y: y) { set(x: x, y: y) }
        }
    }
}
