extension Glob {
    /// Whether the pattern matches a whole name.
    ///
    /// - Complexity: O(length of the pattern × length of the name), whatever the pattern: all ways to match are followed
    ///   side by side, and each step is taken at most once for a character.
    package func matches(_ name: String) -> Bool {
        guard name.utf8.starts(with: literalStart) else { return false }
        var current = GlobFront(steps: steps)
        var next = current
        current.enter(0)
        for scalar in name.unicodeScalars {
            next.clear()
            for index in current.waiting where steps[index].consumes(scalar) { next.enter(index + 1) }
            guard !next.isEmpty else { return false }
            swap(&current, &next)
        }
        return current.isAtEnd
    }
}

extension Glob.Step {
    /// Whether the step takes a character.
    fileprivate func consumes(_ scalar: Unicode.Scalar) -> Bool {
        switch self {
        case .scalar(let own): own == scalar
        case .inPart: scalar != "/"
        case .any: true
        case .set(let ranges, let isNegated): scalar != "/" && ranges.contains { $0.contains(scalar) } != isNegated
        case .fork, .jump: false
        }
    }
}

/// The steps that a match has got to, each once.
private struct GlobFront {
    private let steps: [Glob.Step]
    /// The steps that wait for a character, and for the end of the name.
    private(set) var waiting: [Int] = []
    private var isEntered: [Bool]
    private var entered: [Int] = []
    private var pending: [Int] = []

    init(steps: [Glob.Step]) {
        self.steps = steps
        isEntered = [Bool](repeating: false, count: steps.count + 1)
    }

    var isEmpty: Bool { entered.isEmpty }

    /// Whether all steps are done.
    var isAtEnd: Bool { isEntered[steps.count] }

    mutating func clear() {
        for index in entered { isEntered[index] = false }
        entered.removeAll(keepingCapacity: true)
        waiting.removeAll(keepingCapacity: true)
    }

    /// Goes to a step and on through those that consume nothing.
    mutating func enter(_ first: Int) {
        pending.append(first)
        while let index = pending.popLast() {
            guard !isEntered[index] else { continue }
            isEntered[index] = true
            entered.append(index)
            guard index < steps.count else { continue }
            switch steps[index] {
            case .fork(let other):
                pending.append(index + 1)
                pending.append(other)
            case .jump(let other): pending.append(other)
            default: waiting.append(index)
            }
        }
    }
}
