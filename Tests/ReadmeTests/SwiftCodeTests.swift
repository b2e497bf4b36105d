import TestSupport
import Testing

@Suite(.enabled(if: SwiftCompiler.path != nil, "needs swiftc on the PATH"))
struct `Swift code of the pages` {
    @Test(arguments: SwiftBlock.all) func `compiles against the library as it is`(_ block: SwiftBlock) throws {
        let messages = try SwiftCompiler().check(block)
        #expect(messages == "", "\(block)")
    }

    @Test(arguments: SwiftBlock.all.filter(\.statesValues))
    func `gives the results that stand beside it`(_ block: SwiftBlock) throws {
        let faults = try SwiftCompiler().run(block)
        #expect(faults == "", "\(block)")
    }

    @Test func `opens the README, and states results`() {
        let first = Page.readme.blocks.first
        #expect(first?.language == "swift")
        #expect(first.map { $0.start + $0.lines.count <= 15 } == true)
        #expect(first?.lines.contains { $0.contains("mask.contains(x: x, y: y)") } == true)
        let stated = SwiftBlock.all.flatMap(\.block.lines).compactMap(SwiftBlock.statement)
        #expect(stated.count >= 20)
    }

    @Test func `that says a wrong result, or does not compile, is found`() throws {
        let page = Page.readme
        func faults(_ lines: String...) throws -> String {
            try SwiftCompiler().run(
                SwiftBlock(page: page, block: Page.Block(language: "swift", lines: lines, start: 7)))
        }
        #expect(try faults("1 + 1  // 2: even") == "")
        #expect(try faults("let a = 1", "a + 1  // 3: odd") == "README.md:8: the page says 3, the program 2\n")
        #expect(try faults("HitMask.none").contains("README.md:7:1: error:"))
    }
}
