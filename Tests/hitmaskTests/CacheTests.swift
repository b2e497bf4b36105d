import Foundation
import TestSupport
import Testing

@Suite struct `What hitmask compile remembers` {
    private let hitmask: BuiltTool
    private var folder: TemporaryFolder { hitmask.folder }

    init() throws {
        hitmask = try BuiltTool()
        for number in 0..<4 { try hitmask.draw("art/\(number).png", SamplePicture.stripes(number)) }
    }

    private var records: [String] {
        get throws {
            hitmask.cache.has("hitmask")
                ? try FileManager.default.contentsOfDirectory(atPath: hitmask.cache.path("hitmask")) : []
        }
    }

    @Test func `lies in the user's cache, one file for each output`() throws {
        for output in ["x", "./x", folder.path("x"), "../\((folder.path as NSString).lastPathComponent)/x"] {
            #expect(try hitmask("compile", "art", "-o", output).status == 0)
            #expect(try records.count == 1)
        }
        #expect(try hitmask("compile", "art", "-o", "y").status == 0)
        #expect(try records.count == 2)
        #expect(try folder.names == ["art", "x", "y"])
        #expect(try folder.bytes(of: "x") == folder.bytes(of: "y"))
    }

    @Test func `lies in a file that is named, or nowhere`() throws {
        #expect(try hitmask("compile", "art", "-o", "x", "--no-cache").status == 0)
        #expect(try hitmask("compile", "art", "-o", "x", "--cache", "memory", "--no-cache").status == 0)
        #expect(try folder.names == ["art", "x"])
        #expect(try hitmask("compile", "art", "-o", "x", "--cache", "memory").status == 0)
        #expect(try folder.names == ["art", "memory", "x"])
        #expect(try hitmask("compile", "art", "-o", "-").status == 0)
        #expect(try records == [])
    }

    @Test func `is missed by nobody where there is no place for it`() throws {
        for (home, cache) in [("", ""), ("/dev/null", ""), ("", "/dev/null"), ("/proc/self", "relative")] {
            let result = try hitmask.shell(
                """
                HOME='\(home)'; XDG_CACHE_HOME='\(cache)'; export HOME XDG_CACHE_HOME
                [ -n "$HOME" ] || unset HOME; [ -n "$XDG_CACHE_HOME" ] || unset XDG_CACHE_HOME
                rm -f x; "$HITMASK" compile art -o x && exec "$HITMASK" compile art -o x
                """)
            #expect(result.status == 0)
            #expect(result.errors == "")
            #expect(result.text.split(separator: "\n").count == 2)
            #expect(try folder.names == ["art", "x"])
        }
        let result = try hitmask("compile", "art", "-o", "x", "--cache", "no/folder/memory")
        #expect((result.status, result.errors) == (0, ""))
    }

    @Test func `never takes the place of a picture or of the output`() throws {
        let picture = try folder.bytes(of: "art/1.png")
        #expect(try hitmask("compile", "art", "-o", "x", "--cache", "art/1.png").status == 0)
        #expect(try folder.bytes(of: "art/1.png") == picture)
        #expect(try hitmask("compile", "art", "-o", "x", "--cache", "x").status == 0)
        #expect(try hitmask("verify", "x").status == 0)
    }

    @Test func `goes by content, whatever the times are`() throws {
        #expect(try hitmask("compile", "art", "-o", "x").status == 0)
        #expect(try hitmask.shell("touch -d 1970-01-01 art/*.png").status == 0)
        #expect(try hitmask("compile", "art", "-o", "x").text.hasSuffix("(unchanged)\n"))
        // Other bytes, as many, at the same time.
        let script = #"touch -r art/1.png t; cat art/2.png >art/1.png; touch -r t art/1.png; rm t"#
        #expect(try hitmask.shell(script).status == 0)
        let result = try hitmask("compile", "art", "-o", "x")
        #expect(!result.text.hasSuffix("(unchanged)\n"))
        #expect(try hitmask("compile", "art", "-o", "fresh", "--no-cache").status == 0)
        #expect(try folder.bytes(of: "x") == folder.bytes(of: "fresh"))
    }

