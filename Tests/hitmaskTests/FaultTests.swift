import Foundation
import TestSupport
import Testing

/// The faults of docs/FAULTS.md that other suites of this target do not test.
@Suite struct `A fault of the build step` {
    private let hitmask: BuiltTool
    private var folder: TemporaryFolder { hitmask.folder }

    init() throws {
        hitmask = try BuiltTool()
        try hitmask.draw("a.png")
        try folder.write([1], to: "x")
    }

    @Test func `of a long name leaves room for the temporary file, and a longer one fails cleanly`() throws {
        let name = String(repeating: "n", count: 251)
        try hitmask.draw("art/\(name).png")
        #expect(try hitmask("compile", "art", "-o", name + ".hit").status == 0)
        #expect(try hitmask("query", name + ".hit", name, "8", "8").text == "opaque\n")
        let longer = try hitmask("compile", "art", "-o", name + ".hitmask")
        #expect(longer.status == 1)
        #expect(longer.errors.hasSuffix(": File name too long\n"))
        let path = Array(repeating: "a", count: 2100).joined(separator: "/") + ".png"
        let far = try hitmask("compile", path, "-o", "x")
        #expect(far.status == 1)
        #expect(far.errorLines.first?.hasSuffix(": File name too long") == true)
        #expect(try folder.bytes(of: "x") == [1])
    }

    @Test func `of names that are one on a Mac is an error`() throws {
        try hitmask.draw("art/Button.png", SamplePicture.stripes(1))
        try hitmask.draw("art/button.png", SamplePicture.stripes(2))
        try hitmask.draw("art/\u{E9}.png", SamplePicture.stripes(3))
        try hitmask.draw("art/e\u{301}.png", SamplePicture.stripes(4))
        let result = try hitmask("compile", "art", "-o", "x")
        #expect(result.status == 1)
        #expect(result.errorLines.count == 3)
        #expect(result.errorLines[0].contains("differs only in case from 'Button' of art/Button.png"))
        #expect(result.errorLines[1].contains("is the same text in another Unicode form as that of art/e\u{301}.png"))
        #expect(try folder.bytes(of: "x") == [1])
    }

    @Test func `of a device, a FIFO or a socket among the pictures is an error without waiting`() throws {
        mkfifo(folder.path("art.png"), 0o600)
        for input in ["/dev/zero", "/dev/tty0", "art.png"]
        where access(input.hasPrefix("/") ? input : folder.path(input), F_OK) == 0 {
            let result = try hitmask("compile", input, "-o", "x")
            #expect(result.status == 1)
            #expect(result.errors.contains("; expected a PNG file or a folder"), "\(input)")
        }
        try folder.link("loop.png", to: "loop.png")
        let loop = try hitmask("compile", "loop.png", "-o", "x")
        #expect(loop.status == 1)
        #expect(loop.errors.contains("Too many levels of symbolic links"))
    }

