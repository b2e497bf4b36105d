/// A place for an argument that is no option.
struct Positional: Sendable {
    /// What stands for it in the help.
    let placeholder: String
    /// Whether the verb works without it.
    var isOptional = false
    /// Whether there may be several.
    var repeats = false
    /// The number of arguments that come together, such as 2 for `X Y`.
    var count = 1

    /// As the usage line has it: `[NAME…]`.
    var usage: String {
        let text = placeholder + (repeats ? "…" : "")
        return isOptional ? "[\(text)]" : text
    }
}

/// The arguments of a verb, checked against its table.
struct Invocation {
    /// The arguments that are no options, in their order.
    private(set) var arguments: [String] = []
    private var values: [String: any Sendable] = [:]

    /// The value of an option: the last one given, or the initial one.
    subscript<Value>(option: Option<Value>) -> Value {
        values[option.names[0]] as? Value ?? option.initial
    }

    /// Reads arguments by a table: `--name value`, `--name=value`, `--` before arguments that look like options.
    ///
    /// A lone `-` and a number such as `-3` are arguments.
    init(_ words: [String], options: [any OptionRow], positionals: [Positional]) throws(UsageError) {
        var words = words[...]
        while let word = words.popFirst() {
            if word == "--" {
                arguments += words
                break
            }
            guard word.utf8.first == UInt8(ascii: "-"), word != "-", Double(word) == nil else {
                arguments.append(word)
                continue
            }
            try readOption(word, &words, options)
        }
        let required = positionals.filter { !$0.isOptional }
        if arguments.count < required.count { throw .missingArgument(required[arguments.count].placeholder) }
        let most = positionals.contains(where: \.repeats) ? Int.max : positionals.reduce(0) { $0 + $1.count }
        if arguments.count > most { throw .extraArgument(arguments[most]) }
        for option in options where option.isRequired && values[option.names[0]] == nil {
            throw .missingOption(option.names[0], placeholder: option.placeholder ?? "")
        }
    }

    private mutating func readOption(
        _ word: String, _ words: inout ArraySlice<String>, _ options: [any OptionRow]
    ) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        let joined = parts.count > 1 ? String(parts[1]) : nil
        guard let option = options.first(where: { $0.names.contains(name) }) else {
            throw .unknownOption(name, known: options.flatMap(\.names))
        }
        var text = ""
        if option.isValueOptional {
            text = joined ?? ""
        } else if let placeholder = option.placeholder {
            guard let value = joined ?? words.popFirst() else { throw .missingValue(name, placeholder: placeholder) }
            text = value
        } else if let joined {
            throw .unexpectedValue(name, found: joined)
        }
        do throws(ValueFault) {
            values[option.names[0]] = try option.value(of: text)
        } catch {
            throw .badValue(name, found: text, expected: error.expected)
        }
    }
}
