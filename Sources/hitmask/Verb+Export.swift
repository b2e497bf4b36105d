import HitMaskCompiler
import HitMasks

extension Verb {
    /// `hitmask export`: a mask in another form.
    static let export = Verb(
        name: "export",
        summary: "write a mask in another form",
        positionals: [Positional(placeholder: "FILE"), Positional(placeholder: "NAME")],
        options: [format, output, halfBlocks, within] + OverlayOptions.table + VariantOptions.table,
        notes: [
            "pbm: a binary PBM picture (P4), 1 is opaque. png: a PNG whose alpha is the mask, which compiles to the same"
                + " mask again. svg: the exact outline as a picture of one path. text: a character a pixel, '#' is opaque"
                + " and '.' is transparent. json: size, scale, bounds, for each row its opaque spans as [first column,"
                + " column behind the last], and the outline as closed rings of [x, y], holes among them. c: a header for C"
                + " and C++ with the bits and a function that looks one up, named after the mask.",
            "For engines: godot: a BitMap resource for texture_click_mask. unity: the physics shape of a sprite, for its"
                + " .meta file. tiled: a tileset whose tile has the mask as collision shapes. physicseditor: a body of convex"
                + " polygons for Phaser's Matter. For pages: html: an image map. css: a clip-path.",
            "NAME stands for the densest of the name's variants for any screen; NAME@2x picks another scale, and"
                + " --idiom, --appearance and --direction pick other variants, or else the nearest. Of an animation it is the first"
                + " frame; --frame and --time pick another.",
        ],
        examples: [
            "hitmask export ui.hitmask buttons/play --format png -o play-mask.png",
            "hitmask export ui.hitmask buttons/play --format text --half-blocks",
            "hitmask export ui.hitmask play --format png --overlay play.png -o big.png",
        ],
        run: runExport
    )

    private static let format = Option<ExportFormat?>.requiredChoice(
        "--format", "The form to write.")
    private static let output = Option.text(
        "-o", "--output", placeholder: "PATH", "Write to PATH instead of the standard output.")
    private static let halfBlocks = Option.flag(
        "--half-blocks", "With --format text: draw two rows of pixels as one row of block characters.")

    private static let within = Option<Double?>(
        ["--within"], "PIXELS",
        "How far polygons may be off the pixels; without this option 1 for unity, tiled and physicseditor, else 0.",
        initial: nil
    ) { text throws(ValueFault) in
        guard let value = Double(text), 0...1000 ~= value else {
            throw ValueFault(expected: "a number of pixels from 0 to 1000, such as 0.75")
        }
        return value
    }

    @Sendable private static func runExport(_ invocation: Invocation, _ terminal: Terminal) throws -> ExitStatus {
        let (path, name) = (invocation.arguments[0], invocation.arguments[1])
        guard let format = invocation[format] else { throw UsageError.missingOption("--format", placeholder: "") }
        if invocation[within] != nil, !format.hasPolygons {
            throw UsageError.conflict("--within", "--format \(format.rawValue)")
        }
        let overlay = try OverlayOptions(invocation, format: format)
        let frame = try VariantOptions.frame(invocation)
        let target = invocation[output] ?? "-"
        let place = target == "-" ? "standard output" : target
        let output = try about(place) { () throws(OutputFault) in
            let output = try OutputTarget(target)
            try output.requireDistinct(from: [path] + [overlay?.art].compactMap(\.self))
            return output
        }
        let entry = try about(path) {
            try MaskSelection(contentsOf: path).entry(
                named: name, for: VariantOptions.traits(invocation) ?? HitMask.Traits(), frame: frame)
        }
        let bytes =
            try overlay?.picture(of: entry)
            ?? about(path) {
                try entry.exported(
                    as: format, drawing: invocation[halfBlocks] ? .halfBlocks : .characters, within: invocation[within])
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
