import Foundation
import TestSupport
import Testing

@Suite struct `The inputs of hitmask compile` {
    private let hitmask: BuiltTool
    private var folder: TemporaryFolder { hitmask.folder }

    init() throws {
        hitmask = try BuiltTool()
        for index in 0..<6 { try hitmask.draw("art/\(index)\n.png", SamplePicture.stripes(index)) }
    }

    @Test func `may be listed in a file or by another program`() throws {
        #expect(try hitmask("compile", "art", "-o", "expected").status == 0)
        let expected = try folder.bytes(of: "expected")
        let script = #"find art -name '*.png' -print0 | sort -rz | "$HITMASK" compile --files-from - -o piped"#
        #expect(try hitmask.shell(script).status == 0)
        #expect(try folder.bytes(of: "piped") == expected)
        try folder.write(Array("art\r\n\n".utf8), to: "list.txt")
        #expect(try hitmask("compile", "--files-from=list.txt", "-o", "listed").status == 0)
        #expect(try folder.bytes(of: "listed") == expected)
        try hitmask.draw("one.png")
        #expect(try hitmask("compile", "one.png", "--files-from", "list.txt", "-o", "both").status == 0)
        #expect(try hitmask("inspect", "both").text.contains("7 masks"))
    }

    @Test func `that a list names wrongly are reported`() throws {
        try folder.write(Array("gone.png\n".utf8) + [0xFF, 0x0A], to: "list.txt")
        let result = try hitmask("compile", "--files-from", "list.txt", "-o", "x")
        #expect(result.status == 1)
        #expect(
            result.errorLines == [
                "gone.png: error: no such file or folder",
                "list.txt:2: error: the path '\\xFF' is not UTF-8 text",
                "x: note: not written: 2 errors in 2 inputs",
            ])
        let missing = try hitmask("compile", "--files-from", "no.txt", "-o", "x")
        #expect(missing.status == 1)
        #expect(missing.errorLines.first == "no.txt: error: no such file or folder")
    }

    @Test func `may be a FIFO that nobody writes to, which is refused at once`() throws {
        mkfifo(folder.path("pipe.png"), 0o600)
        let result = try hitmask("compile", "pipe.png", "-o", "x")
        #expect(result.status == 1)
        #expect(result.errorLines.first == "pipe.png: error: is a FIFO; expected a PNG file or a folder")
    }

    @Test func `are followed through links`() throws {
        try folder.link("linked", to: "art")
        #expect(try hitmask("compile", "art", "-o", "a").status == 0)
        #expect(try hitmask("compile", "linked", "-o", "b").status == 0)
        #expect(try folder.bytes(of: "a") == folder.bytes(of: "b"))
        try folder.link("art/again", to: "..")
        let result = try hitmask("compile", "art", "-o", "c")
        #expect(result.status == 1)
        #expect(
            result.errors.contains("art/again/art: error: this link leads back") || result.errors.contains("leads back")
        )
    }

    @Test(.enabled(if: isRoot, "needs root to become another user"))
    func `that may not be read are faults`() throws {
        chmod(folder.path, 0o755)
        try hitmask.draw("art/secret/a.png")
        try hitmask.draw("art/b.png")
        chmod(folder.path("art/secret"), 0)
        chmod(folder.path("art/b.png"), 0)
        let result = try hitmask.shell(
            #"cp "$HITMASK" tool && chmod 755 tool && exec setpriv --reuid=65534 --clear-groups ./tool compile art -o -"#
        )
        chmod(folder.path("art/secret"), 0o700)
        #expect(result.status == 1)
        #expect(result.output == [])
        #expect(result.errors.contains("art/secret: error: cannot list the folder: Permission denied\n"))
        #expect(result.errors.contains("art/b.png: error: cannot open the file: Permission denied\n"))
    }

    @Test func `need few open files`() throws {
        try hitmask.draw("art/" + Array(repeating: "deep", count: 40).joined(separator: "/") + "/a.png")
        for index in 0..<100 { try hitmask.draw("art/many/\(index).png", SamplePicture.stripes(index)) }
        let result = try hitmask.shell(#"ulimit -n 16 && exec "$HITMASK" compile art -o x --jobs 4"#)
        #expect(result.status == 0)
        #expect(result.text.hasPrefix("x: 107 masks,"))
    }

    private static let isRoot = geteuid() == 0
}

@Suite struct `The bytes of hitmask compile` {
    @Test func `depend on nothing but pictures and options`() throws {
        var hitmask = try BuiltTool()
        for index in 0..<12 {
            try hitmask.draw("art/\(["b", "a", "Z", "ä", "é"][index % 5])\(index).png", SamplePicture.stripes(index))
        }
        let folder = hitmask.folder
        #expect(try hitmask("compile", "art", "-o", "expected").status == 0)
        let expected = try folder.bytes(of: "expected")
        let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path("art")).map { "art/" + $0 }
        let runs: [[String]] = [
            ["compile", "art", "--jobs", "1"], ["compile", "art/", "--jobs=2"],
            ["compile", "--jobs=8", folder.path("art")],
            ["compile"] + pictures.shuffled(), ["compile"] + pictures.shuffled() + ["--verbose"],
            ["compile", "./art/../art"],
        ]
        for words in runs {
            for variables in [["LC_ALL": "C", "TZ": "UTC"], ["LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Tokyo"]] {
                hitmask.environment = variables
                let result = try hitmask.run(BuiltTool.path, words + ["-o", "-"], input: [])
                #expect(result.status == 0)
                #expect(result.output == expected, "\(words) \(variables)")
            }
        }
        #expect(try hitmask.shell(#"umask 077; cd art && exec "$HITMASK" compile . -o ../umask"#).status == 0)
        #expect(try folder.bytes(of: "umask") == expected)
    }
}
