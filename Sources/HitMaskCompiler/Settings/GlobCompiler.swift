extension Glob {
    /// A step of a match. Steps that consume nothing are followed at once; the others wait for a character.
    enum Step: Sendable {
        /// This character.
        case scalar(Unicode.Scalar)
        /// Any character but a slash.
        case inPart
        /// Any character.
        case any
        /// A character but a slash that is in one of the ranges, or in none if negated.
        case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)
        /// On with the next step, and with this one.
        case fork(Int)
        /// On with this step.
        case jump(Int)
    }
}

/// Turns a pattern into steps, of which there are at most a few to a character.
struct GlobCompiler {
    private let scalars: [Unicode.Scalar]
    private var position = 0
    private var steps: [Glob.Step] = []

    init(_ pattern: String) { scalars = Array(pattern.unicodeScalars) }

    mutating func compile() throws(Glob.Malformed) -> [Glob.Step] {
        guard !scalars.contains("\\") else { throw .backslash }
        guard !scalars.contains("\0") else { throw .nul }
        let hasEmptyPart = scalars.indices.contains { scalars[$0] == "/" && ($0 == 0 || scalars[$0 - 1] == "/") }
        guard !hasEmptyPart, scalars.last != "/" else { throw .emptyPart }
        try sequence(depth: 0)
        guard position == scalars.count else { throw .strayBrace }
        return steps
    }

    /// Reads up to the end or, in braces, up to the end of an alternative.
    private mutating func sequence(depth: Int) throws(Glob.Malformed) {
        while position < scalars.count {
            let scalar = scalars[position]
            switch scalar {
            case "}": return
            case "," where depth > 0: return
            case "*": try star(depth: depth)
            case "?": step(.inPart)
            case "[": try set()
            case "{": try braces(depth: depth + 1)
            default: step(.scalar(scalar))
            }
        }
    }

    private mutating func step(_ step: Glob.Step) {
        steps.append(step)
        position += 1
    }

    private mutating func star(depth: Int) throws(Glob.Malformed) {
        let end = scalars[position...].firstIndex { $0 != "*" } ?? scalars.count
        let start = position
        position = end
        guard end - start > 1 else { return loop(over: .inPart) }
        guard depth == 0 else { throw .doubleStarInBraces }
        let isWholePart =
            end - start == 2 && (start == 0 || scalars[start - 1] == "/")
            && (end == scalars.count || scalars[end] == "/")
        guard isWholePart else { throw .doubleStarInPart }
        guard end < scalars.count else {
            steps.append(.inPart)
            return loop(over: .any)
        }
        // Parts with the slash behind them, or none.
        position += 1
        let fork = steps.count
        steps.append(.fork(0))
        steps.append(.inPart)
        loop(over: .inPart)
        steps.append(.scalar("/"))
        steps.append(.jump(fork))
        steps[fork] = .fork(steps.count)
    }

    private mutating func loop(over step: Glob.Step) {
        let fork = steps.count
        steps += [.fork(fork + 3), step, .jump(fork)]
    }

    private mutating func set() throws(Glob.Malformed) {
        position += 1
        guard position < scalars.count else { throw .openSet }
        guard scalars[position] != "^" else { throw .caret }
        let isNegated = scalars[position] == "!"
        if isNegated { position += 1 }
        // A bracket at the beginning of a set is a member of it.
        guard position < scalars.count,
            let end = scalars[(position + 1)...].firstIndex(of: "]")
        else { throw .openSet }
        let members = scalars[position..<end]
        guard !members.contains("/") else { throw .slashInSet }
        var ranges: [ClosedRange<Unicode.Scalar>] = []
        var next = members.startIndex
        while next < members.endIndex {
            let first = members[next]
            var last = first
            if next + 2 < members.endIndex, members[next + 1] == "-" {
                last = members[next + 2]
                next += 2
            }
            guard first <= last else { throw .reversedRange(first: first, last: last) }
            ranges.append(first...last)
            next += 1
        }
        steps.append(.set(ranges, isNegated: isNegated))
        position = end + 1
    }

    /// Reads `{a,b}`: each alternative is tried, and each goes on behind the braces.
    private mutating func braces(depth: Int) throws(Glob.Malformed) {
        guard depth <= Glob.deepestBraces else { throw .tooDeep(limit: Glob.deepestBraces) }
        var ends: [Int] = []
        while true {
            position += 1
            let fork = steps.count
            steps.append(.fork(0))
            try sequence(depth: depth)
            guard position < scalars.count else { throw .openBrace }
            let isLast = scalars[position] == "}"
            ends.append(steps.count)
            steps.append(.jump(0))
            steps[fork] = .fork(isLast ? fork + 1 : steps.count)
            if isLast { break }
        }
        position += 1
        for end in ends { steps[end] = .jump(steps.count) }
    }
}
