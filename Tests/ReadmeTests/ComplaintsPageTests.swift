import TestSupport
import Testing

@Suite struct `The page of complaints` {
    @Test func `names tests that are where it says`() throws {
        let page = try PackageFolder.text("docs/COMPLAINTS.md")
        var count = 0
        for link in page.matches(of: /\[([^\]]+)\]\(\.\.\/(Tests\/[^)]+\.swift)\)/) {
            let source = try PackageFolder.text(String(link.2))
            let isThere = source.contains("func `\(link.1)`") || source.contains("@Test(\"\(link.1)\")")
            #expect(isThere, "\(link.1) in \(link.2)")
            count += 1
        }
        // A row of each table has one test at least.
        let rows = page.split(separator: "\n").count { $0.hasPrefix("| ") && !$0.hasPrefix("| reported") }
        #expect(count >= rows && rows > 30)
    }
}
