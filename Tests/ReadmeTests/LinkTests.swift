import Foundation
import TestSupport
import Testing

@Suite struct `Links and paths of the pages` {
    // DocC looks after the links of its pages: Tests/Checks/docs.
    @Test(arguments: Page.all.filter { !$0.path.contains(".docc/") })
    func `lead somewhere`(_ page: Page) throws {
        let folder = (page.path as NSString).deletingLastPathComponent
        for (number, text) in page.prose {
            let targets = text.matches(of: /\]\(([^)\s]+)\)/).map(\.1) + text.matches(of: /^\[[^\]]+\]: (\S+)/).map(\.1)
            for target in targets where !target.hasPrefix("https://") {
                let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
                let path = parts[0].isEmpty ? page.path : resolved(String(parts[0]), from: folder)
                #expect(exists(path), "\(page.path):\(number): \(target)")
                guard parts.count > 1, path.hasSuffix(".md"), exists(path) else { continue }
                let anchors = try Page(path).prose.filter { $0.text.hasPrefix("#") }.map { anchor($0.text) }
                #expect(anchors.contains(String(parts[1])), "\(page.path):\(number): \(target)")
            }
        }
    }

    @Test(arguments: Page.all) func `name files that are there`(_ page: Page) {
        for (index, line) in page.lines.enumerated() {
            let text = line.replacing(/\]\([^)]*\)/, with: "")
            for match in text.matches(of: /(?:^|[\s`'"(])((?:Sources|Tests|docs|masks|\.ci)\/[\w@+.\/\-]*)/) {
                let path = match.1.hasSuffix(".") ? match.1.dropLast() : match.1
                #expect(exists(String(path)), "\(page.path):\(index + 1): \(path)")
            }
        }
    }

    @Test func `reach every page from the README`() {
        let linked = Page.readme.prose.flatMap { $0.text.matches(of: /\]\(([^)#\s]+)\)/).map { String($0.1) } }
        let pages = PackageFolder.files(below: "docs", ending: ".md").filter { !$0.contains(".docc/") }
        for page in pages + ["CHANGELOG.md", "LICENSE"] {
            #expect(linked.contains(page), "\(page)")
        }
    }

    private func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: PackageFolder.path + "/" + path)
    }

    private func resolved(_ path: String, from folder: String) -> String {
        var parts = folder.split(separator: "/").map(String.init)
        for part in path.split(separator: "/") {
            if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
        }
        return parts.joined(separator: "/")
    }

    /// The name that a heading gets for links.
    private func anchor(_ heading: String) -> String {
        String(
            heading.drop { $0 == "#" }.trimmingSpace.lowercased()
                .compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : nil })
    }
}
