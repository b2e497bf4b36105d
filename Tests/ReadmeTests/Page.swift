import TestSupport

/// A page of the documentation, taken apart.
struct Page: Sendable, CustomStringConvertible {
    /// A fenced block.
    struct Block: Sendable {
        let language: String
        let lines: [String]
        /// The number of its first line in the page.
        let start: Int
    }

    /// The path below the package.
    let path: String
    let lines: [String]
    let blocks: [Block]
    /// The lines outside of blocks, with their numbers.
    let prose: [(number: Int, text: String)]

    var description: String { path }

    init(_ path: String) throws {
        self.path = path
        lines = try PackageFolder.text(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var (blocks, prose): ([Block], [(Int, String)]) = ([], [])
        var open: (language: String, start: Int)?
        for (index, line) in lines.enumerated() {
            if !line.hasPrefix("```") {
                if open == nil { prose.append((index + 1, line)) }
            } else if let begun = open {
                blocks.append(
                    Block(language: begun.language, lines: Array(lines[(begun.start - 1)..<index]), start: begun.start))
                open = nil
            } else {
                open = (String(line.dropFirst(3)), index + 2)
            }
        }
        (self.blocks, self.prose) = (blocks, prose)
    }

    /// The pages that are read by people.
    static let all: [Page] = {
        let paths =
            PackageFolder.files(below: "docs", ending: ".md") + ["README.md", "CHANGELOG.md", "masks/README.md"]
            + ["Tests/Benchmarks/README.md"]
        return paths.map { try! Page($0) }
    }()

    static let readme = try! Page("README.md")
    static let format = try! Page("docs/FORMAT.md")
    static let glossary = try! Page("docs/GLOSSARY.md")

    /// The blocks of a language.
    func blocks(in language: String) -> [Block] { blocks.filter { $0.language == language } }

    /// The rows below a heading that belong to a table, cell by cell, from the given heading to the next of its level.
    func table(below heading: String) -> [[String]] {
        let level = heading.prefix { $0 == "#" }
        guard let start = lines.firstIndex(of: heading) else { return [] }
        return lines[(start + 1)...].prefix { !$0.hasPrefix(level + " ") }.filter { $0.hasPrefix("|") }.map { line in
            line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false).map {
                $0.trimmingSpace
            }
        }
    }

    /// What stands between backticks in a text.
    static func code(in text: String) -> [String] { text.matches(of: /`([^`]+)`/).map { String($0.1) } }
}

extension StringProtocol {
    /// Without spaces at both ends.
    var trimmingSpace: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
