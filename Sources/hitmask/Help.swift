/// The texts of `--help`, made from the tables.
enum Help {
    /// The width that lines are wrapped to: the same everywhere, so that help can be compared and quoted.
    static let width = 80

    /// The help of the tool itself.
    static func tool(options: [any OptionRow]) -> String {
        var text = "hitmask turns PNG art into 1-bit hit masks and looks into mask files.\n\n"
        text += "usage: \(Tool.usage)\n\nverbs:\n"
        text += columns(Verb.all.map { ($0.name, $0.summary) })
        text += "\noptions:\n" + columns(options.map { ($0.usage, $0.help) })
        text += "\n" + wrapped("'hitmask VERB --help' explains a verb and its options.") + "\n"
        text +=
            wrapped(
                "Exit status: 0 done, 1 a bad input or file or a difference, 64 wrong usage, 130 and 143 interrupted.")
            + "\n"
        return text
    }

    /// The help of a verb.
    static func verb(_ verb: Verb) -> String {
        var text = wrapped("\(verb.summary.capitalisedFirst).") + "\n\nusage: \(verb.usage)\n\noptions:\n"
        let rows = verb.options + [Verb.helpOption]
        text += columns(
            rows.map { row in
                (row.usage, row.help + (row.standard.map { " Default: \($0)." } ?? ""))
            })
        for note in verb.notes { text += "\n" + wrapped(note) + "\n" }
        if !verb.examples.isEmpty {
            text += "\nexamples:\n" + verb.examples.map { "  \($0)\n" }.joined()
        }
        return text
    }

    /// Rows of two columns, the second wrapped and aligned. A wide first column has a line of its own.
    private static func columns(_ rows: [(String, String)]) -> String {
        let limit = 26
        let first = rows.map(\.0.count).filter { $0 <= limit }.max() ?? 0
        var text = ""
        for (left, right) in rows {
            let padding = String(repeating: " ", count: max(0, first - left.count) + 2)
            let indent = String(repeating: " ", count: first + 4)
            text += "  " + left + (left.count > first ? "\n" + indent : padding)
            text += wrapped(right, indent: indent) + "\n"
        }
        return text
    }

    /// The text broken into lines between words; lines after the first start with the indent.
    static func wrapped(_ text: String, indent: String = "") -> String {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, indent.count + line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return (lines + [line]).joined(separator: "\n" + indent)
    }
}

extension OptionRow {
    /// As the help has it: `--jobs N`.
    var usage: String {
        let value = placeholder.map { isValueOptional ? "[=\($0)]" : " \($0)" } ?? ""
        return names.joined(separator: ", ") + value
    }
}

extension String {
    fileprivate var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
