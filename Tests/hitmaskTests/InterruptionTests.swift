import Foundation
import TestSupport
import Testing

@Suite struct `An interruption` {
    private let hitmask: BuiltTool
    private var folder: TemporaryFolder { hitmask.folder }

    init() throws {
        hitmask = try BuiltTool()
        try hitmask.draw("a.png")
        try folder.write([1], to: "x")
    }

    /// Runs a compilation that waits for its list of inputs, and sends it a signal meanwhile.
    private func interrupt(_ signal: String) throws -> BuiltTool.Result {
        try hitmask.shell(
            """
            mkfifo list
            "$HITMASK" compile a.png --files-from list -o x &
            exec 3>list
            kill -\(signal) $!
            wait $!
            """)
    }

    @Test func `by SIGTERM ends with 143 and leaves the old file alone`() throws {
        let result = try interrupt("TERM")
        #expect(result.status == 143)
        #expect(result.errors == "")
        #expect(try folder.bytes(of: "x") == [1])
        #expect(try folder.names == ["a.png", "list", "x"])
    }

    #if os(Linux)
        private static let hasStrace = FileManager.default.isExecutableFile(atPath: "/usr/bin/strace")

        /// Runs a compilation of `a.png` to `x` under strace.
        private func trace(_ expression: String, to file: String = "/dev/null") throws -> BuiltTool.Result {
            let words = ["-f", "-qq", "-o", file, "-e", expression]
            let tool = [BuiltTool.path, "compile", "a.png", "-o", "x", "--quiet", "--no-cache"]
            return try hitmask.run("/usr/bin/strace", words + tool, input: [])
        }

        /// A step of writing is made slow, and the signal is sent as soon as the temporary file is there.
        @Test(
            .enabled(if: hasStrace, "needs strace"),
            arguments: ["write", "fsync"], [("INT", Int32(130)), ("TERM", 143)])
        func `while the output is written removes the temporary file`(call: String, signal: (String, Int32)) throws {
            let result = try hitmask.shell(
                """
                { until [ -e done ] || ls .hitmask-* >/dev/null 2>&1; do :; done; kill -\(signal.0) $(cat pid); } &
                strace -f -qq -o /dev/null -e inject=\(call):delay_enter=500000 \\
                  sh -c 'echo $$ >pid; exec "$HITMASK" compile a.png -o x'
                status=$?; touch done; exit $status
                """)
            #expect(result.status == signal.1)
            #expect(result.errorLines.filter { !$0.hasPrefix("strace: ") } == [])
            #expect(try folder.bytes(of: "x") == [1])
            #expect(try folder.names == ["a.png", "done", "pid", "x"])
        }

        @Test(.enabled(if: hasStrace, "needs strace"), arguments: ["write", "fsync", "close", "rename"])
        func `by SIGKILL at any call leaves the old or the new file`(call: String) throws {
            #expect(try hitmask("compile", "a.png", "-o", "new").status == 0)
            let new = try folder.bytes(of: "new")
            var kills = 0
            for count in 1...100 {
                try folder.write([1], to: "x")
                let result = try trace("inject=\(call):signal=SIGKILL:when=\(count)")
                try #require(try [[1], new].contains(folder.bytes(of: "x")), "\(call) \(count)")
                if result.status == 0 { break }
                kills += 1
            }
            #expect(kills > 0)
            #expect(try folder.bytes(of: "x") == new)
            // What a killed run left is hidden, so that it is no input of the next one.
            let strangers = try folder.names.filter { !["a.png", "new", "x"].contains($0) }
            #expect(strangers.allSatisfy { $0.hasPrefix(".hitmask-") })
        }

        @Test(
            .enabled(if: hasStrace, "needs strace"),
            arguments: [
                ("write", "ENOSPC", "cannot write: No space left on device"),
                ("fsync", "EIO", "cannot flush it to the disk: Input/output error"),
                ("rename", "EIO", "cannot rename: Input/output error"),
            ])
        func `or a failure of the disk is reported and leaves the old file`(
            call: String, code: String, words: String
        ) throws {
            let result = try trace("inject=\(call):error=\(code):when=1")
            #expect(result.status == 1)
            #expect(result.errorLines.first == "x: error: \(words)")
            #expect(try folder.bytes(of: "x") == [1])
            #expect(try folder.names == ["a.png", "x"])
        }

        @Test(.enabled(if: hasStrace, "needs strace"))
        func `of the power finds all bytes on the disk before the name changes`() throws {
            let result = try trace("trace=openat,write,fsync,close,rename", to: "trace")
            #expect(result.status == 0)
            let trace = String(decoding: try folder.bytes(of: "trace"), as: UTF8.self).split(separator: "\n")
            let start = try #require(trace.firstIndex { $0.contains(".hitmask-") && $0.contains("O_EXCL") })
            let calls = trace[start...].compactMap { $0.firstMatch(of: /(openat|write|fsync|close|rename)\(/)?.1 }
            // The second file that is opened is the first one, to be read back, and the third is the folder.
            let expected = "openat write fsync close openat close rename openat fsync close"
            #expect(calls.prefix(10).joined(separator: " ") == expected)
        }
    #endif
}
