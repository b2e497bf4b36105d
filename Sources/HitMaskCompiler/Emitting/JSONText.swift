/// A JSON value that is written the same on every machine: keys in the order given, no locale, no spaces to vary.
package enum JSON: Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([(key: String, value: JSON)])
}

extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
    /// An object with its keys in the order of the literal.
    package init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(elements.map { (key: $0.0, value: $0.1) })
    }

    /// An array.
    package init(arrayLiteral elements: JSON...) { self = .array(elements) }
}

extension JSON {
    /// The text of the value.
    ///
    /// Arrays and objects of the first `expandedDepth` levels have each element on a line of its own; what is deeper is
    /// written in one line.
    package func text(expandedDepth: Int = 0) -> String {
        var text = ""
        write(to: &text, expandedDepth: expandedDepth, indent: "")
        return text
    }

    private func write(to text: inout String, expandedDepth: Int, indent: String) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .integer(let value): text += "\(value)"
        case .number(let value):
            // Whole numbers lose their point, and JSON has no word for what is not finite.
            text += Int(exactly: value).map { "\($0)" } ?? (value.isFinite ? "\(value)" : "null")
        case .string(let value): writeQuoted(value, to: &text)
        case .array(let values):
            write(values, between: ("[", "]"), to: &text, expandedDepth, indent) { value, text, depth, indent in
                value.write(to: &text, expandedDepth: depth, indent: indent)
            }
        case .object(let members):
            write(members, between: ("{", "}"), to: &text, expandedDepth, indent) { member, text, depth, indent in
                writeQuoted(member.key, to: &text)
                text += ": "
                member.value.write(to: &text, expandedDepth: depth, indent: indent)
            }
        }
    }

    private func write<Element>(
        _ elements: [Element], between brackets: (String, String), to text: inout String, _ depth: Int,
        _ indent: String, _ body: (Element, inout String, Int, String) -> Void
    ) {
        let isExpanded = depth > 0 && !elements.isEmpty
        let inner = isExpanded ? indent + "  " : indent
        text += brackets.0
        for (index, element) in elements.enumerated() {
            if index > 0 { text += isExpanded ? "," : ", " }
            if isExpanded { text += "\n" + inner }
            body(element, &text, depth - 1, inner)
        }
        if isExpanded { text += "\n" + indent }
        text += brackets.1
    }
}

private func writeQuoted(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
        switch scalar {
        case "\"": text += "\\\""
        case "\\": text += "\\\\"
        case "\n": text += "\\n"
        case "\r": text += "\\r"
        case "\t": text += "\\t"
        case _ where scalar.value < 0x20 || scalar.value == 0x7F:
            let digits = String(scalar.value, radix: 16)
            text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: text.unicodeScalars.append(scalar)
        }
    }
    text += "\""
}
