/// A name as a person would write it in Swift, made of a part of a mask's name.
///
///     SwiftIdentifier.words(of: "play-button")   // play, button: `playButton`, or `PlayButton` for a type
///
/// Spaces and ASCII punctuation part words. Two digits that would meet get a `_` between them, so that `level-1-2` and
/// `level-12` stay apart. What Swift takes in names of its own is kept, in any script.
struct SwiftIdentifier {
    private let words: [String]

    /// Why a part of a name gives none.
    enum Fault: Error, Hashable {
        /// Nothing is left without punctuation.
        case empty
        /// Swift names begin with no digit.
        case beginsWith(Unicode.Scalar)
        /// Swift names have no such character.
        case holds(Unicode.Scalar)
    }

    /// Takes a part of a name apart.
    init(_ part: some StringProtocol) throws(Fault) {
        var words = SwiftIdentifier.words(of: part)
        guard let first = words.first?.unicodeScalars.first else { throw .empty }
        for scalar in words.lazy.flatMap(\.unicodeScalars) where !scalar.continuesSwiftName { throw .holds(scalar) }
        guard first.startsSwiftName else { throw .beginsWith(first) }
        // SHOUTED_NAMES are spoken softly.
        if !words.contains(where: { $0.unicodeScalars.contains(where: \.properties.isLowercase) }) {
            words = words.map { $0.lowercased() }
        }
        self.words = words
    }

    /// For a property or a function: `playButton`, `urlBar` of `URLBar`.
    var forMember: String { joined(words[0].withoutLeadingCapitals) }

    /// For a type: `PlayButton`.
    var forType: String { joined(words[0].capitalised) }

    private func joined(_ first: String) -> String {
        words.dropFirst().reduce(first) { text, word in
            let digitsMeet = text.last?.isASCIIDigit == true && word.first?.isASCIIDigit == true
            return text + (digitsMeet ? "_" : "") + word.capitalised
        }
    }

    private static func words(of part: some StringProtocol) -> [String] {
        part.unicodeScalars.split { $0.isASCII && !$0.isASCIIAlphanumeric }.map { String(String.UnicodeScalarView($0)) }
    }
}

extension String {
    /// The name in backticks if it is a word of the language.
    var escapedAsSwiftName: String { swiftKeywords.contains(self) ? "`\(self)`" : self }

    /// A literal of the text, in quotes.
    var swiftLiteral: String {
        var text = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case _ where scalar.isASCII ? scalar.value >= 0x20 && scalar.value != 0x7F : scalar.isVisible:
                text.unicodeScalars.append(scalar)
            default: text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            }
        }
        return text + "\""
    }

    fileprivate var capitalised: String {
        guard let first = unicodeScalars.first else { return self }
        return first.properties.titlecaseMapping + String(unicodeScalars.dropFirst())
    }

    /// `url` of `URL`, `urlBar` of `URLBar`, `playButton` of `PlayButton`: the last capital before a small letter begins
    /// the next word.
    fileprivate var withoutLeadingCapitals: String {
        let scalars = Array(unicodeScalars)
        var count = scalars.prefix { $0.properties.isUppercase }.count
        if count > 1, count < scalars.count, scalars[count].properties.isLowercase { count -= 1 }
        let head = String(String.UnicodeScalarView(scalars[..<count])).lowercased()
        return head + String(String.UnicodeScalarView(scalars[count...]))
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

/// Words that need backticks as the name of a member.
private let swiftKeywords: Set<String> = [
    "Any", "Self", "actor", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch", "class",
    "consuming", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "macro",
    "nil",
    "open", "operator", "package", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "sending", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias",
    "var", "where", "while",
]
