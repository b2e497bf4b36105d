import Foundation

extension Corpus {
    /// Chooses the same pictures wherever it runs: PNG files with transparency whose mask is neither empty nor full,
    /// one of each mask, in equal shares from each package as far as it has them.
    ///
    /// Within a package and a size class the order is that of the masks' fingerprints, which is as good as a shuffle.
    init(choosingFrom folder: String, isFetched: Bool) {
        self.init(isFetched: isFetched)
        var candidates: [SizeClass: [Candidate]] = [:]
        for path in Self.pictures(below: folder) {
            guard let file = PNGFile(path: folder + "/" + path), let size = file.transparentSize,
                size.width * size.height <= 1 << 26,
                let artwork = file.artwork(name: Self.name(of: path), path: folder + "/" + path)
            else { continue }
            let package = String(path.prefix { $0 != "/" })
            candidates[SizeClass(width: artwork.width, height: artwork.height), default: []]
                .append(Candidate(fingerprint: artwork.fingerprint, package: package, artwork: artwork))
        }
        for (size, all) in candidates { artworks[size] = Self.sample(all, count: size.sampleCount) }
    }

    private struct Candidate {
        let fingerprint: UInt64
        let package: String
        var artwork: Artwork
        var rank = 0
    }

    private static func pictures(below folder: String) -> [String] {
        var found: [String] = []
        for case let path as String in FileManager.default.enumerator(atPath: folder) ?? .init()
        where path.hasSuffix(".png") {
            let type = try? FileManager.default.attributesOfItem(atPath: folder + "/" + path)[.type]
            if type as? FileAttributeType == .typeRegular { found.append(path) }
        }
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// `wesnoth-1.16-data/units/elf.png` → `units/elf`.
    private static func name(of path: String) -> String {
        String(path.dropFirst(path.prefix { $0 != "/" }.count + 1).dropLast(4))
    }

    private static func sample(_ all: [Candidate], count: Int) -> [Artwork] {
        var seen: Set<UInt64> = []
        var taken: [String: Int] = [:]
        var ranked: [Candidate] = []
        // The sort is stable: of equal masks the first path stays.
        for var candidate in all.sorted(by: { $0.fingerprint < $1.fingerprint })
        where seen.insert(candidate.fingerprint).inserted {
            candidate.rank = taken[candidate.package, default: 0]
            taken[candidate.package] = candidate.rank + 1
            ranked.append(candidate)
        }
        ranked.sort { ($0.rank, $0.package) < ($1.rank, $1.package) }
        var chosen = Array(ranked.prefix(count))
        // Two packages may use one name. Such a mask is named with its package before it, as a person would do.
        let uses = Dictionary(chosen.map { ($0.artwork.name, 1) }, uniquingKeysWith: +)
        for index in chosen.indices {
            if uses[chosen[index].artwork.name]! > 1 {
                chosen[index].artwork.name = chosen[index].package + "/" + chosen[index].artwork.name
            }
            chosen[index].artwork.png1ByteCount = chosen[index].artwork.measuredPNG1ByteCount
        }
        return chosen.map(\.artwork).sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }
}
