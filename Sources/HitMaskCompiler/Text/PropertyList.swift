/// Reads property lists in their XML form.
///
/// Dates and data are given as the texts that they are written as. The binary form is a fault that says how to convert it.
enum PropertyList {
    /// Reads a property list.
    static func read(_ bytes: [UInt8]) throws(TextFault) -> SourceValue {
        if bytes.starts(with: "bplist".utf8) { throw TextFault(line: 1, .binaryPropertyList) }
        return try value(of: MarkupReader.read(bytes))
    }

    /// The value of an element `plist`.
    static func value(of root: MarkupElement) throws(TextFault) -> SourceValue {
        guard root.name == "plist", let first = root.children.first, root.children.count == 1 else {
            let found = root.name == "plist" ? "\(root.children.count)" : "<\(root.name)>"
            throw TextFault(line: root.line, .unexpected(found: found, expected: "<plist> with one value"))
        }
        return try contents(of: first)
    }

    private static func contents(of element: MarkupElement) throws(TextFault) -> SourceValue {
        switch element.name {
        case "dict": return SourceValue(.object(try members(of: element)), line: element.line)
        case "array":
            var elements: [SourceValue] = []
            for child in element.children { elements.append(try contents(of: child)) }
            return SourceValue(.array(elements), line: element.line)
        case "true": return SourceValue(.bool(true), line: element.line)
        case "false": return SourceValue(.bool(false), line: element.line)
        case "integer", "real": return SourceValue(.number(element.text), line: element.line)
        case "string", "date", "data": return SourceValue(.string(element.text), line: element.line)
        default:
            let expected = "an element of a property list"
            throw TextFault(line: element.line, .unexpected(found: "<\(element.name)>", expected: expected))
        }
    }

    private static func members(of element: MarkupElement) throws(TextFault) -> [SourceValue.Member] {
        var members: [SourceValue.Member] = []
        var key: MarkupElement?
        for child in element.children {
            if let open = key {
                members.append(SourceValue.Member(key: open.text, line: open.line, value: try contents(of: child)))
                key = nil
            } else {
                guard child.name == "key" else {
                    throw TextFault(line: child.line, .unexpected(found: "<\(child.name)>", expected: "<key>"))
                }
                key = child
            }
        }
        if let key {
            throw TextFault(line: key.line, .unexpected(found: "the end", expected: "a value for '\(key.text)'"))
        }
        return members
    }
}
