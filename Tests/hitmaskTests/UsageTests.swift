import TestSupport
import Testing

@Suite struct `The command line` {
    private let hitmask: BuiltTool

    init() throws { hitmask = try BuiltTool() }

    @Test func `help and version go to the standard output`() throws {
        let help = try hitmask("--help")
        #expect(help.status == 0)
        #expect(help.errors == "")
        for verb in ["compile", "inspect", "query", "export", "verify", "merge"] {
            #expect(help.text.contains("\n  \(verb) "))
            let result = try hitmask(verb, "ignored", "--nonsense", "--help")
            #expect(result.status == 0)
            #expect(result.errors == "")
            #expect(result.text.contains("usage: hitmask \(verb) "))
        }
        let version = try hitmask("--version")
        #expect(version.status == 0)
        #expect(version.text.wholeMatch(of: /hitmask \d+\.\d+\.\d+\n/) != nil)
    }

    @Test(arguments: [
        ([], "hitmask: error: a verb is missing"),
        (["help"], "hitmask: error: there is no verb 'help'; did you mean '--help'?"),
        (["verify", "--hlep"], "hitmask: error: there is no option '--hlep'; did you mean '--help'?"),
        (["query", "f", "n", "1,2"], "hitmask: error: X is '1,2'; expected a number of pixels, such as 12 or 0.5"),
        (["complie"], "hitmask: error: there is no verb 'complie'; did you mean 'compile'?"),
        (["--versoin"], "hitmask: error: there is no option '--versoin'; did you mean '--version'?"),
        (["compile", "-o", "x"], "hitmask: error: an argument is missing: INPUT"),
        (["compile", "a.png"], "hitmask: error: an option is missing: -o FILE"),
        (["compile", "a.png", "-o"], "hitmask: error: a value is missing: -o FILE"),
        (
            ["compile", "--alpha", "1", "a"],
            "hitmask: error: there is no option '--alpha'; did you mean '--alpha-threshold'?"
        ),
        (["compile", "--strict=1", "a"], "hitmask: error: the option --strict takes no value; found '1'"),
        (
            ["compile", "--alpha-threshold", "128", "a.png", "-o", "x"],
            "hitmask: error: the value '128' of --alpha-threshold is not a share from 0 to 1, such as 0.5, 50% or 128/255"
        ),
        (
            ["compile", "--variants=2x", "a.png", "-o", "x"],
            "hitmask: error: the value '2x' of --variants is not one of densest, all"
        ),
        (["query", "f", "n", "1"], "hitmask: error: an argument is missing: Y"),
        (["query", "f", "n"], "hitmask: error: an argument is missing: X"),
        (["query", "f", "n", "1", "2", "3"], "hitmask: error: one argument too many: '3'"),
        (["query", "f", "n", "1", "--points", "p"], "hitmask: error: one argument too many: '1'"),
        (
            ["query", "f", "n", "one", "2"],
            "hitmask: error: X is 'one'; expected a number of pixels, such as 12 or 0.5"
        ),
        (
            ["export", "f", "n"],
            "hitmask: error: an option is missing: --format pbm|png|svg|text|json|c|godot|unity|tiled|physicseditor|html|css"
        ),
        (
            ["export", "f", "n", "--format", "gif"],
            "hitmask: error: the value 'gif' of --format is not one of pbm, png, svg, text, json, c, godot, unity, tiled, physicseditor, html, css"
        ),
        (["verify"], "hitmask: error: an argument is missing: FILE"),
        (["inspect"], "hitmask: error: an argument is missing: FILE"),
    ])
    func `wrong usage gives 64, what is wrong, and how to do it right`(words: [String], message: String) throws {
        let result = try hitmask.run(BuiltTool.path, words, input: [])
        #expect(result.status == 64)
        #expect(result.text == "")
        let lines = result.errorLines
        #expect(lines.first == message)
        #expect(lines.dropFirst().first?.hasPrefix("usage: hitmask ") == true)
        #expect(lines.last?.hasSuffix("--help' tells more.") == true)
    }

    @Test func `an argument that is not UTF-8 is refused with its bytes`() throws {
        let result = try hitmask.shell(#"exec "$HITMASK" compile "$(printf 'caf\351.png')" -o x"#)
        #expect(result.status == 1)
        #expect(result.errors == "caf\\xE9.png: error: the argument is not UTF-8 text\n")
    }

    @Test func `messages survive a closed standard error and results a closed output`() throws {
        #expect(try hitmask.shell(#""$HITMASK" 2>&-"#).status == 64)
        #expect(try hitmask.shell(#""$HITMASK" --help >&-"#).status == 0)
    }

    #if os(Linux)
        @Test func `results that cannot be written are an error`() throws {
            let result = try hitmask.shell(#""$HITMASK" --help >/dev/full"#)
            #expect(result.status == 1)
            #expect(result.errors == "standard output: error: cannot write: No space left on device\n")
        }
    #endif
}
