/// One thing that the tool does, with the table that its arguments are read by.
struct Verb: Sendable {
    /// The first word of the command line.
    let name: String
    /// What it does, in a line.
    let summary: String
    /// The arguments that are no options.
    let positionals: [Positional]
    /// The table of options.
    let options: [any OptionRow]
    /// What else a user should know, by paragraphs.
    var notes: [String] = []
    /// Command lines to copy.
    var examples: [String] = []
    /// Does it.
    let run: @Sendable (Invocation, Terminal) throws -> ExitStatus

    /// Every verb. Another one is a file with its table and a line here.
    static let all: [Verb] = [compile, inspect, query, export, preview, accessors, merge, diff, verify]

    /// Is understood by the tool and by each verb.
    static let helpOption = Option.flag("--help", short: "-h", "Print this help.")

    /// How the verb is called, in a line.
    var usage: String {
        let required = options.filter(\.isRequired).map { "\($0.names[0]) \($0.placeholder ?? "")" }
        return (["hitmask", name, "[OPTION…]"] + positionals.map(\.usage) + required).joined(separator: " ")
    }
}

/// What the tool tells its caller.
enum ExitStatus: Int32 {
    /// All is well.
    case done = 0
    /// An input or a file is bad, or there is a difference.
    case failed = 1
    /// The command line is wrong.
    case wrongUsage = 64
}
