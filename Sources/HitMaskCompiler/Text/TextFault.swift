/// Why a text file cannot be read as the JSON or XML that it should be, and the line.
package struct TextFault: Error, Hashable, Sendable {
    /// The line, counted from 1.
    package let line: Int
    /// What is wrong there.
    package let reason: Reason

    /// What is wrong, with what was found and what was expected.
    package enum Reason: Hashable, Sendable {
        /// The bytes are no UTF-8, from this offset on.
        case notUTF8(offset: Int)
        /// The file says that it has an encoding that is not read.
        case encoding(String)
        /// Something else was expected here.
        case unexpected(found: String, expected: String)
        /// Arrays, objects or elements are nested deeper than the limit.
        case tooDeep(limit: Int)
        /// There are more values, elements and attributes than the limit.
        case tooManyValues(limit: Int)
        /// A control character stands in a text as it is.
        case controlCharacter(UInt8)
        /// A backslash or an ampersand begins nothing that is known.
        case escape(String)
        /// Digits are no number as JSON writes them.
        case malformedNumber(String)
        /// A key is there twice, with different values.
        case repeatedKey(String, firstLine: Int)
        /// An element ends with another name than it began with.
        case wrongEnd(found: String, expected: String, openedOnLine: Int)
        /// An XML file declares things of its own, which can make a small file large.
        case ownDeclarations
        /// A property list in the binary form.
        case binaryPropertyList
    }

    /// Makes a fault.
    package init(line: Int, _ reason: Reason) {
        self.line = line
        self.reason = reason
    }
}

extension TextFault.Reason: CustomStringConvertible {
    /// What is wrong and, where it is known, what to do.
    package var description: String {
        switch self {
        case .notUTF8(let offset): "the text is not UTF-8 at byte \(offset); save it as UTF-8"
        case .encoding(let name): "the file says that its encoding is \(name); save it as UTF-8"
        case .unexpected(let found, let expected): "expected \(expected), found \(found)"
        case .tooDeep(let limit): "nested deeper than \(limit) levels"
        case .tooManyValues(let limit): "the file has more than \(limit) values; split it"
        case .controlCharacter(let byte):
            "the control character U+00\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))"
                + " stands in a text; write it as an escape"
        case .escape(let text): "'\(text)' is no escape that is known here"
        case .malformedNumber(let text): "'\(text)' is no number"
        case .repeatedKey(let key, let firstLine):
            "the key '\(key)' is there a second time with another value; the first is in line \(firstLine). "
                + "Programs disagree which one counts: remove one"
        case .wrongEnd(let found, let expected, let openedOnLine):
            "the element ends with </\(found)>; expected </\(expected)>, which was opened in line \(openedOnLine)"
        case .ownDeclarations: "the file declares entities or elements of its own, which is not supported; remove them"
        case .binaryPropertyList:
            "a property list in the binary form, which has no lines to speak of; convert it with plutil -convert xml1"
        }
    }
}
