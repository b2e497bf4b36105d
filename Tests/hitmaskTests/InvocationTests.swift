import Testing

@testable import hitmask

/// Words as the values of an option.
private enum Shape: String, CaseIterable, Sendable { case disc, ring }

private let flag = Option.flag("--strict", "A flag.")
private let text = Option.text("-o", "--output", placeholder: "FILE", "A text.")
private let number = Option.number("--jobs", 1...8, "A number.", initial: 2)
private let choice = Option.choice("--shape", "A choice.", initial: Shape.disc)
private let table: [any OptionRow] = [flag, text, number, choice]

private func read(_ words: String...) throws(UsageError) -> Invocation {
    try Invocation(
        words, options: table, positionals: [Positional(placeholder: "ANY", isOptional: true, repeats: true)])
}

@Suite struct `Reading a command line` {
    @Test func `options have their initial values until they are given`() throws {
        let invocation = try read()
        #expect(invocation[flag] == false)
        #expect(invocation[text] == nil)
        #expect(invocation[number] == 2)
        #expect(invocation[choice] == .disc)
        #expect(invocation.arguments == [])
    }

    @Test func `a value stands behind its option or behind an equals sign`() throws {
        for invocation in [
            try read("--jobs", "3", "--shape", "ring", "-o", "x"), try read("--jobs=3", "--shape=ring", "--output=x"),
        ] {
            #expect(invocation[number] == 3)
            #expect(invocation[choice] == .ring)
            #expect(invocation[text] == "x")
        }
    }

    @Test func `a value may hold equals signs and may begin with a dash`() throws {
        #expect(try read("-o=a=b")[text] == "a=b")
        #expect(try read("-o", "-")[text] == "-")
        #expect(try read("-o", "--strict")[text] == "--strict")
    }

    @Test func `the last value wins, under either name`() throws {
        #expect(try read("--jobs=1", "--jobs=2", "--jobs=7")[number] == 7)
        #expect(try read("-o", "a", "--output", "b")[text] == "b")
    }

    @Test func `options and arguments mix, and two dashes end the options`() throws {
        let invocation = try read("a", "--strict", "b", "--", "--jobs", "-c", "--")
        #expect(invocation[flag])
        #expect(invocation.arguments == ["a", "b", "--jobs", "-c", "--"])
    }

    @Test func `a lone dash and numbers below zero are arguments`() throws {
        let words = ["-", "-3", "-0.5", "-.5", "-1e3", "-inf"]
        #expect(
            try Invocation(words, options: table, positionals: [.init(placeholder: "X", repeats: true)]).arguments
                == words)
    }

    @Test func `an empty argument stays an argument`() throws {
        #expect(try read("").arguments == [""])
    }

    @Test func `options are not abbreviated`() {
        #expect(throws: UsageError.unknownOption("--job", known: ["--strict", "-o", "--output", "--jobs", "--shape"])) {
            try read("--job=3")
        }
    }

    @Test func `a wrong option says what was found and expected`() {
        #expect(throws: UsageError.missingValue("--jobs", placeholder: "N")) { try read("--jobs") }
        #expect(throws: UsageError.unexpectedValue("--strict", found: "yes")) { try read("--strict=yes") }
        let range = "a whole number from 1 to 8"
        for value in ["0", "9", "", "two", "1.5", "99999999999999999999"] {
            #expect(throws: UsageError.badValue("--jobs", found: value, expected: range)) { try read("--jobs", value) }
        }
        #expect(throws: UsageError.badValue("--shape", found: "Disc", expected: "one of disc, ring")) {
            try read("--shape=Disc")
        }
        #expect(throws: UsageError.badValue("-o", found: "", expected: "a path")) { try read("-o", "") }
    }

    @Test func `missing and superfluous arguments are named`() {
        let places = [Positional(placeholder: "FILE"), Positional(placeholder: "X Y", isOptional: true, count: 2)]
        func read(_ words: String...) throws { _ = try Invocation(words, options: [], positionals: places) }
        #expect(throws: UsageError.missingArgument("FILE")) { try read() }
        #expect(throws: UsageError.extraArgument("d")) { try read("a", "b", "c", "d") }
        #expect(throws: Never.self) { try read("a", "b", "c") }
    }

    @Test func `an option that must be given is missed`() {
        let format = Option<Shape?>.requiredChoice("--format", "A form.")
        func read(_ words: String...) throws(UsageError) -> Shape? {
            try Invocation(words, options: [format], positionals: [])[format]
        }
        #expect(throws: UsageError.missingOption("--format", placeholder: "disc|ring")) { try read() }
        #expect(
            throws: UsageError.badValue("--format", found: "square", expected: "one of disc, ring")
        ) { try read("--format", "square") }
        #expect(try! read("--format=ring") == .ring)
    }

    @Test func `errors suggest what was meant`() {
        let known = ["--jobs", "--alpha-threshold"]
        #expect("\(UsageError.unknownOption("--job", known: known))".hasSuffix("did you mean '--jobs'?"))
        #expect("\(UsageError.unknownOption("--alpha", known: known))".hasSuffix("did you mean '--alpha-threshold'?"))
        #expect("\(UsageError.unknownOption("--colour", known: known))".contains("put -- before"))
        #expect("\(UsageError.unknownVerb("\u{1B}x", known: []))" == "there is no verb '\\u{1B}x'")
    }
}

@Suite struct `The help` {
    @Test func `every line of every help fits 80 columns`() {
        for verb in Verb.all {
            for line in Help.verb(verb).split(separator: "\n") where !line.hasPrefix("usage:") {
                #expect(line.count <= 80, "\(verb.name): \(line)")
            }
        }
    }

    @Test func `names every option of the table with its default`() {
        for verb in Verb.all {
            let help = Help.verb(verb)
            for option in verb.options {
                #expect(help.contains("  \(option.usage)"))
                if let standard = option.standard {
                    #expect(help.replacing(/\s+/, with: " ").contains("Default: \(standard)."))
                }
            }
        }
    }

    @Test func `wraps between words and indents what follows`() {
        let words = Array(repeating: "word", count: 20).joined(separator: " ")
        let lines = Help.wrapped(words, indent: "    ").split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[1].hasPrefix("    word"))
        #expect(lines.joined(separator: " ").split(separator: " ").count == 20)
    }

    @Test func `no option stands twice in a table`() {
        for verb in Verb.all {
            let names = verb.options.flatMap(\.names)
            #expect(Set(names).count == names.count, "\(verb.name)")
        }
    }
}
