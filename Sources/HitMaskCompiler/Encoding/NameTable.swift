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
        let names = names.map { Array($0.utf8) }
        let prefixes = names.map(NameTable.prefix)
        var uses: [[UInt8]: Int] = [:]
        for prefix in prefixes where !prefix.isEmpty { uses[prefix, default: 0] += 1 }
        var indices: [[UInt8]: Int] = [:]
        for prefix in prefixes where !prefix.isEmpty && indices.count < FileLayout.maximumPrefixCount {
            // A prefix takes its text and four bytes; for one name alone that is four too many.
            guard uses[prefix]! > 1, indices[prefix] == nil else { continue }
            indices[prefix] = indices.count + 1
            bytes += prefix
            prefixEnds.append(bytes.count)
        }
        for (position, (name, prefix)) in zip(names, prefixes).enumerated() {
            if position > 0, name == names[position - 1] {
                entries.append(entries[position - 1])
                continue
            }
            let index = prefix.isEmpty ? 0 : indices[prefix] ?? 0
            let rest = name[(index == 0 ? 0 : prefix.count)...]
            entries.append(Entry(prefix: index, restOffset: bytes.count, restSize: rest.count))
            bytes += rest
        }
    }

    /// The folder of a name with its slash; nothing if there is none, or if it is too long.
    private static func prefix(of name: [UInt8]) -> [UInt8] {
        guard let slash = name.dropLast().lastIndex(of: UInt8(ascii: "/")), slash < FileLayout.maximumPrefixSize
        else { return [] }
        return Array(name[...slash])
    }
}
