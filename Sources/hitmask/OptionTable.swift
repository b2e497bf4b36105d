/// One row of a verb's table of options: the parser, the checks and the help read it.
protocol OptionRow: Sendable {
    /// The ways to write the option, `--alpha-threshold`; the first one is for messages.
    var names: [String] { get }
    /// What stands for the value in the help, or nil for an option without one.
    var placeholder: String? { get }
    /// What the option does.
    var help: String { get }
    /// The value without the option, for the help.
    var standard: String? { get }
    /// Whether the verb does not work without the option.
    var isRequired: Bool { get }
    /// Whether the option works without its value, which then can only be joined to it: `--fill-holes=100`.
    var isValueOptional: Bool { get }
    /// The value that a text stands for.
    func value(of text: String) throws(ValueFault) -> any Sendable
}

/// A text that is not a value of its option.
struct ValueFault: Error, Hashable {
    /// What would be one: `a whole number from 1 to 8`.
    let expected: String
}

/// An option and the type of its value.
struct Option<Value: Sendable>: OptionRow {
    let names: [String]
    let placeholder: String?
    let help: String
    let standard: String?
    let isRequired: Bool
    let isValueOptional: Bool
    /// The value without the option.
    let initial: Value
    private let read: @Sendable (String) throws(ValueFault) -> Value

    init(
        _ names: [String], _ placeholder: String?, _ help: String, initial: Value, standard: String? = nil,
        isRequired: Bool = false, isValueOptional: Bool = false,
        read: @escaping @Sendable (String) throws(ValueFault) -> Value
    ) {
        self.names = names
        self.placeholder = placeholder
        self.help = help
        self.initial = initial
        self.standard = standard
        self.isRequired = isRequired
        self.isValueOptional = isValueOptional
        self.read = read
    }

    func value(of text: String) throws(ValueFault) -> any Sendable { try read(text) }
}

extension Option<Bool> {
    /// An option without a value, with a short name if it has one.
    static func flag(_ name: String, short: String? = nil, _ help: String) -> Self {
        Option([name] + (short.map { [$0] } ?? []), nil, help, initial: false) { _ in true }
    }
}

extension Option<String?> {
    /// An option whose value may be any text.
    static func text(_ names: String..., placeholder: String, _ help: String, isRequired: Bool = false) -> Self {
        Option(names, placeholder, help, initial: nil, isRequired: isRequired) { text throws(ValueFault) in
            guard !text.isEmpty else { throw ValueFault(expected: "a path") }
            return text
        }
    }
}

extension Option<Int> {
    /// An option whose value is a whole number of a range.
    static func number(
        _ name: String, _ range: ClosedRange<Int>, _ help: String, initial: Int, standard: String? = nil
    ) -> Self {
        Option([name], "N", help, initial: initial, standard: standard ?? "\(initial)") { text throws(ValueFault) in
            guard let number = Int(text), range.contains(number) else {
                throw ValueFault(expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
            }
            return number
        }
    }
}

/// A word of a fixed set, as the values of an option.
typealias Word = RawRepresentable<String> & CaseIterable & Sendable

extension Option where Value: Word {
    /// An option whose value is one of a few words. The help lists them.
    static func choice(_ name: String, _ help: String, initial: Value) -> Self {
        Option([name], choices(Value.self), help, initial: initial, standard: initial.rawValue, read: choose)
    }
}

extension Option {
    /// An option that must be given and whose value is one of a few words.
    static func requiredChoice<Choice: Word>(_ name: String, _ help: String) -> Self where Value == Choice? {
        Option([name], choices(Choice.self), help, initial: nil, isRequired: true) { text throws(ValueFault) in
            try choose(text)
        }
    }
}

private func choices<Choice: Word>(_: Choice.Type) -> String { Choice.allCases.map(\.rawValue).joined(separator: "|") }

@Sendable private func choose<Choice: Word>(_ text: String) throws(ValueFault) -> Choice {
    guard let value = Choice(rawValue: text) else {
        throw ValueFault(expected: "one of " + Choice.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return value
}
