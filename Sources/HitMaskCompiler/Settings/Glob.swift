/// A pattern for the names of masks.
///
///     try Glob("buttons/*").matches("buttons/play")            // true
///     try Glob("buttons/*").matches("buttons/round/play")      // false: * stays within a part
///     try Glob("buttons/**").matches("buttons/round/play")     // true
///     try Glob("**/play{,_pressed}").matches("play")           // true: ** is any number of parts, none too
///
/// | written | matches |
/// |---|---|
/// | `*` | any characters within a part, none too |
/// | `?` | one character (a Unicode scalar) within a part |
/// | `**` | any number of whole parts, also none; at the end at least one |
/// | `[a-z_]`, `[!0-9]` | one character of the set; one that is not in it, within a part |
/// | `{a,b}` | either; they may hold all of the above but `**`, and may be nested |
///
/// Everything else stands for itself. Capital and small letters differ, and so do two encodings of one accent: the
/// bytes of the UTF-8 are compared.
package struct Glob: Sendable {
    /// The pattern as it was written.
    package let pattern: String
    /// The steps that a match takes.
    let steps: [Step]
    /// The bytes that every match begins with: most names are turned down by them alone.
    let literalStart: [UInt8]

    /// The longest pattern in bytes.
    package static let longestPattern = 4096
    /// How deep braces may be nested.
    package static let deepestBraces = 16

    /// Why a text is no pattern.
    package enum Malformed: Error, Hashable, Sendable {
        /// There is no text.
        case empty
        /// The text has more bytes than are read.
        case tooLong(count: Int, limit: Int)
        /// It begins or ends with a slash, or has two in a row, as no name does.
        case emptyPart
        /// A backslash, which means nothing here.
        case backslash
        /// A character with the code 0.
        case nul
        /// `**` stands beside something else in a part.
        case doubleStarInPart
        /// `**` stands in braces.
        case doubleStarInBraces
        /// `[` without its `]`.
        case openSet
        /// `[^`, which other programs take for `[!`.
        case caret
        /// A slash in a set, which cannot match.
        case slashInSet
        /// The ends of a range the wrong way round.
        case reversedRange(first: Unicode.Scalar, last: Unicode.Scalar)
        /// `{` without its `}`.
        case openBrace
        /// `}` without its `{`.
        case strayBrace
        /// Braces in braces beyond the limit.
        case tooDeep(limit: Int)
    }

    /// Reads a pattern.
    package init(_ pattern: String) throws(Malformed) {
        self.pattern = pattern
        let count = pattern.utf8.count
        guard count > 0 else { throw .empty }
        guard count <= Self.longestPattern else { throw .tooLong(count: count, limit: Self.longestPattern) }
        var compiler = GlobCompiler(pattern)
        steps = try compiler.compile()
        let special = Set("*?[{".utf8)
        literalStart = Array(pattern.utf8.prefix { !special.contains($0) })
    }
}

extension Glob.Malformed: CustomStringConvertible {
    /// What is wrong with the pattern and what to write instead.
    package var description: String {
        switch self {
        case .empty: "is empty; ** matches every name"
        case .tooLong(let count, let limit): "has \(count) bytes, and at most \(limit) are read"
        case .emptyPart: "has nothing before, behind or between slashes, and so matches no name"
        case .backslash: "has a backslash; separate with /, and write [*] for a star itself"
        case .nul: "has a NUL character, which no name has"
        case .doubleStarInPart: "has ** beside something else; it stands alone between slashes, as in a/**/b"
        case .doubleStarInBraces: "has ** in braces; write an entry for each alternative"
        case .openSet: "has a [ without its ]; write [[] for the bracket itself"
        case .caret: "has a set that begins with ^; write [!…] for what is not to match"
        case .slashInSet: "has a slash in a set, and a set stays within a part; write {a,b} for alternatives"
        case .reversedRange(let first, let last):
            "has the range \(first)-\(last), which is empty; write \(last)-\(first)"
        case .openBrace: "has a { without its }; write [{] for the brace itself"
        case .strayBrace: "has a } without its {; write [}] for the brace itself"
        case .tooDeep(let limit): "has braces that are nested deeper than \(limit)"
        }
    }
}
