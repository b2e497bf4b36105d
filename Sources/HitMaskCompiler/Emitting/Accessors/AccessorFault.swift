import HitMasks

/// Why no accessor can be written for a mask.
package struct AccessorFault: Error, Sendable, Hashable {
    /// The name of the mask.
    package let name: String
    /// What is wrong with it.
    package let reason: Reason

    /// What can be wrong with a name.
    package enum Reason: Sendable, Hashable {
        /// A part of the name has nothing but punctuation.
        case nothingLeft(part: String)
        /// A part of the name would begin with what no Swift name begins with.
        case beginsWith(String, part: String)
        /// A part of the name has a character that no Swift name has.
        case holds(String, part: String)
        /// The accessor's name is taken by the runtime or the language.
        case reserved(String, part: String)
        /// Two parts of names would have one accessor.
        case collision(String, part: String, other: String)
    }
}

extension AccessorFault: CustomStringConvertible {
    /// Plain words, with what to do.
    package var description: String {
        switch reason {
        case .nothingLeft(let part): "\(from(part)) has no letter for a Swift name; rename it"
        case .beginsWith(let character, let part):
            "\(from(part)) begins with '\(character)', and a Swift name does not; rename it, such as to 'a\(part)'"
        case .holds(let character, let part):
            "\(from(part)) holds '\(character)', and a Swift name does not; rename it"
        case .reserved(let identifier, let part):
            "\(from(part)) would be '\(identifier)' in Swift, which has a meaning of its own; rename it"
        case .collision(let identifier, let part, let other):
            "'\(part)' and '\(other)' would both be '\(identifier)' in Swift; rename one of them"
        }
    }

    private func from(_ part: String) -> String {
        part.hasSameBytes(as: name) ? "the mask's name '\(name)'" : "'\(part)' of the mask's name '\(name)'"
    }
}
