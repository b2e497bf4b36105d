import HitMaskCompiler
import HitMasks

extension Verb {
    /// `hitmask export`: a mask in another form.
    static let export = Verb(
        name: "export",
        summary: "write a mask in another form",
        positionals: [Positional(placeholder: "FILE"), Positional(placeholder: "NAME")],
        options: [format, output, halfBlocks] + VariantOptions.table,
        notes: [
            "pbm: a binary PBM picture (P4), 1 is opaque. png: a PNG whose alpha is the mask, which compiles to the same"
                + " mask again. svg: the exact outline as a picture of one path. text: a character a pixel, '#' is opaque"
                + " and '.' is transparent. json: size, scale, bounds, for each row its opaque spans as [first column,"
                + " column behind the last], and the outline as closed rings of [x, y], holes among them. c: a header for C"
                + " and C++ with the bits and a function that looks one up, named after the mask.",
            "NAME stands for the densest of the name's variants for any screen; NAME@2x picks another scale, and"
                + " --idiom, --appearance and --direction pick other variants, or else the nearest.",
        ],
        examples: [
            "hitmask export ui.hitmask buttons/play --format png -o play-mask.png",
            "hitmask export ui.hitmask buttons/play --format text --half-blocks",
        ],
        run: runExport
    )

    private static let format = Option<ExportFormat?>.requiredChoice(
        "--format", "The form to write.")
    private static let output = Option.text(
        "-o", "--output", placeholder: "PATH", "Write to PATH instead of the standard output.")
    private static let halfBlocks = Option.flag(
        "--half-blocks", "With --format text: draw two rows of pixels as one row of block characters.")

    @Sendable private static func runExport(_ invocation: Invocation, _ terminal: Terminal) throws -> ExitStatus {
        let (path, name) = (invocation.arguments[0], invocation.arguments[1])
        guard let format = invocation[format] else { throw UsageError.missingOption("--format", placeholder: "") }
        let target = invocation[output] ?? "-"
        let place = target == "-" ? "standard output" : target
        let output = try about(place) { () throws(OutputFault) in
            let output = try OutputTarget(target)
            try output.requireDistinct(from: [path])
            return output
        }
        let bytes = try about(path) {
            let entry = try MaskSelection(contentsOf: path).entry(
                named: name, for: VariantOptions.traits(invocation) ?? HitMask.Traits())
            return try entry.exported(as: format, drawing: invocation[halfBlocks] ? .halfBlocks : .characters)
        }
        do {
            _ = try output.write(bytes)
        } catch OutputFault.system(let fault) where fault.meansClosedPipe {
            return .failed
        } catch {
            throw FileFault(path: place, reason: error)
        }
        return .done
    }
}
