/// What a build did, and what it has to say.
package struct BuildReport: Sendable {
    /// The place of the output.
    package let output: OutputTarget
    /// Faults and warnings.
    package var diagnostics: [Diagnostic] = []
    /// What would make masks easier to hit.
    package var hints = Deferred<Diagnostic>()
    /// Masks that equal others.
    package var notes = Deferred<Diagnostic>()
    /// The pictures that the masks are made of, each once.
    package var pictures = Deferred<String>()
    /// Folders that were listed, with a `/` at their end, and other files that were read to find the pictures: if one
    /// changes, other pictures may be found.
    package var searched = Deferred<String>()
    /// What the folders among them looked like.
    var listings: [ExactText: ReadFile] = [:]
    /// The masks, those that could be made.
    package var masks: [Mask] = []
    /// How long it took.
    package var timings = Timings()
    /// The number of pictures, with those that could not be taken.
    package var inputCount = 0
    /// The number of masks written.
    package var maskCount = 0
    /// The size of the file written.
    package var byteCount = 0
    /// Whether the file was written, or had its bytes already; nil where the build failed.
    package var outcome: OutputTarget.Outcome?

    /// Makes the report of a build that has not started.
    package init(output: OutputTarget) { self.output = output }

    /// The number of faults.
    package var errorCount: Int { diagnostics.count { $0.severity == .error } }
    /// The number of warnings.
    package var warningCount: Int { diagnostics.count { $0.severity == .warning } }

    /// Whether the build failed by warnings alone.
    package var failedByWarnings: Bool { outcome == nil && errorCount == 0 }

    /// Whether the build failed because the reader of its output went away.
    package var lostItsReader: Bool {
        diagnostics.contains {
            if case .output(.system(let fault)) = $0.reason { fault.meansClosedPipe } else { false }
        }
    }

    /// Whether nothing keeps the output from being written.
    func isClean(strict: Bool) -> Bool { errorCount == 0 && (!strict || warningCount == 0) }

    /// Everything to be said, in an order that depends on nothing but the messages.
    ///
    /// If `verbose` there are hints, and each mask that equals another is named; else the number of those is given.
    package func messages(verbose: Bool) -> [Diagnostic] {
        var messages = diagnostics
        if outcome != nil, verbose { messages += hints.elements + notes.elements }
        if outcome != nil, !verbose, notes.count > 0 {
            messages.append(Diagnostic(output.place, .duplicates(count: notes.count)))
        }
        messages.sort(by: Diagnostic.precedes)
        guard outcome == nil else { return messages }
        let conclusion: Diagnostic.Reason =
            errorCount > 0
            ? .notWritten(errors: errorCount, inputs: inputCount) : .notWrittenStrict(warnings: warningCount)
        return messages + [Diagnostic(output.place, conclusion)]
    }
}
