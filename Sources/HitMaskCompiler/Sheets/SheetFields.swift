/// The fields of a frame or a page, whichever format they came from, read with their limits checked.
///
/// Numbers may be written as texts (`"12"`), and with a point where they are whole (`12.0`).
struct SheetFields {
    /// The object that holds them.
    let object: SourceValue
    /// Whose they are, for messages: `the frame 'play'`.
    let owner: String

    /// What positions and sizes can be.
    static let lengths = 0...SheetFrame.maximumSide
    /// What offsets can be.
    static let offsets = -SheetFrame.maximumSide...SheetFrame.maximumSide

    init(_ object: SourceValue, of owner: String) throws(SheetError) {
        guard object.isObject else {
            throw SheetError(
                line: object.line, .value(key: "the value", owner: owner, found: object.kind, expected: "an object"))
        }
        self.object = object
        self.owner = owner
    }

    /// The value of a key, or nil where it is absent or null.
    func value(_ key: String) throws(SheetError) -> SourceValue? {
        do throws(TextFault) {
            guard let value = try object.value(of: key), value.content != .null else { return nil }
            return value
        } catch { throw SheetError(error) }
    }

    /// The fields of an object inside, or nil.
    func fields(_ key: String) throws(SheetError) -> SheetFields? {
        guard let value = try value(key) else { return nil }
        guard value.isObject else { throw unexpected(value, key, "an object") }
        return try SheetFields(value, of: "\(key) of \(owner)")
    }

    /// A whole number, or nil.
    func whole(_ key: String, in range: ClosedRange<Int>) throws(SheetError) -> Int? {
        guard let value = try value(key) else { return nil }
        guard let number = value.decimal?.whole(), range.contains(number) else {
            throw unexpected(value, key, "a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    /// Whole numbers in a text such as `{{1,2},{3,4}}`, each multiplied by a factor, or nil.
    ///
    /// The shape is what is left of the text without the numbers: `{{,},{,}}`.
    func wholes(
        _ key: String, shape: String, in range: ClosedRange<Int> = lengths, times factor: Int = 1
    ) throws(SheetError) -> [Int]? {
        guard let value = try value(key) else { return nil }
        let text = Array((value.string ?? "").utf8)
        let marks = [UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ",")]
        var numbers: [Int] = []
        for part in text.split(whereSeparator: { marks.contains($0) }) where !part.trimmingSpaces.isEmpty {
            let number = DecimalNumber(String(decoding: part, as: UTF8.self))?.whole(times: UInt64(factor))
            if let number, (range.lowerBound * factor...range.upperBound * factor).contains(number) {
                numbers.append(number)
            }
        }
        let count = shape.utf8.count { $0 == marks[2] } + 1
        guard text.filter(marks.contains).elementsEqual(shape.utf8), numbers.count == count else {
            let form = shape.isEmpty || shape.first == "," ? "\(count) numbers with commas" : "numbers as in \(shape)"
            throw unexpected(value, key, "\(form), whole ones from \(range.lowerBound) to \(range.upperBound)")
        }
        return numbers
    }

    /// Yes or no, or nil. It may be written as a text or as 1 and 0.
    func flag(_ key: String) throws(SheetError) -> Bool? {
        guard let value = try value(key) else { return nil }
        switch value.content {
        case .bool(let flag): return flag
        case .number(let text), .string(let text):
            switch text.lowercased() {
            case "true", "yes", "1": return true
            case "false", "no", "0", "": return false
            default: throw unexpected(value, key, "true or false")
            }
        default: throw unexpected(value, key, "true or false")
        }
    }

    /// A text, or nil.
    func text(_ key: String) throws(SheetError) -> String? {
        guard let value = try value(key) else { return nil }
        guard let text = value.string else { throw unexpected(value, key, "a text") }
        return text
    }

    /// A list, or nil.
    func list(_ key: String) throws(SheetError) -> [SourceValue]? {
        guard let value = try value(key) else { return nil }
        guard value.isArray else { throw unexpected(value, key, "a list") }
        return value.elements
    }

    /// What was read, or the fault that it is missing.
    func require<Value>(_ value: Value?, _ key: String) throws(SheetError) -> Value {
        guard let value else { throw SheetError(line: object.line, .missing(key: key, owner: owner)) }
        return value
    }

    /// The fault that a value is not what it should be.
    func unexpected(_ value: SourceValue, _ key: String, _ expected: String) -> SheetError {
        SheetError(line: value.line, .value(key: key, owner: owner, found: value.shown, expected: expected))
    }
}

extension SourceValue {
    /// The number, where the value is one or the text of one.
    var decimal: DecimalNumber? {
        switch content {
        case .number(let text), .string(let text): DecimalNumber(text)
        default: nil
        }
    }

    /// The value for a message: short ones as they are, others by their kind.
    fileprivate var shown: String {
        switch content {
        case .number(let text) where text.utf8.count <= 40: text
        case .string(let text) where text.utf8.count <= 40: "\"\(text)\""
        case .bool(let flag): flag ? "true" : "false"
        default: kind
        }
    }
}
