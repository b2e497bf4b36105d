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
        @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/strace"), "needs strace"))
        func `at any step of writing leaves the old or the new file and nothing else`() throws {
            #expect(try hitmask("compile", "a.png", "-o", "new").status == 0)
            let new = try folder.bytes(of: "new")
            try FileManager.default.removeItem(atPath: folder.path("new"))
            for (signal, status) in [("SIGINT", Int32(130)), ("SIGTERM", 143)] {
                for call in ["openat", "write", "fsync", "close", "rename"] {
                    for count in 1...40 {
                        try folder.write([1], to: "x")
                        let inject = "inject=\(call):signal=\(signal):when=\(count)"
                        let result = try hitmask.run(
                            "/usr/bin/strace",
                            [
                                "-f", "-qq", "-o", "/dev/null", "-e", inject, BuiltTool.path, "compile", "a.png", "-o",
                                "x",
                            ],
                            input: [])
                        #expect([0, status].contains(result.status), "\(inject)")
                        #expect(try [[1], new].contains(folder.bytes(of: "x")), "\(inject)")
                        #expect(try folder.names == ["a.png", "x"], "\(inject)")
                        if result.status == 0 { break }
                    }
                }
            }
        }

        @Test(
            .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/strace"), "needs strace"),
            arguments: [
                ("write", "ENOSPC", "cannot write: No space left on device"),
                ("fsync", "EIO", "cannot flush it to the disk: Input/output error"),
                ("rename", "EIO", "cannot rename: Input/output error"),
            ])
        func `or a failure of the disk is reported and leaves the old file`(
            call: String, code: String, words: String
        ) throws {
            let result = try hitmask.run(
                "/usr/bin/strace",
                [
                    "-f", "-qq", "-o", "/dev/null", "-e", "inject=\(call):error=\(code):when=1", BuiltTool.path,
                    "compile",
                    "a.png", "-o", "x",
                ], input: [])
            #expect(result.status == 1)
            #expect(result.errorLines.first == "x: error: \(words)")
            #expect(try folder.bytes(of: "x") == [1])
            #expect(try folder.names == ["a.png", "x"])
        }

        @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/strace"), "needs strace"))
        func `of the power finds all bytes on the disk before the name changes`() throws {
            let result = try hitmask.run(
                "/usr/bin/strace",
                [
                    "-f", "-qq", "-o", "trace", "-e", "trace=openat,write,fsync,close,rename", BuiltTool.path,
                    "compile",
                    "a.png", "-o", "x", "--quiet",
                ], input: [])
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
