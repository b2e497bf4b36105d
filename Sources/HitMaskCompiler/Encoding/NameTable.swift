import HitMasks

/// The names of a file's masks, sorted, cut into the folders that they share and the rest.
struct NameTable {
    struct Entry {
        /// 0 for none, else 1 + the prefix's index.
        let prefix: Int
        let restOffset: Int
        let restSize: Int
    }

    private(set) var bytes: [UInt8] = []
    private(set) var prefixEnds: [Int] = []
    private(set) var entries: [Entry] = []

    init(_ names: [String]) {
        let cuts = names.map { NameTable.cut(Array($0.utf8)) }
        var uses: [[UInt8]: Int] = [:]
        for cut in cuts { uses[cut.prefix, default: 0] += 1 }
        var indices: [[UInt8]: Int] = [:]
        for cut in cuts where !cut.prefix.isEmpty && indices.count < FileLayout.maximumPrefixCount {
            // A prefix takes its text and four bytes; for one name alone that is four too many.
            guard uses[cut.prefix]! > 1, indices[cut.prefix] == nil else { continue }
            indices[cut.prefix] = indices.count + 1
            bytes += cut.prefix
            prefixEnds.append(bytes.count)
        }
        var previous: [UInt8]?
        for (name, cut) in zip(names, cuts) {
            let whole = Array(name.utf8)
            if whole == previous {
                entries.append(entries[entries.count - 1])
                continue
            }
            previous = whole
            let index = indices[cut.prefix] ?? 0
            let rest = index == 0 ? whole : cut.rest
            entries.append(Entry(prefix: index, restOffset: bytes.count, restSize: rest.count))
            bytes += rest
        }
    }

    /// The folder with its slash, if it is short enough, and the last part of a name.
    private static func cut(_ name: [UInt8]) -> (prefix: [UInt8], rest: [UInt8]) {
        guard let slash = name.dropLast().lastIndex(of: UInt8(ascii: "/")), slash < FileLayout.maximumPrefixSize
        else { return ([], name) }
        return (Array(name[...slash]), Array(name[(slash + 1)...]))
    }
}
