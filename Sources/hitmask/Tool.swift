import HitMaskCompiler

/// The whole tool: picks the verb, reads its arguments, and turns what happens into messages and an exit status.
struct Tool {
    /// How the tool is called, in a line.
    static let usage = "hitmask VERB [OPTION…] ARGUMENT…"
    /// What `--version` prints.
    static let version = "hitmask 0.1.0"

    private static let versionOption = Option.flag("--version", "Print the version.")
    private static let options: [any OptionRow] = [Verb.helpOption, versionOption]

    /// Where messages go.
    let terminal: Terminal

    /// Does what the words of a command line say, without the name of the tool.
    func run(_ words: [String]) -> ExitStatus {
        let verb = Verb.all.first { $0.name == words.first }
        do {
            if let verb { return try run(verb, Array(words.dropFirst())) }
            return try runWithoutVerb(words)
        } catch let error as UsageError {
            let hint = verb.map { " \($0.name)" } ?? ""
            terminal.report("hitmask", error.description)
            terminal.write("usage: \(verb?.usage ?? Tool.usage)\n'hitmask\(hint) --help' tells more.\n")
            return .wrongUsage
        } catch let fault as SystemFault {
            if !fault.meansClosedPipe { terminal.report("standard output", fault.description) }
            return .failed
        } catch let fault as FileFault {
            terminal.report(fault.path, line: fault.line, "\(fault.reason)")
            return .failed
        } catch {
            terminal.report("hitmask", "\(error)")
            return .failed
        }
    }

    private func run(_ verb: Verb, _ words: [String]) throws -> ExitStatus {
        if asksForHelp(words) {
            try printResults(Help.verb(verb))
            return .done
        }
        let invocation = try Invocation(words, options: verb.options + [Verb.helpOption], positionals: verb.positionals)
        return try verb.run(invocation, terminal)
    }

    private func runWithoutVerb(_ words: [String]) throws -> ExitStatus {
        guard let first = words.first else { throw UsageError.noVerb }
        guard first.hasPrefix("-") else {
            throw UsageError.unknownVerb(first, known: Verb.all.map(\.name) + Tool.options.flatMap(\.names))
        }
        let invocation = try Invocation(words, options: Tool.options, positionals: [])
        try printResults(invocation[Verb.helpOption] ? Help.tool(options: Tool.options) : Tool.version + "\n")
        return .done
    }

    /// Help is given even if the rest of the command line is wrong.
    private func asksForHelp(_ words: [String]) -> Bool {
        words.prefix { $0 != "--" }.contains { Verb.helpOption.names.contains($0) }
    }
}

/// A fault of a file that ends a verb.
struct FileFault: Error {
    let path: String
    var line: Int?
    let reason: any Error
}

/// Runs a step and names the file in its error.
func about<Result>(_ path: String, _ step: () throws -> Result) throws(FileFault) -> Result {
    do {
        return try step()
    } catch {
        throw FileFault(path: path, reason: error)
    }
}
