import HitMasks

/// A value in a file of settings, and the key that it stands behind.
struct SettingsValue {
    let key: String
    let value: SourceValue

    init(key: String, _ value: SourceValue) { (self.key, self.value) = (key, value) }

    var line: Int { value.line }

    /// The error that the value is none of those that are allowed.
    func unexpected(_ expected: String) -> SettingsError {
        error(.value(key: key, found: value.shown, expected: expected))
    }

    /// An error in the line of the value.
    func error(_ reason: SettingsFault.Reason) -> SettingsError { SettingsError(line: line, reason) }

    func bool() throws(SettingsError) -> Bool {
        guard case .bool(let bool) = value.content else { throw unexpected("true or false") }
        return bool
    }

    func text(_ expected: String = "a text") throws(SettingsError) -> String {
        guard let text = value.string else { throw unexpected(expected) }
        return text
    }

    /// One of the words of an enumeration.
    func word<Word: CaseIterable & RawRepresentable<String>>(_: Word.Type) throws(SettingsError) -> Word {
        guard let word = value.string.flatMap(Word.init(rawValue:)) else {
            throw unexpected(Self.listed(Word.allCases.map(\.rawValue)))
        }
        return word
    }

    /// The value that a word stands for.
    func word<Value>(in table: [(word: String, value: Value)], orElse: String = "") throws(SettingsError) -> Value {
        let found = value.string.flatMap { text in table.first { $0.word.hasSameBytes(as: text) } }
        guard let found else { throw unexpected(Self.listed(table.map(\.word)) + orElse) }
        return found.value
    }

    /// The text of a number, or a text, for a reader that takes both.
    func numberOrText(_ expected: String) throws(SettingsError) -> String {
        switch value.content {
        case .number(let text), .string(let text): return text
        default: throw unexpected(expected)
        }
    }

    /// A whole number within a range.
    func whole(in range: ClosedRange<Int>, of unit: String = "") throws(SettingsError) -> Int {
        guard case .number(let text) = value.content, let number = DecimalNumber(text)?.whole(), range.contains(number)
        else { throw unexpected("a whole number\(unit) from \(range.lowerBound) to \(range.upperBound)") }
        return number
    }

    /// A number that is no further from 0 than any picture is large.
    func real() throws(SettingsError) -> Double {
        guard case .number(let text) = value.content, let number = Double(text), abs(number) <= 1_000_000
        else { throw unexpected("a number from -1000000 to 1000000") }
        return number
    }

    /// The texts as alternatives: `'tile' or 'stretch'`.
    static func listed(_ words: [String]) -> String {
        let quoted = words.map { "'\($0)'" }
        return quoted.count < 2
            ? quoted.joined() : quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
    }
}

/// A setting that `false` switches off again.
package enum Switched<Value: Sendable & Hashable>: Sendable, Hashable {
    /// It is off, whatever an earlier entry said.
    case off
    /// It is on.
    case on(Value)

    /// The value, or nil if it is off.
    package var value: Value? {
        if case .on(let value) = self { value } else { nil }
    }
}

extension SettingsValue {
    /// Reads a setting that `false` switches off.
    func switched<Value>(
        _ parse: (SettingsValue) throws(SettingsError) -> Value
    ) throws(SettingsError) -> Switched<Value> {
        value.content == .bool(false) ? .off : .on(try parse(self))
    }
}

extension SourceValue {
    /// The value as it may stand in a message: short, or its kind.
    fileprivate var shown: String {
        switch content {
        case .bool(let bool): "\(bool)"
        case .number(let text) where text.utf8.count <= 40: text
        case .string(let text) where text.utf8.count <= 100: "'\(text)'"
        default: kind
        }
    }
}
