/// A value of a text file that somebody wrote, and the line that it begins on.
///
/// Objects keep the order of their keys and every repetition of one, so that a message can name both lines. JSON
/// (``JSONDocument``) and property lists in XML give the same values.
package struct SourceValue: Sendable, Hashable {
    /// What the value is. A number stays the text that it was written as, so that nothing is rounded.
    package enum Content: Sendable, Hashable {
        case null
        case bool(Bool)
        case number(String)
        case string(String)
        case array([SourceValue])
        case object([Member])
    }

    /// A key of an object and what it stands for.
    package struct Member: Sendable, Hashable {
        /// The key.
        package let key: String
        /// The line of the key.
        package let line: Int
        /// What stands behind it.
        package let value: SourceValue

        /// Makes a member.
        package init(key: String, line: Int, value: SourceValue) {
            self.key = key
            self.line = line
            self.value = value
        }
    }

    /// What the value is.
    package let content: Content
    /// The line that it begins on, counted from 1.
    package let line: Int

    /// Makes a value.
    package init(_ content: Content, line: Int) {
        self.content = content
        self.line = line
    }
}

extension SourceValue {
    /// The members of an object in the order of the file, repeated keys included; none of anything else.
    package var members: [Member] {
        if case .object(let members) = content { members } else { [] }
    }

    /// The elements of an array; none of anything else.
    package var elements: [SourceValue] {
        if case .array(let elements) = content { elements } else { [] }
    }

    /// The text of a string, or nil.
    package var string: String? {
        if case .string(let text) = content { text } else { nil }
    }

    /// Whether this is an object.
    package var isObject: Bool {
        if case .object = content { true } else { false }
    }

    /// Whether this is an array.
    package var isArray: Bool {
        if case .array = content { true } else { false }
    }

    /// What stands behind a key, or nil where there is no such key.
    ///
    /// - Throws: ``TextFault/Reason/repeatedKey(_:firstLine:)`` where the key is there twice with different values:
    ///   some readers take the first, some the last. A repetition of the same is harmless.
    package func value(of key: String) throws(TextFault) -> SourceValue? {
        var found: Member?
        for member in members where member.key.hasSameBytes(as: key) {
            if let found, !found.value.hasSameContent(as: member.value) {
                throw TextFault(line: member.line, .repeatedKey(key, firstLine: found.line))
            }
            found = found ?? member
        }
        return found?.value
    }

    /// Whether both are the same value, wherever they stand.
    package func hasSameContent(as other: SourceValue) -> Bool {
        switch (content, other.content) {
        case (.array(let own), .array(let others)):
            own.elementsEqual(others) { $0.hasSameContent(as: $1) }
        case (.object(let own), .object(let others)):
            own.elementsEqual(others) { $0.key.hasSameBytes(as: $1.key) && $0.value.hasSameContent(as: $1.value) }
        default: content == other.content
        }
    }

    /// What kind of value this is, for a message: `a number`, `an object`.
    package var kind: String {
        switch content {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "a text"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