    /// The picture grows and shrinks as fast as it can while it is read, again and again.
    @Test func `of a picture that changes meanwhile gives a mask or an error, in time`() throws {
        try hitmask.draw("long.png", SamplePicture.noise(seed: 1, size: 300))
        let script = """
            while [ ! -e done ]; do cat long.png a.png >b.png; head -c 500 long.png >b.png; done &
            for i in 1 2 3 4 5 6 7 8 9 10; do
              timeout 20 "$HITMASK" compile b.png -o y --quiet 2>/dev/null; echo $?
            done; touch done; wait
            """
        let result = try hitmask.shell(script)
        #expect(result.text.split(separator: "\n").allSatisfy { $0 == "0" || $0 == "1" }, "\(result.text)")
        if folder.has("y") { #expect(try hitmask("verify", "y").status == 0) }
    }

    @Test(.enabled(if: geteuid() == 0, "needs root to become another user"))
    func `of a folder that takes no files is noticed before a picture is read`() throws {
        try hitmask.draw("bad.png", SamplePicture.broken)
        chmod(folder.path, 0o755)
        let script = #"""
            cp "$HITMASK" tool && chmod 755 tool
            exec setpriv --reuid=65534 --clear-groups ./tool compile bad.png -o new
            """#
        let result = try hitmask.shell(script)
        #expect(result.status == 1)
        #expect(result.errorLines.count == 1)
        #expect(result.errors.hasPrefix("new: error: cannot be written: folder '.': "))
    }

    @Test func `of twenty runs at once on one output does not mix them`() throws {
        try hitmask.draw("b.png", SamplePicture.stripes(1))
        #expect(try hitmask("compile", "a.png", "-o", "a").status == 0)
        #expect(try hitmask("compile", "b.png", "-o", "b").status == 0)
        let script = """
            for i in 1 2 3 4 5 6 7 8 9 10; do for p in a b; do
              { "$HITMASK" compile $p.png -o x --quiet || echo failed; } &
            done; done; wait
            """
        let result = try hitmask.shell(script)
        #expect(result.text == "" && result.errors == "")
        #expect(try [folder.bytes(of: "a"), folder.bytes(of: "b")].contains(folder.bytes(of: "x")))
        #expect(try folder.names == ["a", "a.png", "b", "b.png", "x"])
    }

    #if os(Linux)
        private static let hasStrace = FileManager.default.isExecutableFile(atPath: "/usr/bin/strace")

        /// Each call in turn fails once. Calls of the program's start and end are among them, which nobody misses.
        @Test(
            .enabled(if: hasStrace, "needs strace"),
            arguments: ["write", "fsync", "close", "rename"], ["ENOSPC", "EFBIG", "EIO"])
        func `at any call leaves the old file or all of the new one, and no other`(call: String, code: String) throws {
            #expect(try hitmask("compile", "a.png", "-o", "new", "--quiet").status == 0)
            let new = try folder.bytes(of: "new")
            var failures = 0
            for count in 1...60 {
                try folder.write([1], to: "x")
                let words = ["-f", "-qq", "-o", "trace", "-e", "trace=\(call)", "-e"]
                let tool = [BuiltTool.path, "compile", "a.png", "-o", "x", "--quiet"]
                let result = try hitmask.run(
                    "/usr/bin/strace", words + ["inject=\(call):error=\(code):when=\(count)"] + tool, input: [])
                let found = try folder.bytes(of: "x")
                let trace = String(decoding: try folder.bytes(of: "trace"), as: UTF8.self)
                guard trace.contains("INJECTED") else { break }
                if result.status == 0 {
                    try #require(found == new, "\(call) \(count)")
                } else {
                    failures += 1
                    try #require([[1], new].contains(found), "\(call) \(count)")
                    // Only the folder is flushed after the name has changed.
                    if found == new { #expect(call == "fsync") }
                    if call != "close" { #expect(result.errors.hasPrefix("x: error: cannot "), "\(result.errors)") }
                }
                try #require(try folder.names == ["a.png", "new", "trace", "x"], "\(call) \(count)")
            }
            #expect(failures > 0)
        }

        @Test func `of a full disk is reported and leaves the old file`() throws {
            for seed in 0..<40 {
                try hitmask.draw("art/\(seed).png", SamplePicture.noise(seed: UInt64(seed), size: 128))
            }
            let script = #"""
                mkdir disk
                unshare -m sh -c 'mount -t tmpfs -o size=64k none disk || exit 77
                    printf old >disk/x
                    "$HITMASK" compile art -o disk/x; echo "status $?"; cat disk/x; ls -A disk'
                """#
            let result = try hitmask.shell(script)
            // A container may forbid mounting.
            guard result.text.hasPrefix("status") else { return }
            #expect(result.text == "status 1\noldx\n")
            #expect(result.errorLines.first == "disk/x: error: cannot write: No space left on device")
        }
    #endif
}
