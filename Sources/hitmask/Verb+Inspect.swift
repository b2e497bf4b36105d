import HitMaskCompiler

extension Verb {
    /// `hitmask inspect`: what a mask file holds.
    static let inspect = Verb(
        name: "inspect",
        summary: "list what a mask file holds",
        positionals: [
            Positional(placeholder: "FILE"), Positional(placeholder: "NAME", isOptional: true, repeats: true),
        ],
        options: [json, annotate] + VariantOptions.table,
        notes: [
            "With NAME, only these masks: all variants of 'buttons/play', or those of 'buttons/play@2x'. Sizes and"
                + " bounds are in pixels; bounds enclose the opaque pixels. Frames of an animation are listed with the seconds in"
                + " which they are shown; --frame and --time pick one."
        ],
        examples: [
            "hitmask inspect ui.hitmask", "hitmask inspect --json ui.hitmask buttons/play",
            "hitmask inspect --annotate ui.hitmask",
        ],
        run: runInspect
    )

    private static let json = Option.flag("--json", "Print JSON instead of a table.")
    private static let annotate = Option.flag(
        "--annotate", "Print every byte of the file with its offset and its meaning, and each mask as a picture.")

    @Sendable private static func runInspect(_ invocation: Invocation, _ terminal: Terminal) throws -> ExitStatus {
        let path = invocation.arguments[0]
        let names = Array(invocation.arguments.dropFirst())
        let frame = try VariantOptions.frame(invocation)
        if invocation[annotate] {
            if invocation[json] { throw UsageError.conflict("--annotate", "--json") }
            if let name = names.first { throw UsageError.extraArgument(name) }
        }
        let selection = try about(path) { try MaskSelection(contentsOf: path) }
        if invocation[annotate] {
            try printResults(FileAnnotation(of: selection.file).lines.joined(separator: "\n") + "\n")
            return .done
        }
        let listing = MaskListing(of: selection)
        let (shown, faults) =
            names.isEmpty
            ? (listing, [])
            : listing.restricted(to: names, for: VariantOptions.traits(invocation), frame: frame)
        for fault in faults { terminal.report(path, "\(fault)") }
        guard faults.isEmpty else { return .failed }
        try printResults(invocation[json] ? shown.json.text(expandedDepth: 2) + "\n" : shown.table)
        return .done
    }
}
