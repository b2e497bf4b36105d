import Foundation
import TestSupport

/// A block of Swift in a page, made into a program.
///
/// A line that is an expression with a comment states the expression's value: `mask.width   // 192: pixels`. What stands
/// behind a colon and a space explains it. `print(error)   // the text` states the printed text.
struct SwiftBlock: CustomStringConvertible {
    let page: Page
    let block: Page.Block

    var description: String { "\(page.path):\(block.start)" }
    var isManifest: Bool { block.lines.first?.hasPrefix("// swift-tools-version") == true }
    /// Whether it says values, so that it must be run.
    var statesValues: Bool { block.lines.contains { SwiftBlock.statement($0) != nil } }

    static let all: [SwiftBlock] = Page.all.flatMap { page in
        page.blocks(in: "swift").map { SwiftBlock(page: page, block: $0) }
    }

    /// The expression of a line and the value that its comment states, or nil.
    static func statement(_ line: String) -> (code: String, value: String)? {
        guard let match = line.firstMatch(of: /^\s*(\S.*?)\s{2,}\/\/ (.+)$/) else { return nil }
        let (code, comment) = (String(match.1), String(match.2))
        if let printed = code.wholeMatch(of: /print\((.+)\)/) { return (String(printed.1), comment) }
        let words = ["let ", "var ", "for ", "if ", "try ", "_ =", "."]
        guard !words.contains(where: code.hasPrefix), !"{}([,".contains(code.last ?? "{") else { return nil }
        return (code, comment.firstRange(of: ": ").map { String(comment[..<$0.lowerBound]) } ?? comment)
    }

    /// The program: imports, and the rest in a function, with checks in place of the lines that state values.
    var program: String {
        var imports = Set(["import Foundation"])
        var body: [String] = []
        for line in block.lines {
            if line.hasPrefix("import ") {
                imports.insert(line)
                body.append("")
            } else if let (code, value) = SwiftBlock.statement(line) {
                body.append("check(String(describing: \(code)), \(value.debugDescription))")
            } else {
                body.append(line)
            }
        }
        return """
            \(imports.sorted().joined(separator: "\n"))
            nonisolated(unsafe) var isWrong = false
            func check(_ found: String, _ stated: String, line: Int = #line) {
                guard found != stated else { return }
                isWrong = true
                print("\(page.path):\\(line): the page says \\(stated), the program \\(found)")
            }
            func block() throws {
            #sourceLocation(file: "\(page.path)", line: \(block.start))
            \(body.joined(separator: "\n"))
            #sourceLocation()
            }
            try block()
            exit(isWrong ? 1 : 0)
            """
    }

    /// What pages leave to the reader: an image, a mask, a tapped pixel.
    static let standIns = """
        import HitMasks
        #if canImport(CoreGraphics)
            import CoreGraphics
        #else
            final class CFData {}
            final class CGDataProvider { var data: CFData? }
            final class CGImage {
                let width = 0
                var dataProvider: CGDataProvider?
            }
            func CFDataGetBytePtr(_ data: CFData!) -> UnsafePointer<UInt8>! { nil }
        #endif
        var image: CGImage { fatalError() }
        var mask: HitMask { fatalError() }
        var x: Int { 0 }
        var y: Int { 0 }
        func press() {}

        """
}

extension SwiftCompiler {
    /// Checks types, and returns the messages.
    func check(_ block: SwiftBlock) throws -> String {
        guard !block.isManifest else {
            try write("Package.swift", block.block.lines.joined(separator: "\n"))
            return try compile([
                "-typecheck", "-package-description-version", "6.1", "-I", manifestLibrary, "Package.swift",
            ])
        }
        try write("main.swift", block.program)
        try write("StandIns.swift", SwiftBlock.standIns)
        return try typecheck(["main.swift", "StandIns.swift"])
    }

    /// Compiles and runs, and returns the compiler's messages or what the program found wrong.
    func run(_ block: SwiftBlock) throws -> String {
        try write("main.swift", block.program)
        let messages = try build(["main.swift"], to: "program")
        guard tool.folder.has("program") else { return messages }
        let result = try tool.run(tool.folder.path("program"), [], input: [])
        return result.status == 0 ? "" : result.text + result.errors
    }
}
