import TestSupport
import Testing

@testable import HitMaskCompiler

/// What docs/SETTINGS.md says.
enum SettingsPage {
    static let lines = ((try? PackageFolder.text("docs/SETTINGS.md")) ?? "").split(
        separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)

    /// The JSON files in it.
    static let examples: [String] = lines.joined(separator: "\n").matches(of: /```json\n((?:.|\n)*?)```/).map {
        String($0.1)
    }

    /// The rows of the table below a heading, as what stands between backticks in each cell.
    static func table(below heading: String) -> [[[String]]] {
        guard let start = lines.firstIndex(of: heading) else { return [] }
        return lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }.filter { $0.hasPrefix("| `") }.map { line in
            line.dropFirst().dropLast().split(separator: "|").map { cell in
                cell.matches(of: /`([^`]+)`/).map { String($0.1) }
            }
        }
    }
}

@Suite struct `The page of settings` {
    @Test func `has examples that are read`() throws {
        #expect(!SettingsPage.examples.isEmpty)
        for example in SettingsPage.examples { _ = try settings(example) }
    }

    @Test func `tells what its first example does`() throws {
        let file = try settings(SettingsPage.examples[0])
        let ring = file.settings(for: "buttons/ring")
        #expect(ring.outset == Shaping.Outset(4, .points))
        #expect(ring.holes == Shaping.HoleFilling.none)
        #expect(file.settings(for: "buttons/tiny-x").outset == Shaping.Outset(8, .points))
        #expect(
            try file.identities(of: ["hero/walk_02", "hero/walk_01", "old/a", "play_selected_pressed"]).map(\.name)
                == ["hero/walk", "hero/walk", "classic/a", "play"])
        #expect(file.shapes.map(\.width) == [88, 320])
        #expect(file.unusedGlobs(among: ["buttons/play"]).count == file.entries.count - 1)
    }

    @Test(arguments: [
        ("## The file", BuildSettings.keys.map(\.name)),
        ("## An entry of images", ImageOverrides.keys.map(\.name)),
        ("## An entry of shapes", SettingsShape.keys.map(\.name)),
    ])
    func `has a row for each key, and for no other`(_ heading: String, _ keys: [String]) {
        #expect(SettingsPage.table(below: heading).map { $0[0] }.sorted { $0[0] < $1[0] } == keys.sorted().map { [$0] })
    }

    @Test func `has values that are accepted`() throws {
        for row in SettingsPage.table(below: "## An entry of images") {
            for value in row[1] {
                #expect(throws: Never.self, "\(row[0]): \(value)") { try overrides(row[0][0], value) }
            }
        }
        for row in SettingsPage.table(below: "## The file") {
            for value in row[1] {
                #expect(throws: Never.self, "\(row[0]): \(value)") { try settings("{\"\(row[0][0])\": \(value)}") }
            }
        }
    }

    @Test func `has patterns that match what stands beside them`() throws {
        var count = 0
        let rows = SettingsPage.table(below: "## Patterns").filter { $0.count == 3 && $0[2].count > 1 }
        // Some show a second pattern in place of a name.
        for example in rows.map({ $0[2] }) where !example[1].contains("{") {
            let isMatched = try Glob(example[0]).matches(example[1])
            #expect(isMatched, "\(example)")
            count += 1
        }
        #expect(count >= 2)
    }
}
