import Foundation
import TestSupport
import Testing

@Suite struct `The output of hitmask compile` {
    private let hitmask: BuiltTool
    private var folder: TemporaryFolder { hitmask.folder }

    init() throws {
        hitmask = try BuiltTool()
        try hitmask.draw("a.png")
    }

    @Test func `is not touched if its bytes would not change`() throws {
        #expect(try hitmask("compile", "a.png", "-o", "x").text.contains("unchanged") == false)
        #expect(utimes(folder.path("x"), [timeval(), timeval()]) == 0)
        #expect(try hitmask("compile", "a.png", "-o", "x").text.hasSuffix(" bytes (unchanged)\n"))
        var status = stat()
        #expect(stat(folder.path("x"), &status) == 0)
        #expect(status.st_mtim.tv_sec == 0)
    }

    @Test func `may be the standard output, and then nothing else is printed there`() throws {
        #expect(try hitmask("compile", "a.png", "-o", "x").status == 0)
        let result = try hitmask("compile", "a.png", "-o", "-")
        #expect(result.status == 0)
        #expect(result.output == (try folder.bytes(of: "x")))
    }

    @Test func `has the permissions of the user's mask`() throws {
        for (mask, expected) in [("022", mode_t(0o644)), ("077", 0o600), ("000", 0o666)] {
            #expect(try hitmask.shell(#"umask \#(mask); exec "$HITMASK" compile a.png -o x\#(mask)"#).status == 0)
            var status = stat()
            #expect(stat(folder.path("x" + mask), &status) == 0)
            #expect(status.st_mode & 0o777 == expected)
        }
    }

    @Test func `that cannot be written is noticed before a picture is read`() throws {
        try hitmask.draw("bad.png", SamplePicture.broken)
        for (path, words) in [
            ("no/x", "cannot be written: there is no folder 'no/'"), (".", "cannot be written: is a folder"),
        ] {
            let result = try hitmask("compile", "bad.png", "-o", path)
            #expect(result.status == 1)
            #expect(result.errors == "\(path): error: \(words)\n")
        }
    }

    @Test func `that is also an input is refused`() throws {
        let before = try folder.bytes(of: "a.png")
        try folder.link("link.png", to: "a.png")
        for (input, output) in [("a.png", "a.png"), ("a.png", "./link.png"), ("link.png", "a.png")] {
            let result = try hitmask("compile", input, "-o", output)
            #expect(result.status == 1)
            #expect(
                result.errorLines.first
                    == "\(output): error: is also an input (\(input)); the output must be another file")
        }
        #expect(try folder.bytes(of: "a.png") == before)
        try folder.write(Array("a.png\n".utf8), to: "list")
        #expect(try hitmask("compile", "--files-from", "list", "-o", "list").status == 1)
        #expect(try folder.bytes(of: "list") == Array("a.png\n".utf8))
    }

    @Test func `may lead nowhere, which ends quietly`() throws {
        for seed in 0..<40 { try hitmask.draw("art/\(seed).png", SamplePicture.noise(seed: UInt64(seed), size: 128)) }
        let script = #"{ "$HITMASK" compile art -o -; echo $? >status; } | head -c 1 >/dev/null; cat status"#
        for prefix in ["", "trap '' PIPE; "] {
            let result = try hitmask.shell(prefix + script)
            #expect(result.text == "1\n")
            #expect(result.errors == "")
        }
    }

    @Test func `over the user's limit is an error that leaves nothing`() throws {
        for seed in 0..<40 { try hitmask.draw("art/\(seed).png", SamplePicture.noise(seed: UInt64(seed), size: 128)) }
        try folder.write([1], to: "x")
        let result = try hitmask.shell(#"ulimit -f 1 && exec "$HITMASK" compile art -o x"#)
        #expect(result.status == 1)
        #expect(result.errorLines.first == "x: error: cannot write: File too large")
        #expect(try folder.bytes(of: "x") == [1])
        #expect(try folder.names == ["a.png", "art", "x"])
    }

    #if os(Linux)
        @Test func `on a full device is an error`() throws {
            for output in ["-", "/dev/full"] {
                let result = try hitmask.shell(#"exec "$HITMASK" compile a.png -o \#(output) >/dev/full"#)
                #expect(result.status == 1)
                let place = output == "-" ? "standard output" : output
                #expect(result.errorLines.first == "\(place): error: cannot write: No space left on device")
            }
        }
    #endif

    @Test func `of many runs at once is that of one of them`() throws {
        try hitmask.draw("b.png", SamplePicture.stripes(1))
        #expect(try hitmask("compile", "a.png", "-o", "a").status == 0)
        #expect(try hitmask("compile", "b.png", "-o", "b").status == 0)
        let script = """
            for i in 1 2 3 4 5 6 7 8; do
              { "$HITMASK" compile a.png -o x || echo failed; } &
              { "$HITMASK" compile b.png -o x || echo failed; } &
            done; wait
            """
        let result = try hitmask.shell(script)
        #expect(result.errors == "")
        #expect(!result.text.contains("failed"))
        let bytes = try folder.bytes(of: "x")
        #expect(try [folder.bytes(of: "a"), folder.bytes(of: "b")].contains(bytes))
        #expect(try folder.names == ["a", "a.png", "b", "b.png", "x"])
    }
}
