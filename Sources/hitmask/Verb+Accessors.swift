import HitMaskCompiler

extension Verb {
    /// `hitmask accessors`: typed Swift for the names of a mask file.
    static let accessors = Verb(
        name: "accessors",
        summary: "write Swift that reaches the masks of a file by properties",
        positionals: [Positional(placeholder: "FILE")],
        options: [output, AccessorOptions.access, AccessorOptions.embed, quiet],
        notes: [
            "With --embed the source holds the masks, and needs no file at run time: 'buttons/play-all' is"
                + " HitMask.Buttons.playAll. Without, it declares a type named as the output is, such as Masks, that is"
                + " made of an opened HitMaskFile and looks masks up in it: masks.buttons.playAll. If that file lacks one"
                + " of the names, making it throws them.",
            "An accessor stands for the densest scale of its name. A name with several scales also has a function:"
                + " playAll(scale: 2).",
            "Names that Swift does not take, or that would become the same in Swift, are errors. Sources of the same file"
                + " are the same, and one that would not change is not touched.",
        ],
        examples: [
            "hitmask accessors ui.hitmask --embed -o Sources/Game/Masks.swift",
            "hitmask accessors ui.hitmask --access public -o Sources/Art/UIMasks.swift",
            "hitmask compile art -o ui.hitmask --accessors Sources/Game/Masks.swift --embed",
        ],
        run: runAccessors
    )

    private static let output = Option.text(
        "-o", "--output", placeholder: "FILE.swift", "Write to FILE.swift; - is the standard output.",
        isRequired: true)
    private static let quiet = Option.flag("--quiet", "Say nothing but errors.")

    @Sendable private static func runAccessors(_ invocation: Invocation, _ terminal: Terminal) throws -> ExitStatus {
        let path = invocation.arguments[0]
        let output = try AccessorOutput(invocation, path: invocation[output] ?? "-", besides: [path])
        return try output.write(from: path, terminal, isQuiet: invocation[quiet])
    }
}
