import HitMasks

/// A picture in which every opaque pixel belongs to one region.
///
/// Colours that are named are regions. Without names a colour is a region if it fills a square of 2 × 2 pixels
/// somewhere, and regions are numbered in the order in which the picture, read row by row, comes to them. The other
/// colours are borders that were smoothed. Such a pixel goes to a region next to it, of several to the one whose colour
/// is nearest to its own; pixels deeper inside a border follow ring by ring, and what no region reaches is none.
package struct FoundRegions: Sendable {
    /// A region of the picture.
    package struct Region: Sendable, Hashable {
        /// Its colour.
        package let color: ArtColor
        /// Its name; the colour, as `#FF8000`, if it has no other.
        package let name: String
    }

    /// The regions; the first one has the number 1.
    package let regions: [Region]
    /// The number of each pixel's region, row by row; 0 is none.
    package private(set) var numbers: [UInt16]
    /// The number of columns.
    package let width: Int
    /// The number of rows.
    package let height: Int

    /// Why a picture is no region map.
    package enum Fault: Error, Sendable, Hashable, CustomStringConvertible {
        /// There are more regions than numbers for them.
        case tooMany(found: Int, limit: Int)
        /// No pixel has the colour of a named region.
        case missingColor(name: String, color: ArtColor)

        /// Plain words.
        package var description: String {
            switch self {
            case .tooMany(let found, let limit): "the picture has \(found) regions; a map has at most \(limit)"
            case .missingColor(let name, let colour): "no pixel has the colour \(colour) of the region '\(name)'"
            }
        }
    }

    /// Finds the regions of a picture.
    ///
    /// - Parameters:
    ///   - picture: The picture.
    ///   - names: The regions by their colours, in their order; none to take the colours that the picture has.
    /// - Throws: ``Fault``.
    /// - Complexity: O(area).
    package init(_ picture: ColorPicture, names: [Region] = []) throws(Fault) {
        (width, height) = (picture.width, picture.height)
        regions = names.isEmpty ? FoundRegions.solidColours(of: picture) : names
        numbers = []
        guard regions.count <= RegionHeader.mostRegions else {
            throw .tooMany(found: regions.count, limit: RegionHeader.mostRegions)
        }
        var numberOfColour: [UInt32: UInt16] = [:]
        for (index, region) in regions.enumerated() { numberOfColour[region.color.word] = UInt16(index + 1) }
        numbers = picture.pixels.map { numberOfColour[$0] ?? 0 }
        var isUsed = [Bool](repeating: false, count: regions.count + 1)
        for number in numbers { isUsed[Int(number)] = true }
        for (index, region) in regions.enumerated() where !isUsed[index + 1] {
            throw .missingColor(name: region.name, color: region.color)
        }
        resolveBorders(picture)
    }

    private static func solidColours(of picture: ColorPicture) -> [Region] {
        let (width, pixels) = (picture.width, picture.pixels)
        var solid: Set<UInt32> = []
        for y in 0..<max(picture.height - 1, 0) {
            for x in 0..<max(width - 1, 0) {
                let index = y * width + x
                let colour = pixels[index]
                if colour == pixels[index + 1], colour == pixels[index + width], colour == pixels[index + width + 1] {
                    solid.insert(colour)
                }
            }
        }
        solid.remove(ColorPicture.transparent)
        var regions: [Region] = []
        for colour in pixels where solid.remove(colour) != nil {
            let colour = ArtColor(word: colour)
            regions.append(Region(color: colour, name: "\(colour)"))
        }
        return regions
    }

    /// Gives each opaque pixel without a region one of those next to it, ring by ring.
    private mutating func resolveBorders(_ picture: ColorPicture) {
        var ring = numbers.indices.filter { numbers[$0] == 0 && picture.pixels[$0] != ColorPicture.transparent }
        while !ring.isEmpty {
            // All of a ring is decided by what was there before it, so that the order does not matter.
            let decided = ring.map { nearestRegion(around: $0, colour: picture.pixels[$0]) }
            guard decided.contains(where: { $0 != 0 }) else { return }
            for (index, number) in zip(ring, decided) { numbers[index] = number }
            ring = zip(ring, decided).filter { $0.1 == 0 }.map(\.0)
        }
    }

    private func nearestRegion(around index: Int, colour: UInt32) -> UInt16 {
        let (x, y) = (index % width, index / width)
        var best: (distance: Int, number: UInt16) = (.max, 0)
        for neighbourY in max(y - 1, 0)...min(y + 1, height - 1) {
            for neighbourX in max(x - 1, 0)...min(x + 1, width - 1) {
                let number = numbers[neighbourY * width + neighbourX]
                guard number != 0 else { continue }
                let distance = regions[Int(number) - 1].color.squaredDistance(to: ArtColor(word: colour))
                if (distance, number) < best { best = (distance, number) }
            }
        }
        return best.number
    }
}

extension ArtColor {
    fileprivate init(word: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: word >> 16), green: UInt8(truncatingIfNeeded: word >> 8),
            blue: UInt8(truncatingIfNeeded: word))
    }

    fileprivate var word: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

    fileprivate func squaredDistance(to other: ArtColor) -> Int {
        func squared(_ own: UInt8, _ others: UInt8) -> Int { (Int(own) - Int(others)) * (Int(own) - Int(others)) }
        return squared(red, other.red) + squared(green, other.green) + squared(blue, other.blue)
    }
}
