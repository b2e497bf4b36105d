import HitMasks

/// What became of the regions of a map. Regions are told apart by their names, not by their numbers.
package struct RegionDifference: Sendable, Hashable {
    /// Pixels that belong to a region in both maps, and to another one now.
    package var movedPixels = 0
    /// The names of regions that only the new map has.
    package var added: [String] = []
    /// The names of regions that only the old map has.
    package var removed: [String] = []
    /// The names of regions that have another number now, which whoever stored numbers should know.
    package var renumbered: [String] = []

    /// Whether both maps say the same of every pixel, by the same numbers.
    package var isNone: Bool { self == RegionDifference() }
}

extension RegionDifference {
    /// Compares two maps where their pictures lie over each other; nil if one of the entries is a mere mask.
    ///
    /// - Complexity: O(area of the common canvas).
    init?(from old: HitMaskFile.Entry, to new: HitMaskFile.Entry) {
        guard let before = old.regionMap, let now = new.regionMap else { return nil }
        let (oldNumbers, newNumbers) = (before.numbers, now.numbers)
        removed = before.names.filter { newNumbers[Array($0.utf8)] == nil }
        added = now.names.filter { oldNumbers[Array($0.utf8)] == nil }
        renumbered = before.names.filter {
            let (own, others) = (oldNumbers[Array($0.utf8)], newNumbers[Array($0.utf8)])
            return others != nil && own != others
        }
        guard old.mask.pixelScale == new.mask.pixelScale else { return }
        // What each old number is in the new map; 0 for a region that is gone.
        let translated = [0] + before.names.map { newNumbers[Array($0.utf8)] ?? 0 }
        let canvas = CommonCanvas(of: old, and: new)
        for y in 0..<canvas.height {
            for x in 0..<canvas.width {
                let (oldPlace, newPlace) = (canvas.oldPixel(x, y), canvas.newPixel(x, y))
                let own = before.region(x: oldPlace.x, y: oldPlace.y)
                let other = now.region(x: newPlace.x, y: newPlace.y)
                if own > 0, other > 0, translated[own] != other { movedPixels += 1 }
            }
        }
    }

    /// `12 pixels belong to another region; added: north; removed: south`.
    var text: String {
        var parts: [String] = []
        if movedPixels > 0 {
            parts.append(
                "\(counted(movedPixels, "pixel")) \(movedPixels == 1 ? "belongs" : "belong") to another region")
        }
        for (word, names) in [("added", added), ("removed", removed), ("renumbered", renumbered)] where !names.isEmpty {
            let listed = names.prefix(5).map(\.escaped).joined(separator: ", ")
            parts.append("\(word): \(listed)" + (names.count > 5 ? " and \(names.count - 5) more" : ""))
        }
        return parts.joined(separator: "; ")
    }

    var json: JSON {
        func list(_ names: [String]) -> JSON { .array(names.map { .string($0) }) }
        return [
            "movedPixels": .integer(movedPixels), "added": list(added), "removed": list(removed),
            "renumbered": list(renumbered),
        ]
    }
}

extension RegionMap {
    /// The names of the regions, in the order of their numbers.
    fileprivate var names: [String] { count > 0 ? (1...count).map(name) : [] }

    /// The numbers of the regions by their names.
    fileprivate var numbers: [[UInt8]: Int] {
        Dictionary(
            names.enumerated().map { (Array($1.utf8), $0 + 1) }, uniquingKeysWith: { first, _ in first })
    }
}
