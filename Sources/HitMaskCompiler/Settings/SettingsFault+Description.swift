extension SettingsFault: CustomStringConvertible {
    /// What is wrong and what to do, in plain words, without the path and the line.
    package var description: String { reason.description }
}

extension SettingsFault.Reason: CustomStringConvertible {
    /// What is wrong and what to do.
    package var description: String {
        switch self {
        case .text(let reason): "\(reason)"
        case .unknownKey(let key, let owner, let suggestions):
            "'\(key)' is no key of \(owner)" + Self.meant(suggestions)
        case .repeatedKey(let key, let owner, let firstLine):
            "\(owner) has '\(key)' a second time; the first is in line \(firstLine). Remove one"
        case .missingKey(let key, let owner): "\(owner) has no '\(key)'"
        case .value(let key, let found, let expected): "'\(key)' is \(found); expected \(expected)"
        case .threshold(let fault): "\(fault)"
        case .outset(let fault): "\(fault)"
        case .area(let key, let fault): "'\(key)': \(fault)"
        case .detail(let fault): "\(fault)"
        case .glob(let pattern, let fault): "the pattern '\(pattern)' \(fault)"
        case .unusedGlob(let pattern, let suggestions):
            "the pattern '\(pattern)' matches no mask" + Self.meant(suggestions)
        case .name(let name, let key, let problem): "the name '\(name)' of '\(key)' \(problem)"
        case .path(let path, let problem): "the path '\(path)' \(problem); write it from the folder of this file on"
        case .placeholder(let text, let key, let known):
            "'\(text)' in '\(key)' stands for nothing; there are \(known.listed("and"))"
        case .repeatedRegion(let name, let color):
            "a second colour for the region '\(name)', which is \(color) already; a region has one colour"
        case .outlines(let found, let owner):
            found.isEmpty
                ? "\(owner) has no outline; add one of \(SettingsShape.outlineKeys.listed("or"))"
                : "\(owner) has \(found.listed("and")); keep one of them"
        case .needs(let key, let others, let owner):
            "'\(key)' of \(owner) means nothing without \(others.listed("or"))"
        case .shapeSide(let name, let owner, let limit):
            "the \(name) of \(owner) times its scale is no whole number of pixels from 1 to \(limit)"
        case .pathData(let reason): "the path data cannot be read: \(reason)"
        case .shapePixels(let name, let found, let limit):
            "the shape '\(name)' has \(found) pixels, and the limit is \(limit); raise it with --max-pixels \(found)"
        case .crossings(let name, let found, let limit):
            "the parts of the outline of '\(name)' cross \(found) rows of pixels, and at most \(limit) are drawn; simplify it"
        case .shapePixelsInAll(let name, let limit):
            "with '\(name)' the shapes have more than \(limit) pixels together; raise the limit with --max-pixels, of which "
                + "it is \(SheetBuilder.canvasShare) times"
        case .noFrameName(let name):
            "'\(name)' has nothing before its number to name an animation by; write \"frameOf\": \"…\""
        case .sameFrame(let name, let other, let animation, let number):
            "'\(name)' and '\(other)' are both the frame \(number) of '\(animation)'"
        }
    }

    private static func meant(_ suggestions: [String]) -> String {
        suggestions.isEmpty ? "" : "; did you mean \(suggestions.listed("or"))?"
    }
}

extension [String] {
    /// The texts in quotes with commas and a word before the last.
    fileprivate func listed(_ word: String) -> String {
        let quoted = map { "'\($0)'" }
        guard let last = quoted.last, count > 1 else { return quoted.first ?? "" }
        return quoted.dropLast().joined(separator: ", ") + " \(word) " + last
    }
}
