import Foundation

/// The pictures that everything is measured on.
struct Corpus {
    var artworks: [SizeClass: [Artwork]] = [:]
    /// Whether this is the fetched art, to which the goals apply, and not the few pictures of the project itself.
    let isFetched: Bool

    subscript(size: SizeClass) -> [Artwork] { artworks[size] ?? [] }

    struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    /// Loads the art that fetch-art fetched, or says how to fetch it and makes do with the project's own.
    static func load(art: String) throws -> Corpus {
        let packages = art + "/packages"
        if FileManager.default.fileExists(atPath: packages) {
            let store = art + "/corpus.masks"
            if let stored = Corpus(contentsOf: store) { return stored }
            note("Choosing the pictures. This takes a minute, once.")
            let chosen = Corpus(choosingFrom: packages, isFetched: true)
            try chosen.write(to: store)
            return chosen
        }
        note("There is no art in \(art). Fetch it with Tests/Benchmarks/fetch-art \(art)")
        let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../../masks").standardized.path
        let chosen = Corpus(choosingFrom: own, isFetched: false)
        guard chosen.artworks.values.contains(where: { !$0.isEmpty }) else {
            throw Missing(description: "There are no pictures in \(own) either.")
        }
        note("Until then the figures are those of the few pictures in masks/, and the goals do not apply.")
        return chosen
    }
}
