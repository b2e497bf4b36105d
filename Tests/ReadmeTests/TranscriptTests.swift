import Foundation
import TestSupport
import Testing

@Suite struct `Transcripts of the pages` {
    /// Set to write the output into the pages instead of comparing it.
    private static let isWriting = ProcessInfo.processInfo.environment["HITMASK_WRITE_TRANSCRIPTS"] != nil

    @Test(arguments: Transcript.all) func `show what the tool prints`(_ transcript: Transcript) throws {
        let outputs = try transcript.run()
        if `Transcripts of the pages`.isWriting {
            var lines = transcript.page.lines
            for (block, output) in zip(transcript.blocks, outputs).reversed() {
                lines.replaceSubrange((block.start - 1)..<(block.start - 1 + block.lines.count), with: output)
            }
            let path = PackageFolder.path + "/" + transcript.page.path
            try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
            return
        }
        for (block, output) in zip(transcript.blocks, outputs) {
            for (number, (said, printed)) in zip(block.lines, output).enumerated() {
                #expect(said == printed, "\(transcript.page.path):\(block.start + number)")
            }
            #expect(block.lines.count == output.count, "\(transcript.page.path):\(block.start)")
        }
    }

    @Test func `show every verb, a wrong option and exit statuses`() {
        let lines = Transcript(page: .readme).blocks.flatMap(\.lines)
        for verb in ["compile", "inspect", "query", "export", "verify"] {
            #expect(lines.contains { $0.contains("hitmask \(verb) ") }, "\(verb)")
        }
        #expect(lines.contains { $0.contains("there is no option") })
        #expect(lines.contains("64") && lines.contains("1"))
    }

    @Test func `and commands that build are those of .ci/run`() throws {
        let script = try PackageFolder.text(".ci/run")
        let manifest = try PackageFolder.text("Package.swift")
        let commands = Page.all.flatMap(Transcript.buildCommands)
        #expect(commands.contains("swift test -c release"))
        for command in commands where !command.hasPrefix("Tests/") {
            if command.hasPrefix("brew install ") {
                #expect(manifest.contains(".brew([\"\(command.dropFirst(13))\"])"), "\(command)")
            } else {
                #expect(script.contains(command), "\(command)")
            }
        }
    }

    @Test func `and the first command is run by .ci/run as it is written`() throws {
        let lines = try PackageFolder.text(".ci/run").split(separator: "\n").map(\.trimmingSpace)
        let commands = Page.readme.blocks(in: "sh").filter { $0.lines.joined().contains("apt-get") }
        #expect(commands.count == 1)
        for command in commands.flatMap(\.lines) { #expect(lines.contains(command)) }
        #expect(lines.contains("swift test -c release"))
    }
}
