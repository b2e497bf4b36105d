import Foundation
import TestSupport

/// The transcripts of a page: blocks of commands behind `$ ` and what they print.
struct Transcript: CustomStringConvertible {
    let page: Page

    var description: String { page.path }

    /// Pages that have something to run.
    static let all: [Transcript] = Page.all.map(Transcript.init).filter { !$0.blocks.isEmpty }

    /// The blocks to run. Those that build, install or download are not run here: `.ci/run` does that.
    var blocks: [Page.Block] { page.blocks(in: "console").filter { !Transcript.isForBuilding($0) } }

    /// Command lines of a page that build, install or download, also those of blocks to copy.
    static func buildCommands(of page: Page) -> [String] {
        let transcripts = page.blocks(in: "console").filter(isForBuilding).flatMap(\.lines)
        let copied = page.blocks(in: "sh").filter { $0.lines.contains { isForBuilding("$ " + $0) } }.flatMap(\.lines)
        return (transcripts.filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) } + copied)
            .flatMap { $0.components(separatedBy: " && ") }
    }

    private static func isForBuilding(_ block: Page.Block) -> Bool { block.lines.contains(where: isForBuilding) }

    private static func isForBuilding(_ line: String) -> Bool {
        ["swift ", "apt-get ", "brew ", "git ", "Tests/"].contains { line.hasPrefix("$ " + $0) }
    }

    /// Runs all blocks, one after the other in a copy of masks/, and returns them as they should be.
    func run() throws -> [[String]] {
        let shell = try BuiltTool()
        try FileManager.default.copyItem(
            atPath: PackageFolder.path + "/masks", toPath: shell.folder.path("masks"))
        return try blocks.map { try run($0, in: shell) }
    }

    private func run(_ block: Page.Block, in shell: BuiltTool) throws -> [String] {
        let mark = "end-of-command"
        let tools = (BuiltTool.path as NSString).deletingLastPathComponent
        let commands = block.lines.filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) }
        // Each command finds the exit status of the one before it in $?.
        var script = "PATH='\(tools)':$PATH\nexec 2>&1\nstatus=0\n"
        for command in commands { script += "(exit $status)\n\(command)\nstatus=$?\necho \(mark)\n" }
        let outputs = try shell.shell(script).text.components(separatedBy: mark + "\n")
        var lines: [String] = []
        for (command, output) in zip(commands, outputs) {
            lines.append("$ " + command)
            lines += output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        }
        return lines
    }
}
