import Foundation

/// Pictures under names of their own in one folder, and a list of them: what every way to build masks is given.
struct PictureFolder {
    let path: String
    /// A file that lists the pictures, a path a line.
    let list: String
    let count: Int

    init(_ artworks: [Artwork], in parent: String, name: String) throws {
        path = "\(parent)/\(name)"
        list = "\(parent)/\(name).list"
        count = artworks.count
        let files = FileManager.default
        try files.createDirectory(atPath: path, withIntermediateDirectories: true)
        var paths: [String] = []
        for (index, artwork) in artworks.enumerated() {
            paths.append("\(path)/\(index).png")
            // A symbolic link would cost a search of its own. A hard one needs the same disk.
            do { try files.linkItem(atPath: artwork.path, toPath: paths[index]) } catch {
                try files.copyItem(atPath: artwork.path, toPath: paths[index])
            }
        }
        try paths.joined(separator: "\n").write(toFile: list, atomically: true, encoding: .utf8)
    }
}

extension Interleaved {
    /// The median of what each of several measurements gives, taken in turns, each time starting with another. The first
    /// round warms up.
    static func medians(rounds: Int, _ ways: [(name: String, measure: () throws -> Double)]) throws -> [String: Double]
    {
        var values: [String: [Double]] = [:]
        for round in 0...rounds {
            for turn in ways.indices {
                let way = ways[(round + turn) % ways.count]
                let value = try way.measure()
                if round > 0 { values[way.name, default: []].append(value) }
            }
        }
        return values.mapValues(\.median)
    }
}
