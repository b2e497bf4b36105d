import Foundation
import TestSupport
import Testing

@Suite struct `The glossary` {
    private let page = Page.glossary
    private let sources: String

    init() throws {
        sources = try PackageFolder.files(below: "Sources", ending: ".swift").map(PackageFolder.text)
            .joined(separator: "\n")
    }

    @Test func `uses the names of the code`() throws {
        let help = try ["compile", "inspect", "query", "export", "verify"]
            .map { try BuiltTool()($0, "--help").text }.joined()
        let terms = page.table(below: "# Glossary")
        let names = terms.flatMap { Page.code(in: $0[2]) }
        #expect(names.count > 30)
        for name in names where name != ".hitmask" {
            let isThere = name.hasPrefix("--") ? help.contains("  \(name) ") : isDeclared(name)
            #expect(isThere, "\(name)")
        }
    }

    /// Whether the sources declare a name, such as `rowSpans(inRow:)` or `HitMask.Point`.
    private func isDeclared(_ name: String) -> Bool {
        guard let open = name.firstIndex(of: "(") else {
            let last = name.split(separator: ".").last ?? ""
            let words = ["struct", "enum", "class", "protocol", "case", "var", "let", "func"]
            return words.contains { word in
                sources.ranges(of: "\(word) \(last)").contains { range in
                    sources[range.upperBound...].first.map { !$0.isLetter && !$0.isNumber } ?? true
                }
            }
        }
        return sources.ranges(of: "func " + name[...open]).contains { range in
            let parameters = sources[range.upperBound...].prefix { $0 != ")" }
            let labels = parameters.split(separator: ",").map { parameter -> String in
                parameter.trimmingSpace.prefix { $0 != " " && $0 != ":" } + ":"
            }
            return labels.joined() + ")" == name[name.index(after: open)...]
        }
    }
}
