import HitMaskCompiler

extension Verb {
    /// `hitmask merge`: several mask files to one.
    static let merge = Verb(
        name: "merge",
        summary: "join mask files to one",
        positionals: [Positional(placeholder: "FILE", repeats: true)],
        options: [output, quiet],
        notes: [
            "Joins the files that 'hitmask compile --shard' made, or any others. The bytes do not depend on the order of"
                + " the files; of all shards of a build they are those of the build in one piece.",
            "A mask that is the same in several files is stored once. If it differs, or if two names differ in nothing but"
                + " case, both files are named and nothing is written.",
        ],
        examples: [
            "hitmask compile art --shard 1/2 -o 1.hitmask", "hitmask compile art --shard 2/2 -o 2.hitmask",
            "hitmask merge 1.hitmask 2.hitmask -o ui.hitmask",
        ],
        run: runMerge
    )

    private static let output = Option.text(
        "-o", "--output", placeholder: "FILE", "Write the masks to FILE; - is the standard output.", isRequired: true)
    private static let quiet = Option.flag("--quiet", "Say nothing but errors.")

    @Sendable private static func runMerge(_ invocation: Invocation, _ terminal: Terminal) throws -> ExitStatus {
        let path = invocation[output] ?? ""
        let target = try about(path) { () throws(OutputFault) in try OutputTarget(path) }
        var merge = MaskMerge(of: invocation.arguments)
        let report = merge.run(to: target)
        if report.lostItsReader { return .failed }
        terminal.report(report.messages(verbose: false))
        guard report.outcome != nil else { return .failed }
        if !invocation[quiet], target.isFile { try printResults(report.summary) }
        return .done
    }
}