    @Test func `needs few open files`() throws {
        for number in 0..<200 { try hitmask.draw("art/many/\(number).png", SamplePicture.stripes(number)) }
        for expected in ["bytes\n", "(unchanged)\n"] {
            let result = try hitmask.shell(#"ulimit -n 16 && exec "$HITMASK" compile art -o x --jobs 4"#)
            #expect(result.status == 0)
            #expect(result.text.hasSuffix(expected))
        }
    }

    @Test func `of outputs that are gone goes by and by, a little at each new record`() throws {
        for number in 0..<400 { try hitmask.cache.write([1], to: "hitmask/\(number).hitmask-build") }
        try hitmask.cache.write([1], to: "hitmask/README")
        #expect(try hitmask("compile", "art", "-o", "x").status == 0)
        let count = try records.count
        #expect((370...371).contains(count))
        #expect(try records.contains("README"))
        #expect(try hitmask("compile", "art", "-o", "x").status == 0)
        #expect(try records.count == count)
    }

    #if os(Linux)
        private static let hasStrace = FileManager.default.isExecutableFile(atPath: "/usr/bin/strace")

        /// The sample art is older than this test's program, so its stamps are proof; the output is not, and is read.
        @Test(.enabled(if: hasStrace, "needs strace"))
        func `spares pictures that did not change any look inside`() throws {
            try folder.link("old", to: PackageFolder.path + "/masks/art")
            let first = try hitmask("compile", "old", "-o", "x")
            #expect(first.status == 0)
            let words = ["-f", "-qq", "-o", "trace", "-e", "trace=openat", BuiltTool.path, "compile", "old", "-o", "x"]
            let second = try hitmask.run("/usr/bin/strace", words, input: [])
            #expect(second.errors == first.errors)
            #expect(second.text == first.text.dropLast() + " (unchanged)\n")
            let trace = String(decoding: try folder.bytes(of: "trace"), as: UTF8.self).split(separator: "\n")
            #expect(trace.filter { $0.contains(".png") } == [])
            #expect(trace.count { $0.contains("/x\"") } == 1)
        }

        @Test(.enabled(if: hasStrace, "needs strace"), arguments: ["openat", "write", "rename", "fstat", "close"])
        func `survives a kill at any call`(call: String) throws {
            #expect(try hitmask("compile", "art", "-o", "fresh", "--no-cache").status == 0)
            let fresh = try folder.bytes(of: "fresh")
            for count in 1...40 {
                let start = call == "openat" ? 20 : 0
                let words = [
                    "-f", "-qq", "-o", "/dev/null", "-e", "inject=\(call):signal=SIGKILL:when=\(start + count)",
                ]
                let tool = [BuiltTool.path, "compile", "art", "-o", "x", "--quiet"]
                let result = try hitmask.run("/usr/bin/strace", words + tool, input: [])
                try hitmask.draw("art/new\(count).png", SamplePicture.stripes(count))
                if result.status == 0 { break }
            }
            #expect(try hitmask("compile", "art", "-o", "x").status == 0)
            #expect(try hitmask("compile", "art", "-o", "fresh", "--no-cache").status == 0)
            #expect(try folder.bytes(of: "x") == folder.bytes(of: "fresh"))
            #expect(try folder.bytes(of: "x") != fresh)
        }

        /// Such as the file that tells the time, or the output's temporary one.
        @Test(.enabled(if: hasStrace, "needs strace"), arguments: ["openat", "unlink", "write"], ["INT", "TERM"])
        func `leaves nothing behind at a signal`(call: String, signal: String) throws {
            try hitmask.draw("art/c.png", SamplePicture.stripes(7))
            let words = ["compile", "art", "-o", "x", "--quiet", "--cache", "record"]
            #expect(try hitmask.run(BuiltTool.path, words, input: []).status == 0)
            let names = try folder.names
            var ended = 0
            for count in 1...60 {
                // Every other build has something to do.
                if count % 2 == 0 { try hitmask.draw("art/c.png", SamplePicture.stripes(7 + count)) }
                let how = ["-f", "-qq", "-o", "/dev/null", "-e", "inject=\(call):signal=SIG\(signal):when=\(count)"]
                let result = try hitmask.run("/usr/bin/strace", how + [BuiltTool.path] + words, input: [])
                #expect([0, signal == "INT" ? 130 : 143].contains(result.status), "\(call) \(count)")
                try #require(try folder.names == names, "\(call) \(count)")
                if result.status != 0 { ended += 1 }
                if call != "openat", result.status == 0 { break }
            }
            #expect(ended > 0 || call != "openat")
        }
    #endif
}
