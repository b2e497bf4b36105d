/// The files that an output depends on, in the syntax that Make and Ninja share.
///
///     ui.hitmask: \
///       art/ \
///       art/play\ button.png
///
/// Both read a backslash before a space, a `#` or a colon, and `$$`. Names that one of them cannot read, or reads as
/// something else, are left out and told. Each file stands once more as a target without a rule, so that Make goes on
/// when it was removed.
package struct Depfile: Sendable {
    /// The text of the file.
    package let text: String
    /// Files that cannot be written down.
    package let unwritable: [String]

    /// Makes the text; nil if the output's path itself cannot be written.
    ///
    /// - Parameters:
    ///   - output: The path of the output as Make or Ninja knows it.
    ///   - dependencies: Files, and folders with a `/` at their end, in any order and repeated or not.
    package init?(output: String, dependencies: [String]) {
        guard let target = Depfile.escape(output) else { return nil }
        var paths: [String] = []
        var unwritable: [String] = []
        var previous: String?
        for path in dependencies.sorted(by: { $0.precedesByBytes($1) }) {
            if let previous, previous.hasSameBytes(as: path) { continue }
            previous = path
            if let escaped = Depfile.escape(path) { paths.append(escaped) } else { unwritable.append(path) }
        }
        self.unwritable = unwritable
        text =
            target + ":" + paths.map { " \\\n  " + $0 }.joined() + "\n"
            + paths.map { "\n" + $0 + ":\n" }.joined()
    }

    /// The path as both read it, or nil.
    private static func escape(_ path: String) -> String? {
        // Tried with GNU Make 4.3 and Ninja 1.11. Make takes a leading ~ for a home folder, and name(member) for a part
        // of an archive.
        var text = path.hasPrefix("~") ? "./" : ""
        guard let last = path.utf8.last, !")\\:".utf8.contains(last) else { return nil }
        var backslashes = 0
        for scalar in path.unicodeScalars {
            switch scalar {
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: return nil
            case _ where "\"&'*;<>?^`|=%".unicodeScalars.contains(scalar): return nil
            case "#", ":", "$":
                // Of backslashes before these, Make keeps half and Ninja all.
                guard backslashes == 0 else { return nil }
                text += scalar == "$" ? "$" : "\\"
            case " ": text += String(repeating: "\\", count: backslashes + 1)
            default: break
            }
            text.unicodeScalars.append(scalar)
            backslashes = scalar == "\\" ? backslashes + 1 : 0
        }
        return text
    }
}
