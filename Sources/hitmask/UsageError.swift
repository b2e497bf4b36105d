import HitMaskCompiler

/// What is wrong with a command line.
enum UsageError: Error, Hashable {
    /// There is no verb.
    case noVerb
    /// The verb is none of the known ones.
    case unknownVerb(String, known: [String])
    /// The option is none of the known ones.
    case unknownOption(String, known: [String])
    /// An option that takes a value ends the command line.
    case missingValue(String, placeholder: String)
    /// An option that takes no value has one.
    case unexpectedValue(String, found: String)
    /// The value of an option is not as expected.
    case badValue(String, found: String, expected: String)
    /// The verb does not work without this option.
    case missingOption(String, placeholder: String)
    /// The two options ask for different things.
    case conflict(String, String)
    /// The first option means nothing without the second.
    case needless(String, without: String)
    /// The verb does not work without this argument.
    case missingArgument(String)
    /// The verb does not know what to do with this argument.
    case extraArgument(String)
    /// The argument is not as expected.
    case badArgument(String, found: String, expected: String)
}

extension UsageError: CustomStringConvertible {
    /// Plain words, with a suggestion where something looks misspelt.
    var description: String {
        switch self {
        case .noVerb: "a verb is missing"
        case .unknownVerb(let verb, let known): "there is no verb '\(verb.escaped)'" + suggestion(verb, known)
        case .unknownOption(let option, let known):
            "there is no option '\(option.escaped)'" + suggestion(option, known)
        case .missingValue(let option, let placeholder): "a value is missing: \(option) \(placeholder)"
        case .unexpectedValue(let option, let found):
            "the option \(option) takes no value; found '\(found.escaped)'"
        case .badValue(let option, let found, let expected):
            "the value '\(found.escaped)' of \(option) is not \(expected)"
        case .missingOption(let option, let placeholder): "an option is missing: \(option) \(placeholder)"
        case .conflict(let one, let other): "\(one) and \(other) exclude each other"
        case .needless(let option, let other): "\(option) means nothing without \(other)"
        case .missingArgument(let placeholder): "an argument is missing: \(placeholder)"
        case .extraArgument(let found): "one argument too many: '\(found.escaped)'"
        case .badArgument(let placeholder, let found, let expected):
            "\(placeholder) is '\(found.escaped)'; expected \(expected)"
        }
    }
}

private func suggestion(_ word: String, _ known: [String]) -> String {
    if let likely = closest(to: word, among: known).first { return "; did you mean '\(likely)'?" }
    return word.hasPrefix("-") ? " (put -- before an argument that begins with '-')" : ""
}
