import HitMaskCompiler
import Testing

@Suite struct `A depfile` {
    @Test func `names the output, what it depends on, and each once more as a target`() throws {
        let depfile = try #require(
            Depfile(output: "out/ui.hitmask", dependencies: ["art/b.png", "art/", "art/a.png", "art/b.png"]))
        #expect(
            depfile.text == """
                out/ui.hitmask: \\
                  art/ \\
                  art/a.png \\
                  art/b.png

                art/:

                art/a.png:

                art/b.png:

                """)
        #expect(depfile.unwritable.isEmpty)
    }

    @Test(arguments: [
        ("a b", #"a\ b"#), ("a#b", "a\\#b"), ("a$b", "a$$b"), ("c:d", #"c\:d"#), (#"a\b"#, #"a\b"#),
        (#"a\ b"#, #"a\\\ b"#),
        (#"a\\ b"#, #"a\\\\\ b"#), ("é (1)[2]+,!@.png", #"é\ (1)[2]+,!@.png"#), ("~a", "./~a"), ("  ", #"\ \ "#),
    ])
    func `escapes what Make and Ninja read alike`(path: String, written: String) throws {
        let depfile = try #require(Depfile(output: "x", dependencies: [path + "/z"]))
        #expect(depfile.text == "x: \\\n  \(written)/z\n\n\(written)/z:\n")
    }

    @Test(arguments: [
        "a\nb", "a\tb", "a\u{7F}b", "a*b", "a;b", "a|b", "a<b", "a>b", "a=b", "a%b", "a`b", "a^b", "a\"b", "a'b", "a&b",
        "a?b", "a\\#b", #"a\$b"#,
        #"a\:b"#,
        #"a\"#, "a:", "a (b)",
    ])
    func `leaves out and tells what they do not`(path: String) throws {
        let depfile = try #require(Depfile(output: "x", dependencies: [path, "y"]))
        #expect(depfile.text == "x: \\\n  y\n\ny:\n")
        #expect(depfile.unwritable == [path])
        #expect(Depfile(output: path, dependencies: [])?.text == nil)
    }
}
