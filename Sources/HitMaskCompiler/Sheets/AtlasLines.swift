/// The lines of a libGDX or Spine atlas: names, entries `key: value`, and blank lines between pages.
struct AtlasLines {
    /// A line.
    enum Line: Equatable {
        case blank
        case name(String)
        case entry(key: String, value: String)
    }

    /// The lines of the file in order.
    let lines: [Line]

    init(_ text: SourceText) {
        // A carriage return before a line feed goes with the spaces around.
        let hasLineFeeds = text.bytes.contains(UInt8(ascii: "\n"))
        let end = hasLineFeeds ? UInt8(ascii: "\n") : UInt8(ascii: "\r")
        lines = text.bytes.split(separator: end, omittingEmptySubsequences: false).map { bytes in
            let line = bytes.trimmingSpaces
            guard !line.isEmpty else { return .blank }
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
                return .name(String(decoding: line, as: UTF8.self))
            }
            let (key, value) = (line[..<colon].trimmingSpaces, line[(colon + 1)...].trimmingSpaces)
            return .entry(key: String(decoding: key, as: UTF8.self), value: String(decoding: value, as: UTF8.self))
        }
    }

    /// Whether the text can be an atlas: its first name is followed by an entry that pages have.
    var isAtlas: Bool {
        guard let first = lines.firstIndex(where: { if case .name = $0 { true } else { false } }),
            first + 1 < lines.count, case .entry(let key, _) = lines[first + 1]
        else { return false }
        return ["size", "format", "filter", "repeat", "pma", "scale"].contains(key)
    }

    /// The entries from an index on, as an object of texts.
    func entries(from start: Int) -> SourceValue {
        var members: [SourceValue.Member] = []
        for (index, line) in lines[start...].enumerated() {
            guard case .entry(let key, let value) = line else { break }
            let number = start + index + 1
            members.append(SourceValue.Member(key: key, line: number, value: SourceValue(.string(value), line: number)))
        }
        return SourceValue(.object(members), line: start)
    }
}
