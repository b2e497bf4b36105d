/// A message about a file, in the form that Xcode and editors show in place.
///
///     art/play.png: error: the picture is cut off
package struct Diagnostic: Sendable {
    /// How much a message matters.
    package enum Severity: String, Sendable {
        /// Nothing is written.
        case error
        /// The mask is written, and is probably not what was meant.
        case warning
        /// Good to know.
        case note
        /// Good to know for who asks: a note with `--verbose` alone.
        case hint

        /// The word in front of the text.
        package var word: String { self == .hint ? Severity.note.rawValue : rawValue }
    }

    /// The file.
    package let path: String
    /// The line, counted from 1, where the file is text.
    package let line: Int?
    /// What there is to say.
    package let reason: Reason

    /// Makes a message.
    package init(_ path: String, line: Int? = nil, _ reason: Reason) {
        self.path = path
        self.line = line
        self.reason = reason
    }

    /// How much the message matters.
    package var severity: Severity { reason.severity }

    /// The file and the line for the front of a message, with control characters written out.
    package var place: String { path.escaped + (line.map { ":\($0)" } ?? "") }

    /// What there is to say, in plain words, with control characters written out.
    package var text: String { reason.description.escaped }

    /// The order of reports, which depends on nothing but the messages themselves.
    static func precedes(_ one: Diagnostic, _ other: Diagnostic) -> Bool {
        guard one.path.hasSameBytes(as: other.path) else { return one.path.precedesByBytes(other.path) }
        guard one.line == other.line else { return (one.line ?? 0) < (other.line ?? 0) }
        return one.text.precedesByBytes(other.text)
    }
}

extension Diagnostic: CustomStringConvertible {
    /// One line without a line break: `path:line: error: text`.
    package var description: String { "\(place): \(severity.word): \(text)" }
}
